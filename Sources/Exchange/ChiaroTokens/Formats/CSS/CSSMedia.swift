// SPDX-License-Identifier: MIT

/// What a list of media queries says of the appearance in which it holds.
enum CSSMedia {
  /// Returns the appearance; nil when each query asks for something else as well, such as a width.
  static func meaning(of list: String) -> AppearanceWords.Meaning? {
    let all = list.lowercased().split(separator: ",").prefix(256).compactMap {
      meaning(ofQuery: CSSSheet.trimmed(String($0)))
    }
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { common, other in
      common.filter { other[$0.key] == $0.value }
    }
  }

  private static func meaning(ofQuery text: String) -> AppearanceWords.Meaning? {
    var words = text.replacing("(", with: " (").split { $0.isWhitespace }.map(String.init)[...]
    let isNegated = words.first == "not"
    if isNegated || words.first == "only" { words.removeFirst() }
    if let first = words.first, !first.hasPrefix("(") {
      guard first == "screen" || first == "all" else { return nil }
      words.removeFirst()
      if words.first == "and" { words.removeFirst() }
    }
    var meaning: AppearanceWords.Meaning = [:]
    // What has no "and" between its parentheses is "or", or nothing.
    let features = words.joined(separator: " ").replacing(") and (", with: ")(")
      .split(separator: ")")
    for part in features {
      guard part.hasPrefix("("), let feature = self.feature(part.dropFirst()) else { return nil }
      meaning.merge(feature) { $1 }
    }
    guard isNegated else { return meaning }
    return features.count == 1 && meaning.count == 1 ? meaning.mapValues { !$0 } : nil
  }

  private static func feature(_ text: Substring) -> AppearanceWords.Meaning? {
    switch text.filter({ !$0.isWhitespace }) {
    case "prefers-color-scheme:dark": [.scheme: true]
    case "prefers-color-scheme:light": [.scheme: false]
    case "prefers-contrast:more", "prefers-contrast:high": [.contrast: true]
    case "prefers-contrast:no-preference": [.contrast: false]
    case "color-gamut:p3", "color-gamut:rec2020": [.gamut: true]
    case "color-gamut:srgb", "color", "dynamic-range:standard": [:]
    default: nil
    }
  }
}
