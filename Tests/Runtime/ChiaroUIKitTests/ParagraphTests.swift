// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroUIKit
import ChiaroViews
import Foundation
import Testing

/// How paragraph styles and lines along the text change what is set and drawn.
///
/// Without a shaper a letter is half as wide as the font's size, and a line 1.2 times as high: 10
/// and 24 at 20 points.
@MainActor
@Suite("Paragraphs")
struct ParagraphTests {
  /// A style and the size of two paragraphs, the first of which is broken at 100 points.
  struct Row: CustomTestStringConvertible {
    var name: String
    var height: CGFloat
    var width: CGFloat = 80
    var string = "aaaa bbbbbbbb\ncc"
    var change: @MainActor @Sendable (NSMutableParagraphStyle) -> Void
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "usual", height: 72) { _ in },
    Row(name: "line spacing", height: 92) { $0.lineSpacing = 10 },
    Row(name: "paragraph spacing", height: 79) { $0.paragraphSpacing = 7 },
    Row(name: "spacing before", height: 77) { $0.paragraphSpacingBefore = 5 },
    Row(name: "multiple", height: 108) { $0.lineHeightMultiple = 1.5 },
    Row(name: "least height", height: 90) { $0.minimumLineHeight = 30 },
    Row(name: "greatest height", height: 60) { $0.maximumLineHeight = 20 },
    Row(name: "first indent", height: 72, width: 90) { $0.firstLineHeadIndent = 50 },
    Row(name: "other indents", height: 72, width: 90) { $0.headIndent = 10 },
    Row(name: "no tail", height: 48, string: "aa bb cc dd") { _ in },
    Row(name: "tail from the end", height: 48, width: 50, string: "aa bb cc dd") {
      $0.tailIndent = -30
    },
    Row(name: "tail from the start", height: 48, width: 50, string: "aa bb cc dd") {
      $0.tailIndent = 75
    },
    Row(name: "not a number", height: 72) { $0.lineSpacing = .nan },
  ]

  private static func text(
    _ string: String = "aaaa bbbbbbbb\ncc", _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
  }

  @Test("a style gives lines their heights, distances and room", arguments: rows)
  func size(_ row: Row) {
    let text = Self.text(row.string, row.change)
    // Another test's screen, which may be in front, has a shaper.
    let rect = Stage().performAsCurrent {
      text.boundingRect(
        with: CGSize(width: 100, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
    }
    #expect(rect.size == CGSize(width: row.width, height: row.height))
  }

  /// The lines of a label of 100 points: their characters, left edges and tops.
  private func lines(
    _ text: NSAttributedString, _ change: (UILabel) -> Void = { _ in }
  ) -> [String] {
    let stage = InputStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    label.numberOfLines = 0
    label.attributedText = text
    change(label)
    label.frame.size.height = label.sizeThatFits(CGSize(width: 100, height: 900)).height
    stage.root.addSubview(label)
    return stage.window.displayList.drawnLines
  }

  @Test("lines stand at the bottom of their height, and as their paragraph is aligned")
  func places() {
    let left = Self.text { _ in }
    #expect(lines(left) == ["aaaa 0 0 0.0", "bbbbbbbb 0 24 0.0", "cc 0 48 0.0"])
    let center = Self.text {
      $0.alignment = .center
      $0.minimumLineHeight = 30
      $0.firstLineHeadIndent = 10
    }
    #expect(lines(center) == ["aaaa 10 6 0.5", "bbbbbbbb 0 36 0.5", "cc 10 66 0.5"])
    let natural = Self.text { $0.lineSpacing = 6 }
    #expect(
      lines(natural) { $0.textAlignment = .right }
        == ["aaaa 0 0 1.0", "bbbbbbbb 0 30 1.0", "cc 0 60 1.0"])
  }

  @Test("blank lines are as high as others")
  func blank() {
    let text = NSMutableAttributedString(attributedString: Self.text("a\n\nb") { _ in })
    text.append(
      NSAttributedString(string: "c", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
    #expect(lines(text) == ["a 0 0 0.0", "b 0 48 0.0", "c 10 48 0.0"])
  }

  @Test("texts of different paragraphs can be joined")
  func joined() {
    let text = NSMutableAttributedString(
      attributedString: Self.text("a\n") { $0.alignment = .right })
    text.append(Self.text("b") { $0.alignment = .left })
    text.append(Self.text("c") { $0.alignment = .left })
    #expect(lines(text) == ["a 0 0 1.0", "bc 0 24 0.0"])
    let (style, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    #expect(style == other && style.hash == other.hash && style.isEqual(other))
    other.lineSpacing = 3
    #expect(style != other)
  }

  @Test("a last line has two words, where there is room for them")
  func orphans() {
    let stage = InputStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    stage.root.addSubview(label)
    let lines = { (text: String) in
      label.text = text
      return stage.window.displayList.drawnLines.map { $0.prefix { $0 != " " } }
    }
    // A word alone moves the one before, which has to have company itself.
    #expect(lines("aa bb cc dd").joined(separator: "|") == "aa|cc\u{A0}dd")
    #expect(lines("aa bb cc").joined(separator: "|") == "aa")
    #expect(lines("aaaaaaaa bb").joined(separator: "|") == "aaaaaaaa|bb")
  }

  @Test("lines of a text style are as far apart as the style says")
  func pitch() {
    let stage = InputStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.numberOfLines = 0
    label.text = "a\nb"
    stage.root.addSubview(label)
    let heights = [UIFont.preferredFont(forTextStyle: .footnote), .systemFont(ofSize: 13)].map {
      label.font = $0
      return label.sizeThatFits(CGSize(width: 100, height: 900)).height
    }
    // A line is 16 points high, and the baselines of `footnote` are 18 points apart.
    #expect(heights == [34, 32])
  }

  @Test("lines under and through a text have its width and color, or their own")
  func decorations() {
    let text = NSMutableAttributedString(string: "under strike none")
    text.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red],
      range: NSRange(location: 0, length: 5))
    text.addAttributes(
      [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue],
      range: NSRange(location: 6, length: 6))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 17))
    let stage = InputStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 24))
    label.attributedText = text
    stage.root.addSubview(label)
    let drawn = stage.window.displayList.fills
    #expect(drawn == ["0.0 21.2 50.0 1.25 #FF0000", "60.0 13.6 60.0 1.25 #0000FF"])
  }

  @Test("text above the baseline is moved up")
  func raised() {
    let text = NSMutableAttributedString(attributedString: Self.text("a2") { _ in })
    text.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 1, length: 1))
    #expect(lines(text) == ["a 0 0 0.0", "2 10 -6 0.0"])
  }
}

extension DisplayList {
  /// The texts with their left edges, tops and alignments.
  fileprivate var drawnLines: [String] {
    commands.compactMap { command in
      guard case .text(let frame, let index, _) = command else { return nil }
      let text = texts[Int(index)]
      return "\(text.string) \(Int(frame.x)) \(Int(frame.y)) \(text.alignment)"
    }
  }

  /// The low rectangles with their colors.
  fileprivate var fills: [String] {
    commands.compactMap { command in
      guard case .fill(let frame, let slot) = command, frame.height < 3 else { return nil }
      let color = colors[Int(slot.index)].hexText
      return "\(frame.x) \(frame.y) \(frame.width) \(frame.height) \(color)"
    }
  }
}
