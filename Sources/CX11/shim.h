// SPDX-License-Identifier: MIT

#pragma once

// As SDL's own header does: the name is too general to be everybody's.
#define Cursor X11Cursor
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#undef Cursor
