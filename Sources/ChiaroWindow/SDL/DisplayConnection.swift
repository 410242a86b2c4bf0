// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL

  #if CHIARO_X11
    import CX11
  #endif
  #if CHIARO_WAYLAND
    import CWayland
  #endif

  /// The connection behind SDL's own, which only a window of SDL's leads to.
  @MainActor
  struct DisplayConnection {
    /// What can be read when the display has something to say; nil where that is not known.
    private(set) var descriptor: Int32?
    #if CHIARO_X11
      private var display: OpaquePointer?
    #endif

    init(driver: String) {
      guard
        let window = SDL_CreateWindow(
          "", 0, 0, 1, 1, SDL_WINDOW_HIDDEN.rawValue)
      else { return }
      defer { SDL_DestroyWindow(window) }
      guard let info = Self.information(of: window) else { return }
      #if CHIARO_X11
        if driver == "x11" {
          display = info.info.x11.display
          descriptor = display.map { XConnectionNumber($0) }
        }
      #endif
      #if CHIARO_WAYLAND
        if driver == "wayland" { descriptor = info.info.wl.display.map { wl_display_get_fd($0) } }
      #endif
    }

    /// The visual that other programs' windows have, by its number in hexadecimal.
    ///
    /// SDL would choose one with tables of colors of its own, which programs that take pictures of
    /// the screen, and some that put it together, do not read.
    var usualVisual: String? {
      #if CHIARO_X11
        guard let display, let visual = XDefaultVisual(display, XDefaultScreen(display)) else {
          return nil
        }
        return "0x" + String(XVisualIDFromVisual(visual), radix: 16)
      #else
        return nil
      #endif
    }

    /// What a window is to the display.
    static func information(of window: OpaquePointer) -> SDL_SysWMinfo? {
      var info = SDL_SysWMinfo()
      SDL_GetVersion(&info.version)
      return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
    }

    /// A setting of the X server's resources; nil where there is none, or no such server.
    func resource(_ program: String, _ name: String) -> String? {
      #if CHIARO_X11
        guard let display, let value = XGetDefault(display, program, name) else { return nil }
        return String(cString: value)
      #else
        return nil
      #endif
    }
  }
#endif
