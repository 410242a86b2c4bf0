// SPDX-License-Identifier: MIT

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

  private(set) var rules: [Rule] = []

  /// Reads a text in lower case.
  init(_ text: String) {
    var preludes: [Substring] = []
    var start = text.startIndex
    var line = 1
    // All marks are ASCII, and "\r\n" is one character.
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"):
        preludes.append(Self.bare(text[start..<index]))
        start = text.utf8.index(after: index)
      case UInt8(ascii: "}"):
        if let selector = preludes.popLast(), !selector.hasPrefix("@") {
          add(selector, text[start..<index], preludes.joined(separator: " "), line)
        }
        start = text.utf8.index(after: index)
      case UInt8(ascii: ";") where preludes.isEmpty || preludes.last?.hasPrefix("@") == true:
        start = text.utf8.index(after: index)
      default: break
      }
      if rules.count >= Self.limit || preludes.count > 64 { return }
    }
  }

  private mutating func add(
    _ selector: Substring, _ body: Substring, _ media: String, _ end: Int
  ) {
    let asks = media.contains("prefers-color-scheme")
    var rule = Rule(
      selector: selector, line: end - body.utf8.count { $0 == UInt8(ascii: "\n") },
      isForDark: asks && media.contains("dark"),
      isAside: asks && media.contains("light") || media.contains("print"))
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
    guard value.hasPrefix("#") else { return nil }
    return ColorComponents.hex(value.dropFirst().prefix { $0.isHexDigit })
  }

  // MARK: Questions

  /// The rules with a light ground that stays in the dark, where other rules adapt.
  var lightInDark: [Rule] {
    let dark = rules.filter(\.isForDark)
    guard !dark.isEmpty else { return [] }
    return rules.filter { rule in
      guard rule.hasLightGround, !rule.isForDark, !rule.isAside else { return false }
      // What is marked is light while it is, on whatever ground.
      if rule.selector.contains("selection") { return false }
      return !dark.contains { $0.selector == rule.selector || $0.selector.contains(rule.selector) }
    }
  }

  /// Whether the page's own text and ground are both fixed, so that they fit each other.
  var isWholePalette: Bool { hasPalette { _ in true } }

  /// Whether they are, and the ground is dark: the page was made so.
  var isDarkPalette: Bool { hasPalette(\.hasDarkGround) }

  private func hasPalette(_ isMeant: (Rule) -> Bool) -> Bool {
    rules.contains { rule in
      rule.hasGround && rule.hasText && isMeant(rule)
        && rule.selector.split { ", ".contains($0) }.contains { $0 == "body" || $0 == "html" }
    }
  }
}
