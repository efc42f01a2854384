//! JSON Schemas of events and rulings, from the types that serde reads and writes.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use syn::{Attribute, Expr, Field, Fields, Item, ItemEnum, Lit, Meta, Type, Variant};

/// The enums of the live game, by name.
pub(crate) struct Types(BTreeMap<String, ItemEnum>);

const SOURCES: [&str; 11] = [
    include_str!("../../src/game/event.rs"),
    include_str!("../../src/game/terms.rs"),
    include_str!("../../src/game/question.rs"),
    include_str!("../../src/game/ruling/what.rs"),
    include_str!("../../src/game/ruling/reason.rs"),
    include_str!("../../src/game/breach.rs"),
    include_str!("../../src/game/change.rs"),
    include_str!("../../src/game/device.rs"),
    include_str!("../../src/game/exclusion.rs"),
    include_str!("../../src/game/outsider.rs"),
    PENALTY,
];

const PENALTY: &str = include_str!("../../src/game/penalty.rs");

impl Types {
    pub(crate) fn read() -> Self {
        let mut types = BTreeMap::new();
        for source in SOURCES {
            for item in syn::parse_file(source).unwrap().items {
                if let Item::Enum(item) = item {
                    types.insert(item.ident.to_string(), item);
                }
            }
        }
        Self(types)
    }

    /// The names under which serde knows the variants of an enum.
    pub(crate) fn names(&self, of: &str) -> Vec<String> {
        let variants = self.0[of].variants.iter();
        variants
            .map(|variant| kebab(&variant.ident.to_string()))
            .collect()
    }

    /// The variants of an enum with a tag, each an object.
    pub(crate) fn tagged(&self, of: &str, tag: &str, common: &Map<String, Value>) -> Vec<Value> {
        let variants = self.0[of].variants.iter();
        variants
            .map(|variant| self.object(variant, tag, common))
            .collect()
    }

    fn object(&self, variant: &Variant, tag: &str, common: &Map<String, Value>) -> Value {
        let name = kebab(&variant.ident.to_string());
        let mut properties = Map::from_iter([(tag.to_owned(), json!({"const": name}))]);
        properties.extend(common.clone());
        let mut required = vec![tag.to_owned()];
        let fields = match &variant.fields {
            Fields::Named(fields) => fields.named.iter().collect(),
            _ => Vec::new(),
        };
        for field in &fields {
            let serde = serde_words(&field.attrs);
            let key = renamed(&serde).unwrap_or_else(|| field.ident.as_ref().unwrap().to_string());
            if !serde.contains("default") && !serde.contains("skip_serializing_if") {
                required.push(key.clone());
            }
            properties.insert(key, self.of_field(field));
        }
        json!({
            "type": "object",
            "description": doc(&variant.attrs),
            "properties": properties,
            "required": required,
            // A kind without fields of its own passes over foreign keys.
            "additionalProperties": fields.is_empty(),
        })
    }

    fn of_field(&self, field: &Field) -> Value {
        let mut schema = self.of_type(&field.ty);
        if let Some(object) = schema.as_object_mut() {
            object.insert("description".to_owned(), json!(doc(&field.attrs)));
        }
        schema
    }

    fn of_type(&self, of: &Type) -> Value {
        let text = quote(of);
        if let Some(inner) = text
            .strip_prefix("Option<")
            .and_then(|t| t.strip_suffix('>'))
        {
            return self.named(inner);
        }
        if let Some(inner) = text.strip_prefix("Vec<").and_then(|t| t.strip_suffix('>')) {
            return json!({"type": "array", "items": self.named(inner)});
        }
        self.named(&text)
    }

    fn named(&self, name: &str) -> Value {
        match name {
            "bool" => json!({"type": "boolean"}),
            "u8" | "u16" | "u32" => json!({"type": "integer", "minimum": 0}),
            "String" => json!({"type": "string"}),
            "Color" => json!({"enum": ["white", "black"]}),
            "Role" => json!({"enum": ["pawn", "knight", "bishop", "rook", "queen", "king"]}),
            "Square" => json!({"type": "string", "pattern": "^[a-h][1-8]$"}),
            "Move" => {
                json!({"type": "string", "pattern": "^([a-h][1-8]){2}[nbrq]?$"})
            }
            "Points" => json!({"type": "string", "pattern": r"^[0-9]+(\.[0-9]{1,2})?$"}),
            "Duration" => json!({"$ref": "#/$defs/seconds"}),
            "Answer" => json!({"$ref": "#/$defs/answer"}),
            "Question" => json!({"$ref": "#/$defs/question"}),
            "Outcome" => json!({"$ref": "#/$defs/outcome"}),
            "Score" => json!({"$ref": "#/$defs/score"}),
            "ScoreChange" => json!({"$ref": "#/$defs/change"}),
            "PenaltySet" => json!({"$ref": "#/$defs/penalties"}),
            "PenaltyKinds" => json!({"type": "array", "items": self.named("PenaltyKind")}),
            other => json!({"enum": self.names(other)}),
        }
    }
}

/// Penalties given together: the fields of the struct, each only where it is given.
fn penalties(types: &Types) -> Value {
    let items = syn::parse_file(PENALTY).unwrap().items;
    let set = items.into_iter().find_map(|item| match item {
        Item::Struct(item) if item.ident == "PenaltySet" => Some(item),
        _ => None,
    });
    let set = set.unwrap();
    let fields = set.fields.iter();
    let fields = fields.map(|field| {
        let name = field.ident.as_ref().unwrap().to_string();
        (name, types.of_field(field))
    });
    json!({
        "type": "object",
        "description": doc(&set.attrs),
        "properties": fields.collect::<Map<String, Value>>(),
        "additionalProperties": false,
    })
}

fn score(types: &Types) -> Value {
    let points = types.named("Points");
    json!({
        "type": "object",
        "properties": {"white": points, "black": points},
        "required": ["white", "black"],
    })
}

/// What `Display` of the type in a field would be, without spaces.
fn quote(of: &Type) -> String {
    let Type::Path(path) = of else {
        panic!("an unknown type of field")
    };
    let segment = path.path.segments.last().unwrap();
    let name = segment.ident.to_string();
    match &segment.arguments {
        syn::PathArguments::AngleBracketed(list) => {
            let Some(syn::GenericArgument::Type(inner)) = list.args.first() else {
                panic!("{name} of what?")
            };
            format!("{name}<{}>", quote(inner))
        }
        _ => name,
    }
}

fn kebab(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(letter.to_lowercase());
    }
    out
}

fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
                Expr::Lit(literal) => match &literal.lit {
                    Lit::Str(text) => Some(text.value().trim().to_owned()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        });
    let lines: Vec<String> = lines.take_while(|line| !line.starts_with("```")).collect();
    lines.join(" ").replace(['[', ']', '`'], "")
}

/// The words inside `cfg_attr(feature = "serde", serde(…))`.
fn serde_words(attributes: &[Attribute]) -> String {
    let lists = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::List(list) if list.path.is_ident("cfg_attr") => Some(list.tokens.to_string()),
            _ => None,
        });
    lists.collect::<Vec<String>>().join(" ")
}

fn renamed(serde: &str) -> Option<String> {
    let (_, rest) = serde.split_once("rename = \"")?;
    rest.split('"').next().map(str::to_owned)
}

fn seconds() -> Value {
    json!({
        "description": "Seconds, as a whole number or as decimal text.",
        "oneOf": [
            {"type": "integer", "minimum": 0},
            {"type": "string", "pattern": r"^[0-9]+(\.[0-9]{1,9})?$"},
        ],
    })
}

/// One line of an event file.
pub(crate) fn event_schema(types: &Types) -> Value {
    let at = json!({"$ref": "#/$defs/seconds"});
    let common = Map::from_iter([("at".to_owned(), at)]);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An event of a live game",
        "description": "One line of an event file.",
        "oneOf": types.tagged("Act", "event", &common),
        "$defs": {
            "seconds": seconds(),
            "answer": {"oneOf": types.tagged("Answer", "decision", &Map::new())},
            "penalties": penalties(types),
            "score": score(types),
        },
    })
}

/// One line of the answer of `chesslaws arbitrate`, and one ruling as the libraries write it.
pub(crate) fn ruling_schema(types: &Types) -> Value {
    let article = json!({"type": ["string", "null"], "description": "Edition and number."});
    let cite = json!({
        "type": ["object", "null"],
        "properties": {"article": {}, "certain": {"type": "boolean"}},
    });
    let common = Map::from_iter([
        ("line".to_owned(), json!({"type": "integer", "minimum": 1})),
        ("article".to_owned(), article),
        (
            "certain".to_owned(),
            json!({"type": ["boolean", "null"], "description": "Whether the citation is confirmed."}),
        ),
        ("message".to_owned(), json!({"type": "string"})),
    ]);
    let mut rulings = types.tagged("What", "ruling", &common);
    for ruling in &mut rulings {
        ruling["additionalProperties"] = json!(false);
        let required = ruling["required"].as_array_mut().unwrap();
        required.extend(["article", "certain", "message"].map(|key| json!(key)));
    }
    let line = common["line"].clone();
    for key in ["refused", "error"] {
        rulings.push(json!({
            "type": "object",
            "properties": {"line": line, key: {"type": "string"}},
            "required": [key],
        }));
    }
    let asked = Map::from_iter([
        (
            "recommended".to_owned(),
            json!({"oneOf": [{"type": "null"}, {"$ref": "#/$defs/answer"}]}),
        ),
        ("cite".to_owned(), cite.clone()),
    ]);
    let score_ref = json!({"$ref": "#/$defs/score"});
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A ruling",
        "description": "One ruling as JSON. `chesslaws arbitrate` adds `line`, the number of the \
                        event's line, and writes refusals and errors in the same place.",
        "oneOf": rulings,
        "$defs": {
            "seconds": seconds(),
            "answer": {"oneOf": types.tagged("Answer", "decision", &Map::new())},
            "question": {"oneOf": types.tagged("QuestionKind", "question", &asked)},
            "outcome": {
                "type": "object",
                "properties": {
                    "score": score_ref,
                    "reason": {"enum": types.names("EndReason")},
                    "cite": cite,
                },
                "required": ["score", "reason", "cite"],
                "additionalProperties": false,
            },
            "penalties": penalties(types),
            "score": score(types),
            "change": {
                "type": "object",
                "properties": {
                    "kind": {"oneOf": types.tagged("ChangeKind", "kind", &Map::new())},
                    "before": score_ref,
                    "after": score_ref,
                    "cite": cite,
                },
                "required": ["kind", "before", "after", "cite"],
                "additionalProperties": false,
            },
        },
    })
}
