// The C++ client: chesslaws.hpp, and the judging of real games.
#include "check.h"
#include "client.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <type_traits>

int failures = 0;

namespace {

using namespace chesslaws;

static_assert(!std::is_copy_constructible<Reader>::value, "a reader owns its memory");
static_assert(std::is_nothrow_move_constructible<Reader>::value, "a reader can be moved");
static_assert(std::is_trivially_copyable<Position>::value, "a position is a plain value");

void positions() {
    Position position;
    CHECK(position.turn() == Color::white);
    CHECK(position.fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(position.legal_moves().size() == 20);
    std::set<std::string> moves;
    for (const Move move : position.legal_moves()) {
        moves.insert(position.to_san(move).value());
    }
    CHECK(moves.size() == 20 && moves.count("Nf3") == 1 && moves.count("e4") == 1);
    CHECK((position.piece_at(Square(3, 0)) == Piece{Color::white, Role::queen}));
    CHECK(!position.piece_at(Square(35)));
    CHECK(position.castling_rook(Color::black, Side::queen) == Square(56));
    CHECK(!position.en_passant());
    CHECK(position.is_same(Position::chess960(518).value()));
    CHECK(position.hash() == position.polyglot_key());
    CHECK(position.halfmove_clock() == 0 && position.fullmove_number() == 1);
    CHECK(!Position::chess960(960));
    CHECK(Position::chess960(0)->fen(FenStyle{true, false}).find(" w HFhf ") != std::string::npos);
}

void moves() {
    Position position;
    for (const char *san : {"f3", "e5", "g4", "Qh4#"}) {
        const Result<Move> move = position.san(san);
        CHECK(bool(move) && position.is_legal(*move) && !position.is_capture(*move));
        CHECK(bool(position.play(*move)));
    }
    CHECK(position.is_checkmate() && position.is_check() && !position.is_stalemate());
    CHECK(position.legal_moves().empty());

    position = Position::from_fen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").value();
    const Move castling = position.uci("e1g1").value();
    CHECK(castling.to() == Square(7, 0) && castling.from().name() == "e1");
    CHECK(position.to_uci(castling).value() == "e1g1");
    CHECK(position.to_uci(castling, Castling::king_takes_rook).value() == "e1h1");
    const Move promotion(Square(0, 6), Square(0, 7), Role::rook);
    CHECK(position.is_legal(promotion) && promotion.promotion() == Role::rook);
    CHECK(promotion != castling && promotion == position.uci("a7a8r").value());
    const Outcome illegal = position.play(Move(Square(0, 0), Square(0, 1)));
    CHECK(!illegal && illegal.error().status() == CHESSLAWS_STATUS_ILLEGAL_MOVE);
    CHECK(!position.to_san(Move()));
}

void laws() {
    CHECK(id(Edition::russia_2011) == "russia-2011");
    CHECK(edition("fide-2014").value() == Edition::fide_2014);
    CHECK(!edition("fide-1999"));
    const Article mate = Article::find(Edition::fide_2023, "5.1.1").value();
    CHECK(mate.title() == "Checkmate ends the game" && mate.certain());
    CHECK(mate.number() == "5.1.1" && !mate.summary().empty());
    CHECK(article_count(Edition::fide_2023) > 300 && article_count(Edition::fide_2014) == 0);
    CHECK(article_at(Edition::fide_2023, 0).has_value());
    CHECK(!article_at(Edition::fide_2014, 0));
}

void clocks() {
    using std::chrono::milliseconds;
    using std::chrono::minutes;
    using std::chrono::seconds;
    Clock clock = Clock::set("3m+2s").value();
    CHECK(clock.state() == ClockState::ready && !clock.on_move());
    CHECK(bool(clock.start(Color::white, seconds(1000))));
    const chesslaws_press press = clock.press(Color::white, seconds(1003)).value();
    CHECK(press.completed && press.credited == 2000000 && press.new_period == CHESSLAWS_NO_PERIOD);
    CHECK(clock.time_left(Color::white) == seconds(181) && clock.on_move() == Color::black);
    CHECK(clock.text(Color::white) == "0:03:01");
    CHECK(Clock::set(clock.control())->control() == clock.control());
    CHECK(clock.undo_press(OpponentTime::returned, seconds(1004)).value() == Color::white);
    CHECK(clock.pause(seconds(1005)).value() && !clock.pause(seconds(1005)).value());
    CHECK(clock.resume(seconds(1006)).value() && clock.state() == ClockState::running);
    CHECK(clock.pause(seconds(1006)).value());
    CHECK(clock.resume_side(Color::black, seconds(1006)).value());
    CHECK(bool(clock.complete_move(Color::white, seconds(1006))));
    CHECK(bool(clock.add_time(Color::black, minutes(1), seconds(1006))));
    CHECK(clock.subtract_time(Color::black, milliseconds(500), seconds(1006)).value() ==
          milliseconds(500));
    CHECK(bool(clock.set_moves(Color::white, 7, seconds(1006))));
    CHECK(clock.setting(Color::white).moves == 7);
    CHECK(bool(clock.set_side(Color::black, clock.setting(Color::white), seconds(1006))));
    CHECK(clock.time_left(Color::black) == clock.time_left(Color::white));
    CHECK(bool(clock.poll(minutes(60))) && clock.is_flag_down(Color::black));
    CHECK(bool(clock.notice_flag(Color::black, minutes(60))));
    const Outcome lifted = clock.set_flags(CHESSLAWS_FLAGS_UP, minutes(60));
    CHECK(!lifted && lifted.error().status() == CHESSLAWS_STATUS_CLOCK_NO_TIME_LEFT);
    const Clock::Record record = clock.to_record();
    Clock restored = Clock::from_record(record.data(), record.size()).value();
    CHECK(bool(restored.rebase(seconds(0))) && restored.state() == ClockState::paused);
    CHECK(!Clock::from_record(record.data(), 7));
    const Outcome backwards = clock.poll(seconds(1));
    CHECK(!backwards && backwards.error().status() == CHESSLAWS_STATUS_CLOCK_TIME_WENT_BACK);
    CHECK(!clock.poll(seconds(-1)) && !clock.reload(Color::white, minutes(60)));
    CHECK(!clock.introduce_increment(seconds(5), minutes(60)));

    clock = Clock::preset(Dgt::dgt_3000, 10).value();
    CHECK(clock.time_left(Color::black) == seconds(182));
    CHECK(!Clock::preset(Dgt::dgt_2010, 200) && !Clock::set("90+30"));
    clock = Clock::set("15m").value();
    CHECK(bool(clock.start(Color::white, seconds(0))));
    CHECK(bool(clock.quickplay_finish(Color::white, seconds(800))));
    CHECK(clock.time_left(Color::black) == seconds(900 + 125));
}

void proofs() {
    Position position = Position::from_fen("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1").value();
    CHECK(is_dead(position).value() == false);
    const Proof proof = Proof::find(position, Color::white).value();
    CHECK(proof.can_mate() == true && proof.plies() > 0 && proof.why().empty());
    for (const Move move : proof.line()) {
        CHECK(bool(position.play(move)));
    }
    CHECK(position.is_checkmate());
    const Proof none = Proof::find(position, Color::black).value();
    CHECK(none.can_mate() == false && !none.why().empty());
    CHECK(!Proof::find(position, static_cast<Color>(2)));
    CHECK(is_dead(Position::from_fen("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").value()).value() == true);
}

void errors() {
    const Result<Position> wrong = Position::from_fen("8/8/8/8/8/8/8/4K2X w - - 0 1");
    CHECK(!wrong && wrong.error().byte() == std::uint64_t{17});
    CHECK(std::string_view(wrong.error().what()).find("byte 17") != std::string_view::npos);
#ifdef __cpp_exceptions
    bool thrown = false;
    try {
        wrong.value();
    } catch (const std::exception &error) {
        thrown = std::string_view(error.what()).find("byte 17") != std::string_view::npos;
    }
    CHECK(thrown);
    // What a visitor throws passes through, and nothing is lost.
    thrown = false;
    try {
        judge_pgn("1. e4 *", Edition::fide_2023, [](const JudgedGame &) -> bool { throw 7; }).value();
    } catch (int number) {
        thrown = number == 7;
    }
    CHECK(thrown);
#endif
}

void judging(const std::string &pgn, const char *name) {
    Reader reader = Reader::open(pgn).value();
    Reader moved = std::move(reader);
    CHECK(!reader.next()); // NOLINT: a reader that was moved away fails and does not crash
    std::optional<JudgedGame> game = *moved.next();
    CHECK(game && game->number() == 1 && game->white() && game->plies() > 0);
    Position position = game->start();
    for (const Move move : game->moves()) {
        CHECK(bool(position.play(move)));
    }
    CHECK(game->moves().size() == game->plies() && game->moves()[0] == game->move(0));
    CHECK(position.fen() == game->final_fen() && position.is_same(game->end()));
    CHECK(moved.json(name)->substr(0, 9) == "{\"file\":\"");
    CHECK(moved.json()->substr(0, 9) == "{\"game\":1");

    std::size_t mates = 0, findings = 0;
    const std::uint64_t games = judge_pgn(pgn, Edition::fide_2023, [&](const JudgedGame &each) {
                                    const std::optional<Verdict> verdict = each.verdict();
                                    if (verdict && verdict->reason == Reason::checkmate) {
                                        ++mates;
                                        CHECK(verdict->article == "5.1.1");
                                        CHECK(verdict->white + verdict->black == 100);
                                    }
                                    for (const Finding finding : each.findings()) {
                                        findings += finding.message().empty() ? 0 : 1;
                                    }
                                    return true;
                                }).value();
    CHECK(games == 548 && mates > 0);
    std::printf("%s: %llu games, %zu checkmates, %zu findings\n", name,
                static_cast<unsigned long long>(games), mates, findings);
    CHECK(judge_pgn(pgn, Edition::fide_2001, [](const JudgedGame &) { return false; }).value() == 1);
    CHECK(!judge_pgn(pgn, static_cast<Edition>(99), [](const JudgedGame &) { return true; }));
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s FILE.pgn\n", argv[0]);
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    const std::string pgn((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    positions();
    moves();
    laws();
    clocks();
    proofs();
    errors();
    test_games();
    test_conduct();
    judging(pgn, argv[1]);
    if (failures == 0) {
        std::printf("the C++ client: all is well\n");
    }
    return failures == 0 ? 0 : 1;
}
