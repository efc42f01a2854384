// Journals of live games. Included by chesslaws.hpp.
#ifndef CHESSLAWS_JOURNAL_HPP
#define CHESSLAWS_JOURNAL_HPP

#include "event.hpp"
#include "game.hpp"
#include "result.hpp"

#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

namespace chesslaws {

/// A game with a journal. Owns what it holds.
///
/// The library writes no file: every call that makes a line takes `store`, a callable that is given
/// the line as a std::string_view, writes it to the end of the journal, brings it to the disk, and
/// returns whether it has. The rulings come back only then, so that nothing that anybody was told
/// can be lost. After CHESSLAWS_STATUS_LINE_NOT_STORED the game is ahead of its journal and takes no
/// event more; what is stored can be resumed.
class Journal {
  public:
    /// Begins a journal and stores its first line.
    template <class Store>
    static Result<Journal> begin(const Conditions &conditions, Store &&store) {
        return began(Game::make([&](chesslaws_game **game, chesslaws_error *error) {
                         const auto entry = [&](const chesslaws_conditions &raw) {
                             return chesslaws_journal_new_with(&raw, game, error);
                         };
                         return detail::with_conditions(conditions, entry);
                     }),
                     std::forward<Store>(store));
    }

    /// As begin, from conditions as one object of JSON.
    template <class Store>
    static Result<Journal> begin_json(std::string_view conditions, Store &&store) {
        return began(Game::make([&](chesslaws_game **game, chesslaws_error *error) {
                         return chesslaws_journal_new(conditions.data(), conditions.size(), game,
                                                      error);
                     }),
                     std::forward<Store>(store));
    }

    /// Goes on with what is stored. The stored journal must be cut to resumed_length() before
    /// another line is written to it, which makes a difference where the last line was cut off.
    static Result<Journal> resume(std::string_view journal) {
        std::uint64_t whole = 0;
        Result<Game> game = Game::make([&](chesslaws_game **made, chesslaws_error *error) {
            return chesslaws_journal_resume_new(journal.data(), journal.size(), made, &whole,
                                                error);
        });
        if (!game) {
            return game.error();
        }
        return Journal(std::move(*game), whole);
    }

    /// Rules on an event. The rulings stay until the next one.
    template <class Store> Result<Rulings> apply(const Event &event, Store &&store) {
        return told(game_.taken(event), std::forward<Store>(store));
    }

    /// Rules on an event that is one object of JSON.
    template <class Store> Result<Rulings> apply_json(std::string_view event, Store &&store) {
        return told(game_.taken_json(event), std::forward<Store>(store));
    }

    /// The game as it stands.
    const Game &game() const noexcept { return game_; }

    /// How many events there are, the hash of the last line, and how many bytes all lines have.
    chesslaws_journal_proof proof() const noexcept {
        chesslaws_journal_proof proof = {};
        detail::ignore(chesslaws_journal_read(game_.game_.get(), &proof));
        return proof;
    }

    /// How many bytes of what was resumed are whole lines; 0 in a journal that was begun.
    std::uint64_t resumed_length() const noexcept { return resumed_length_; }

  private:
    Journal(Game game, std::uint64_t resumed_length) noexcept
        : game_(std::move(game)), resumed_length_(resumed_length) {}

    template <class Store> static Result<Journal> began(Result<Game> game, Store &&store) {
        if (!game) {
            return game.error();
        }
        Journal journal(std::move(*game), 0);
        if (Outcome stored = journal.store(std::forward<Store>(store)); !stored) {
            return stored.error();
        }
        return Result<Journal>(std::move(journal));
    }

    template <class Store> Outcome store(Store &&store) {
        chesslaws_text line = {nullptr, 0};
        if (const chesslaws_status status = chesslaws_journal_line(game_.game_.get(), &line);
            status != CHESSLAWS_STATUS_OK) {
            return Error(status);
        }
        if (!std::forward<Store>(store)(detail::view(line))) {
            return Error(CHESSLAWS_STATUS_LINE_NOT_STORED);
        }
        if (const chesslaws_status status = chesslaws_journal_stored(game_.game_.get());
            status != CHESSLAWS_STATUS_OK) {
            return Error(status);
        }
        return std::monostate();
    }

    template <class Store> Result<Rulings> told(Outcome taken, Store &&store) {
        if (!taken) {
            return taken.error();
        }
        if (Outcome stored = this->store(std::forward<Store>(store)); !stored) {
            return stored.error();
        }
        return game_.rulings();
    }

    Game game_;
    std::uint64_t resumed_length_;
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

#endif // CHESSLAWS_JOURNAL_HPP
