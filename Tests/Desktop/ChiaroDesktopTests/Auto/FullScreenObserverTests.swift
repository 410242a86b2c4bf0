// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// Windows that fill the screen.
@Suite("Full screen")
@MainActor
struct FullScreenObserverTests {
  @Test(
    "the active window, as xprop prints it",
    arguments: [
      ("_NET_ACTIVE_WINDOW: window id # 0x1400007", "0x1400007"),
      ("_NET_ACTIVE_WINDOW: window id # 0x1400007, 0x0", "0x1400007"),
      ("_NET_ACTIVE_WINDOW: window id # 0x0", nil), ("_NET_ACTIVE_WINDOW:  not found.", nil),
      ("_NET_ACTIVE_WINDOW: window id # -id", nil), ("", nil),
    ] as [(Substring, Substring?)])
  func windows(_ line: Substring, _ window: Substring?) {
    #expect(FullScreenObserver.window(in: line) == window)
  }

  @Test(
    "the state of a window, as xprop prints it",
    arguments: [
      ("_NET_WM_STATE = _NET_WM_STATE_FULLSCREEN", true),
      ("_NET_WM_STATE = _NET_WM_STATE_ABOVE, _NET_WM_STATE_FULLSCREEN", true),
      ("_NET_WM_STATE = _NET_WM_STATE_MAXIMIZED_VERT", false), ("_NET_WM_STATE = ", false),
      ("_NET_WM_STATE:  not found.", false), ("_NET_WM_STATE = _NET_WM_STATE_FULLSCREENISH", false),
    ] as [(Substring, Bool)])
  func states(_ line: Substring, _ isFullScreen: Bool) {
    #expect(FullScreenObserver.isFullScreen(line) == isFullScreen)
  }

  @Test("without such a display nothing is full screen")
  func noDisplay() async throws {
    let window = FullScreenObserver(display: ":7654")
    window.onChange = { Issue.record("there is no display") }
    try await Task.sleep(for: .milliseconds(300))
    #expect(!window.isFullScreen)
  }

  @Test(
    "a real window that fills the screen is seen, and seen to leave it, each change once",
    .enabled(if: WindowDesktop.isInstalled, "\(WindowDesktop.hint)"))
  func realWindow() async throws {
    let desktop = try await WindowDesktop()
    let window = FullScreenObserver(display: desktop.display)
    var changes: [Bool] = []
    window.onChange = { changes.append(window.isFullScreen) }
    for expected in [[true], [true, false], [true, false, true]] {
      try desktop.pressF11()
      await eventually { changes == expected }
      #expect(changes == expected)
    }
    withExtendedLifetime(desktop) {}
  }

  @Test("a program's lines are heard one by one, and it ends with its follower")
  func lines() async throws {
    var lines: [String] = []
    let script = "echo a; echo b; printf c; sleep 0.1; echo d; exec sleep 1000"
    let program = try #require(FollowedProgram(["sh", "-c", script]) { lines.append(String($0)) })
    await eventually { lines.count >= 3 }
    #expect(lines == ["a", "b", "cd"])
    program.end()
  }

  @Test(
    "a program's end is told once, after its last line: its own, and that for an endless line",
    arguments: [
      ("echo a; echo b", ["a", "b"]), ("echo a; head -c 100000 /dev/zero; sleep 1000", ["a"]),
      ("exit 3", []),
    ])
  func ends(_ script: String, _ expected: [String]) async throws {
    var (lines, ends) = ([String](), 0)
    let followed = FollowedProgram(["sh", "-c", script], onEnd: { ends += 1 }) {
      #expect(ends == 0)
      lines.append(String($0))
    }
    let program = try #require(followed)
    await eventually { ends != 0 }
    program.end()
    #expect(ends == 1 && lines == expected)
  }

  @Test("what a program prints after its follower ended it is not heard")
  func ended() async throws {
    var heard = 0
    let followed = FollowedProgram(
      ["sh", "-c", "echo a; sleep 0.05; echo b"], onEnd: { heard += 1 }
    ) { _ in heard += 1 }
    let program = try #require(followed)
    program.end()
    try await Task.sleep(for: .milliseconds(200))
    #expect(heard == 0)
  }
}
