// SPDX-License-Identifier: MIT

#pragma once

#include <wayland-client-core.h>
#include <wayland-client-protocol.h>

/// Binds a seat; a constant of C has no address in Swift.
static inline struct wl_seat *chiaro_bind_seat(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_seat *)wl_registry_bind(registry, name, &wl_seat_interface, version);
}
