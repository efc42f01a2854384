// A live game, refereed from its events. Included by chesslaws.hpp.
#ifndef CHESSLAWS_GAME_HPP
#define CHESSLAWS_GAME_HPP

#include "clock.hpp"
#include "event.hpp"
#include "laws.hpp"
#include "position.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chesslaws {

enum class Mode : std::uint32_t {
    standard = CHESSLAWS_MODE_STANDARD,
    rapid = CHESSLAWS_MODE_RAPID,
    blitz = CHESSLAWS_MODE_BLITZ
};

/// How far a game is.
enum class Phase : std::uint32_t {
    scheduled = CHESSLAWS_PHASE_SCHEDULED,
    playing = CHESSLAWS_PHASE_PLAYING,
    ended = CHESSLAWS_PHASE_ENDED,
    annulled = CHESSLAWS_PHASE_ANNULLED
};

/// What is settled before a game. Texts are needed for the call only.
struct Conditions {
    Edition edition = Edition::fide_2023;
    /// None where the time control decides.
    std::optional<Mode> mode = std::nullopt;
    /// Rapid or blitz under full supervision.
    bool supervised = false;
    /// Under full supervision, nobody records the game.
    bool unrecorded = false;
    /// Under full supervision: how many games the arbiter has, where that is to be checked.
    std::optional<std::uint32_t> games_per_arbiter = std::nullopt;
    /// No arbiter is present.
    bool without_arbiter = false;
    /// The Guidelines on quickplay finishes were announced.
    bool quickplay_announced = false;
    /// No agreed draws before this many moves of each player.
    std::uint32_t no_draw_before = 0;
    /// The number of a Chess960 starting position.
    std::optional<std::uint32_t> chess960 = std::nullopt;
    /// The event's default time; none for the edition's own.
    std::optional<std::chrono::microseconds> default_time = std::nullopt;
    /// Such as `90m/40 + 30m + 30s`; none for a game without a clock.
    std::optional<std::string_view> time_control = std::nullopt;
    /// None for the initial position.
    std::optional<std::string_view> fen = std::nullopt;
    std::optional<std::string_view> white = std::nullopt;
    std::optional<std::string_view> black = std::nullopt;
};

/// One ruling: what holds from now on, and by which article. A look into a Game, which keeps it
/// until its next event.
class Ruling {
  public:
    explicit Ruling(const chesslaws_ruling &ruling) noexcept : ruling_(&ruling) {}

    chesslaws_ruling_kind kind() const noexcept { return ruling_->kind; }
    /// Who it is about.
    std::optional<Color> side() const noexcept { return detail::optional_color(ruling_->side); }
    /// The name of the ruling in files, such as `move-completed`.
    std::string_view name() const noexcept { return detail::view(ruling_->name); }
    std::optional<std::string_view> article() const noexcept {
        return detail::optional_view(ruling_->article);
    }
    /// The ruling in words.
    std::string_view message() const noexcept { return detail::view(ruling_->message); }
    /// The moves of which one must be made.
    MoveSpan moves() const noexcept { return MoveSpan(ruling_->moves, ruling_->move_count); }
    std::chrono::microseconds time() const noexcept {
        return std::chrono::microseconds(ruling_->time);
    }
    /// The rest of what belongs to its kind.
    const chesslaws_ruling &raw() const noexcept { return *ruling_; }

  private:
    const chesslaws_ruling *ruling_;
};

/// The rulings on one event: a range of Ruling.
using Rulings = detail::Views<Ruling, chesslaws_ruling>;

/// A question that the arbiter must answer before play goes on.
class Question {
  public:
    explicit Question(const chesslaws_question &question) noexcept : question_(question) {}

    chesslaws_question_kind kind() const noexcept { return question_.kind; }
    std::optional<Color> side() const noexcept { return detail::optional_color(question_.side); }
    bool permits(Decision decision) const noexcept {
        return (question_.permitted >> static_cast<unsigned>(decision) & 1U) != 0;
    }
    std::optional<Decision> recommended() const noexcept {
        if (question_.recommended == CHESSLAWS_DECISION_NONE) {
            return std::nullopt;
        }
        return static_cast<Decision>(question_.recommended);
    }
    std::optional<std::string_view> article() const noexcept {
        return detail::optional_view(question_.article);
    }
    const chesslaws_question &raw() const noexcept { return question_; }

  private:
    chesslaws_question question_;
};

/// A game at the board. Owns what it holds; an event that is refused leaves it as it was.
class Game {
  public:
    static Result<Game> create(const Conditions &conditions = Conditions()) {
        chesslaws_conditions raw;
        if (const chesslaws_status status = chesslaws_conditions_init(&raw);
            status != CHESSLAWS_STATUS_OK) {
            return Error(status);
        }
        raw.edition = static_cast<std::uint32_t>(conditions.edition);
        if (conditions.mode) {
            raw.mode = static_cast<std::uint32_t>(*conditions.mode);
        }
        raw.flags =
            (conditions.supervised ? std::uint32_t{CHESSLAWS_CONDITION_SUPERVISED} : 0U) |
            (conditions.without_arbiter ? std::uint32_t{CHESSLAWS_CONDITION_WITHOUT_ARBITER} : 0U) |
            (conditions.quickplay_announced ? std::uint32_t{CHESSLAWS_CONDITION_QUICKPLAY_ANNOUNCED}
                                            : 0U) |
            (conditions.unrecorded ? std::uint32_t{CHESSLAWS_CONDITION_UNRECORDED} : 0U);
        raw.games_per_arbiter = conditions.games_per_arbiter.value_or(0);
        raw.no_draw_before = conditions.no_draw_before;
        raw.chess960 = conditions.chess960.value_or(raw.chess960);
        if (conditions.default_time) {
            raw.default_time = static_cast<std::uint64_t>(conditions.default_time->count());
        }
        raw.time_control = detail::raw(conditions.time_control);
        raw.fen = detail::raw(conditions.fen);
        raw.white = detail::raw(conditions.white);
        raw.black = detail::raw(conditions.black);
        return make([&](chesslaws_game **game, chesslaws_error *error) {
            return chesslaws_game_new_with(&raw, game, error);
        });
    }

    /// A game from conditions as one object of JSON.
    static Result<Game> from_json(std::string_view conditions) {
        return make([&](chesslaws_game **game, chesslaws_error *error) {
            return chesslaws_game_new(conditions.data(), conditions.size(), game, error);
        });
    }

    /// The game that a journal holds, taken again event by event; what happens in it afterwards is
    /// not journaled.
    static Result<Game> from_journal(std::string_view journal) {
        return make([&](chesslaws_game **game, chesslaws_error *error) {
            return chesslaws_journal_game_new(journal.data(), journal.size(), game, error);
        });
    }

    /// Rules on an event. The rulings stay until the next one.
    Result<Rulings> apply(const Event &event) {
        const chesslaws_event raw = event.raw();
        return answered([&](chesslaws_error *error) {
            return chesslaws_game_apply(game_.get(), &raw, error);
        });
    }

    /// Rules on an event that is one object of JSON.
    Result<Rulings> apply_json(std::string_view event) {
        return answered([&](chesslaws_error *error) {
            return chesslaws_game_apply_json(game_.get(), event.data(), event.size(), error);
        });
    }

    /// What was said to the latest event, as one object of JSON.
    std::string answer_json() const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_game_answer_json(game_.get(), buffer, capacity, length);
        });
    }

    /// How the game stands.
    chesslaws_game_state read() const noexcept {
        chesslaws_game_state state = {};
        detail::ignore(chesslaws_game_read(game_.get(), &state));
        return state;
    }
    Phase phase() const noexcept { return static_cast<Phase>(read().phase); }
    Mode mode() const noexcept { return static_cast<Mode>(read().mode); }
    Color turn() const noexcept { return static_cast<Color>(read().turn); }
    std::optional<Color> offer() const noexcept { return detail::optional_color(read().offer); }
    std::uint32_t completed(Color color) const noexcept {
        return read().completed[static_cast<std::uint32_t>(color)];
    }
    std::uint32_t illegal_moves(Color color) const noexcept {
        return read().illegal_moves[static_cast<std::uint32_t>(color)];
    }

    /// What stands on the board, even after an illegal move that nobody has noticed.
    std::string fen() const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_game_fen(game_.get(), buffer, capacity, length);
        });
    }

    /// The position; none while pieces stand as no game can have them.
    std::optional<Position> position() const noexcept {
        chesslaws_position position;
        if (chesslaws_game_position(game_.get(), &position) != CHESSLAWS_STATUS_OK) {
            return std::nullopt;
        }
        return Position(position);
    }

    /// A copy of the clock as of the latest event, if there is one.
    std::optional<Clock> clock() const noexcept {
        chesslaws_clock clock;
        if (chesslaws_game_clock(game_.get(), &clock) != CHESSLAWS_STATUS_OK) {
            return std::nullopt;
        }
        return Clock(clock);
    }

    /// The moves that stand.
    std::vector<Move> moves() const {
        std::size_t count = 0;
        detail::ignore(chesslaws_game_moves(game_.get(), nullptr, 0, &count));
        std::vector<chesslaws_move> bits(count);
        detail::ignore(chesslaws_game_moves(game_.get(), bits.data(), bits.size(), &count));
        return std::vector<Move>(MoveSpan(bits.data(), bits.size()).begin(),
                                 MoveSpan(bits.data(), bits.size()).end());
    }

    /// What the arbiter must decide before play goes on.
    std::optional<Question> question() const noexcept {
        chesslaws_question question = {};
        if (chesslaws_game_question(game_.get(), &question) != CHESSLAWS_STATUS_OK ||
            question.kind == CHESSLAWS_QUESTION_KIND_NONE) {
            return std::nullopt;
        }
        return Question(question);
    }

    /// The open question as JSON, `null` where there is none.
    std::string question_json() const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_game_question_json(game_.get(), buffer, capacity, length);
        });
    }

  private:
    struct Free {
        void operator()(chesslaws_game *game) const noexcept { chesslaws_game_free(game); }
    };

    explicit Game(chesslaws_game *game) noexcept : game_(game) {}

    template <class Make> static Result<Game> make(Make entry) {
        chesslaws_game *game = nullptr;
        chesslaws_error error;
        if (entry(&game, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Game(game);
    }

    template <class Apply> Result<Rulings> answered(Apply apply) {
        chesslaws_error error;
        if (apply(&error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        const chesslaws_ruling *rulings = nullptr;
        std::size_t count = 0;
        const chesslaws_status status = chesslaws_game_rulings(game_.get(), &rulings, &count);
        if (status != CHESSLAWS_STATUS_OK) {
            return Error(status);
        }
        return Rulings(rulings, count);
    }

    std::unique_ptr<chesslaws_game, Free> game_;
};

/// Proves that a journal is as it was written.
inline Result<chesslaws_journal_proof> verify_journal(std::string_view journal) {
    chesslaws_journal_proof proof;
    chesslaws_error error;
    if (chesslaws_journal_verify(journal.data(), journal.size(), &proof, &error) !=
        CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    return proof;
}

} // namespace chesslaws

#endif // CHESSLAWS_GAME_HPP
