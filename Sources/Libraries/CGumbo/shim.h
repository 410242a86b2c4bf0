// SPDX-License-Identifier: MIT

#pragma once

#include <gumbo.h>
