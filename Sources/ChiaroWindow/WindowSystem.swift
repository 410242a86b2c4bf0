// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL
#endif

/// The library with which this package opens windows.
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

  /// Connects to the display.
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
