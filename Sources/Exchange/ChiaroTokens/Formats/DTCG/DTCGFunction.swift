// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// Colors that tokens say as functions of CSS, with the names of other tokens in them.
extension DTCGValue {
  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  /// Returns the color of `rgba({name}, 50%)` or `hsl({hue}, 50%, {lightness})`, as Tokens Studio
  /// and others write; nil for any other text.
  ///
  /// Names lead to colors, or to numbers for channels and opacity. The first name may be a color
  /// itself, as in `rgba(#FF0000, {opacity})`, and was `$name` before braces.
  func function(
    _ text: String, _ value: JSONValue, _ depth: Int
  ) throws(Problem) -> TokenColor? {
    guard let function = CSSFunction(text), Self.functions.contains(function.name)
    else { return nil }
    let isShort = function.arguments.count == 2 && !function.name.hasPrefix("color")
    guard isShort || text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let filled = try filled(text, value, depth)
    guard CSSExpression.isShallow(filled), let function = CSSFunction(filled) else { return nil }
    if isShort, function.arguments.count == 2 {
      var sum = CSSSum("calc(\(function.arguments[1]))", [:], full: 1)
      if let color = try self.color(function.arguments[0], value, depth), let alpha = sum.value {
        return color.withAlpha(min(max(alpha, 0), 1))
      }
    }
    let expression = CSSExpression(property: { _ in nil }, isDark: cell.has(.scheme))
    if let color = expression.color(reckoned(function)) { return color }
    throw Problem(
      place: value,
      message:
        "\(VisibleText.reveal(text)) is not a color: it evaluates to \(shown(filled))"
    )
  }

  /// Returns a function in which sums between commas stand in `calc()`, as CSS needs them.
  private func reckoned(_ function: CSSFunction) -> String {
    let arguments = function.arguments
    guard arguments.count > 2 else { return "\(function.name)(\(function.inside))" }
    let parts = arguments.map { argument in
      let isSum = argument.contains { "*/+".contains($0) } && !argument.contains("(")
      return isSum ? "calc(\(argument))" : argument
    }
    return "\(function.name)(\(parts.joined(separator: ", ")))"
  }

  private func shown(_ text: String) -> String { VisibleText.reveal(String(text.prefix(80))) }

  private func color(
    _ text: String, _ value: JSONValue, _ depth: Int
  ) throws(Problem) -> TokenColor? {
    if let color = CSSColorText.color(text) { return color }
    guard let path = old(text) else { return nil }
    guard let color = color(at: path, depth + 1) else {
      throw Problem(
        place: value, message: "\(VisibleText.reveal(text)) does not lead to a color")
    }
    return color
  }

  private static let mostNames = 16
  private static let longest = 2000

  /// Returns a text in which each name in braces is replaced by what its token comes to.
  private func filled(
    _ text: String, _ value: JSONValue, _ depth: Int
  ) throws(Problem) -> String {
    var text = text
    for _ in 0..<Self.mostNames {
      guard text.utf8.count <= Self.longest else { break }
      guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}")
      else { return text }
      let name = String(text[start...end])
      guard let path = DTCGPointer.braced(name).map(plain),
        let word = word(at: path, depth + 1)
      else {
        throw Problem(
          place: value,
          message:
            "\(VisibleText.reveal(name)) in a color leads neither to a color nor to a number")
      }
      text.replaceSubrange(start...end, with: word)
    }
    throw Problem(place: value, message: "the color refers to too many other tokens")
  }

  /// Returns what a token comes to, as CSS has it: a color, or a number.
  private func word(at path: [String], _ depth: Int) -> String? {
    if let color = color(at: path, depth) { return CSSColorText.exact(color) }
    var path = path
    var walked: Set<[String]> = []
    var word: String?
    while known.words[path] == nil, walked.insert(path).inserted, let found = number(at: path) {
      guard let text = found.string else {
        word = found.number.map { TokenNumber.text($0) }
        break
      }
      guard let next = DTCGPointer.braced(text).map(plain) else {
        let isPlain = text.utf8.count <= 100 && !text.contains { "{}()".contains($0) }
        word = isPlain ? CSSSheet.trimmed(text) : nil
        break
      }
      path = next
    }
    if let known = known.words[path] { word = known }
    for path in walked { known.words[path] = .some(word) }
    return word
  }

  private func number(at path: [String]) -> JSONValue? {
    guard let token = tokens[path] else { return nil }
    let value = DTCGModes.value(of: token, in: cell, said) ?? token.value
    return value?.kind == .object ? value?["value"] : value
  }

  /// Returns the color of a token, aliases followed; nil for one that is none, or made of itself.
  ///
  /// Each is looked for once, however many colors are made of it. A way that is too long for one
  /// walk is gone in parts, from its end.
  private func color(at path: [String], _ depth: Int) -> TokenColor? {
    if known.isWalking { return step(path, depth) }
    known.isWalking = true
    defer { known.isWalking = false }
    var waiting = [path]
    var isWaiting: Set<[String]> = [path]
    while true {
      known.cut = nil
      let color = step(waiting[waiting.count - 1], depth)
      if let cut = known.cut {
        if isWaiting.insert(cut).inserted {
          waiting.append(cut)
        } else {
          // It waits for itself.
          known.colors[cut] = .some(nil)
        }
        continue
      }
      isWaiting.remove(waiting.removeLast())
      if waiting.isEmpty { return color }
    }
  }

  /// Returns the color of a token as far as a walk leads; where that ends is kept.
  private func step(_ path: [String], _ depth: Int) -> TokenColor? {
    if let known = known.colors[path] { return known }
    guard depth < Self.deepest else {
      known.cut = path
      return nil
    }
    known.colors[path] = .some(nil)
    guard let token = tokens[path] else { return nil }
    let color: TokenColor?
    switch try? meaning(of: token, depth: depth) {
    case .color(let found)?: color = found
    case .alias(let next)?: color = step(next, depth + 1)
    case nil: color = nil
    }
    // What is not known yet is looked for again.
    known.colors[path] = known.cut == nil ? .some(color) : nil
    return color
  }

  private static let deepest = 64

  /// The colors of tokens that functions name.
  final class Known {
    fileprivate var colors: [[String]: TokenColor?] = [:]
    /// The numbers and words to which tokens lead that are no colors.
    fileprivate var words: [[String]: String?] = [:]
    /// Whether somebody goes on where a walk ends.
    fileprivate var isWalking = false
    /// The token at which a walk ended.
    fileprivate var cut: [String]?
  }
}
