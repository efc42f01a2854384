//! The arbiter's report as a page.

use super::report::{Report, ReportRow};
use alloc::format;
use alloc::string::String;

const STYLE: &str = "\
body { font: 16px/1.4 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .2em .6em; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; }
td.time { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
tr.incident td { background: #fff4d6; }
ul { margin: .1em 0; padding-left: 1.2em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1em 1em; }
dt { font-weight: bold; }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { tr.incident td { font-weight: bold; } }
";

pub(super) fn page(report: &Report) -> String {
    let mut page =
        String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.push_str("<title>Arbiter's report</title>\n<style>\n");
    page.push_str(STYLE);
    page.push_str("</style>\n</head>\n<body>\n<h1>Arbiter's report</h1>\n");
    let pairs = report.conditions.iter();
    list(
        pairs.map(|(name, value)| (*name, value.as_str())),
        &mut page,
    );
    page.push_str("<h2>Result</h2>\n");
    let pairs = report.end.iter();
    list(
        pairs.map(|(name, value)| (*name, value.as_str())),
        &mut page,
    );
    page.push_str("<h2>Events</h2>\n<table>\n<thead><tr><th>Time</th>");
    let clock = report
        .rows
        .iter()
        .any(|row| row.times.iter().any(|time| !time.is_empty()));
    if clock {
        page.push_str("<th>White</th><th>Black</th>");
    }
    page.push_str("<th>Event and rulings</th></tr></thead>\n<tbody>\n");
    report
        .rows
        .iter()
        .for_each(|row| line(row, clock, &mut page));
    page.push_str("</tbody>\n</table>\n<h2>Articles applied</h2>\n");
    let pairs = report.articles.iter();
    list(
        pairs.map(|(number, title)| (number.as_str(), title.as_str())),
        &mut page,
    );
    page.push_str("</body>\n</html>\n");
    page
}

fn list<'a>(pairs: impl Iterator<Item = (&'a str, &'a str)>, page: &mut String) {
    page.push_str("<dl>\n");
    for (name, value) in pairs {
        page.push_str(&format!(
            "<dt>{}</dt><dd>{}</dd>\n",
            escaped(name),
            escaped(value)
        ));
    }
    page.push_str("</dl>\n");
}

fn line(row: &ReportRow, clock: bool, page: &mut String) {
    page.push_str(if row.incident {
        "<tr class=\"incident\">"
    } else {
        "<tr>"
    });
    let times = if clock { row.times.as_slice() } else { &[] };
    for time in [&row.at].into_iter().chain(times) {
        page.push_str(&format!("<td class=\"time\">{}</td>", escaped(time)));
    }
    page.push_str(&format!("<td>{}", escaped(&row.act)));
    if !row.rulings.is_empty() {
        page.push_str("<ul>");
        for ruling in &row.rulings {
            page.push_str(&format!("<li>{}</li>", escaped(ruling)));
        }
        page.push_str("</ul>");
    }
    page.push_str("</td></tr>\n");
}

/// Text with the characters that mean something to HTML as entities, and without those that HTML
/// forbids.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\t' => safe.push(' '),
            letter if letter.is_control() => safe.push('\u{fffd}'),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_of_a_text_is_taken_for_markup() {
        assert_eq!(
            escaped("<a href='x'>\"&\u{7}\n"),
            "&lt;a href=&#39;x&#39;&gt;&quot;&amp;\u{fffd} "
        );
    }
}
