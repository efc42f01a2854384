#!/bin/sh
# Doxygen reads `///` only.
exec sed 's|^\( *\)// |\1/// |; s|^\( *\)//$|\1///|' "$1"
