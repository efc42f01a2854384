// chesslaws for C++17: the C interface of chesslaws.h as values, ranges and owners.
//
// What can fail returns a chesslaws::Result, which holds a value or an Error. Look before taking
// (`if (auto move = position.san("Nf3")) play(*move);`) or take at once with value(), which throws
// the Error; in a program built without exceptions value() ends the program instead. Nothing else
// throws, but for std::bad_alloc.
//
// Text goes in as std::string_view and comes out as std::string, or as std::string_view where the
// library keeps it. Times are std::chrono::microseconds. Positions, moves, clocks, events and articles
// are values; a Game, a Journal, a Reader, a Proof, a Tournament, a TournamentBuilder and Standings
// own what they hold and can be moved, not copied.
#ifndef CHESSLAWS_HPP
#define CHESSLAWS_HPP

#include "chesslaws/clock.hpp"              // IWYU pragma: export
#include "chesslaws/event.hpp"              // IWYU pragma: export
#include "chesslaws/game.hpp"               // IWYU pragma: export
#include "chesslaws/journal.hpp"            // IWYU pragma: export
#include "chesslaws/judge.hpp"              // IWYU pragma: export
#include "chesslaws/laws.hpp"               // IWYU pragma: export
#include "chesslaws/penalties.hpp"          // IWYU pragma: export
#include "chesslaws/position.hpp"           // IWYU pragma: export
#include "chesslaws/proof.hpp"              // IWYU pragma: export
#include "chesslaws/result.hpp"             // IWYU pragma: export
#include "chesslaws/scoring.hpp"            // IWYU pragma: export
#include "chesslaws/terms.hpp"              // IWYU pragma: export
#include "chesslaws/tournament_builder.hpp" // IWYU pragma: export

#endif // CHESSLAWS_HPP
