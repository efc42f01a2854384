// A live game, refereed from its events. Included by chesslaws.hpp.
#ifndef CHESSLAWS_GAME_HPP
#define CHESSLAWS_GAME_HPP

#include "clock.hpp"
#include "event.hpp"
#include "laws.hpp"
#include "penalties.hpp"
#include "position.hpp"
#include "terms.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
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
    /// What the game is about, for whoever reads its journal.
    std::optional<std::string_view> title = std::nullopt;
    /// What the event's regulations settle on conduct and penalties.
    Regulations regulations = {};
    /// What is recorded on the sheets is told by events.
    bool sheets = false;
    /// Whose letters the players write.
    std::optional<Language> language = std::nullopt;
    bool white_visually_impaired = false;
    bool black_visually_impaired = false;
    bool white_hearing_impaired = false;
    bool black_hearing_impaired = false;
};

namespace detail {

/// Makes a game by an entry that takes conditions as a structure.
template <class Make> chesslaws_status with_conditions(const Conditions &conditions, Make make) {
    chesslaws_conditions raw;
    if (const chesslaws_status status = chesslaws_conditions_init(&raw);
        status != CHESSLAWS_STATUS_OK) {
        return status;
    }
    const auto flag = [&raw](std::uint32_t bit, bool set) { raw.flags |= set ? bit : 0U; };
    flag(CHESSLAWS_CONDITION_SUPERVISED, conditions.supervised);
    flag(CHESSLAWS_CONDITION_WITHOUT_ARBITER, conditions.without_arbiter);
    flag(CHESSLAWS_CONDITION_QUICKPLAY_ANNOUNCED, conditions.quickplay_announced);
    flag(CHESSLAWS_CONDITION_UNRECORDED, conditions.unrecorded);
    flag(CHESSLAWS_CONDITION_SHEETS, conditions.sheets);
    flag(CHESSLAWS_CONDITION_WHITE_VISUALLY_IMPAIRED, conditions.white_visually_impaired);
    flag(CHESSLAWS_CONDITION_BLACK_VISUALLY_IMPAIRED, conditions.black_visually_impaired);
    flag(CHESSLAWS_CONDITION_WHITE_HEARING_IMPAIRED, conditions.white_hearing_impaired);
    flag(CHESSLAWS_CONDITION_BLACK_HEARING_IMPAIRED, conditions.black_hearing_impaired);
    raw.edition = static_cast<std::uint32_t>(conditions.edition);
    if (conditions.mode) {
        raw.mode = static_cast<std::uint32_t>(*conditions.mode);
    }
    if (conditions.language) {
        raw.language = static_cast<std::uint32_t>(*conditions.language);
    }
    raw.games_per_arbiter = conditions.games_per_arbiter.value_or(0);
    raw.no_draw_before = conditions.no_draw_before;
    raw.chess960 = conditions.chess960.value_or(raw.chess960);
    if (conditions.default_time) {
        raw.default_time = detail::micros(*conditions.default_time);
    }
    raw.time_control = detail::raw(conditions.time_control);
    raw.fen = detail::raw(conditions.fen);
    raw.white = detail::raw(conditions.white);
    raw.black = detail::raw(conditions.black);
    raw.title = detail::raw(conditions.title);
    const chesslaws_regulations regulations = conditions.regulations.raw();
    raw.regulations = &regulations;
    return make(raw);
}

} // namespace detail

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
    /// What only some rulings have.
    const chesslaws_ruling_particulars *particulars() const noexcept {
        return ruling_->particulars;
    }
    /// A text whose meaning the kind names.
    std::optional<std::string_view> text() const noexcept {
        if (ruling_->particulars == nullptr) {
            return std::nullopt;
        }
        return detail::optional_view(ruling_->particulars->text);
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
    /// What is reported, where conduct is asked about.
    std::optional<Breach> breach() const noexcept {
        if (question_.breach == CHESSLAWS_BREACH_NONE) {
            return std::nullopt;
        }
        return static_cast<Breach>(question_.breach);
    }
    /// The penalties that are open, of the `CHESSLAWS_PENALTY_` flags.
    std::uint32_t open_penalties() const noexcept { return question_.open_penalties; }
    /// Whether a breach needs at least one penalty.
    bool must_penalise() const noexcept { return question_.must_penalise; }
    const chesslaws_question &raw() const noexcept { return question_; }

  private:
    chesslaws_question question_;
};

/// A game at the board. Owns what it holds; an event that is refused leaves it as it was.
class Game {
  public:
    static Result<Game> create(const Conditions &conditions = Conditions()) {
        return make([&](chesslaws_game **game, chesslaws_error *error) {
            return detail::with_conditions(conditions, [&](const chesslaws_conditions &raw) {
                return chesslaws_game_new_with(&raw, game, error);
            });
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
        return told(taken(event));
    }

    /// Rules on an event that is one object of JSON.
    Result<Rulings> apply_json(std::string_view event) {
        return told(taken_json(event));
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

    /// The answer that is recommended, ready to be applied.
    std::optional<Event> recommended() const noexcept {
        chesslaws_event event = {};
        chesslaws_particulars particulars = {};
        particulars.size = sizeof particulars;
        if (chesslaws_game_recommended(game_.get(), &event, &particulars) != CHESSLAWS_STATUS_OK) {
            return std::nullopt;
        }
        return Event::from_raw(event, event.particulars);
    }

    /// The open question as JSON, `null` where there is none.
    std::string question_json() const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_game_question_json(game_.get(), buffer, capacity, length);
        });
    }

  private:
    friend class Journal;

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

    Outcome taken(const Event &event) {
        const chesslaws_event raw = event.raw();
        chesslaws_error error;
        if (chesslaws_game_apply(game_.get(), &raw, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return std::monostate();
    }

    Outcome taken_json(std::string_view event) {
        chesslaws_error error;
        if (chesslaws_game_apply_json(game_.get(), event.data(), event.size(), &error) !=
            CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return std::monostate();
    }

    Result<Rulings> told(const Outcome &taken) {
        if (!taken) {
            return taken.error();
        }
        return rulings();
    }

    Result<Rulings> rulings() {
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

} // namespace chesslaws

#endif // CHESSLAWS_GAME_HPP
