// Conduct, sheets and adjournment, journals that are written, and tournaments that are built,
// through chesslaws.hpp.
#include "check.h"
#include "client.hpp"
#include "journal.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace {

using namespace chesslaws;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

static_assert(!std::is_copy_constructible<Journal>::value, "a journal owns its game");
static_assert(std::is_nothrow_move_constructible<Journal>::value, "a journal can be moved");
static_assert(!std::is_copy_constructible<TournamentBuilder>::value, "a builder owns its memory");

Penalties warning_and_time() {
    Penalties penalties;
    penalties.warning = true;
    penalties.more_time = minutes(2);
    return penalties;
}

/// Every event can be said; in a game that is over each is refused, in its own way.
void every_event() {
    Game game = Game::from_json("{\"sheets\": true}").value();
    CHECK(bool(game.apply(Event::started())));
    CHECK(bool(game.apply(Event::resigned(Color::white))));
    const Color white = Color::white;
    const Move move(Square(4, 1), Square(4, 3));
    for (const Event &event :
         {Event::player_left(white, Zone::area, true, true), Event::walked_out(white),
          Event::device_reported(white, DeviceFact::used, true, true),
          Event::both_devices_sounded(), Event::disturbed(),
          Event::arbiter_remarked(Remark::opponent_has_moved), Event::moves_asked(white),
          Event::move_recorded(white, 1),
          Event::written_in_advance(white, AdvancePurpose::claim, true), Event::sheets_due(white),
          Event::sheet_updated(white), Event::sheet_borrowed(white), Event::sheet_returned(white),
          Event::reconstruction_begun(), Event::sheets_compared("1. e4", "1. e4"),
          Event::reconstruction_failed(), Event::adjournment_called(),
          Event::adjourned_early(white, hours(1), true), Event::move_sealed(white, "Nf3"),
          Event::envelope_closed(white), Event::envelope_written("tomorrow at ten"),
          Event::envelope_written(), Event::envelope_confirmed(),
          Event::envelope_missing(true, true),
          Event::session_resumed(true, false, minutes(1), std::nullopt), Event::envelope_opened(),
          Event::reply_sealed("Nc6"), Event::reply_opened(), Event::wrong_times_reported(white),
          Event::two_boards_demanded(white), Event::lifted_from_aperture(white, {Square(6)}),
          Event::put_in_aperture(white, move, true), Event::move_announced(white, move),
          Event::boards_differ(1, white),
          Event::assistant_registered(white, {Duty::announcing, Duty::telling}),
          Event::assistant_acted(white, Duty::telling, true),
          Event::penalties_answered(warning_and_time()),
          Event::extra_time_answered(minutes(1), minutes(2)), Event::referred(Body::ethics),
          Event::more_moves_answered(43), Event::meaning_answered(move),
          Event::answered(Decision::both_lose), Event::answered(Decision::overstepped)}) {
        const Result<Rulings> refused = game.apply(event);
        const chesslaws_status status = refused ? CHESSLAWS_STATUS_OK : refused.error().status();
        CHECK(status == CHESSLAWS_STATUS_GAME_OVER ||
              status == CHESSLAWS_STATUS_ANSWER_NOT_PERMITTED);
    }
    // What may happen after the end.
    CHECK(bool(game.apply(Event::result_corrected(100, 0))));
    CHECK(bool(game.apply(Event::interfered(Outsider::spectator, Interference::speaks))));
    CHECK(bool(game.apply(Event::removed(Outsider::spectator))));
    CHECK(bool(game.apply(Event::appealed(white, false))));
    CHECK(bool(game.apply(Event::appeal_decided(true))));
    CHECK(bool(game.apply(Event::result_annulled("paired wrongly"))));
    CHECK(game.apply(Event::game_replayed(0, 100)).has_value());
    CHECK(!game.apply(Event::no_show_counted(white, 2, true)));
    CHECK(!game.apply(Event::disqualified(white, EventLevel::regional, 6, true)));
    CHECK(!game.apply(Event::withdrawn(white, Excuse::another_event)));
    CHECK(!game.apply(Event::result_signed(white, 100, 100)));
}

void conduct() {
    Conditions conditions;
    conditions.time_control = "90m";
    conditions.regulations.fine_announced = true;
    conditions.regulations.device_penalty = warning_and_time();
    conditions.sheets = true;
    conditions.language = Language::german;
    conditions.white_visually_impaired = conditions.black_hearing_impaired = true;
    Game game = Game::create(conditions).value();
    bool assistant = false;
    for (const Ruling ruling : game.apply(Event::started()).value()) {
        assistant |= ruling.kind() == CHESSLAWS_RULING_KIND_ASSISTANT_REQUIRED;
    }
    CHECK(assistant);
    const Event report =
        Event::conduct_reported(Observer::black, Color::white, Breach::distraction).at(seconds(9));
    CHECK(bool(game.apply(report)));
    const Question question = game.question().value();
    CHECK(question.kind() == CHESSLAWS_QUESTION_KIND_CONDUCT && question.must_penalise());
    CHECK(question.breach() == Breach::distraction && question.permits(Decision::penalise));
    CHECK((question.open_penalties() & CHESSLAWS_PENALTY_FINE) != 0 && !game.recommended());
    // A copy of an event has its own particulars.
    std::optional<Event> answer = Event::penalties_answered(warning_and_time());
    const Event copy = *answer;
    answer.reset();
    bool told = false;
    for (const Ruling ruling : game.apply(copy).value()) {
        if (ruling.kind() == CHESSLAWS_RULING_KIND_DECIDED) {
            const Penalties given(ruling.particulars()->penalties);
            told = given.warning && given.more_time == minutes(2) && !given.fine && !given.loss;
        }
    }
    CHECK(told);
    CHECK(bool(game.apply(Event::penalised(Color::black, Breach::aids, warning_and_time()))));
    CHECK(bool(game.apply(Event::persistent_refusal(Color::black))));
    CHECK(game.question()->kind() == CHESSLAWS_QUESTION_KIND_OPPONENT_SCORE);
    CHECK(bool(game.apply(Event::opponent_score_answered(100))));
    CHECK(game.read().reason == CHESSLAWS_END_REASON_PERSISTENT_REFUSAL);

    game = Game::from_json("{}").value();
    CHECK(bool(game.apply(Event::started())));
    CHECK(bool(game.apply(Event::decided_by_analogy("7.4", "the lights went out"))));
    const auto ended = game.apply(Event::decided_by_analogy("7.4", "the roof too", 50, 50));
    CHECK(bool(ended) && (*ended)[0].text() == "the roof too" && game.read().white == 50);
    CHECK(!(*ended)[1].text());
}

void recommendations() {
    Conditions conditions;
    conditions.edition = Edition::fide_2005;
    conditions.time_control = "90m";
    Game game = Game::create(conditions).value();
    CHECK(bool(game.apply(Event::started())) && !game.recommended());
    const Event written =
        Event::written_in_advance(Color::white, AdvancePurpose::none, true).at(seconds(1));
    for (const Decision decision : {Decision::no_breach, Decision::penalise, Decision::penalise}) {
        CHECK(bool(game.apply(written)));
        CHECK(game.question()->recommended() == decision);
        CHECK(bool(game.apply(game.recommended().value())));
    }
    CHECK(game.clock()->time_left(Color::black) > minutes(90));
}

void journals() {
    std::string file;
    bool is_broken = false;
    const auto store = [&](std::string_view line) {
        file.append(line);
        return !is_broken;
    };
    Conditions conditions;
    conditions.time_control = "3m+2s";
    conditions.white = "A";
    conditions.black = "B";
    Journal game = Journal::begin(conditions, store).value();
    CHECK(game.apply(Event::started().at(seconds(0)), store)->size() == 1);
    const Move e4(Square(4, 1), Square(4, 3));
    const Event moved = Event::moved(Color::white, e4).at(std::chrono::milliseconds(2500));
    CHECK(bool(game.apply(moved, store)));
    CHECK(bool(game.apply_json("{\"event\": \"pressed\", \"at\": 3, \"side\": \"white\"}", store)));
    const Result<Rulings> offered =
        game.apply(Event::draw_offered(Color::black).at(seconds(4)), store);
    CHECK(bool(offered) && (*offered)[0].kind() == CHESSLAWS_RULING_KIND_OFFER_IMPROPER);
    // Byte by byte what `chesslaws arbitrate --journal` writes.
    CHECK(file == std::string_view(journal, sizeof journal - 1));
    CHECK(game.proof().events == 4 && game.proof().length == file.size());
    std::string titled;
    conditions.title = "The last round";
    CHECK(bool(Journal::begin(conditions, [&titled](std::string_view line) {
        titled.append(line);
        return true;
    })));
    CHECK(titled.find("\"title\":\"The last round\"") != std::string::npos);
    CHECK(std::string_view(game.proof().hash) == verify_journal(file)->hash);
    CHECK(game.game().offer() == Color::black && game.resumed_length() == 0);
    CHECK(!game.apply(Event::started(), store) && file.size() == sizeof journal - 1);

    // A torn line counts as not written.
    const std::string torn = file.substr(0, file.size() - 9);
    Journal resumed = Journal::resume(torn).value();
    CHECK(!resumed.game().offer() && resumed.proof().events == 3);
    std::string again = torn.substr(0, static_cast<std::size_t>(resumed.resumed_length()));
    CHECK(bool(resumed.apply(Event::draw_offered(Color::black).at(seconds(4)),
                             [&again](std::string_view line) {
                                 again.append(line);
                                 return true;
                             })));
    CHECK(again == file);
    // What could not be stored is not told, and nothing goes on.
    is_broken = true;
    const unsigned not_stored = CHESSLAWS_STATUS_LINE_NOT_STORED;
    CHECK(resumed.apply(Event::resigned(Color::white), store).error().status() == not_stored);
    is_broken = false;
    CHECK(resumed.apply(Event::resumed(), store).error().status() == not_stored);
    CHECK(Journal::resume("").error().status() == CHESSLAWS_STATUS_TORN_JOURNAL);
    CHECK(!Journal::resume("no journal\n") && !Journal::begin_json("{", store));
    is_broken = true;
    CHECK(Journal::begin_json("{}", store).error().status() == not_stored);
}

void built_tournaments() {
    TournamentBuilder builder = TournamentBuilder::create("Club match", 2).value();
    Player alyx;
    alyx.number = 1;
    alyx.name = "Alyx";
    alyx.rating = 2200;
    alyx.federation = "LAT";
    Player bruno;
    bruno.number = 2;
    bruno.name = "Bruno";
    bruno.withdrawn_after = 1;
    CHECK(bool(builder.player(alyx)) && bool(builder.player(bruno)) && !builder.player(bruno));
    TournamentSettings settings;
    settings.format = TournamentFormat::round_robin;
    settings.start = 20260301;
    settings.points = PointSystem::three_one_zero;
    settings.tie_breaks = "SB";
    CHECK(bool(builder.settings(settings)));
    CHECK(bool(builder.game(1, 1, 2, 50, 50)) && !builder.game(1, 1, 2, 50, 50));
    CHECK(bool(builder.forfeit(2, 2, 1, Color::black)));
    CHECK(bool(builder.record("022", "Riga")) && !builder.record("001", ""));
    const Tournament tournament = builder.build().value();
    const Standings standings = tournament.standings().value();
    CHECK(standings.tie_breaks() == "SB" && standings.rows()[0].points() == 400);
    CHECK(tournament.summary().format == CHESSLAWS_TOURNAMENT_FORMAT_ROUND_ROBIN);
    const std::string file = tournament.write(LineEnd::lf).value();
    CHECK(file.substr(0, 15) == "012 Club match\n" && file.find("022 Riga\n") != std::string::npos);
    CHECK(Tournament::read(file)->write(LineEnd::lf).value() == file);
    CHECK(builder.build(TrfVersion::trf16)->write()->find("XXR 2\r\n") != std::string::npos);

    TournamentBuilder corrected = TournamentBuilder::edit(tournament).value();
    CHECK(bool(corrected.clear(2, 1)) && bool(corrected.pairing(2, 2, 1)));
    CHECK(bool(corrected.clear(2, 1)) && bool(corrected.bye(2, 1, Bye::half)));
    CHECK(!corrected.bye(2, 1, Bye::half) && bool(corrected.team(1, "Club", {1, 2}, "CLB")));
    CHECK(corrected.build()->summary().teams == 1);
    Player no_name;
    no_name.number = 3;
    no_name.federation = "LATVIA";
    CHECK(bool(corrected.player(no_name)));
    CHECK(corrected.build()->write().error().status() ==
          CHESSLAWS_STATUS_UNWRITABLE_TOURNAMENT);
    CHECK(!TournamentBuilder::create("too long", 70000));

    // A win of three points, of which two are taken away, in place of the draw.
    TournamentBuilder awarded = TournamentBuilder::edit(tournament).value();
    CHECK(bool(awarded.clear(1, 1)) && !awarded.awarded_game(1, 1, 2, Award(50, 0)));
    CHECK(!awarded.awarded_game(1, 1, 2, Award(100, 100).raised(Color::black, 200)));
    CHECK(bool(awarded.awarded_game(1, 1, 2, Award(300, 0).reduced(Color::white, 200))));
    CHECK(awarded.build()->standings()->rows()[0].points() == 400);
    Award award(0, 300, Edition::russia_2011);
    award.corrected(300, 0).annulled().replayed(100, 100).both_lost();
    CHECK(bool(awarded.clear(1, 1)) && bool(awarded.awarded_game(1, 1, 2, award)));
    CHECK(awarded.build()->standings()->rows()[0].points() == 300);
    CHECK(bool(awarded.clear(1, 1)));
    CHECK(bool(awarded.awarded_game(1, 1, 2, award.declared_lost(Color::black, 100))));
    CHECK(awarded.build()->standings()->rows()[0].points() == 400);
}

} // namespace

void test_conduct() {
    every_event();
    conduct();
    recommendations();
    journals();
    built_tournaments();
}
