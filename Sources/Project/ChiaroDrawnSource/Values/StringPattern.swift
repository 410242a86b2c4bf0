// SPDX-License-Identifier: MIT

/// A key of a text with places for values, such as `count.%lld`, which code asks for with the
/// values in their places.
struct StringPattern {
  let key: String
  /// What is written around the values.
  private let parts: [Substring]
  /// Whether each value is a number.
  private let isNumber: [Bool]

  /// Reads a key; nil for one without places, and for one of places alone, which fits any text.
  init?(_ key: String) {
    let found = key.matches(of: Self.place)
    guard !found.isEmpty else { return nil }
    var parts: [Substring] = []
    var start = key.startIndex
    for match in found {
      parts.append(key[start..<match.range.lowerBound])
      start = match.range.upperBound
    }
    parts.append(key[start...])
    guard parts.contains(where: { $0.contains { $0.isLetter } }) else { return nil }
    (self.key, self.parts) = (key, parts)
    isNumber = found.map { $0.output.last.map { $0 != "@" && $0 != "s" } ?? false }
  }

  /// The values in a text of this form; nil for a text of another one.
  func values(in text: String) -> [String]? {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first),
      text.hasSuffix(last), text.count > first.count + last.count
    else { return nil }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    var values: [String] = []
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part), !part.isEmpty else { return nil }
      values.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    values.append(String(rest))
    let fits = zip(values, isNumber).allSatisfy { value, isNumber in
      !value.isEmpty && (!isNumber || Double(value.filter { $0 != "," }) != nil)
    }
    return fits ? values : nil
  }

  /// A text with values in its places.
  static func filled(_ text: String, _ values: [String]) -> String {
    var number = 0
    return text.replacing(place) { match in
      // `%2$@` says which value it is.
      let named = match.output.dropFirst().prefix { $0.isNumber }
      let isNamed = match.output.dropFirst(1 + named.count).first == "$"
      let index = isNamed ? (Int(named) ?? 1) - 1 : number
      if !isNamed { number += 1 }
      return values.indices.contains(index) ? values[index] : ""
    }.replacing("%%", with: "%")
  }

  nonisolated(unsafe) private static let place =
    /%(?:\d{1,2}\$)?[-+ 0#]*\d{0,4}(?:\.\d{1,4})?(?:hh|h|ll?|q|z|t|j)?[@dDuUxXoOfFeEgGaAcCs]/
    .matchingSemantics(.unicodeScalar)
}
