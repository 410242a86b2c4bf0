// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL
#endif

/// A namespace for facts about the library with which this package opens windows.
public enum WindowSystem {
  /// The name and version of the window library, such as "SDL 2.26.5".
  ///
  /// It is nil if the package was built without one.
  public static var library: String? {
    #if CHIARO_SDL
      var version = SDL_version()
      SDL_GetVersion(&version)
      return "SDL \(version.major).\(version.minor).\(version.patch)"
    #else
      return nil
    #endif
  }

  /// Whether the package was built with Wayland's library, by which compositors are asked.
  static var knowsWayland: Bool {
    #if CHIARO_WAYLAND
      return true
    #else
      return false
    #endif
  }

  /// Returns whether a keyboard of a Wayland compositor has no keymap, at which SDL may crash.
  static func lacksKeymap(on display: String? = nil) -> Bool {
    #if CHIARO_WAYLAND
      return SeatKeymaps.areMissing(on: display)
    #else
      return false
    #endif
  }

  /// Connects to the display.
  @MainActor
  static func desktop() throws(WindowError) -> any Desktop {
    #if CHIARO_SDL
      return try SDLDesktop()
    #else
      throw WindowError(
        .unavailable, "SDL",
        "this program was built without SDL; run Scripts/setup-libraries and build again")
    #endif
  }
}
