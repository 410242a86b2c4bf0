// SPDX-License-Identifier: MIT

#pragma once

#include <systemd/sd-bus.h>
