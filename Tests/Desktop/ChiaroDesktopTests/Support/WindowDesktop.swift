// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// A desktop for one test, which nobody sees: a display, a window manager, and a window that fills
/// the screen when F11 is pressed.
final class WindowDesktop {
  /// Whether this computer has what it takes.
  static let isInstalled = ["Xvfb", "openbox", "xprop", "xdotool", "xev"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }
  /// What is said where it has not.
  static let hint =
    "not checked: no Xvfb, openbox, xprop, xdotool or xev; run Scripts/setup-test-tools"

  private let screen: PrivateDisplay
  private let folder: TemporaryFolder
  private var programs: [StartedProgram] = []

  /// What goes into `DISPLAY`.
  var display: String { screen.name }

  /// Starts it, and waits until the window is in front.
  init() async throws {
    screen = try PrivateDisplay()
    folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0"?>
      <openbox_config xmlns="http://openbox.org/3.4/rc">
        <keyboard><keybind key="F11"><action name="ToggleFullscreen"/></keybind></keyboard>
      </openbox_config>
      """, to: "rc.xml")
    programs.append(try program("openbox", "--config-file", folder.path("rc.xml")).start())
    programs.append(try program("xev", "-name", "window").start())
    // A window that is older than the manager is not brought to the front by itself.
    var patience = 500
    while try !hasActiveWindow() {
      try #require(patience > 0, "openbox brought no window to the front")
      _ = try text(of: "xdotool", "search", "--name", "^window$", "windowactivate")
      try await Task.sleep(for: .milliseconds(20))
      patience -= 1
    }
  }

  /// Makes the window fill the screen, or no longer.
  func pressF11() throws { _ = try text(of: "xdotool", "key", "F11") }

  private func hasActiveWindow() throws -> Bool {
    let text = try text(of: "xprop", "-root", "-notype", "_NET_ACTIVE_WINDOW")
    return text.contains("# 0x") && !text.contains("# 0x0")
  }

  /// What a program of the desktop prints until it ends.
  private func text(of name: String, _ arguments: String...) throws -> String {
    var program = program(name)
    program.arguments = arguments
    program.output = .pipe
    let started = try program.start()
    let text = started.text()
    started.wait()
    return text
  }

  private func program(_ name: String, _ arguments: String...) -> TestProgram {
    TestProgram(
      "/usr/bin/\(name)", arguments,
      environment: ["DISPLAY": screen.name, "HOME": folder.path, "PATH": "/usr/bin:/bin"])
  }
}
