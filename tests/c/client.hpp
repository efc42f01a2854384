#ifndef CLIENT_HPP
#define CLIENT_HPP

#include "chesslaws.hpp"

/// In client_game.cpp.
void test_games();
/// In client_conduct.cpp.
void test_conduct();

#endif
