// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroViews

/// Views measure text with the shaper of their stage, and with a guess without one.
@Suite("Setting text")
@MainActor
struct TextSettingTests {
  private func withTypewriter(_ body: () -> Void) {
    Stage(resources: RenderResources(textShaper: Typewriter())).performAsCurrent(body)
  }

  @Test("a label is as large as the shaper says")
  func label() {
    // A test that waits may have left its stage as the current one.
    Stage(resources: RenderResources()).performAsCurrent(measureLabel)
  }

  private func measureLabel() {
    let guessed = Label(text: "twelve chars").frame.size
    withTypewriter {
      #expect(Label(text: "twelve chars").frame.size == CGSize(width: 120, height: 20))
      let label = Label(text: "twelve chars")
      label.numberOfLines = 0
      let size = CGSize(width: 60, height: CGFloat.infinity)
      #expect(label.sizeThatFits(size) == CGSize(width: 60, height: 40))
    }
    #expect(Label(text: "twelve chars").frame.size == guessed)
    #expect(guessed == CGSize(width: 12 * 8.5, height: 21))
  }

  @Test("a text in one font is broken by the shaper, in its whole box")
  func command() {
    let context = GraphicsContext()
    let text = AttributedText("twelve chars", font: .systemFont(ofSize: 10))
    let box = CGRect(x: 1, y: 2, width: 60, height: 40)
    context.draw(text, in: box, alignment: .center)
    #expect(context.drawing.list.texts.count == 1)
    withTypewriter {
      let context = GraphicsContext()
      context.draw(text, in: box, alignment: .center)
      #expect(context.drawing.list.texts.map(\.string) == ["twelve chars"])
      #expect(context.drawing.list.texts[0].alignment == 0.5)
      #expect(context.drawing.list.commands.count == 1)
      guard case .text(let frame, 0, _) = context.drawing.list.commands[0] else {
        Issue.record("no text")
        return
      }
      #expect(frame == Rectangle(x: 1, y: 2, width: 60, height: 40))
    }
  }

  @Test("a text in several fonts is broken between words, with the shaper's widths")
  func attributed() {
    let text = AttributedText([
      AttributedText.Run("one two ", font: .systemFont(ofSize: 10)),
      AttributedText.Run("six", font: .systemFont(ofSize: 20)),
    ])
    withTypewriter {
      let measure = Stage.current.textMeasure
      #expect(measure.size(of: text, width: 1_000) == CGSize(width: 110, height: 20))
      #expect(measure.size(of: text, width: 75) == CGSize(width: 70, height: 40))
    }
  }

  @Test("letters are heavier where bold text is wanted")
  func boldText() {
    let traits = TraitCollection(legibilityWeight: .bold)
    let draw = { () -> [Int16] in
      let context = GraphicsContext()
      for weight in [400, 600, 800] {
        AttributedText("a", font: .systemFont(ofSize: 10, weight: weight))
          .draw(context)
      }
      return context.drawing.list.texts.map(\.weight)
    }
    #expect(draw() == [400, 600, 800])
    var bold: [Int16] = []
    traits.performAsCurrent { bold = draw() }
    #expect(bold == [600, 800, 900])
  }

  @Test(
    "the text styles have the sizes of the guidelines",
    arguments: [
      (ContentSizeCategory.unspecified, 17, 34, 11), (.large, 17, 34, 11),
      (.extraSmall, 14, 31, 11),
      (.extraExtraExtraLarge, 23, 40, 17), (.accessibilityExtraExtraExtraLarge, 53, 60, 40),
      (ContentSizeCategory(rawValue: "other"), 17, 34, 11),
    ] as [(ContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func styles(
    _ category: ContentSizeCategory, _ body: CGFloat, _ large: CGFloat, _ small: CGFloat
  ) {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    let size = { Font.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
    #expect([size(.body), size(.largeTitle), size(.caption2)] == [body, large, small])
  }

  @Test("every style grows with the category, and only headlines are semibold")
  func growth() {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .medium, .large, .extraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    for style in Font.TextStyle.allCases {
      let fonts = categories.map {
        Font.preferredFont(
          forTextStyle: style, compatibleWith: TraitCollection(preferredContentSizeCategory: $0))
      }
      #expect(fonts.map(\.pointSize) == fonts.map(\.pointSize).sorted())
      #expect(fonts.allSatisfy { $0.weight == (style == .headline ? 600 : 400) })
    }
  }
}

extension AttributedText {
  @MainActor
  fileprivate func draw(_ context: GraphicsContext) {
    context.draw(self, in: CGRect(x: 0, y: 0, width: 50, height: 50), alignment: .left)
  }
}
