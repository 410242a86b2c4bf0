// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Which interfaces are elevated: group E.
@MainActor
@Suite("Level")
struct LevelTests {
  let test = TestScreen()

  @Test("S55: an interface that fills the screen is at the base level")
  func base() {
    #expect(test.root.view.traitCollection.userInterfaceLevel == .base)
  }

  @Test(
    "S56: a sheet, a form and a popover stand above, what covers the screen does not",
    arguments: ModalPresentationStyle.allCases)
  func presentations(_ style: ModalPresentationStyle) {
    let sheet = ViewController()
    sheet.modalPresentationStyle = style
    test.root.present(sheet)
    test.screen.update()
    let elevated: [ModalPresentationStyle] = [.pageSheet, .formSheet, .popover, .automatic]
    #expect(
      sheet.view.traitCollection.userInterfaceLevel
        == (elevated.contains(style) ? .elevated : .base))
    #expect(test.root.view.traitCollection.userInterfaceLevel == .base)
  }

  @Test("S57: a scene beside others is elevated, and no more when it covers the screen again")
  func splitView() {
    test.scene.frame = CGRect(x: 0, y: 0, width: 195, height: 844)
    test.screen.update()
    #expect(test.root.view.traitCollection.userInterfaceLevel == .elevated)
    test.scene.frame = test.screen.bounds
    test.screen.update()
    #expect(test.root.view.traitCollection.userInterfaceLevel == .base)
    test.screen.bounds.size.width = 2000
    test.screen.update()
    #expect(test.root.view.traitCollection.userInterfaceLevel == .elevated)
  }
}
