// Games read from PGN and judged. Included by chesslaws.hpp.
#ifndef CHESSLAWS_JUDGE_HPP
#define CHESSLAWS_JUDGE_HPP

#include "laws.hpp"
#include "position.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace chesslaws {

/// Why a game is over.
enum class Reason : std::uint32_t {
    none = CHESSLAWS_REASON_NONE,
    checkmate = CHESSLAWS_REASON_CHECKMATE,
    stalemate = CHESSLAWS_REASON_STALEMATE,
    dead_position = CHESSLAWS_REASON_DEAD_POSITION,
    fivefold_repetition = CHESSLAWS_REASON_FIVEFOLD_REPETITION,
    seventy_five_moves = CHESSLAWS_REASON_SEVENTY_FIVE_MOVES,
    other = CHESSLAWS_REASON_OTHER
};

/// What the moves of a game decide.
struct Verdict {
    Reason reason;
    std::uint32_t ply;
    /// In hundredths of a point.
    std::int32_t white;
    std::int32_t black;
    /// The name of the reason in files.
    std::string_view name;
    std::string_view article;
};

/// One thing that was found in a game.
class Finding {
  public:
    explicit Finding(const chesslaws_finding &finding) noexcept : finding_(&finding) {}

    chesslaws_code code() const noexcept { return finding_->code; }
    bool is_breach() const noexcept { return finding_->severity == CHESSLAWS_SEVERITY_BREACH; }
    std::uint32_t ply() const noexcept { return finding_->ply; }
    /// The name of the finding in files.
    std::string_view name() const noexcept { return detail::view(finding_->name); }
    std::optional<std::string_view> article() const noexcept {
        return detail::optional_view(finding_->article);
    }
    std::string_view message() const noexcept { return detail::view(finding_->message); }

  private:
    const chesslaws_finding *finding_;
};

/// A game and what is said about it: a look into a Reader, which keeps it until its next game.
class JudgedGame {
  public:
    explicit JudgedGame(const chesslaws_judged_game &game) noexcept : game_(&game) {}

    /// Number of the game in the text, from 1.
    std::uint64_t number() const noexcept { return game_->game; }
    /// The line on which it begins, from 1.
    std::uint64_t line() const noexcept { return game_->line; }
    std::optional<std::string_view> white() const noexcept {
        return detail::optional_view(game_->white);
    }
    std::optional<std::string_view> black() const noexcept {
        return detail::optional_view(game_->black);
    }
    std::optional<std::string_view> tag_result() const noexcept {
        return detail::optional_view(game_->tag_result);
    }
    std::string_view final_fen() const noexcept { return detail::view(game_->final_fen); }
    bool has_breach() const noexcept { return game_->has_breach; }

    /// What the moves decide, if they decide anything.
    std::optional<Verdict> verdict() const noexcept {
        const chesslaws_verdict &verdict = game_->verdict;
        if (verdict.reason == CHESSLAWS_REASON_NONE) {
            return std::nullopt;
        }
        return Verdict{static_cast<Reason>(verdict.reason), verdict.ply,
                       verdict.white,                       verdict.black,
                       detail::view(verdict.name),          detail::view(verdict.article)};
    }

    std::size_t finding_count() const noexcept { return game_->finding_count; }
    Finding finding(std::size_t index) const noexcept { return Finding(game_->findings[index]); }
    /// A range of Finding.
    detail::Views<Finding, chesslaws_finding> findings() const noexcept {
        return {game_->findings, game_->finding_count};
    }

    std::size_t plies() const noexcept { return game_->plies; }
    Move move(std::size_t ply) const noexcept { return Move(game_->moves[ply]); }
    /// A range of Move.
    MoveSpan moves() const noexcept { return MoveSpan(game_->moves, game_->plies); }
    Position start() const noexcept { return Position(game_->start); }
    Position end() const noexcept { return Position(game_->end); }

    /// The first thing that could not be read or is not legal.
    std::optional<std::string_view> error() const noexcept {
        return detail::optional_view(game_->error.message);
    }
    /// Where that is: line and column, from 1.
    std::pair<std::uint64_t, std::uint64_t> error_place() const noexcept {
        return {game_->error.line, game_->error.column};
    }

  private:
    const chesslaws_judged_game *game_;
};

/// Reads and judges the games of a PGN text one after the other.
class Reader {
  public:
    /// The text is not copied: it must outlive the reader.
    static Result<Reader> open(std::string_view pgn, Edition edition = Edition::fide_2023) {
        chesslaws_reader *reader = nullptr;
        chesslaws_error error;
        if (chesslaws_reader_new(pgn.data(), pgn.size(), static_cast<std::uint32_t>(edition),
                                 &reader, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Reader(reader);
    }

    /// The next game, or none at the end of the text. It stays until the next call of next.
    Result<std::optional<JudgedGame>> next() {
        const chesslaws_judged_game *game = nullptr;
        chesslaws_error error;
        switch (chesslaws_reader_next(reader_.get(), &game, &error)) {
        case CHESSLAWS_STATUS_OK:
            return std::optional<JudgedGame>(JudgedGame(*game));
        case CHESSLAWS_STATUS_END:
            return std::optional<JudgedGame>();
        default:
            return Error(error);
        }
    }

    /// The judgement of the latest game as one object of JSON. It stays until the next call.
    Result<std::string_view> json(std::optional<std::string_view> file = std::nullopt) const {
        chesslaws_text text = {nullptr, 0};
        chesslaws_error error;
        const char *name = file ? file->data() : nullptr;
        if (chesslaws_reader_json(reader_.get(), name, file ? file->size() : 0, &text, &error) !=
            CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return detail::view(text);
    }

  private:
    struct Free {
        void operator()(chesslaws_reader *reader) const noexcept { chesslaws_reader_free(reader); }
    };

    explicit Reader(chesslaws_reader *reader) noexcept : reader_(reader) {}

    std::unique_ptr<chesslaws_reader, Free> reader_;
};

/// Judges every game of a PGN text and calls `visit` with each JudgedGame, which may return false to
/// stop. The result is how many games were visited. What `visit` throws passes through.
template <class Visit>
Result<std::uint64_t> judge_pgn(std::string_view pgn, Edition edition, Visit visit) {
    Result<Reader> reader = Reader::open(pgn, edition);
    if (!reader) {
        return reader.error();
    }
    for (std::uint64_t count = 0;; ++count) {
        const Result<std::optional<JudgedGame>> game = reader->next();
        if (!game) {
            return game.error();
        }
        if (!*game) {
            return count;
        }
        if (!visit(**game)) {
            return count + 1;
        }
    }
}

} // namespace chesslaws

#endif // CHESSLAWS_JUDGE_HPP
