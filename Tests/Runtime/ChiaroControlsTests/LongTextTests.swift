// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Text that is longer than any line: as much is measured as there is, and not its square.
@MainActor
@Suite("Long lines of text")
struct LongTextTests {
  private static let text = String(repeating: "word ", count: 32_000)

  @Test("the guess of one line is the sum of its letters")
  func guess() {
    // A stage without a shaper guesses.
    Stage().performAsCurrent {
      let label = Label()
      label.text = Self.text
      let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      // The last of the spaces is not counted.
      #expect(size.width == 159_999 * label.font.pointSize * 0.5)
    }
  }

  @Test("lines of all widths hold every word", arguments: [0, 1, 100, 10_000, 1_000_000])
  func lines(width: CGFloat) {
    let test = TestScreen()
    let view = TextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.text = Self.text
    test.root.view.addSubview(view)
    test.screen.update()
    let drawn = test.window.displayList.texts.map(\.string).joined(separator: " ")
    #expect(drawn.split(separator: " ").count == 32_000)
  }
}
