// An electronic board: each square only knows whether something stands on it. Lifting and placing
// becomes touches and moves, the arbiter of the library rules on them, and an illegal move is shown
// and repaired.
//
// The players' hands are a script at the end; a real board calls lift, place and press instead.
#include <chesslaws.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using chesslaws::Color;
using chesslaws::Event;
using chesslaws::Move;
using chesslaws::Role;
using chesslaws::Square;

/// What the sensors see: something or nothing on each square.
using Occupancy = std::array<bool, 64>;

/// The occupied squares of a FEN, which may be one that no game can have.
Occupancy occupancy_of(std::string_view fen) {
    Occupancy occupied = {};
    unsigned file = 0, rank = 7;
    for (const char c : fen.substr(0, fen.find(' '))) {
        if (c == '/') {
            file = 0;
            --rank;
        } else if (c >= '1' && c <= '8') {
            file += static_cast<unsigned>(c - '0');
        } else {
            occupied[Square(file++, rank).index()] = true;
        }
    }
    return occupied;
}

class Board {
  public:
    Board(chesslaws::Game game, std::string name)
        : game_(std::move(game)), name_(std::move(name)), sensors_(occupancy_of(game_.fen())) {
        std::cout << "--- " << name_ << '\n';
        happen(Event::started());
    }

    /// A piece leaves a square.
    void lift(Square square) {
        sensors_[square.index()] = false;
        if (is_repairing()) {
            return check_repair();
        }
        lifted_.push_back(square);
        // Once a move is made, nothing is touched until the clock is pressed.
        if (!is_made_) {
            happen(Event::touched(game_.turn(), {square}));
            // En passant may end with the captured pawn.
            look_for_a_move();
        }
    }

    /// A piece is put on a square.
    void place(Square square) {
        sensors_[square.index()] = true;
        if (is_repairing()) {
            return check_repair();
        }
        if (!is_made_) {
            look_for_a_move();
        }
    }

    /// The clock's button of a player.
    void press(Color side) {
        now_ += std::chrono::seconds(5);
        if (!is_made_ && game_.turn() == side) {
            look_for_an_illegal_move(side);
        }
        is_made_ = false;
        lifted_.clear();
        if (!happen(Event::pressed(side))) {
            return;
        }
        if (last_ == CHESSLAWS_RULING_KIND_FAULT_COMPLETED) {
            // The board has seen it and tells the arbiter.
            happen(Event::illegal_move_found(chesslaws::Observer::arbiter));
        }
    }

    /// The player says what the pawn on the last rank becomes.
    void choose(Role piece) { happen(Event::promoted(game_.turn(), piece)); }

    /// Anything else that the players or the arbiter say.
    bool say(const Event &event) { return happen(event); }

    const chesslaws::Game &game() const { return game_; }

    /// The squares on which the pieces are not as the arbiter has ruled.
    std::vector<Square> to_repair() const {
        const Occupancy ruled = occupancy_of(game_.fen());
        std::vector<Square> wrong;
        for (chesslaws_square index = 0; index < 64; ++index) {
            if (ruled[index] != sensors_[index]) {
                wrong.emplace_back(index);
            }
        }
        return wrong;
    }

    bool is_repairing() const { return is_repairing_; }

  private:
    /// Tells the arbiter, and shows what he rules.
    bool happen(const Event &event) {
        const auto rulings = game_.apply(event.at(now_));
        if (!rulings) {
            std::cout << "    refused: " << rulings.error().what() << '\n';
            return false;
        }
        for (const chesslaws::Ruling ruling : *rulings) {
            last_ = ruling.kind();
            std::cout << "    " << ruling.message();
            if (const auto article = ruling.article()) {
                std::cout << " [" << *article << ']';
            }
            std::cout << '\n';
            if (ruling.kind() == CHESSLAWS_RULING_KIND_POSITION_RESTORED) {
                is_repairing_ = true;
                is_made_ = false;
                lifted_.clear();
                check_repair();
            }
        }
        return true;
    }

    /// The legal move that leads to what the sensors see, if the piece that makes it was lifted.
    void look_for_a_move() {
        const auto position = game_.position();
        if (!position) {
            return;
        }
        for (const Move move : position->legal_moves()) {
            const bool is_lifted =
                std::find(lifted_.begin(), lifted_.end(), move.from()) != lifted_.end();
            // A capture is seen only from the captured piece, which was lifted as well.
            const bool is_capture_seen =
                !position->piece_at(move.to()) || is_castling(*position, move) ||
                std::find(lifted_.begin(), lifted_.end(), move.to()) != lifted_.end();
            chesslaws::Position after = *position;
            if (!is_lifted || !is_capture_seen || !after.play(move) ||
                occupancy_of(after.fen()) != sensors_) {
                continue;
            }
            is_made_ = true;
            // Which piece a pawn becomes, no sensor can see.
            happen(Event::moved(game_.turn(), Move(move.from(), move.to())));
            return;
        }
    }

    static bool is_castling(const chesslaws::Position &position, Move move) {
        const auto from = position.piece_at(move.from()), to = position.piece_at(move.to());
        return from && to && from->color == to->color;
    }

    /// One piece has gone from one square to another, and no legal move does that.
    void look_for_an_illegal_move(Color side) {
        const Occupancy ruled = occupancy_of(game_.fen());
        std::optional<Square> from, to;
        for (chesslaws_square index = 0; index < 64; ++index) {
            if (ruled[index] && !sensors_[index]) {
                from = Square(index);
            } else if (!ruled[index] && sensors_[index]) {
                to = Square(index);
            }
        }
        if (from && to) {
            happen(Event::moved(side, Move(*from, *to)));
        }
    }

    void check_repair() {
        const std::vector<Square> wrong = to_repair();
        if (wrong.empty()) {
            is_repairing_ = false;
            std::cout << "    the pieces stand right again\n";
            return;
        }
        std::cout << "    lights on";
        for (const Square square : wrong) {
            std::cout << ' ' << square.name();
        }
        std::cout << '\n';
    }

    chesslaws::Game game_;
    std::string name_;
    Occupancy sensors_;
    /// What was lifted since the last press.
    std::vector<Square> lifted_;
    std::chrono::microseconds now_{0};
    chesslaws_ruling_kind last_ = CHESSLAWS_RULING_KIND_OTHER;
    /// A move was made and not completed.
    bool is_made_ = false;
    bool is_repairing_ = false;
};

// --- The players' hands. ---

Square at(std::string_view name) {
    return Square(static_cast<unsigned>(name[0] - 'a'), static_cast<unsigned>(name[1] - '1'));
}

/// From one square to another and, for a capture, the other piece from the board first.
void move(Board &board, std::string_view from, std::string_view to, bool is_capture = false) {
    if (is_capture) {
        board.lift(at(to));
    }
    board.lift(at(from));
    board.place(at(to));
}

Board new_board(std::string name, std::optional<std::string_view> fen = std::nullopt) {
    chesslaws::Conditions conditions;
    conditions.time_control = "90m + 30s";
    conditions.fen = fen;
    return Board(chesslaws::Game::create(conditions).value(), std::move(name));
}

int failures = 0;

void expect(bool is_so, std::string_view what) {
    if (!is_so) {
        std::cout << "NOT SO: " << what << '\n';
        ++failures;
    }
}

/// What the Laws leave to the arbiter is asked; here he always follows the guidelines.
void follow_the_recommendation(Board &board) {
    const auto question = board.game().question();
    const auto recommended = question ? question->recommended() : std::nullopt;
    expect(recommended.has_value(), "the arbiter is asked, and something is recommended");
    if (recommended) {
        board.say(Event::answered(*recommended));
    }
}

void touch_move_and_illegal_move() {
    Board board = new_board("touch-move, and a knight that jumps too far");
    move(board, "e2", "e4");
    board.press(Color::white);
    move(board, "e7", "e5");
    board.press(Color::black);

    // White touches the queen, puts it back and plays the knight: Black complains.
    board.lift(at("d1"));
    board.place(at("d1"));
    move(board, "g1", "f3");
    board.say(Event::touch_breach_found(chesslaws::Observer::black));
    expect(board.is_repairing(), "the knight is to go back");
    move(board, "f3", "g1");
    expect(!board.is_repairing(), "the knight is back");
    follow_the_recommendation(board);
    move(board, "d1", "h5");
    board.press(Color::white);

    // Black's knight goes two squares straight on.
    move(board, "b8", "b6");
    board.press(Color::black);
    expect(board.game().illegal_moves(Color::black) == 1, "one illegal move counts");
    expect(board.to_repair().size() == 2, "b6 is to go back to b8");
    move(board, "b6", "b8");
    expect(!board.is_repairing(), "the knight is back");
    follow_the_recommendation(board);
    move(board, "b8", "c6");
    board.press(Color::black);

    move(board, "h5", "f7", true);
    board.press(Color::white);
    move(board, "e8", "f7", true);
    board.press(Color::black);
    expect(board.game().fen() ==
               "r1bq1bnr/pppp1kpp/2n5/4p3/4P3/8/PPPP1PPP/RNB1KBNR w KQ - 0 4",
           "the position is what was played");
    expect(board.game().completed(Color::black) == 3, "three moves of Black are completed");
}

void castling_en_passant_and_promotion() {
    Board board = new_board("castling, en passant and promotion",
                            "r3k2r/P6p/8/8/1p6/8/2P4P/R3K2R w KQkq - 0 1");
    // The king first, then the rook: only with both is it castling.
    board.lift(at("e1"));
    board.place(at("g1"));
    board.lift(at("h1"));
    board.place(at("f1"));
    board.press(Color::white);
    move(board, "h7", "h5");
    board.press(Color::black);
    move(board, "c2", "c4");
    board.press(Color::white);
    // The pawn that is captured does not stand where the other one arrives.
    board.lift(at("b4"));
    board.place(at("c3"));
    board.lift(at("c4"));
    board.press(Color::black);
    expect(board.game().completed(Color::black) == 2, "en passant is one move");
    // White presses without having moved.
    board.press(Color::white);
    expect(board.game().illegal_moves(Color::white) == 1, "that counts as an illegal move");
    expect(board.game().fen().find("/2p5/") != std::string::npos, "the pawn stands on c3");
}

void promotion() {
    Board board = new_board("promotion", "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1");
    board.lift(at("a7"));
    board.place(at("a8"));
    board.choose(Role::knight);
    board.press(Color::white);
    expect(board.game().fen().substr(0, 5) == "N3k3/", "a knight stands on a8");
}

} // namespace

int main() {
    touch_move_and_illegal_move();
    castling_en_passant_and_promotion();
    promotion();
    return failures == 0 ? 0 : 1;
}
