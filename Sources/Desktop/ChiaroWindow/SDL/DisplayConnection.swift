// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL

  #if CHIARO_X11
    import CX11
  #endif
  #if CHIARO_WAYLAND
    import CWayland
  #endif

  /// The display connection that SDL uses, obtained from a temporary SDL window.
  @MainActor
  struct DisplayConnection {
    /// The file descriptor that becomes readable with display events; nil if it is unknown.
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

    /// The identifier of the default X11 visual in hexadecimal; nil without X11.
    ///
    /// SDL would choose a visual with color tables, which some screenshot programs and compositors
    /// do not support.
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

    /// Returns the window system's information about a window.
    static func information(of window: OpaquePointer) -> SDL_SysWMinfo? {
      var info = SDL_SysWMinfo()
      SDL_GetVersion(&info.version)
      return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
    }

    /// Returns a setting of the X server's resources; nil if it is not set or there is no X server.
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
