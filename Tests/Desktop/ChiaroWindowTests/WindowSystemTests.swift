// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroWindow

@Suite("The window system")
struct WindowSystemTests {
  @Test("the library says its version, of which the second is meant")
  func library() {
    if let library = WindowSystem.library { #expect(library.hasPrefix("SDL 2.")) }
  }

  #if os(Linux)
    @Test(
      "a keyboard without a keymap is known before SDL meets it",
      .enabled(if: WindowSystem.knowsWayland, "Scripts/setup-libraries"),
      arguments: FakeCompositor.Keymap.allCases)
    func keymaps(keymap: FakeCompositor.Keymap) throws {
      let compositor = try FakeCompositor(keymap)
      #expect(
        WindowSystem.lacksKeymap(on: compositor.path) == [.missing, .none].contains(keymap))
    }
  #endif

  @Test("where there is no compositor nothing is missing")
  func noCompositor() {
    #expect(!WindowSystem.lacksKeymap(on: "/nowhere/wayland-9"))
  }
}
