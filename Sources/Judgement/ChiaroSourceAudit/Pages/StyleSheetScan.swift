// SPDX-License-Identifier: MIT

import ChiaroColor

/// The rules of a style sheet, or of those in a page, as far as colors are concerned.
///
/// Brackets are counted, no more: what a browser would make of odd text does not matter here.
struct StyleSheetScan {
  /// A rule: what it is for, and what it sets.
  struct Rule {
    var selector: Substring
    var line: Int
    /// Whether it is for the dark alone.
    var isForDark: Bool
    /// Whether it is for another medium, such as paper, or for light alone.
    var isAside: Bool
    var hasGround = false
    var hasLightGround = false
    var hasDarkGround = false
    var hasText = false
  }

  /// More than a person writes; what comes behind is not looked at.
  private static let limit = 2_000

  /// The bytes of all selectors for the dark together in which others are looked for, and those of
  /// one that is looked for; longer ones are compared as a whole.
  private static let longest = (all: 64 << 10, one: 100)

  private(set) var rules: [Rule] = []

  /// What the text before a bracket asks for.
  private struct Media {
    var asks = false
    var isDark = false
    var isLight = false
    var isPrint = false

    init(_ text: Substring) {
      let has = { (word: String) in text.utf8.range(ofBytes: word.utf8) != nil }
      (asks, isDark) = (has("prefers-color-scheme"), has("dark"))
      (isLight, isPrint) = (has("light"), has("print"))
    }

    /// Returns what this and another one around it ask for together.
    func within(_ other: Media?) -> Media {
      guard let other else { return self }
      var both = self
      both.asks = asks || other.asks
      both.isDark = isDark || other.isDark
      both.isLight = isLight || other.isLight
      both.isPrint = isPrint || other.isPrint
      return both
    }
  }

  /// Reads a text in lower case.
  init(_ text: String) {
    // With what each asks for in all that is around it: a text is looked through once, however many
    // rules stand in it.
    var preludes: [(text: Substring, media: Media)] = []
    var start = text.startIndex
    var line = 1
    // All marks are ASCII, and "\r\n" is one character.
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"):
        let prelude = Self.bare(text[start..<index])
        preludes.append((prelude, Media(prelude).within(preludes.last?.media)))
        start = text.utf8.index(after: index)
      case UInt8(ascii: "}"):
        if let selector = preludes.popLast()?.text, !selector.hasPrefix("@") {
          add(selector, text[start..<index], preludes.last?.media, line)
        }
        start = text.utf8.index(after: index)
      case UInt8(ascii: ";") where preludes.isEmpty || preludes.last?.text.hasPrefix("@") == true:
        start = text.utf8.index(after: index)
      default: break
      }
      if rules.count >= Self.limit || preludes.count > 64 { return }
    }
  }

  private mutating func add(
    _ selector: Substring, _ body: Substring, _ media: Media?, _ end: Int
  ) {
    let asks = media?.asks == true
    var rule = Rule(
      selector: selector, line: end - body.utf8.count { $0 == UInt8(ascii: "\n") },
      isForDark: asks && media?.isDark == true,
      isAside: asks && media?.isLight == true || media?.isPrint == true)
    for declaration in body.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = Self.trimmed(parts[1])
      switch Self.bare(parts[0]) {
      case "background", "background-color":
        rule.hasGround = PageFacts.isFixed(value)
        rule.hasLightGround = Self.isLight(value)
        rule.hasDarkGround = Self.isDark(value)
      case "color": rule.hasText = PageFacts.isFixed(value)
      default: break
      }
    }
    rules.append(rule)
  }

  /// What stands before a bracket, without comments and the markup of a page.
  private static func bare(_ text: Substring) -> Substring {
    var text = text
    while let comment = text.utf8.range(ofBytes: "*/".utf8) { text = text[comment.upperBound...] }
    while let tag = text.utf8.range(ofBytes: "<style".utf8) {
      text = text[tag.upperBound...].drop { $0 != ">" }.dropFirst()
    }
    return trimmed(text)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether a value begins with a light color: `#ccc`, `white`, `rgb(240, …`.
  private static func isLight(_ value: Substring) -> Bool {
    value.hasPrefix("white") || components(value)?.allSatisfy { $0 > 0.7 } == true
  }

  private static func isDark(_ value: Substring) -> Bool {
    value.hasPrefix("black") || components(value)?.allSatisfy { $0 < 0.35 } == true
  }

  private static func components(_ value: Substring) -> [Double]? {
    if value.hasPrefix("rgb") { return numbers(of: value) }
    guard value.hasPrefix("#") else { return nil }
    return ColorComponents.hex(value.dropFirst().prefix { $0.isHexDigit })
  }

  /// The components of `rgb(240, 240, 240)` and its other forms in CSS.
  ///
  /// Gives nil for a color that is more transparent than opaque.
  private static func numbers(of value: Substring) -> [Double]? {
    guard let end = value.firstIndex(of: ")"), let color = try? Color(css: String(value[...end])),
      color.alpha >= 0.5
    else { return nil }
    let srgb = color.space.convert(color.components, to: .sRGB)
    return [srgb.x, srgb.y, srgb.z]
  }

  // MARK: Questions

  /// The rules with a light ground that stays in the dark, where other rules adapt.
  var lightInDark: [Rule] {
    let dark = rules.filter(\.isForDark)
    guard !dark.isEmpty else { return [] }
    let whole = Set(dark.map(\.selector))
    let selectors = Array(
      dark.map(\.selector.utf8).joined(separator: [0]).prefix(Self.longest.all))
    return rules.filter { rule in
      guard rule.hasLightGround, !rule.isForDark, !rule.isAside else { return false }
      // What is marked is light while it is, on whatever ground.
      let selector = rule.selector.utf8
      if selector.range(ofBytes: "selection".utf8) != nil { return false }
      if selector.isEmpty || whole.contains(rule.selector) { return false }
      return selector.count > Self.longest.one || selectors.range(ofBytes: selector) == nil
    }
  }

  /// Whether the page's own text and ground are both fixed, so that they fit each other.
  var isWholePalette: Bool { hasPalette { _ in true } }

  /// Whether they are, and the ground is dark: the page was made so.
  var isDarkPalette: Bool { hasPalette(\.hasDarkGround) }

  private func hasPalette(_ isMeant: (Rule) -> Bool) -> Bool {
    rules.contains { rule in
      rule.hasGround && rule.hasText && isMeant(rule)
        && rule.selector.split(separator: ",").contains { selector in
          ["body", "html"].contains(selector.split(whereSeparator: \.isWhitespace).last)
        }
    }
  }
}
