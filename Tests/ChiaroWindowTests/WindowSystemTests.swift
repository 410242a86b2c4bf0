// SPDX-License-Identifier: MIT

import ChiaroWindow
import Testing

@Suite("The window system")
struct WindowSystemTests {
  @Test("the library says its version, of which the second is meant")
  func library() {
    if let library = WindowSystem.library { #expect(library.hasPrefix("SDL 2.")) }
  }
}
