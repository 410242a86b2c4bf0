// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What text in several lines tells those who ask, and how often it is measured.
@Suite("Wrapped text")
@MainActor
struct WrappingTests {
  let test = TestScreen(stage: Stage(resources: RenderResources(textShaper: Typewriter())))

  private func label(_ count: Int, lines: Int = 0) -> Label {
    test.screen.stage.performAsCurrent {
      let label = Label()
      label.text = String(repeating: "m", count: count)
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      test.root.view.addSubview(label)
      return label
    }
  }

  private func pin(_ label: Label, width: CGFloat) -> LayoutConstraint {
    let constraint = label.widthAnchor.constraint(lessThanOrEqualToConstant: width)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: test.root.view.leadingAnchor),
      label.topAnchor.constraint(equalTo: test.root.view.topAnchor), constraint,
    ])
    return constraint
  }

  /// A number of letters of 10 points in a label of 100 by 40 points, the least share to which they
  /// may shrink, and the size in which they are drawn.
  nonisolated private static let shrinking:
    [(letters: Int, lines: Int, least: CGFloat, size: CGFloat)] = [
      (20, 0, 0.5, 20), (20, 2, 0.5, 20), (25, 0, 0.5, 15.4), (25, 2, 0.5, 15.4), (25, 0, 0.95, 19),
      (1_000, 0, 0.5, 10),
    ]

  /// Letters half as wide as they are high.
  private struct Halves: TextShaper {
    func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
      let columns = max(1, Int(min(width, 10_000) / (text.size / 2)))
      let lines = max(1, (text.string.count + columns - 1) / columns)
      return PointSize(
        width: Double(min(text.string.count, columns)) * Double(text.size) / 2,
        height: Double(text.size) * Double(lineLimit > 0 ? min(lines, lineLimit) : lines))
    }

    func shape(
      _ text: DisplayList.Text, width: Float, height: Float, scale: Float
    ) -> ShapedText { ShapedText() }
  }

  @Test("text of several lines shrinks until they have room", arguments: shrinking)
  func shrinks(_ row: (letters: Int, lines: Int, least: CGFloat, size: CGFloat)) throws {
    let test = TestScreen(stage: Stage(resources: RenderResources(textShaper: Halves())))
    test.screen.stage.performAsCurrent {
      let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.text = String(repeating: "m", count: row.letters)
      (label.font, label.numberOfLines) = (.systemFont(ofSize: 20), row.lines)
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, row.least)
      test.root.view.addSubview(label)
    }
    test.screen.update()
    let drawn = try #require(test.window.displayList.texts.last)
    #expect(abs(CGFloat(drawn.size) - row.size) < 0.2)
  }

  @Test("the intrinsic size is that of the layout, and of the preferred width where one is set")
  func intrinsicSize() {
    let label = label(25)
    #expect(label.intrinsicContentSize == CGSize(width: 250, height: 20))
    let width = pin(label, width: 100)
    test.screen.update()
    #expect(label.intrinsicContentSize == CGSize(width: 100, height: 60))
    #expect(label.preferredMaxLayoutWidth == 0)
    width.constant = 400
    test.screen.update()
    #expect(label.intrinsicContentSize == CGSize(width: 250, height: 20))
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 50, height: 100))
    #expect(label.sizeThatFits(CGSize(width: 80, height: 10)) == CGSize(width: 80, height: 80))
  }

  @Test("a fitting size leaves the label as it was")
  func fitting() {
    let label = label(25)
    _ = pin(label, width: 100)
    test.screen.update()
    #expect(
      label.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 50, height: 100))
    #expect(label.intrinsicContentSize == CGSize(width: 100, height: 60))
    label.text = String(repeating: "m", count: 35)
    test.screen.update()
    #expect(label.frame.size == CGSize(width: 100, height: 80))
  }

  /// A label with space around its text, as apps write it.
  final class PaddedLabel: Label {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  @Test("a subclass that adds to the intrinsic size adds to every line's")
  func padding() {
    let label = test.screen.stage.performAsCurrent { PaddedLabel() }
    label.text = String(repeating: "m", count: 25)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    test.root.view.addSubview(label)
    _ = pin(label, width: 120)
    test.screen.update()
    #expect(label.frame.size == CGSize(width: 120, height: 70))
  }

  @Test("a pass in which nothing changed measures nothing")
  func rest() {
    let label = test.screen.stage.performAsCurrent { CountingLabel() }
    label.text = String(repeating: "m", count: 25)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    test.root.view.addSubview(label)
    _ = pin(label, width: 100)
    test.screen.update()
    let count = label.questions
    #expect(count > 0)
    test.root.view.setNeedsLayout()
    test.screen.update()
    test.switchStyle(to: .dark)
    #expect(label.questions == count)
  }

  final class CountingLabel: Label {
    private(set) var questions = 0
    override var intrinsicContentSize: CGSize {
      questions += 1
      return super.intrinsicContentSize
    }
  }

  @Test("baselines are those of the first and the last line")
  func baselines() {
    let label = label(25)
    #expect(label.baselineOffsets == (16, 4))
    let field = test.screen.stage.performAsCurrent { TextField() }
    test.root.view.addSubview(field)
    #expect(field.baselineOffsets == (16, 4))
    field.borderStyle = .roundedRect
    #expect(field.baselineOffsets == (22, 10))
    let button = test.screen.stage.performAsCurrent { Button() }
    test.root.view.addSubview(button)
    button.setTitle("title", for: .normal)
    let (first, last) = button.baselineOffsets
    #expect(first + last == button.intrinsicContentSize.height)
    #expect(first - last == 12)
  }

  @Test("text of a text style follows the text size where that is asked for")
  func contentSize() {
    let views: [any ContentSizeCategoryAdjusting] = test.screen.stage.performAsCurrent {
      [Label(), TextField(), TextView()]
    }
    for view in views { test.root.view.addSubview(view) }
    let label = views[0] as? Label
    let fonts = {
      [
        (views[0] as? Label)?.font.pointSize, (views[1] as? TextField)?.font.pointSize,
        (views[2] as? TextView)?.font.pointSize,
      ]
    }
    let body = Font.preferredFont(forTextStyle: .body)
    label?.font = body
    (views[1] as? TextField)?.font = body
    (views[2] as? TextView)?.font = body
    test.change { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(fonts() == [17, 17, 17])
    for view in views { view.adjustsFontForContentSizeCategory = true }
    #expect(fonts() == [33, 33, 33])
    test.change { $0.preferredContentSizeCategory = .extraSmall }
    #expect(fonts() == [14, 14, 14])
    label?.font = .systemFont(ofSize: 20)
    #expect(fonts() == [20, 14, 14])
    for view in views { view.adjustsFontForContentSizeCategory = false }
    test.change { $0.preferredContentSizeCategory = .large }
    #expect(fonts() == [20, 17, 17])
  }

  @Test("how lines are shortened reaches the shaper")
  func truncation() {
    let label = label(5, lines: 1)
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let modes = LineBreakMode.allCases.map { mode in
      label.lineBreakMode = mode
      test.screen.update()
      return test.window.displayList.texts.map(\.truncation)
    }
    #expect(modes == [[.tail], [.tail], [.tail], [.head], [.tail], [.middle]])
  }
}
