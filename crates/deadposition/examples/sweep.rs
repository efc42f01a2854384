//! Sweep.
use chesslaws_board::{Color, Position};
use chesslaws_deadposition::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&a[1]).unwrap();
    let limit: usize = a.get(2).map_or(4_000_000, |s| s.parse().unwrap());
    let check = a.get(3).map_or(true, |s| s != "nocheck");
    let (mut n, mut wrong, mut und, mut bad) = (0, 0, 0, 0);
    let mut times = vec![];
    let mut checks = vec![];
    let mut kinds = std::collections::BTreeMap::new();
    let mut maxline = 0;
    for line in text.lines() {
        if line.starts_with('#') || line.len() < 5 {
            continue;
        }
        let (fen, want) = if line.contains('\t') {
            let f: Vec<&str> = line.split('\t').collect();
            if f[1] != "yes" && f[1] != "no" {
                continue;
            }
            (f[0].to_string(), [f[1] == "yes", f[2] == "yes"])
        } else {
            let b = line.as_bytes();
            (line[3..].to_string(), [b[0] == b'W', b[1] == b'B'])
        };
        let Ok(p) = fen.parse::<Position>() else {
            println!("refused {line}");
            continue;
        };
        for c in Color::ALL {
            let t = Instant::now();
            let v = can_mate_within(&p, c, Limits { nodes: limit });
            let d = t.elapsed().as_secs_f64() * 1e6;
            n += 1;
            let kind = match &v {
                Verdict::Winnable { .. } if climb(&p, c).is_some() => "climb".into(),
                Verdict::Winnable { line } => {
                    maxline = maxline.max(line.len());
                    "win".to_string()
                }
                Verdict::Undecided { .. } => {
                    und += 1;
                    "undecided".into()
                }
                Verdict::Unwinnable { reason } => format!("{reason:?}")
                    .chars()
                    .take_while(|c| c.is_alphabetic())
                    .collect::<String>(),
            };
            if d > 100_000. || kind == "undecided" {
                println!(
                    "{kind} {:.0}ms {c} want {} {line}",
                    d / 1e3,
                    want[c.index()]
                );
            }
            if let Some(w) = v.winnable() {
                if w != want[c.index()] {
                    wrong += 1;
                    println!("WRONG {c} {line} {v:?}");
                }
            }
            let e = kinds.entry(kind).or_insert((0, 0.));
            e.0 += 1;
            e.1 += d;
            times.push(d);
            if check && v.winnable().is_some() {
                let t = Instant::now();
                if let Err(e) = verify(&p, c, &v) {
                    bad += 1;
                    println!("REJECTED {e} {c} {line}");
                }
                checks.push(t.elapsed().as_secs_f64() * 1e6);
            }
        }
    }
    times.sort_by(f64::total_cmp);
    let sum: f64 = times.iter().sum();
    println!(
        "n {n} wrong {wrong} undecided {und} rejected {bad} mean {:.2}us median {:.2} p99 {:.1} max {:.1}; maxline {maxline}",
        sum / n as f64,
        times[n / 2],
        times[n * 99 / 100],
        times[n - 1]
    );
    if check {
        println!(
            "checks total {:.2}s max {:.1}ms",
            checks.iter().sum::<f64>() / 1e6,
            checks.iter().cloned().fold(0., f64::max) / 1e3
        );
    }
    for (k, (c, t)) in kinds {
        println!("{k}: {c} mean {:.2}us total {:.2}s", t / c as f64, t / 1e6);
    }
}
