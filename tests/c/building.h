/* What the tests of built tournaments share. */
#ifndef BUILDING_H
#define BUILDING_H

#include "chesslaws.h"

#include <stdint.h>

/* A tournament of three players without results. */
chesslaws_tournament_builder *builder_of(uint32_t rounds);

chesslaws_tournament *built(const chesslaws_tournament_builder *builder, uint32_t version);

/* The points of each player in hundredths, by starting number. */
void expect_points(const chesslaws_tournament *tournament, const int32_t *points);

#endif
