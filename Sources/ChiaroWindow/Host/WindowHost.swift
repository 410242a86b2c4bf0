// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroViews
public import Foundation

/// Shows windows of views on the desktop, and brings them what people do there.
///
/// A window is drawn with the resources of its stage, with which its text is measured too.
///
/// ```swift
/// let host = try WindowHost()
/// try host.open(window, title: "Trails")
/// host.run()
/// ```
///
/// `run()` belongs on the main thread of a program whose `main` is synchronous. It lets the run
/// loop of that thread work, so that main-actor tasks, timers and whatever else wakes the main
/// queue find their place between two frames; while nothing happens it sleeps. What changed is
/// shown at once after a pause, and at most sixty times a second.
///
/// Apple counterpart: `UIApplicationMain`, the window server's part of it · Source: this project
/// · Fidelity: approximate
@MainActor
public final class WindowHost {
  /// How windows are shown.
  public let options: WindowOptions
  /// The open windows, in the order in which they were opened.
  public var windows: [Window] { hosted.map(\.window) }
  /// Asked about each key that goes down, before its window is; gives whether it is dealt with.
  public var shortcut: ((KeyEvent, Window) -> Bool)?
  /// Told of each window that was closed, by whomever.
  public var onClose: ((Window) -> Void)?

  private let desktop: any Desktop
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var hosted: [HostedWindow] = []
  private var pacer = FramePacer()
  private var isRunning = false

  /// Connects to the desktop.
  ///
  /// - Throws: where the package has no library for windows, or there is no display
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

  /// Opens a window on the desktop, as large as it is; it shows with the first frame.
  ///
  /// Its screen fades from one appearance to another as the options say. As long as no other scene
  /// is on it, the screen is as large as the window, and is resized with it. A window whose own
  /// size is not whole in pixels becomes a little larger. Where the new one is to stand is a wish,
  /// which not all desktops heed. Until it is closed, the window, its scene and its screen are
  /// kept.
  public func open(
    _ window: Window, title: String, beside neighbor: Window? = nil
  ) throws(WindowError) {
    precondition(!windows.contains { $0 === window }, "a window opens once")
    let wish = options.scale.map { DesktopScale.rounded($0) }
    let units = HostedWindow.units(window.frame.size, scale: wish ?? desktop.scale)
    let surface = try desktop.open(
      title: title, width: units.width, height: units.height,
      beside: neighbor.flatMap { self.hosted(as: $0) }?.surface)
    let own = surface.pixelsOfUnit > 1 ? surface.pixelsOfUnit : desktop.scale
    let new = HostedWindow(window, surface, scale: wish ?? own)
    hosted.append(new)
    guard let cycle = window.windowScene?.screen?.cycle else { return }
    cycle.transition = options.transition
    cycle.now = now
  }

  /// Asks the desktop for another size of a window, in points.
  public func resize(_ window: Window, to size: CGSize) {
    guard let each = hosted(as: window) else { return }
    let scale = each.scale / each.surface.pixelsOfUnit
    let units = HostedWindow.units(size, scale: scale)
    each.surface.resize(width: units.width, height: units.height)
  }

  /// Shows a window as it is seen by people with another sense of color, or in another light; nil
  /// shows it as it is.
  public func show(_ window: Window, under condition: SeeingCondition?) {
    hosted(as: window)?.condition = condition
  }

  /// Takes a window off the desktop and off its screen; with the last one, `run()` returns.
  public func close(_ window: Window) {
    guard let index = hosted.firstIndex(where: { $0.window === window }) else { return }
    let each = hosted.remove(at: index)
    each.focus(false, at: seconds)
    each.surface.close()
    window.leaveScreen()
    onClose?(window)
  }

  // MARK: Running

  /// Shows the windows until the last one is closed or `quit()` is called.
  public func run() {
    let signals = options.endsOnSignals ? EndingSignals { [weak self] in self?.quit() } : nil
    isRunning = true
    while isRunning, !hosted.isEmpty {
      let wake = turn()
      guard isRunning, !hosted.isEmpty else { break }
      // Showing a frame may have brought events into memory, where nothing wakes anybody for them.
      if !desktop.hasEvents { desktop.wait(until: wake) }
    }
    isRunning = false
    signals?.cancel()
    for each in hosted { close(each.window) }
  }

  /// Lets `run()` return, which closes all windows.
  public func quit() { isRunning = false }

  /// Deals with what happened and shows what changed; gives when to do so again, nil for when
  /// something happens.
  func turn() -> ContinuousClock.Instant? {
    while let event = desktop.nextEvent() { handle(event) }
    let now = now()
    guard pacer.isDue(at: now) else { return pacer.next(after: now) }
    let shown = hosted.compactMap { $0.showFrame(at: now, seconds) }
    guard !shown.isEmpty else { return nil }
    pacer.show(at: now)
    return shown.contains(true) ? pacer.next(after: now) : nil
  }

  /// The clock that events and frames go by.
  private var seconds: Double { start.duration(to: now()) / .seconds(1) }

  private func handle(_ event: DesktopEvent) {
    switch event {
    case .input(let input, let identifier): handle(input, identifier)
    case .resized(let identifier): window(identifier)?.resize()
    case .exposed(let identifier): window(identifier)?.expose()
    case .focused(let identifier, let isFocused):
      window(identifier)?.focus(isFocused, at: seconds)
    case .closing(let identifier): window(identifier).map { close($0.window) }
    case .quit: quit()
    case .other: break
    }
  }

  private func handle(_ event: InputEvent, _ identifier: UInt32) {
    guard let each = window(identifier) else { return }
    let input = each.translated(event, at: seconds)
    if case .key(let key) = input, key.phase == .down, shortcut?(key, each.window) == true {
      return
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
