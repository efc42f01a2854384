// Squares, moves and positions. Included by chesslaws.hpp.
#ifndef CHESSLAWS_POSITION_HPP
#define CHESSLAWS_POSITION_HPP

#include "result.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace chesslaws {

enum class Role : std::uint32_t {
    none = CHESSLAWS_ROLE_NONE,
    pawn = CHESSLAWS_ROLE_PAWN,
    knight = CHESSLAWS_ROLE_KNIGHT,
    bishop = CHESSLAWS_ROLE_BISHOP,
    rook = CHESSLAWS_ROLE_ROOK,
    queen = CHESSLAWS_ROLE_QUEEN,
    king = CHESSLAWS_ROLE_KING
};

enum class Side : std::uint32_t { king = CHESSLAWS_SIDE_KING, queen = CHESSLAWS_SIDE_QUEEN };

/// How castling is written in UCI.
enum class Castling : std::uint32_t {
    king_arrival = CHESSLAWS_CASTLING_KING_ARRIVAL,
    king_takes_rook = CHESSLAWS_CASTLING_KING_TAKES_ROOK
};

/// One of the 64 squares, from a1 = 0 along the ranks to h8 = 63.
class Square {
  public:
    constexpr explicit Square(chesslaws_square index) noexcept : index_(index) {}

    /// From file and rank, both 0 to 7.
    constexpr Square(unsigned file, unsigned rank) noexcept
        : index_(static_cast<chesslaws_square>((rank & 7U) * 8U + (file & 7U))) {}

    constexpr chesslaws_square index() const noexcept { return index_; }
    constexpr unsigned file() const noexcept { return index_ & 7U; }
    constexpr unsigned rank() const noexcept { return index_ >> 3U; }

    /// The name, such as `e4`.
    std::string name() const {
        return {static_cast<char>('a' + file()), static_cast<char>('1' + rank())};
    }

    friend constexpr bool operator==(Square a, Square b) noexcept { return a.index_ == b.index_; }
    friend constexpr bool operator!=(Square a, Square b) noexcept { return !(a == b); }

  private:
    chesslaws_square index_;
};

/// A piece on a square.
struct Piece {
    Color color;
    Role role;

    friend constexpr bool operator==(Piece a, Piece b) noexcept {
        return a.color == b.color && a.role == b.role;
    }
    friend constexpr bool operator!=(Piece a, Piece b) noexcept { return !(a == b); }
};

/// A move: from where, to where, and what a pawn becomes. In castling, `to` is the rook's square.
class Move {
  public:
    constexpr Move() noexcept : bits_(0) {}
    constexpr explicit Move(chesslaws_move bits) noexcept : bits_(bits) {}

    Move(Square from, Square to, Role promotion = Role::none) noexcept : bits_(0) {
        // A role that no pawn may become leaves a1a1, which is legal nowhere.
        if (chesslaws_move_new(from.index(), to.index(), static_cast<std::uint32_t>(promotion),
                               &bits_) != CHESSLAWS_STATUS_OK) {
            bits_ = 0;
        }
    }

    constexpr chesslaws_move bits() const noexcept { return bits_; }
    constexpr Square from() const noexcept {
        return Square(static_cast<chesslaws_square>(bits_ & 63U));
    }
    constexpr Square to() const noexcept {
        return Square(static_cast<chesslaws_square>((bits_ >> 6U) & 63U));
    }

    /// What the pawn becomes, or Role::none.
    Role promotion() const noexcept {
        chesslaws_role role = CHESSLAWS_ROLE_NONE;
        const chesslaws_status status = chesslaws_move_parts(bits_, nullptr, nullptr, &role);
        return status == CHESSLAWS_STATUS_OK ? static_cast<Role>(role) : Role::none;
    }

    friend constexpr bool operator==(Move a, Move b) noexcept { return a.bits_ == b.bits_; }
    friend constexpr bool operator!=(Move a, Move b) noexcept { return !(a == b); }

  private:
    chesslaws_move bits_;
};

/// Moves in an array of the library's: a range of Move.
using MoveSpan = detail::Views<Move, chesslaws_move>;

/// The legal moves of a position: a range of Move, held without allocation.
class MoveList {
  public:
    using iterator = MoveSpan::iterator;

    explicit MoveList(const chesslaws_position &position) noexcept : moves_(), size_(0) {
        if (chesslaws_position_legal_moves(&position, moves_.data(), moves_.size(), &size_) !=
            CHESSLAWS_STATUS_OK) {
            size_ = 0;
        }
    }

    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }
    Move operator[](std::size_t index) const noexcept { return Move(moves_[index]); }
    iterator begin() const noexcept { return iterator(moves_.data()); }
    iterator end() const noexcept { return iterator(moves_.data() + size_); }

  private:
    std::array<chesslaws_move, CHESSLAWS_MOVES_CAPACITY> moves_;
    std::size_t size_;
};

/// Whose letters stand for the pieces.
enum class Language : std::uint32_t {
    english = CHESSLAWS_LANGUAGE_ENGLISH,
    german = CHESSLAWS_LANGUAGE_GERMAN,
    french = CHESSLAWS_LANGUAGE_FRENCH,
    spanish = CHESSLAWS_LANGUAGE_SPANISH,
    italian = CHESSLAWS_LANGUAGE_ITALIAN,
    dutch = CHESSLAWS_LANGUAGE_DUTCH,
    polish = CHESSLAWS_LANGUAGE_POLISH,
    czech = CHESSLAWS_LANGUAGE_CZECH,
    hungarian = CHESSLAWS_LANGUAGE_HUNGARIAN,
    swedish = CHESSLAWS_LANGUAGE_SWEDISH,
    russian = CHESSLAWS_LANGUAGE_RUSSIAN,
    ukrainian = CHESSLAWS_LANGUAGE_UKRAINIAN,
    portuguese = CHESSLAWS_LANGUAGE_PORTUGUESE,
    figurine = CHESSLAWS_LANGUAGE_FIGURINE
};

/// The language of a code such as `de`.
inline Result<Language> language(std::string_view code) {
    chesslaws_language found = CHESSLAWS_LANGUAGE_ENGLISH;
    chesslaws_error error;
    if (chesslaws_language_parse(code.data(), code.size(), &found, &error) !=
        CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    return static_cast<Language>(found);
}

/// How a FEN is written.
struct FenStyle {
    /// Castling rights as files of rooks instead of `KQkq`.
    bool shredder = false;
    /// The square passed by any double step instead of only where a capture is legal.
    bool en_passant_always = false;
};

/// A position in which a legal game can go on. A plain value; every Position is a legal one.
class Position {
  public:
    /// The initial position.
    Position() noexcept : position_() { ignore(chesslaws_position_start(&position_)); }

    explicit Position(const chesslaws_position &position) noexcept : position_(position) {}

    static Result<Position> from_fen(std::string_view fen) {
        Position made;
        chesslaws_error error;
        if (chesslaws_position_from_fen(fen.data(), fen.size(), &made.position_, &error) !=
            CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return made;
    }

    /// The Chess960 starting position of this number, 0 to 959.
    static Result<Position> chess960(std::uint32_t number) {
        Position made;
        chesslaws_error error;
        if (chesslaws_position_chess960(number, &made.position_, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return made;
    }

    std::string fen(FenStyle style = FenStyle()) const {
        const std::uint32_t flags =
            (style.shredder ? std::uint32_t{CHESSLAWS_FEN_SHREDDER} : 0U) |
            (style.en_passant_always ? std::uint32_t{CHESSLAWS_FEN_EN_PASSANT_ALWAYS} : 0U);
        std::array<char, CHESSLAWS_FEN_CAPACITY> buffer;
        std::size_t length = 0;
        ignore(chesslaws_position_fen(&position_, flags, buffer.data(), buffer.size(), &length));
        return std::string(buffer.data(), length);
    }

    Color turn() const noexcept {
        chesslaws_color color = CHESSLAWS_COLOR_WHITE;
        ignore(chesslaws_position_turn(&position_, &color));
        return static_cast<Color>(color);
    }

    bool is_check() const noexcept { return ask(chesslaws_position_is_check); }
    bool is_checkmate() const noexcept { return ask(chesslaws_position_is_checkmate); }
    bool is_stalemate() const noexcept { return ask(chesslaws_position_is_stalemate); }

    /// Plies since the last capture or pawn move.
    std::uint32_t halfmove_clock() const noexcept {
        return number<std::uint32_t>(chesslaws_position_halfmove_clock);
    }
    /// The number of the move to be made, from 1.
    std::uint32_t fullmove_number() const noexcept {
        return number<std::uint32_t>(chesslaws_position_fullmove_number);
    }
    /// The Zobrist key.
    std::uint64_t hash() const noexcept { return number<std::uint64_t>(chesslaws_position_hash); }
    std::uint64_t polyglot_key() const noexcept {
        return number<std::uint64_t>(chesslaws_position_polyglot_key);
    }

    std::optional<Piece> piece_at(Square square) const noexcept {
        chesslaws_piece piece = {CHESSLAWS_ROLE_NONE, CHESSLAWS_COLOR_WHITE};
        ignore(chesslaws_position_piece_at(&position_, square.index(), &piece));
        if (piece.role == CHESSLAWS_ROLE_NONE) {
            return std::nullopt;
        }
        return Piece{static_cast<Color>(piece.color), static_cast<Role>(piece.role)};
    }

    /// The rook with which a side may still castle.
    std::optional<Square> castling_rook(Color color, Side side) const noexcept {
        chesslaws_square square = CHESSLAWS_NO_SQUARE;
        ignore(chesslaws_position_castling_rook(&position_, static_cast<std::uint32_t>(color),
                                                static_cast<std::uint32_t>(side), &square));
        return optional_square(square);
    }

    /// The square on which a pawn may legally be captured en passant now.
    std::optional<Square> en_passant() const noexcept {
        chesslaws_square square = CHESSLAWS_NO_SQUARE;
        ignore(chesslaws_position_en_passant(&position_, &square));
        return optional_square(square);
    }

    MoveList legal_moves() const noexcept { return MoveList(position_); }

    bool is_legal(Move move) const noexcept {
        bool answer = false;
        ignore(chesslaws_position_is_legal(&position_, move.bits(), &answer));
        return answer;
    }

    /// Whether a legal move takes a piece.
    bool is_capture(Move move) const noexcept {
        bool answer = false;
        ignore(chesslaws_position_is_capture(&position_, move.bits(), &answer));
        return answer;
    }

    /// Makes a legal move; any other leaves the position as it was.
    Outcome play(Move move) {
        chesslaws_error error;
        if (chesslaws_position_play(&position_, move.bits(), &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return std::monostate();
    }

    /// Reads a legal move in UCI notation.
    Result<Move> uci(std::string_view text) const {
        return parse(chesslaws_position_parse_uci, text);
    }
    /// Reads a legal move in SAN.
    Result<Move> san(std::string_view text) const {
        return parse(chesslaws_position_parse_san, text);
    }
    /// Reads a legal move with the letters of a language.
    Result<Move> san(std::string_view text, Language language) const {
        chesslaws_move move = 0;
        chesslaws_error error;
        if (chesslaws_position_parse_national(&position_, text.data(), text.size(),
                                              static_cast<std::uint32_t>(language), &move,
                                              &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Move(move);
    }

    /// Writes a legal move in UCI notation.
    Result<std::string> to_uci(Move move, Castling castling = Castling::king_arrival) const {
        std::array<char, CHESSLAWS_UCI_CAPACITY> buffer;
        std::size_t length = 0;
        const chesslaws_status status =
            chesslaws_position_uci(&position_, move.bits(), static_cast<std::uint32_t>(castling),
                                   buffer.data(), buffer.size(), &length);
        return text(status, buffer.data(), length);
    }

    /// Writes a legal move in SAN, with the letters of a language.
    Result<std::string> to_san(Move move, Language language = Language::english) const {
        std::array<char, CHESSLAWS_SAN_CAPACITY> buffer;
        std::size_t length = 0;
        const chesslaws_status status = chesslaws_position_national(
            &position_, move.bits(), static_cast<std::uint32_t>(language), buffer.data(),
            buffer.size(), &length);
        return text(status, buffer.data(), length);
    }

    /// Whether both are the same position for repetition.
    bool is_same(const Position &other) const noexcept {
        bool answer = false;
        ignore(chesslaws_position_is_same(&position_, &other.position_, &answer));
        return answer;
    }

    /// For the entries of chesslaws.h.
    const chesslaws_position &raw() const noexcept { return position_; }

  private:
    // A Position is always set, so that what only reads it can't fail.
    static void ignore(chesslaws_status status) noexcept { detail::ignore(status); }

    static std::optional<Square> optional_square(chesslaws_square square) noexcept {
        if (square == CHESSLAWS_NO_SQUARE) {
            return std::nullopt;
        }
        return Square(square);
    }

    static Result<std::string> text(chesslaws_status status, const char *data, std::size_t length) {
        if (status != CHESSLAWS_STATUS_OK) {
            return Error(status);
        }
        return std::string(data, length);
    }

    bool ask(chesslaws_status (*entry)(const chesslaws_position *, bool *)) const noexcept {
        bool answer = false;
        ignore(entry(&position_, &answer));
        return answer;
    }

    template <class T>
    T number(chesslaws_status (*entry)(const chesslaws_position *, T *)) const noexcept {
        T answer = 0;
        ignore(entry(&position_, &answer));
        return answer;
    }

    Result<Move> parse(chesslaws_status (*entry)(const chesslaws_position *, const char *,
                                                 std::size_t, chesslaws_move *, chesslaws_error *),
                       std::string_view text) const {
        chesslaws_move move = 0;
        chesslaws_error error;
        if (entry(&position_, text.data(), text.size(), &move, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Move(move);
    }

    chesslaws_position position_;
};

} // namespace chesslaws

#endif // CHESSLAWS_POSITION_HPP
