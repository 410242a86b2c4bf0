// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroViews
public import Foundation

/// An object that shows windows on the desktop and delivers the user's input to them.
///
/// The resources of a window's `Stage` draw it and measure its text.
///
/// ```swift
/// let host = try WindowHost()
/// try host.open(window, title: "Trails")
/// host.run()
/// ```
///
/// Call `run()` on the main thread of a program whose `main` is synchronous. It runs that thread's
/// run loop, so that main-actor tasks, timers and other work of the main queue run between frames;
/// it sleeps while nothing happens. The first change after a pause is shown immediately, and frames
/// are shown at most sixty times a second.
///
/// Apple counterpart: `UIApplicationMain`, the window server's part of it · Source: this project ·
/// Fidelity: approximate, only shows windows and delivers input
@MainActor
public final class WindowHost {
  /// The options for showing windows.
  public let options: WindowOptions
  /// The open windows, in the order in which they were opened.
  public var windows: [Window] { hosted.map(\.window) }
  /// A closure that is called for each key press before the window receives it; nil for none.
  ///
  /// It returns whether it handled the key; if so, the window does not receive the key.
  public var shortcut: ((KeyEvent, Window) -> Bool)?
  /// A closure that is called after the user or code has closed a window; nil for none.
  public var onClose: ((Window) -> Void)?

  private let desktop: any Desktop
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var hosted: [HostedWindow] = []
  /// The identifier of the window that has the keyboard's focus.
  private var focused: UInt32?
  /// Whether the input method is on; nil while nobody has said so.
  private var acceptsText: Bool?
  private var pacer = FramePacer()
  private var isRunning = false
  /// Whether the last turn had nothing to handle and nothing to show.
  private var isQuiet = false

  /// Connects to the desktop.
  ///
  /// - Throws: `WindowError` if the package has no window library or no display is available
  public convenience init(
    options: WindowOptions = WindowOptions(environment: ProcessInfo.processInfo.environment)
  ) throws(WindowError) {
    self.init(try WindowSystem.desktop(), options)
  }

  init(
    _ desktop: any Desktop, _ options: WindowOptions,
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.desktop = desktop
    self.options = options
    self.now = now
    start = now()
  }

  // MARK: Windows

  /// Opens a window on the desktop at the window's own size; it appears with its first frame.
  ///
  /// The window becomes key and visible, as with `makeKeyAndVisible()`, even if it was hidden. The
  /// cross-fades of its screen follow the options. While its scene is the only one on the screen,
  /// the screen has the size of the window and is resized with it. If the window's size is not a
  /// whole number of pixels, the window becomes slightly larger. The host retains the window, its
  /// scene and its screen until the window is closed.
  ///
  /// - Precondition: the window is not open already
  /// - Parameters:
  ///   - window: the window to open
  ///   - title: the text in the title bar
  ///   - neighbor: an open window, to the right of which this one opens; some desktops ignore it.
  ///     If it is nil, the desktop chooses the position
  /// - Throws: `WindowError` if the desktop refuses to open the window
  public func open(
    _ window: Window, title: String, beside neighbor: Window? = nil
  ) throws(WindowError) {
    precondition(!windows.contains { $0 === window }, "a window can be opened only once")
    let wish = options.scale.map { DesktopScale.rounded($0) }
    let units = HostedWindow.units(window.frame.size, scale: wish ?? desktop.scale)
    let surface = try desktop.open(
      title: title, width: units.width, height: units.height,
      beside: neighbor.flatMap { self.hosted(as: $0) }?.surface)
    if let wish, surface.pixelsOfUnit > 1 {
      // Only an open window knows how many pixels its unit has.
      let units = HostedWindow.units(window.frame.size, scale: wish / surface.pixelsOfUnit)
      surface.resize(width: units.width, height: units.height)
    }
    let own = surface.pixelsOfUnit > 1 ? surface.pixelsOfUnit : desktop.scale
    let new = HostedWindow(window, surface, scale: wish ?? own)
    hosted.append(new)
    focused = surface.identifier
    window.makeKeyAndVisible()
    guard let cycle = window.windowScene?.screen?.cycle else { return }
    cycle.transition = options.transition
    cycle.now = now
  }

  /// Asks the desktop to resize the content of a window to a size in points.
  ///
  /// The desktop may choose another size. A window that is not open does not change.
  public func resize(_ window: Window, to size: CGSize) {
    guard let each = hosted(as: window) else { return }
    let scale = each.scale / each.surface.pixelsOfUnit
    let units = HostedWindow.units(size, scale: scale)
    each.surface.resize(width: units.width, height: units.height)
  }

  /// Shows a window as it looks under a condition, such as a color vision deficiency or another
  /// light.
  ///
  /// Nil ends the simulation. A window that is not open does not change.
  public func show(_ window: Window, under condition: SeeingCondition?) {
    hosted(as: window)?.condition = condition
  }

  /// Closes a window and removes it from its screen; after the last window is closed, `run()`
  /// returns.
  ///
  /// If the window is not open, nothing happens.
  public func close(_ window: Window) {
    guard let index = hosted.firstIndex(where: { $0.window === window }) else { return }
    let each = hosted.remove(at: index)
    each.focus(false, at: seconds)
    each.close()
    window.leaveScreen()
    onClose?(window)
  }

  // MARK: Running

  /// Shows the windows until the last one is closed or `quit()` is called.
  public func run() {
    let signals = options.endsOnSignals ? EndingSignals { [weak self] in self?.quit() } : nil
    isRunning = true
    var hasPolled = false
    while isRunning, !hosted.isEmpty {
      let wake = turn()
      guard isRunning, !hosted.isEmpty else { break }
      // Showing a frame may have brought events into memory, where nothing wakes anybody for them.
      if desktop.hasEvents { continue }
      // What timers did is shown before the wait, and what was shown may have set new ones.
      let isSettled = hasPolled && isQuiet
      if isSettled { desktop.wait(until: wake) } else { desktop.poll() }
      hasPolled = !isSettled
    }
    isRunning = false
    signals?.cancel()
    for each in hosted { close(each.window) }
  }

  /// Makes `run()` close all windows and return.
  public func quit() { isRunning = false }

  /// Handles events and shows changes; returns the time of the next turn, or nil to wait for an
  /// event.
  func turn() -> ContinuousClock.Instant? {
    isQuiet = true
    while let event = desktop.nextEvent() {
      isQuiet = false
      handle(event)
    }
    let now = now()
    guard pacer.isDue(at: now) else { return pacer.next(after: now) }
    let shown = hosted.compactMap { $0.showFrame(at: now, seconds) }
    followTextInput()
    guard !shown.isEmpty else { return nil }
    isQuiet = false
    pacer.show(at: now)
    return shown.contains(true) ? pacer.next(after: now) : nil
  }

  /// Turns the input method on or off, as the focused window wants it: there is one for all.
  private func followTextInput() {
    let isWanted = focused.flatMap(window)?.window.acceptsText ?? false
    if isWanted != acceptsText { desktop.setTextInput(isWanted) }
    acceptsText = isWanted
  }

  /// The current time of the clock for events and frames, in seconds.
  private var seconds: Double { start.duration(to: now()) / .seconds(1) }

  private func handle(_ event: DesktopEvent) {
    switch event {
    case .input(let input, let identifier): handle(input, identifier)
    case .resized(let identifier): window(identifier)?.resize()
    case .exposed(let identifier): window(identifier)?.expose()
    case .focused(let identifier, let isFocused):
      if isFocused { focused = identifier } else if focused == identifier { focused = nil }
      window(identifier)?.focus(isFocused, at: seconds)
    case .closing(let identifier): window(identifier).map { close($0.window) }
    case .quit: quit()
    case .other: break
    }
  }

  private func handle(_ event: InputEvent, _ identifier: UInt32) {
    guard let each = window(identifier) else { return }
    let input = each.translated(event, at: seconds)
    if case .key(let key) = input {
      // A key that is held presses a button once, and writes again and again.
      let isPress = key.key == .return || key.key == .space
      if key.isRepeat, isPress, !each.window.acceptsText { return }
      if key.phase == .down, shortcut?(key, each.window) == true { return }
    }
    each.handle(input)
  }

  private func hosted(as window: Window) -> HostedWindow? {
    hosted.first { $0.window === window }
  }

  private func window(_ identifier: UInt32) -> HostedWindow? {
    hosted.first { $0.surface.identifier == identifier }
  }
}
