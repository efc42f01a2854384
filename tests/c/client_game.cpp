// Live games, tournaments and languages through chesslaws.hpp. A second file that includes it, so
// that nothing in it may be defined twice.
#include "check.h"
#include "client.hpp"
#include "journal.h"

#include <chrono>
#include <string>
#include <type_traits>
#include <utility>

namespace {

using namespace chesslaws;
using std::chrono::minutes;
using std::chrono::seconds;

static_assert(!std::is_copy_constructible<Game>::value, "a game owns its memory");
static_assert(std::is_nothrow_move_constructible<Game>::value, "a game can be moved");
static_assert(!std::is_copy_constructible<Standings>::value, "standings own their memory");
static_assert(std::is_nothrow_move_constructible<Tournament>::value, "a tournament can be moved");

void a_game() {
    Conditions conditions;
    conditions.edition = Edition::fide_2001;
    conditions.time_control = "5m";
    Game game = Game::create(conditions).value();
    CHECK(game.mode() == Mode::blitz && game.phase() == Phase::scheduled);
    CHECK(game.apply(Event::started().at(seconds(0)))->size() == 1);
    CHECK(game.phase() == Phase::playing && game.turn() == Color::white && !game.offer());

    const Move e4(Square(4, 1), Square(4, 3));
    const Result<Rulings> made = game.apply(Event::moved(Color::white, e4).at(seconds(3)));
    CHECK(bool(made) && (*made)[0].kind() == CHESSLAWS_RULING_KIND_MOVE_MADE);
    CHECK((*made)[0].raw().move_ == e4.bits() && (*made)[0].side() == Color::white);
    CHECK(bool(game.apply(Event::pressed(Color::white).at(seconds(4)))));
    CHECK(game.completed(Color::white) == 1 && game.moves() == std::vector<Move>{e4});
    CHECK(game.position()->turn() == Color::black);
    CHECK(game.clock()->time_left(Color::white) == minutes(5) - seconds(4));
    CHECK(game.answer_json().find("\"move-completed\"") != std::string::npos);

    for (const Ruling ruling : game.apply(Event::touched(Color::black, {Square(1, 7)})).value()) {
        CHECK(ruling.name() == "bound" && ruling.moves().size() == 2 && ruling.article());
        for (const Move move : ruling.moves()) {
            CHECK(move.from() == Square(1, 7));
        }
    }
    const Result<Rulings> refused = game.apply(Event::moved(Color::white, e4));
    CHECK(!refused && refused.error().status() == CHESSLAWS_STATUS_NOT_ON_MOVE);
    CHECK(game.answer_json() == "{\"refused\":\"white does not have the move\"}");
    CHECK(!game.apply_json("{\"event\": \"danced\"}"));
    CHECK(bool(game.apply_json("{\"event\": \"resigned\", \"side\": \"black\"}")));
    CHECK(game.phase() == Phase::ended && game.read().white == 100);
    CHECK(game.read().reason == CHESSLAWS_END_REASON_RESIGNATION);

    Game moved = std::move(game);
    CHECK(moved.phase() == Phase::ended);
    CHECK(!game.apply(Event::resumed())); // NOLINT: a game that was moved away fails and no more
}

void questions() {
    Conditions conditions;
    conditions.default_time = seconds(0);
    conditions.time_control = "90m";
    conditions.edition = Edition::fide_2005;
    Game game = Game::create(conditions).value();
    CHECK(!game.question() && game.question_json() == "null");
    CHECK(bool(game.apply(Event::started(false, true))));
    CHECK(bool(game.apply(Event::arrived(Color::black).at(minutes(1)))));
    const Question question = game.question().value();
    CHECK(question.kind() == CHESSLAWS_QUESTION_KIND_LATENESS && question.side() == Color::black);
    CHECK(question.permits(Decision::excused) && !question.permits(Decision::draw));
    CHECK(question.article() && question.raw().time == 0);
    CHECK(!game.apply(Event::answered(Decision::draw)));
    CHECK(bool(game.apply(Event::answered(Decision::lost))));
    CHECK(game.phase() == Phase::ended && !game.question());
}

/// Every event can be said; in a game that is over each is refused in the same way.
void every_event() {
    Game game = Game::from_json("{}").value();
    CHECK(bool(game.apply(Event::started())));
    CHECK(bool(game.apply(Event::resigned(Color::white))));
    const Color white = Color::white;
    const Observer arbiter = Observer::arbiter;
    const Move move(Square(4, 1), Square(4, 3));
    for (const Event &event :
         {Event::arrived(white), Event::default_time_passed(), Event::adjust_announced(white),
          Event::touched(white, {Square(0)}, TouchOrder::unclear, true),
          Event::moved(white, move, true), Event::put_back(white),
          Event::promoted(white, Role::rook, true, true), Event::pressed(white),
          Event::draw_offered(white), Event::draw_accepted(white), Event::draw_declined(white),
          Event::draw_claimed(white, ClaimGround::fifty_moves, move, true),
          Event::quickplay_claimed(white, true), Event::quickplay_drawn(),
          Event::flag_noticed(arbiter, white), Event::both_flags_noticed(arbiter, std::nullopt),
          Event::both_flags_noticed(arbiter, white), Event::illegal_move_found(arbiter, 3),
          Event::touch_breach_found(arbiter), Event::pieces_displaced(white),
          Event::pieces_replaced(white), Event::displacement_found(arbiter, 1),
          Event::wrong_set_up_found(arbiter), Event::board_turned_found(arbiter),
          Event::colours_reversed_found(arbiter), Event::clock_defective(),
          Event::castling_begun(white, move), Event::contact_disputed(white, {Square(8)}),
          Event::pressed_by_assistant(white), Event::offer_noted(white),
          Event::agreement_permitted(), Event::screen_claimed(white), Event::correction_agreed(2),
          Event::illegal_position_seen(), Event::clock_mishandled(white, ClockFault::force),
          Event::assistant_agreed(white, AssistantTask::score, true), Event::sheet_asked(white),
          Event::papers_handed_in(PaperGround::no_effort, true, true, true),
          Event::clock_wrongly_set(), Event::clocks_stopped(arbiter), Event::resumed(),
          Event::answered(Decision::yes), Event::answered(Decision::breach, minutes(2)),
          Event::times_answered(minutes(1), minutes(2)), Event::scores_answered(50, 50),
          Event::opponent_score_answered(50)}) {
        const Result<Rulings> refused = game.apply(event);
        CHECK(!refused && refused.error().status() == CHESSLAWS_STATUS_GAME_OVER);
    }
}

void wrong_games() {
    Conditions conditions;
    conditions.chess960 = 960;
    CHECK(Game::create(conditions).error().status() == CHESSLAWS_STATUS_INVALID_CONDITIONS);
    conditions = Conditions();
    conditions.fen = "8/8";
    CHECK(!Game::create(conditions));
    conditions = Conditions();
    conditions.mode = Mode::rapid;
    conditions.supervised = conditions.quickplay_announced = true;
    conditions.white = "A";
    conditions.games_per_arbiter = 2;
    CHECK(Game::create(conditions)->mode() == Mode::rapid);
    CHECK(!Game::create(conditions)->clock());
    // Nobody who isn't there can supervise.
    conditions.without_arbiter = true;
    CHECK(Game::create(conditions).error().status() == CHESSLAWS_STATUS_INVALID_CONDITIONS);
    conditions.without_arbiter = false;
    conditions.unrecorded = true;
    CHECK(!Game::create(conditions));
    CHECK(Game::from_json("{").error().line() == 1);
}

void journals() {
    const std::string_view whole(journal, sizeof journal - 1);
    CHECK(verify_journal(whole)->events == 4);
    CHECK(Game::from_journal(whole)->offer() == Color::black);
    const auto torn = verify_journal(whole.substr(0, whole.size() - 9));
    CHECK(torn.error().status() == CHESSLAWS_STATUS_TORN_JOURNAL && torn.error().line() == 5);
    CHECK(!Game::from_journal(""));
}

// A negative time is refused and changes nothing, -1 us too, which is not CHESSLAWS_NEVER.
void negative_times() {
    using std::chrono::microseconds;
    for (const auto time : {microseconds(-1), microseconds(-2), microseconds(seconds(-5))}) {
        Conditions conditions;
        conditions.time_control = "5m";
        conditions.default_time = time;
        CHECK(Game::create(conditions).error().status() == CHESSLAWS_STATUS_INVALID_ARGUMENT);
        conditions.default_time.reset();
        Game game = Game::create(conditions).value();
        CHECK(bool(game.apply(Event::started().at(seconds(0)))));
        const auto refused = game.apply(Event::pressed(Color::white).at(time));
        CHECK(refused.error().status() == CHESSLAWS_STATUS_INVALID_ARGUMENT);
        const auto defective = game.apply(Event::clock_defective().at(seconds(1)));
        CHECK(bool(defective) && game.question().has_value());
        const auto times = Event::times_answered(time, seconds(1));
        CHECK(game.apply(times).error().status() == CHESSLAWS_STATUS_INVALID_ARGUMENT);
    }
}

void languages() {
    const Position position;
    const Language german = language("de").value();
    const Move knight = position.san("Sf3", german).value();
    CHECK(position.to_san(knight, german).value() == "Sf3");
    CHECK(position.to_san(knight, Language::russian).value() == "Кf3");
    CHECK(position.to_san(knight).value() == "Nf3");
    CHECK(!position.san("Nf3", german) && !language("tlh"));
}

void tournaments() {
    const char *const file = "012 Club match\n"
                             "001    1      Alyx                              2200"
                             "                             1.5    1     2 w 1     2 b =\n"
                             "001    2      Bruno                             2150"
                             "                             0.5    2     1 b 0     1 w =\n";
    const Tournament tournament = Tournament::read(file).value();
    CHECK(tournament.name() == "Club match" && tournament.summary().rounds == 2);
    const Standings standings = tournament.standings("SB").value();
    CHECK(standings.rows().size() == 2 && standings.tie_breaks() == "SB");
    for (const Standing row : standings.rows()) {
        CHECK(row.rank() == row.number() && row.value_count() == 1);
    }
    const Standing first = standings.rows()[0];
    CHECK(first.name() == "Alyx" && first.points() == 150 && first.value(0) == "0.75");
    CHECK(first.exact(0).numerator == 3 && first.exact(0).denominator == 4);
    CHECK(standings.table(Table::ranking, TableFormat::csv).substr(0, 8) == "Rank,No,");
    CHECK(standings.table(Table::crosstable).find("Bruno") != std::string::npos);
    CHECK(standings.json().substr(0, 9) == "{\"event\":");
    CHECK(standings.explain(1, "SB")->substr(0, 9) == "SB = 0.75");
    CHECK(standings.explain(9, "SB").error().status() == CHESSLAWS_STATUS_UNKNOWN_PARTICIPANT);
    CHECK(tournament.ratings(20).value()[0].change.rounded == 7);
    CHECK(!tournament.ratings(0) && !tournament.standings("?"));
    CHECK(tournament.standings()->tie_breaks() == "BH/C1,BH,SB");
    const Result<Tournament> wrong = Tournament::read("001    1      A\n001    1      B\n");
    CHECK(!wrong && wrong.error().line() == 2 && wrong.error().column() == 5);
    CHECK(bool(Tournament::read("001    1      A\n001    3      B\n", {true, true, true})));
    CHECK(rating_change(1500, {{1600, 100}, {1600, 100}}, 40)->rounded == 51);
    CHECK(!rating_change(1500, {}, 0));
    CHECK(points(PointSystem::standard, '=', Color::white).value() == 50);
    CHECK(points(PointSystem::three_one_zero, 'U').value() == 300);
    CHECK(!points(PointSystem::standard, '2'));
}

} // namespace

void test_games() {
    a_game();
    questions();
    every_event();
    wrong_games();
    negative_times();
    journals();
    languages();
    tournaments();
}
