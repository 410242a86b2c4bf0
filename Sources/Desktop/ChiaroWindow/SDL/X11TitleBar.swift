// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL

  #if CHIARO_X11
    import CX11
  #endif

  /// The title bar that a window manager draws around a window of X11.
  enum X11TitleBar {
    /// Requests a dark or light title bar.
    ///
    /// It sets GTK's property, which the window managers of GNOME, KDE, Xfce and others respect.
    /// Wayland has no such property: title bars there follow the desktop's own setting.
    @MainActor
    static func set(dark: Bool, of window: OpaquePointer) {
      #if CHIARO_X11
        guard let info = DisplayConnection.information(of: window),
          info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display
        else { return }
        let name = XInternAtom(display, "_GTK_THEME_VARIANT", 0)
        let type = XInternAtom(display, "UTF8_STRING", 0)
        let bytes = Array((dark ? "dark" : "light").utf8)
        XChangeProperty(
          display, info.info.x11.window, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
        XFlush(display)
      #endif
    }
  }
#endif
