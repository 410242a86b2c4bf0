// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL
  import ChiaroViews
  import Foundation

  /// A connection to the desktop through SDL, on X11 or Wayland.
  @MainActor
  final class SDLDesktop: Desktop {
    let scale: Double
    private let wakeUp: DisplayWakeUp
    private var reader = SDLEventReader()

    init() throws(WindowError) {
      SDL_SetMainReady()
      for (name, value) in Self.hints { SDL_SetHint(name, value) }
      try Self.passOverWaylandWithoutKeymap()
      guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
        throw WindowError(.noDisplay, WindowSystem.library ?? "SDL", Self.problem)
      }
      let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
      if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
      let connection = DisplayConnection(driver: driver)
      if let visual = connection.usualVisual {
        SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, visual)
      }
      wakeUp = DisplayWakeUp(descriptor: connection.descriptor)
      // On Wayland the compositor says what a pixel is; settings are for X11's programs.
      scale =
        driver == "wayland"
        ? 1
        : DesktopScale.scale(
          environment: ProcessInfo.processInfo.environment,
          xftResolution: connection.resource("Xft", "dpi"))
    }

    /// Takes X11 instead of Wayland where SDL would crash at a keyboard without a keymap.
    private static func passOverWaylandWithoutKeymap() throws(WindowError) {
      let environment = ProcessInfo.processInfo.environment
      let drivers = environment["SDL_VIDEODRIVER"] ?? ""
      let isWaylandPossible = drivers.isEmpty || drivers.contains("wayland")
      guard isWaylandPossible, !survivesMissingKeymaps, WindowSystem.lacksKeymap() else { return }
      guard environment["DISPLAY"]?.isEmpty == false else {
        throw WindowError(
          .noDisplay, WindowSystem.library ?? "SDL",
          """
          a keyboard of the Wayland compositor has no keymap, and SDL before 2.30.1 crashes on \
          it; set a keyboard layout in the compositor, or use X11 with DISPLAY
          """)
      }
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11", SDL_HINT_OVERRIDE)
    }

    /// Whether this SDL is 2.30.1 or later.
    private static var survivesMissingKeymaps: Bool {
      var version = SDL_version()
      SDL_GetVersion(&version)
      return (version.major, version.minor, version.patch) >= (2, 30, 1)
    }

    /// The hints that disable SDL defaults unusual for programs with windows.
    ///
    /// These are ending on signals or with the last window, disabling the screen saver, and
    /// bypassing the compositor.
    private static let hints = [
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    ]

    /// The last error message of SDL.
    static var problem: String { String(cString: SDL_GetError()) }

    func open(
      title: String, width: Int, height: Int, beside neighbor: (any DesktopWindow)?
    ) throws(WindowError) -> any DesktopWindow {
      let place = (neighbor as? SDLWindow)?.place(forWidth: Int32(width))
      let flags =
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | SDL_WINDOW_HIDDEN.rawValue
      guard
        let handle = SDL_CreateWindow(
          title, place?.x ?? Self.anywhere, place?.y ?? Self.anywhere, Int32(width),
          Int32(height), flags)
      else { throw WindowError(.refused, title, Self.problem) }
      return SDLWindow(handle)
    }

    /// `SDL_WINDOWPOS_UNDEFINED`, which is not imported.
    private static let anywhere: Int32 = 0x1FFF_0000

    func nextEvent() -> DesktopEvent? {
      var event = SDL_Event()
      guard SDL_PollEvent(&event) != 0 else { return nil }
      return reader.read(event)
    }

    var hasEvents: Bool { SDL_PollEvent(nil) != 0 }

    func setTextInput(_ isOn: Bool) {
      if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }

    func poll() { wakeUp.poll() }

    func wait(until time: ContinuousClock.Instant?) { wakeUp.wait(until: time) }
  }
#endif
