// chesslaws for C++17: the C interface of chesslaws.h as values, ranges and owners.
//
// What can fail returns a chesslaws::Result, which holds a value or an Error. Look before taking
// (`if (auto move = position.san("Nf3")) play(*move);`) or take at once with value(), which throws the
// Error; in a program built without exceptions value() ends the program instead. Nothing else
// throws, but for std::bad_alloc.
//
// Text goes in as std::string_view and comes out as std::string, or as std::string_view where the
// library keeps it. Positions, moves and articles are values; a Reader owns what it holds and can be
// moved, not copied.
#ifndef CHESSLAWS_HPP
#define CHESSLAWS_HPP

#include "chesslaws.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace chesslaws {

namespace detail {

inline std::string_view view(const chesslaws_text &text) noexcept {
    return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.length);
}

inline std::optional<std::string_view> optional_view(const chesslaws_text &text) noexcept {
    if (text.data == nullptr) {
        return std::nullopt;
    }
    return view(text);
}

} // namespace detail

/// Why a call failed.
class Error : public std::exception {
  public:
    explicit Error(const chesslaws_error &error) noexcept : error_(error) {}

    /// A failure without more to say than its status.
    explicit Error(chesslaws_status status) noexcept : error_() {
        error_.status = status;
        error_.byte = CHESSLAWS_NO_BYTE;
        const std::string_view words = chesslaws_status_text(status);
        error_.length = words.copy(error_.message, sizeof error_.message - 1);
    }

    chesslaws_status status() const noexcept { return error_.status; }

    /// What was expected and what was found.
    const char *what() const noexcept override { return error_.message; }

    /// The byte of the text at fault, from 0.
    std::optional<std::uint64_t> byte() const noexcept {
        if (error_.byte == CHESSLAWS_NO_BYTE) {
            return std::nullopt;
        }
        return error_.byte;
    }

  private:
    chesslaws_error error_;
};

/// A value, or why there is none.
template <class T> class Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const noexcept { return content_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    /// The value. There must be one.
    T &operator*() & noexcept { return *std::get_if<0>(&content_); }
    const T &operator*() const & noexcept { return *std::get_if<0>(&content_); }
    T &&operator*() && noexcept { return std::move(*std::get_if<0>(&content_)); }
    T *operator->() noexcept { return std::get_if<0>(&content_); }
    const T *operator->() const noexcept { return std::get_if<0>(&content_); }

    /// The value; throws the Error if there is none.
    T &value() & {
        check();
        return **this;
    }
    const T &value() const & {
        check();
        return **this;
    }
    T &&value() && {
        check();
        return std::move(**this);
    }

    /// Why there is no value. There must be none.
    const Error &error() const noexcept { return *std::get_if<1>(&content_); }

  private:
    void check() const {
        if (!has_value()) {
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
            throw error();
#else
            std::abort();
#endif
        }
    }

    std::variant<T, Error> content_;
};

/// Done, or why not.
using Outcome = Result<std::monostate>;

enum class Color : std::uint32_t { white = CHESSLAWS_COLOR_WHITE, black = CHESSLAWS_COLOR_BLACK };

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

/// An edition of the Laws.
enum class Edition : std::uint32_t {
    fide_2001 = CHESSLAWS_EDITION_FIDE_2001,
    fide_2005 = CHESSLAWS_EDITION_FIDE_2005,
    fide_2009 = CHESSLAWS_EDITION_FIDE_2009,
    russia_2011 = CHESSLAWS_EDITION_RUSSIA_2011,
    fide_2014 = CHESSLAWS_EDITION_FIDE_2014,
    fide_2017 = CHESSLAWS_EDITION_FIDE_2017,
    fide_2018 = CHESSLAWS_EDITION_FIDE_2018,
    fide_2023 = CHESSLAWS_EDITION_FIDE_2023
};

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

/// The legal moves of a position: a range of Move, held without allocation.
class MoveList {
  public:
    class iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Move;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Move;

        explicit iterator(const chesslaws_move *at) noexcept : at_(at) {}
        Move operator*() const noexcept { return Move(*at_); }
        iterator &operator++() noexcept {
            ++at_;
            return *this;
        }
        iterator operator++(int) noexcept { return iterator(at_++); }
        friend bool operator==(iterator a, iterator b) noexcept { return a.at_ == b.at_; }
        friend bool operator!=(iterator a, iterator b) noexcept { return a.at_ != b.at_; }

      private:
        const chesslaws_move *at_;
    };

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

    /// Writes a legal move in UCI notation.
    Result<std::string> to_uci(Move move, Castling castling = Castling::king_arrival) const {
        std::array<char, CHESSLAWS_UCI_CAPACITY> buffer;
        std::size_t length = 0;
        const chesslaws_status status =
            chesslaws_position_uci(&position_, move.bits(), static_cast<std::uint32_t>(castling),
                                   buffer.data(), buffer.size(), &length);
        return text(status, buffer.data(), length);
    }

    /// Writes a legal move in SAN.
    Result<std::string> to_san(Move move) const {
        std::array<char, CHESSLAWS_SAN_CAPACITY> buffer;
        std::size_t length = 0;
        const chesslaws_status status = chesslaws_position_san(
            &position_, move.bits(), buffer.data(), buffer.size(), &length);
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
    static void ignore(chesslaws_status) noexcept {}

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

/// The short name of an edition, such as `fide-2023`.
inline std::string_view id(Edition edition) noexcept {
    chesslaws_text text = {nullptr, 0};
    return chesslaws_edition_id(static_cast<std::uint32_t>(edition), &text) == CHESSLAWS_STATUS_OK
               ? detail::view(text)
               : std::string_view();
}

/// The edition of a short name.
inline Result<Edition> edition(std::string_view name) {
    chesslaws_edition found = CHESSLAWS_EDITION_FIDE_2023;
    chesslaws_error error;
    if (chesslaws_edition_parse(name.data(), name.size(), &found, &error) != CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    return static_cast<Edition>(found);
}

/// An article of the Laws; its texts stay for ever.
class Article {
  public:
    explicit Article(const chesslaws_article &article) noexcept : article_(article) {}

    /// The article of a number, such as `9.2.1`.
    static Result<Article> find(Edition edition, std::string_view number) {
        chesslaws_article found;
        chesslaws_error error;
        if (chesslaws_article_find(static_cast<std::uint32_t>(edition), number.data(),
                                   number.size(), &found, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Article(found);
    }

    Edition edition() const noexcept { return static_cast<Edition>(article_.edition); }
    std::string_view number() const noexcept { return detail::view(article_.number); }
    std::string_view title() const noexcept { return detail::view(article_.title); }
    /// What it says, in our own words: no authority.
    std::string_view summary() const noexcept { return detail::view(article_.summary); }
    std::optional<std::string_view> change() const noexcept {
        return detail::optional_view(article_.change);
    }
    std::optional<std::string_view> note() const noexcept {
        return detail::optional_view(article_.note);
    }
    /// False where content or number could not be confirmed.
    bool certain() const noexcept { return article_.certain; }

  private:
    chesslaws_article article_;
};

/// How many articles of an edition are at hand; none for some editions.
inline std::size_t article_count(Edition edition) noexcept {
    std::size_t count = 0;
    return chesslaws_article_count(static_cast<std::uint32_t>(edition), &count) ==
                   CHESSLAWS_STATUS_OK
               ? count
               : 0;
}

/// The articles of an edition in printed order, from 0.
inline Result<Article> article_at(Edition edition, std::size_t index) {
    chesslaws_article found;
    const chesslaws_status status =
        chesslaws_article_at(static_cast<std::uint32_t>(edition), index, &found);
    if (status != CHESSLAWS_STATUS_OK) {
        return Error(status);
    }
    return Article(found);
}

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
class Game {
  public:
    explicit Game(const chesslaws_game &game) noexcept : game_(&game) {}

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

    std::size_t plies() const noexcept { return game_->plies; }
    Move move(std::size_t ply) const noexcept { return Move(game_->moves[ply]); }
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
    const chesslaws_game *game_;
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
    Result<std::optional<Game>> next() {
        const chesslaws_game *game = nullptr;
        chesslaws_error error;
        switch (chesslaws_reader_next(reader_.get(), &game, &error)) {
        case CHESSLAWS_STATUS_OK:
            return std::optional<Game>(Game(*game));
        case CHESSLAWS_STATUS_END:
            return std::optional<Game>();
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

/// Judges every game of a PGN text and calls `visit` with each Game, which may return false to stop.
/// The result is how many games were visited. What `visit` throws passes through.
template <class Visit>
Result<std::uint64_t> judge_pgn(std::string_view pgn, Edition edition, Visit visit) {
    Result<Reader> reader = Reader::open(pgn, edition);
    if (!reader) {
        return reader.error();
    }
    for (std::uint64_t count = 0;; ++count) {
        const Result<std::optional<Game>> game = reader->next();
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

#endif // CHESSLAWS_HPP
