// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL
#endif

/// What opens windows on this machine.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum WindowSystem {
  /// The library that opens windows and its version, such as "SDL 2.26.5"; nil where the package
  /// was built without one.
  public static var library: String? {
    #if CHIARO_SDL
      var version = SDL_version()
      SDL_GetVersion(&version)
      return "SDL \(version.major).\(version.minor).\(version.patch)"
    #else
      return nil
    #endif
  }

  /// A connection to the display.
  @MainActor
  static func desktop() throws(WindowError) -> any Desktop {
    #if CHIARO_SDL
      return try SDLDesktop()
    #else
      throw WindowError(
        .unavailable, "SDL", "the package was built without it; run Scripts/setup-libraries")
    #endif
  }
}
