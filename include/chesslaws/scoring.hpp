// Tournaments, standings, ratings and points. Included by chesslaws.hpp.
#ifndef CHESSLAWS_SCORING_HPP
#define CHESSLAWS_SCORING_HPP

#include "result.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chesslaws {

/// A table of a tournament.
enum class Table : std::uint32_t {
    ranking = CHESSLAWS_TABLE_RANKING,
    crosstable = CHESSLAWS_TABLE_CROSSTABLE
};

enum class TableFormat : std::uint32_t {
    text = CHESSLAWS_TABLE_FORMAT_TEXT,
    csv = CHESSLAWS_TABLE_FORMAT_CSV,
    html = CHESSLAWS_TABLE_FORMAT_HTML,
    svg = CHESSLAWS_TABLE_FORMAT_SVG
};

enum class RatingList : std::uint32_t {
    standard = CHESSLAWS_RATING_LIST_STANDARD,
    rapid = CHESSLAWS_RATING_LIST_RAPID,
    blitz = CHESSLAWS_RATING_LIST_BLITZ
};

enum class PointSystem : std::uint32_t {
    standard = CHESSLAWS_POINT_SYSTEM_STANDARD,
    three_one_zero = CHESSLAWS_POINT_SYSTEM_THREE_ONE_ZERO,
    three_two_one = CHESSLAWS_POINT_SYSTEM_THREE_TWO_ONE,
    armageddon = CHESSLAWS_POINT_SYSTEM_ARMAGEDDON
};

/// An edition of the format of tournament report files.
enum class TrfVersion : std::uint32_t {
    /// That of the file the tournament was read from, with all its lines; TRF26 for a new one.
    as_read = CHESSLAWS_TRF_VERSION_AS_READ,
    trf16 = CHESSLAWS_TRF_VERSION_TRF16,
    trf26 = CHESSLAWS_TRF_VERSION_TRF26
};

enum class LineEnd : std::uint32_t {
    cr_lf = CHESSLAWS_LINE_END_CR_LF,
    lf = CHESSLAWS_LINE_END_LF,
    cr = CHESSLAWS_LINE_END_CR
};

enum class Encoding : std::uint32_t {
    utf8 = CHESSLAWS_ENCODING_UTF8,
    windows1252 = CHESSLAWS_ENCODING_WINDOWS1252
};

/// How a tournament file is read.
struct TrfOptions {
    /// Points that are not the sum of the results are a warning and not a fault.
    bool report_points = false;
    /// Gaps in the starting numbers are a warning and not a fault.
    bool allow_gaps = false;
    /// Records that no edition of the format knows are kept with a warning.
    bool keep_unknown = false;
};

/// One participant of a ranking: a look into Standings.
class Standing {
  public:
    explicit Standing(const chesslaws_standing &row) noexcept : row_(&row) {}

    /// None for who is not ranked.
    std::optional<std::uint32_t> rank() const noexcept {
        if (row_->rank == 0) {
            return std::nullopt;
        }
        return row_->rank;
    }
    std::uint32_t number() const noexcept { return row_->number; }
    /// In hundredths.
    std::int32_t points() const noexcept { return row_->points; }
    std::string_view name() const noexcept { return detail::view(row_->name); }

    std::size_t value_count() const noexcept { return row_->value_count; }
    /// The value of a criterion as it is printed; empty where undefined.
    std::string_view value(std::size_t index) const noexcept {
        return detail::view(row_->values[index].text);
    }
    /// The exact value.
    const chesslaws_tie_break_value &exact(std::size_t index) const noexcept {
        return row_->values[index];
    }

  private:
    const chesslaws_standing *row_;
};

/// A range of Standing.
using StandingRows = detail::Views<Standing, chesslaws_standing>;

/// A ranking by points and tie-breaks. Owns what it holds.
class Standings {
  public:
    explicit Standings(chesslaws_standings *standings) noexcept : standings_(standings) {}

    /// The participants, best first.
    StandingRows rows() const noexcept {
        const chesslaws_standing *rows = nullptr;
        std::size_t count = 0;
        detail::ignore(chesslaws_standings_rows(standings_.get(), &rows, &count));
        return StandingRows(rows, count);
    }

    /// The codes of the criteria, separated by commas.
    std::string tie_breaks() const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_standings_tie_breaks(standings_.get(), buffer, capacity, length);
        });
    }

    std::string table(Table table, TableFormat format = TableFormat::text) const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_standings_table(standings_.get(), static_cast<std::uint32_t>(table),
                                             static_cast<std::uint32_t>(format), buffer, capacity,
                                             length);
        });
    }

    std::string json() const {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return chesslaws_standings_json(standings_.get(), buffer, capacity, length);
        });
    }

    /// How a tie-break came about for a participant, in words.
    Result<std::string> explain(std::uint32_t number, std::string_view code) const {
        return detail::checked_text([&](char *buffer, std::size_t capacity, std::size_t *length,
                                        chesslaws_error *error) {
            return chesslaws_standings_explain(standings_.get(), number, code.data(), code.size(),
                                               buffer, capacity, length, error);
        });
    }

  private:
    struct Free {
        void operator()(chesslaws_standings *standings) const noexcept {
            chesslaws_standings_free(standings);
        }
    };

    std::unique_ptr<chesslaws_standings, Free> standings_;
};

/// A tournament, read from a tournament report file or built. Owns what it holds.
class Tournament {
  public:
    explicit Tournament(chesslaws_tournament *tournament) noexcept : tournament_(tournament) {}

    static Result<Tournament> read(std::string_view file, TrfOptions options = TrfOptions()) {
        const std::uint32_t flags =
            (options.report_points ? std::uint32_t{CHESSLAWS_TRF_REPORT_POINTS} : 0U) |
            (options.allow_gaps ? std::uint32_t{CHESSLAWS_TRF_ALLOW_GAPS} : 0U) |
            (options.keep_unknown ? std::uint32_t{CHESSLAWS_TRF_KEEP_UNKNOWN} : 0U);
        chesslaws_tournament *tournament = nullptr;
        chesslaws_error error;
        if (chesslaws_tournament_new(file.data(), file.size(), flags, &tournament, &error) !=
            CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Tournament(tournament);
    }

    chesslaws_tournament_summary summary() const noexcept {
        chesslaws_tournament_summary summary = {};
        detail::ignore(chesslaws_tournament_read(tournament_.get(), &summary));
        return summary;
    }
    /// It stays as long as the tournament.
    std::string_view name() const noexcept { return detail::view(summary().name); }

    /// Ranks by a list of codes such as `DE,BH/C1,SB`; none takes those of the file, or usual ones.
    Result<Standings> standings(std::optional<std::string_view> tie_breaks = std::nullopt,
                                const chesslaws_standings_options &options = {}) const {
        chesslaws_standings *standings = nullptr;
        chesslaws_error error;
        const chesslaws_text list = detail::raw(tie_breaks);
        if (chesslaws_standings_new(tournament_.get(), list.data, list.length, &options,
                                    &standings, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Standings(standings);
    }

    /// As a tournament report file. Names that are longer than their columns are cut.
    Result<std::string> write(LineEnd line_end = LineEnd::cr_lf,
                              Encoding encoding = Encoding::utf8) const {
        chesslaws_trf_options options = {};
        options.line_end = static_cast<std::uint32_t>(line_end);
        options.encoding = static_cast<std::uint32_t>(encoding);
        return detail::checked_text([&](char *buffer, std::size_t capacity, std::size_t *length,
                                        chesslaws_error *error) {
            return chesslaws_tournament_write(tournament_.get(), &options, buffer, capacity, length,
                                              nullptr, error);
        });
    }

    /// For the entries of chesslaws.h; it stays as long as the tournament.
    const chesslaws_tournament *raw() const noexcept { return tournament_.get(); }

    /// What the event means for the ratings of its players.
    Result<std::vector<chesslaws_rating_line>>
    ratings(std::uint32_t k, RatingList list = RatingList::standard) const {
        std::vector<chesslaws_rating_line> lines(summary().players);
        std::size_t count = 0;
        chesslaws_error error;
        if (chesslaws_tournament_ratings(tournament_.get(), k, static_cast<std::uint32_t>(list),
                                         lines.data(), lines.size(), &count,
                                         &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return lines;
    }

  private:
    struct Free {
        void operator()(chesslaws_tournament *tournament) const noexcept {
            chesslaws_tournament_free(tournament);
        }
    };

    std::unique_ptr<chesslaws_tournament, Free> tournament_;
};

/// The change of a rating by rated games. `day` is a number YYYYMMDD, 0 for the newest rules.
inline Result<chesslaws_rating_gain> rating_change(std::uint32_t own,
                                                   const std::vector<chesslaws_rated_game> &games,
                                                   std::uint32_t k,
                                                   RatingList list = RatingList::standard,
                                                   std::uint32_t day = 0) {
    chesslaws_rating_gain gain;
    chesslaws_error error;
    if (chesslaws_rating_change(own, games.data(), games.size(), k,
                                static_cast<std::uint32_t>(list), day, &gain,
                                &error) != CHESSLAWS_STATUS_OK) {
        return Error(error);
    }
    return gain;
}

/// What a result is worth in hundredths, by its code in a tournament file.
inline Result<std::int32_t> points(PointSystem system, char result,
                                   std::optional<Color> color = std::nullopt) {
    std::int32_t hundredths = 0;
    const chesslaws_status status = chesslaws_points(
        static_cast<std::uint32_t>(system), result,
        color ? static_cast<std::uint32_t>(*color) : std::uint32_t{CHESSLAWS_NO_COLOR},
        &hundredths);
    if (status != CHESSLAWS_STATUS_OK) {
        return Error(status);
    }
    return hundredths;
}

} // namespace chesslaws

#endif // CHESSLAWS_SCORING_HPP
