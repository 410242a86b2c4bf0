// SPDX-License-Identifier: MIT

import ChiaroSystem

/// An observer that tells whether the window in front fills the screen, under X11.
///
/// It follows the window manager's properties with `xprop -spy`. Without an X display, without
/// `xprop`, and under a window manager that ignores the standard, no window counts as full screen.
/// Under Wayland only windows of Xwayland are seen.
///
/// Source: Extended Window Manager Hints 1.5, `_NET_ACTIVE_WINDOW`, `_NET_WM_STATE`
@MainActor
package final class FullScreenObserver {
  /// Whether the active window fills the screen.
  package private(set) var isFullScreen = false
  /// The closure called after `isFullScreen` changed.
  package var onChange: (() -> Void)?

  private let display: [String]
  private var root: FollowedProgram?
  private var active: FollowedProgram?
  private var window: Substring?
  /// Whether the display has ever told which window is active.
  private var hasHeard = false

  /// How long after its end a display is looked for again.
  private static let pause = Duration.seconds(30)

  /// Creates an observer and starts it; the program must run its main queue.
  ///
  /// - Parameter display: an X display such as `:0`; nil takes that of the environment
  package init(display: String? = nil) {
    self.display = display.map { ["-display", $0] } ?? []
    guard display != nil || System.environment("DISPLAY") != nil else { return }
    start()
  }

  /// Starts to follow the active window.
  private func start() {
    root = FollowedProgram(
      xprop(["-root"], "_NET_ACTIVE_WINDOW"), onEnd: { [weak self] in self?.displayEnded() }
    ) { [weak self] line in
      self?.hasHeard = true
      self?.follow(Self.window(in: line))
    }
    if root == nil { displayEnded() }
  }

  /// A display that has told something may come back: it is looked for from time to time.
  private func displayEnded() {
    follow(nil)
    guard hasHeard else { return }
    Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      self?.start()
    }
  }

  private func xprop(_ window: [String], _ property: String) -> [String] {
    ["xprop"] + display + ["-notype", "-spy"] + window + [property]
  }

  private func follow(_ window: Substring?) {
    guard window != self.window else { return }
    self.window = window
    active?.end()
    active = nil
    guard let window else { return set(false) }
    active = FollowedProgram(
      xprop(["-id", String(window)], "_NET_WM_STATE"),
      onEnd: { [weak self] in if self?.window == window { self?.follow(nil) } }
    ) { [weak self] line in
      guard self?.window == window else { return }
      self?.set(Self.isFullScreen(line))
    }
  }

  private func set(_ isFullScreen: Bool) {
    guard isFullScreen != self.isFullScreen else { return }
    self.isFullScreen = isFullScreen
    onChange?()
  }

  // MARK: What xprop prints

  /// Returns the window in a line such as `_NET_ACTIVE_WINDOW: window id # 0x1400007`; nil for
  /// none.
  nonisolated static func window(in line: Substring) -> Substring? {
    guard let start = line.lastIndex(of: "#") else { return nil }
    let number = line[line.index(after: start)...].drop { $0 == " " }.prefix { $0 != "," }
    guard number.hasPrefix("0x"), let id = UInt32(number.dropFirst(2), radix: 16), id != 0 else {
      return nil
    }
    return number
  }

  /// Returns whether a line such as `_NET_WM_STATE = _NET_WM_STATE_FULLSCREEN, …` contains the
  /// state `_NET_WM_STATE_FULLSCREEN`.
  nonisolated static func isFullScreen(_ line: Substring) -> Bool {
    line.split(whereSeparator: { " ,=:".contains($0) }).contains("_NET_WM_STATE_FULLSCREEN")
  }
}
