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
  private var programs: [Process] = []

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
    programs.append(try run("openbox", "--config-file", folder.path("rc.xml")))
    programs.append(try run("xev", "-name", "window"))
    // A window that is older than the manager is not brought to the front by itself.
    var patience = 500
    while try !hasActiveWindow() {
      try #require(patience > 0, "openbox brought no window to the front")
      _ = try run("xdotool", "search", "--name", "^window$", "windowactivate").waited()
      try await Task.sleep(for: .milliseconds(20))
      patience -= 1
    }
  }

  deinit {
    for program in programs {
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
    }
  }

  /// Makes the window fill the screen, or no longer.
  func pressF11() throws { _ = try run("xdotool", "key", "F11").waited() }

  private func hasActiveWindow() throws -> Bool {
    let text = try run("xprop", "-root", "-notype", "_NET_ACTIVE_WINDOW").waited()
    return text.contains("# 0x") && !text.contains("# 0x0")
  }

  private func run(_ name: String, _ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.environment = ["DISPLAY": screen.name, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = programs.count < 2 ? FileHandle.nullDevice : Pipe()
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}

extension Process {
  /// What the program printed until it ended.
  fileprivate func waited() -> String {
    let bytes = (standardOutput as? Pipe)?.fileHandleForReading.readDataToEndOfFile() ?? Data()
    waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
