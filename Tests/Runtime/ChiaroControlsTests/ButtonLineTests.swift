// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Titles of buttons that take several lines.
///
/// Source: UIButton.Configuration's `titleLineBreakMode` is `byWordWrapping`; a button without a
/// configuration has as many lines as its title label, one by default.
@MainActor
@Suite("Lines of a button's title")
struct ButtonLineTests {
  private func button(_ title: String, isConfigured: Bool, lines: Int? = nil) -> Button {
    let button = Button(frame: .zero)
    if isConfigured {
      var configuration = ButtonConfiguration.plain()
      configuration.contentInsets = DirectionalEdgeInsets()
      configuration.title = title
      button.configuration = configuration
    } else {
      button.setTitle(title, for: .normal)
      button.contentEdgeInsets = .zero
    }
    if let lines { button.titleLabel?.numberOfLines = lines }
    return button
  }

  @Test(
    "a title with line breaks is as high as its lines, as many as there may be",
    arguments: [
      (true, nil, 3), (false, nil, 1), (false, 2, 2), (false, 0, 3),
    ] as [(Bool, Int?, Int)])
  func written(_ isConfigured: Bool, _ lines: Int?, _ count: Int) {
    let one = button("first", isConfigured: isConfigured)
    let all = button("first\nsecond line\nthird", isConfigured: isConfigured, lines: lines)
    #expect(all.intrinsicContentSize.height == one.intrinsicContentSize.height * CGFloat(count))
  }

  @Test("a title that is wider than its button breaks, and is drawn in the middle")
  func broken() {
    let test = TestScreen()
    let button = button("some words that break", isConfigured: true)
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 200)
    test.root.view.addSubview(button)
    test.screen.update()
    let drawn = test.window.displayList.texts
    #expect(drawn.map(\.string).joined(separator: " ") == "some words that break")
    // Half the size of the font is the width of a letter: two words take 85 points.
    let label = button.titleLabel
    label?.preferredMaxLayoutWidth = 90
    let line = self.button("some", isConfigured: true).intrinsicContentSize.height
    #expect(label?.intrinsicContentSize.height == line * 2)
  }

  @Test("the label of a button without a title takes no room")
  func empty() {
    #expect(Button(frame: .zero).titleLabel?.intrinsicContentSize == .zero)
  }
}
