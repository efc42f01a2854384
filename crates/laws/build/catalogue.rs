//! From TOML to Rust: one static slice of entries an edition.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

/// What went wrong, with file and article.
pub(crate) type Error = Box<dyn std::error::Error>;

/// The name of the generated slice, the edition, and the files in printed order.
const EDITIONS: [(&str, &str, &[&str]); 4] = [
    (
        "FIDE_2001",
        "Fide2001",
        &["fide-2001.toml", "fide-2001-appendices.toml"],
    ),
    ("FIDE_2005", "Fide2005", &["fide-2005.toml"]),
    ("RUSSIA_2011", "Russia2011", &["russia-2011.toml"]),
    ("FIDE_2023", "Fide2023", &["fide-2023.toml"]),
];

const FIELDS: [&str; 13] = [
    "id",
    "title",
    "summary",
    "kind",
    "room",
    "params",
    "behaviour",
    "base_2001",
    "change",
    "see",
    "note",
    "source",
    "certain",
];

/// Reads every file and writes `catalogue.rs` into the build's own folder.
pub(crate) fn compile() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=catalogue");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let mut code = String::new();
    for (name, edition, files) in EDITIONS {
        let mut seen = BTreeSet::new();
        writeln!(code, "static {name}: &[Entry] = &[")?;
        for file in files {
            let path = Path::new(&root).join("catalogue").join(file);
            let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            file_entries(&mut code, edition, file, &text, &mut seen)?;
        }
        writeln!(code, "];")?;
    }
    let out = Path::new(&env::var("OUT_DIR")?).join("catalogue.rs");
    fs::write(out, code)?;
    Ok(())
}

fn file_entries(
    code: &mut String,
    edition: &str,
    file: &str,
    text: &str,
    seen: &mut BTreeSet<String>,
) -> Result<(), Error> {
    let table: Table = text.parse().map_err(|e| format!("{file}: {e}"))?;
    let articles = table
        .get("article")
        .and_then(Value::as_array)
        .ok_or_else(|| format!("{file}: expected [[article]] tables, found none"))?;
    for article in articles {
        let article = article
            .as_table()
            .ok_or_else(|| format!("{file}: expected a table under [[article]]"))?;
        let id = required(article, "id").map_err(|e| format!("{file}: {e}"))?;
        if !seen.insert(id.to_owned()) {
            return Err(format!("{file}: article {id} stands twice").into());
        }
        entry(code, edition, article).map_err(|e| format!("{file}: article {id}: {e}"))?;
    }
    Ok(())
}

fn entry(code: &mut String, edition: &str, article: &Table) -> Result<(), Error> {
    if let Some(field) = article.keys().find(|key| !FIELDS.contains(&key.as_str())) {
        return Err(format!("unknown field `{field}`").into());
    }
    let kind = match required(article, "kind")? {
        "enforced" => "Enforced",
        "ruling" => "Ruling",
        "reported" => "Reported",
        "advisory" => "Advisory",
        other => return Err(format!("unknown kind `{other}`").into()),
    };
    let room = match required(article, "room")? {
        "board" => "Board",
        "clock" => "Clock",
        "notation" => "Notation",
        "arbiter" => "Arbiter",
        "scoring" => "Scoring",
        other => return Err(format!("unknown room `{other}`").into()),
    };
    let certain = article
        .get("certain")
        .and_then(Value::as_bool)
        .ok_or("expected `certain` to be true or false")?;
    let id = required(article, "id")?;
    write!(
        code,
        "Entry {{ article: Article::new(Edition::{edition}, {id:?}), title: {:?}, summary: {:?}, \
         kind: Kind::{kind}, room: Room::{room}, params: &[",
        required(article, "title")?,
        required(article, "summary")?,
    )?;
    if let Some(params) = article.get("params") {
        let params = params.as_table().ok_or("expected `params` to be a table")?;
        for (name, value) in params {
            write!(code, "({name:?}, {}), ", literal(value)?)?;
        }
    }
    write!(
        code,
        "], behaviour: {:?}, base_2001: {:?}, change: {:?}, see: &{:?}, note: {:?}, \
         source: {:?}, certain: {certain} }},",
        required(article, "behaviour")?,
        optional(article, "base_2001")?,
        optional(article, "change")?,
        references(article)?,
        optional(article, "note")?,
        optional(article, "source")?,
    )?;
    code.push('\n');
    Ok(())
}

/// The text of a field that must stand and must say something.
fn required<'a>(article: &'a Table, field: &str) -> Result<&'a str, Error> {
    match optional(article, field)? {
        Some(text) => Ok(text),
        None => Err(format!("expected text in `{field}`, found nothing").into()),
    }
}

/// The text of a field; an empty string counts as absent.
fn optional<'a>(article: &'a Table, field: &str) -> Result<Option<&'a str>, Error> {
    match article.get(field) {
        None => Ok(None),
        Some(Value::String(text)) if text.trim().is_empty() => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => {
            Err(format!("expected text in `{field}`, found {}", other.type_str()).into())
        }
    }
}

fn references(article: &Table) -> Result<Vec<&str>, Error> {
    let Some(see) = article.get("see") else {
        return Ok(Vec::new());
    };
    see.as_array()
        .ok_or("expected `see` to be an array")?
        .iter()
        .map(|number| {
            number
                .as_str()
                .ok_or_else(|| "expected article numbers in `see`".into())
        })
        .collect()
}

/// A parameter as a Rust literal; scores (the only fractions) become hundredths of a point.
fn literal(value: &Value) -> Result<String, Error> {
    Ok(match value {
        Value::Integer(number) => format!("Value::Integer({number})"),
        Value::Boolean(truth) => format!("Value::Flag({truth})"),
        Value::String(text) => format!("Value::Text({text:?})"),
        Value::Float(points) => {
            let hundredths = points * 100.0;
            if hundredths.fract() != 0.0 || hundredths.abs() > 1e6 {
                return Err(format!("expected points in hundredths, found {points}").into());
            }
            format!("Value::Points(Points::from_hundredths({hundredths:.0}))")
        }
        Value::Array(values) => {
            let values = values.iter().map(literal).collect::<Result<Vec<_>, _>>()?;
            format!("Value::List(&[{}])", values.join(", "))
        }
        other => return Err(format!("unexpected parameter {}", other.type_str()).into()),
    })
}
