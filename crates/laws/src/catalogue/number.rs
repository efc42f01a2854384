//! Article numbers as people write them: `9.2.a`, `9.2a`, `9.2(a)`, `A4`, `Art. 3.8 (a) (ii)`.

/// One step of a number: a run of digits, a run of letters, or a foreign character that
/// matches only itself.
#[derive(Debug, Clone, Copy)]
struct Step<'a>(&'a str);

impl PartialEq for Step<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(other.0)
    }
}

#[derive(Clone)]
struct Steps<'a>(&'a str);

fn class(c: char) -> u8 {
    match c {
        '0'..='9' => 0,
        'a'..='z' | 'A'..='Z' => 1,
        '.' | '(' | ')' | '[' | ']' | '-' | '_' | ' ' | ',' | ':' => 2,
        _ => 3,
    }
}

impl<'a> Iterator for Steps<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        let text = self.0.trim_start_matches(|c| class(c) == 2);
        let first = text.chars().next()?;
        let end = match class(first) {
            3 => first.len_utf8(),
            kind => text.find(|c| class(c) != kind).unwrap_or(text.len()),
        };
        let (step, rest) = text.split_at_checked(end)?;
        self.0 = rest;
        Some(Step(step))
    }
}

/// The steps of a number, without a leading "Article".
fn steps(number: &str) -> Steps<'_> {
    let all = Steps(number);
    let mut rest = all.clone();
    match rest.next() {
        Some(Step(word))
            if ["article", "art", "appendix", "guideline", "guidelines"]
                .iter()
                .any(|lead| word.eq_ignore_ascii_case(lead))
                && rest.clone().next().is_some() =>
        {
            rest
        }
        _ => all,
    }
}

/// Whether two ways of writing mean the same number.
pub(super) fn same(a: &str, b: &str) -> bool {
    steps(a).eq(steps(b))
}

/// Whether `longer` lies strictly below `shorter`: 9.2.a below 9.2, but 9.20 not.
pub(super) fn below(longer: &str, shorter: &str) -> bool {
    let mut long = steps(longer);
    for step in steps(shorter) {
        if long.next() != Some(step) {
            return false;
        }
    }
    long.next().is_some()
}

/// How many steps the number has.
pub(super) fn depth(number: &str) -> usize {
    steps(number).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_of_writing_the_same_number() {
        for (a, b) in [
            ("9.2.a", "9.2a"),
            ("9.2.a", "9.2 (A)"),
            ("9.2.a", "Art. 9.2.a."),
            ("A.4", "a4"),
            ("A.4", "Appendix A.4"),
            ("3.8.a.ii.2.b", "3.8(a)(ii)(2)(b)"),
            ("II.3.2.7.1", "ii.3.2.7.1"),
            ("8.9.castling-short", "8.9 castling short"),
        ] {
            assert!(same(a, b), "{a} and {b}");
        }
    }

    #[test]
    fn different_numbers_stay_different() {
        for (a, b) in [
            ("9.2", "9.20"),
            ("9.2", "92"),
            ("9.2.a", "9.2.b"),
            ("A", "AA"),
            ("9.2.a", "9.2.а"), // the second one is Cyrillic
            ("9.2", "9.2§"),
            ("", "1"),
        ] {
            assert!(!same(a, b), "{a} and {b}");
        }
    }

    #[test]
    fn below_counts_whole_steps() {
        assert!(below("9.2.a", "9.2"));
        assert!(below("9.2.3.1", "9"));
        assert!(!below("9.2", "9.2"));
        assert!(!below("A.10", "A.1"));
        assert!(!below("9", "9.2"));
    }
}
