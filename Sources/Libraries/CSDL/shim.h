// SPDX-License-Identifier: MIT

#pragma once

// The program's own main stays what it is.
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
// The connections and windows of X11 and Wayland behind SDL's own.
#include <SDL_syswm.h>
