//! `chesslaws judge --format parquet`: the tables say what the lines say.

mod common;

use common::{pgn, run};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;
use serde_json::Value;
use std::fs::File;
use std::path::{Path, PathBuf};

fn lines(file: &str) -> Vec<Value> {
    let answer = run(&["judge", "--format", "jsonl", file]);
    answer
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is an object"))
        .collect()
}

/// A folder of the test's own, made anew.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("parquet-{test}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn rows(folder: &Path, table: &str) -> usize {
    let file = File::open(folder.join(table).join("part-00000.parquet")).expect("a file");
    let reader = ParquetRecordBatchReaderBuilder::try_new(file)
        .and_then(ParquetRecordBatchReaderBuilder::build)
        .expect("a Parquet file");
    reader.map(|rows| rows.expect("rows").num_rows()).sum()
}

#[test]
fn the_tables_hold_what_the_lines_say() {
    let folder = folder("tables").join("out");
    let (file, path) = (pgn("injured.pgn"), folder.to_string_lossy());
    let answer = run(&["judge", "--format", "parquet", "-o", &path, &file]);
    assert_eq!(answer.status, 1, "{}", answer.err);
    assert!(answer.out.is_empty());
    let lines = lines(&file);
    assert!(answer.err.contains(&format!("{} games,", lines.len())));
    assert_eq!(rows(&folder, "games"), lines.len());
    let plies = lines.iter().filter_map(|line| line["plies"].as_u64());
    assert_eq!(rows(&folder, "moves") as u64, plies.sum::<u64>());
    let findings = lines.iter().filter_map(|line| line["findings"].as_array());
    assert_eq!(
        rows(&folder, "findings"),
        findings.map(Vec::len).sum::<usize>()
    );

    let games = File::open(folder.join("games/part-00000.parquet")).expect("a file");
    let games = SerializedFileReader::new(games).expect("a Parquet file");
    let schema = games.metadata().file_metadata().schema().get_fields();
    let at = |name| {
        schema
            .iter()
            .position(|field| field.name() == name)
            .expect(name)
    };
    let (game, error) = (at("game"), at("error"));
    for (row, line) in games.get_row_iter(None).expect("rows").zip(&lines) {
        let row = row.expect("a row");
        assert_eq!(row.get_long(game).ok(), line["game"].as_i64());
        let message = row.get_string(error).ok().map(String::as_str);
        assert_eq!(message, line["error"]["message"].as_str());
    }
}

#[test]
fn several_files_make_one_dataset_and_the_text_summary_is_the_same() {
    let folder = folder("several").join("out");
    let (one, two) = (pgn("tags-only.pgn"), pgn("twic-232.pgn"));
    let path = folder.to_string_lossy();
    let written = run(&[
        "judge", "--format", "parquet", "--jobs", "2", "-o", &path, &one, &two,
    ]);
    assert_eq!(rows(&folder, "games"), 60 + 232);
    let lines = run(&["judge", "--format", "jsonl", &one, &two]);
    assert_eq!((written.status, written.err), (lines.status, lines.err));
}

#[test]
fn what_can_not_be_written_or_read_is_said() {
    let folder = folder("refused");
    std::fs::write(folder.join("mine"), "kept").expect("a file");
    let (file, path) = (pgn("tags-only.pgn"), folder.to_string_lossy());
    let full = run(&["judge", "--format", "parquet", "-o", &path, &file]);
    assert_eq!(full.status, 2);
    assert!(
        full.err.contains("expected no folder or an empty one"),
        "{}",
        full.err
    );
    assert_eq!(
        std::fs::read(folder.join("mine")).expect("still there"),
        b"kept"
    );

    let taken = folder.join("mine").to_string_lossy().into_owned();
    let exists = run(&["judge", "--format", "parquet", "-o", &taken, &file]);
    assert_eq!(exists.status, 2);
    assert_eq!(
        exists.err,
        format!("chesslaws: {taken}: expected a folder, found a file\n")
    );

    let nowhere = run(&["judge", "--format", "parquet", &file]);
    assert_eq!(nowhere.status, 2);
    assert!(nowhere.err.contains("--output"), "{}", nowhere.err);

    let out = folder.join("new").to_string_lossy().into_owned();
    let missing = run(&["judge", "--format", "parquet", "-o", &out, "not/there.pgn"]);
    assert_eq!(missing.status, 2);
    assert!(missing.err.contains("not/there.pgn"), "{}", missing.err);
}
