// Tournaments put together in code. Included by chesslaws.hpp.
#ifndef CHESSLAWS_TOURNAMENT_BUILDER_HPP
#define CHESSLAWS_TOURNAMENT_BUILDER_HPP

#include "laws.hpp"
#include "result.hpp"
#include "scoring.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace chesslaws {

/// A player of a tournament. Texts are needed for the call only.
struct Player {
    /// The starting number, 1 to 9999.
    std::uint32_t number = 0;
    /// Family name first.
    std::string_view name = {};
    /// None for an unrated player.
    std::optional<std::uint32_t> rating = std::nullopt;
    std::string_view title = {};
    /// Three letters.
    std::string_view federation = {};
    /// The number in the register of the federation.
    std::string_view id = {};
    /// Such as `1990/11/30`.
    std::string_view birth = {};
    /// `m` or `w`; 0 where nothing is said.
    char sex = 0;
    /// A penalty or a bonus for the whole event, in hundredths of a point.
    std::int32_t adjustment = 0;
    /// The last round before the player left.
    std::optional<std::uint32_t> withdrawn_after = std::nullopt;
    /// An expelled player takes no part in the ranking.
    bool ranked = true;
};

/// How a tournament is played.
enum class TournamentFormat : std::uint32_t {
    swiss = CHESSLAWS_TOURNAMENT_FORMAT_SWISS,
    round_robin = CHESSLAWS_TOURNAMENT_FORMAT_ROUND_ROBIN
};

/// What an event announces. Texts are needed for the call only.
struct TournamentSettings {
    std::optional<TournamentFormat> format = std::nullopt;
    /// The day on which it began, as the number YYYYMMDD.
    std::optional<std::uint32_t> start = std::nullopt;
    PointSystem points = PointSystem::standard;
    /// Such as `DE,BH/C1,SB`.
    std::optional<std::string_view> tie_breaks = std::nullopt;
    /// How many boards a match of teams has; 0 for as many as the longest match shows.
    std::uint32_t boards = 0;
};

/// The points of a game over the board and what the arbiter has done to them, in this order. All are
/// hundredths out of the event's table of points.
class Award {
  public:
    /// The edition says which scores a game may have.
    Award(std::int32_t white, std::int32_t black, Edition edition = Edition::fide_2023)
        : white_(white), black_(black), edition_(edition) {}

    Award &raised(Color side, std::int32_t by) {
        return change(CHESSLAWS_SCORE_CHANGE_RAISED, side, by);
    }
    Award &reduced(Color side, std::int32_t by) {
        return change(CHESSLAWS_SCORE_CHANGE_REDUCED, side, by);
    }
    /// Lost by a side; the opponent's points are the arbiter's decision.
    Award &declared_lost(Color side, std::int32_t opponent) {
        return change(CHESSLAWS_SCORE_CHANGE_DECLARED_LOST, side, opponent);
    }
    Award &both_lost() { return change(CHESSLAWS_SCORE_CHANGE_BOTH_LOST, 0, 0); }
    Award &corrected(std::int32_t white, std::int32_t black) {
        return change(CHESSLAWS_SCORE_CHANGE_CORRECTED, white, black);
    }
    Award &annulled() { return change(CHESSLAWS_SCORE_CHANGE_ANNULLED, 0, 0); }
    Award &replayed(std::int32_t white, std::int32_t black) {
        return change(CHESSLAWS_SCORE_CHANGE_REPLAYED, white, black);
    }

    /// As chesslaws.h has it, as long as this award is there and does not change.
    chesslaws_award raw() const noexcept {
        chesslaws_award raw = {};
        raw.edition = static_cast<std::uint32_t>(edition_);
        raw.white = white_;
        raw.black = black_;
        raw.changes = changes_.data();
        raw.change_count = static_cast<std::uint32_t>(changes_.size());
        return raw;
    }

  private:
    Award &change(chesslaws_score_change kind, Color side, std::int32_t points) {
        chesslaws_award_change change = {};
        change.kind = static_cast<std::uint32_t>(kind);
        change.side = static_cast<std::uint32_t>(side);
        change.points = points;
        changes_.push_back(change);
        return *this;
    }
    Award &change(chesslaws_score_change kind, std::int32_t white, std::int32_t black) {
        chesslaws_award_change change = {};
        change.kind = static_cast<std::uint32_t>(kind);
        change.white = white;
        change.black = black;
        changes_.push_back(change);
        return *this;
    }

    std::int32_t white_;
    std::int32_t black_;
    Edition edition_;
    std::vector<chesslaws_award_change> changes_ = {};
};

/// The kinds of a bye, by their code in a tournament file.
enum class Bye : char { pairing = 'U', full = 'F', half = 'H', zero = 'Z' };

/// A tournament that is being put together. Owns what it holds; what is refused changes nothing.
class TournamentBuilder {
  public:
    static Result<TournamentBuilder> create(std::string_view name, std::uint32_t rounds) {
        chesslaws_tournament_builder *builder = nullptr;
        chesslaws_error error;
        if (chesslaws_tournament_builder_new(name.data(), name.size(), rounds, &builder, &error) !=
            CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return TournamentBuilder(builder);
    }

    /// Begins with everything that a tournament holds: for the next round, or a correction.
    static Result<TournamentBuilder> edit(const Tournament &tournament) {
        chesslaws_tournament_builder *builder = nullptr;
        chesslaws_error error;
        if (chesslaws_tournament_builder_new_with(tournament.raw(), &builder, &error) !=
            CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return TournamentBuilder(builder);
    }

    Outcome player(const Player &player) {
        chesslaws_player raw = {};
        raw.number = player.number;
        raw.rating = player.rating.value_or(0);
        raw.flags = player.ranked ? 0U : std::uint32_t{CHESSLAWS_PLAYER_NOT_RANKED};
        raw.adjustment = player.adjustment;
        raw.withdrawn_after = player.withdrawn_after.value_or(0);
        raw.sex = player.sex;
        raw.name = detail::raw(player.name);
        raw.title = detail::raw(player.title);
        raw.federation = detail::raw(player.federation);
        raw.id = detail::raw(player.id);
        raw.birth = detail::raw(player.birth);
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_player(builder_.get(), &raw, error);
        });
    }

    /// A team with its players in board order.
    Outcome team(std::uint32_t number, std::string_view name,
                 const std::vector<std::uint32_t> &members, std::string_view nickname = {}) {
        chesslaws_team raw = {};
        raw.number = number;
        raw.member_count = static_cast<std::uint32_t>(members.size());
        raw.members = members.data();
        raw.name = detail::raw(name);
        raw.nickname = detail::raw(nickname);
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_team(builder_.get(), &raw, error);
        });
    }

    Outcome settings(const TournamentSettings &settings) {
        chesslaws_tournament_settings raw;
        const auto system = static_cast<std::uint32_t>(settings.points);
        if (chesslaws_tournament_settings_init(&raw) != CHESSLAWS_STATUS_OK ||
            chesslaws_point_table_of(system, &raw.points) != CHESSLAWS_STATUS_OK) {
            return Error(CHESSLAWS_STATUS_INVALID_ARGUMENT);
        }
        if (settings.format) {
            raw.format = static_cast<std::uint32_t>(*settings.format);
        }
        raw.start = settings.start.value_or(0);
        raw.boards = settings.boards;
        raw.tie_breaks = detail::raw(settings.tie_breaks);
        return this->settings(raw);
    }

    /// As chesslaws.h has them: any table of points, the match points of teams.
    Outcome settings(const chesslaws_tournament_settings &settings) {
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_settings(builder_.get(), &settings, error);
        });
    }

    /// A game over the board with the points of each in hundredths.
    Outcome game(std::uint32_t round, std::uint32_t white, std::uint32_t black,
                 std::int32_t white_points, std::int32_t black_points) {
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_game(builder_.get(), round, white, black,
                                                     white_points, black_points, error);
        });
    }

    /// A game whose points the arbiter has changed: ratings use what happened over the board, the
    /// standings what was awarded. The settings come first.
    Outcome awarded_game(std::uint32_t round, std::uint32_t white, std::uint32_t black,
                         const Award &award) {
        const chesslaws_award raw = award.raw();
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_awarded_game(builder_.get(), round, white, black,
                                                             &raw, error);
        });
    }

    /// A game that was not played; nobody appeared where there is no winner.
    Outcome forfeit(std::uint32_t round, std::uint32_t white, std::uint32_t black,
                    std::optional<Color> winner) {
        const std::uint32_t who =
            winner ? static_cast<std::uint32_t>(*winner) : std::uint32_t{CHESSLAWS_NO_COLOR};
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_forfeit(builder_.get(), round, white, black, who,
                                                        error);
        });
    }

    /// A pairing whose game has no result yet.
    Outcome pairing(std::uint32_t round, std::uint32_t white, std::uint32_t black) {
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_pairing(builder_.get(), round, white, black, error);
        });
    }

    Outcome bye(std::uint32_t round, std::uint32_t number, Bye bye) {
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_bye(builder_.get(), round, number,
                                                    static_cast<char>(bye), error);
        });
    }

    /// Takes back what is recorded for a player in a round, and for the opponent of that game.
    Outcome clear(std::uint32_t round, std::uint32_t number) {
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_clear(builder_.get(), round, number, error);
        });
    }

    /// Sets a record of the file that the tournament itself does not hold, such as `022`, the city.
    Outcome record(std::string_view code, std::string_view text) {
        return done([&](chesslaws_error *error) {
            return chesslaws_tournament_builder_record(builder_.get(), code.data(), code.size(),
                                                       text.data(), text.size(), error);
        });
    }

    /// The tournament of what is there so far; the builder can go on.
    Result<Tournament> build(TrfVersion version = TrfVersion::as_read) const {
        chesslaws_tournament *tournament = nullptr;
        chesslaws_error error;
        if (chesslaws_tournament_build_new(builder_.get(), static_cast<std::uint32_t>(version),
                                           &tournament, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return Tournament(tournament);
    }

  private:
    struct Free {
        void operator()(chesslaws_tournament_builder *builder) const noexcept {
            chesslaws_tournament_builder_free(builder);
        }
    };

    explicit TournamentBuilder(chesslaws_tournament_builder *builder) noexcept
        : builder_(builder) {}

    template <class Entry> static Outcome done(Entry entry) {
        chesslaws_error error;
        if (entry(&error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return std::monostate();
    }

    std::unique_ptr<chesslaws_tournament_builder, Free> builder_;
};

} // namespace chesslaws

#endif // CHESSLAWS_TOURNAMENT_BUILDER_HPP
