// SPDX-License-Identifier: MIT

/// The names of tokens whose properties a theme of Tailwind declares: `--color-brand` is `brand`.
///
/// A property keeps its name where another has the short one, or refers to it.
struct CSSThemeNames {
  private var shown: [String: String] = [:]
  private var second: Set<String> = []
  private let comments: [String: String]

  init(
    _ themed: Set<String>, _ values: [String: CSSCells],
    _ comments: [String: String]
  ) {
    self.comments = comments
    let targets = Self.targets(of: values)
    // The short name of one may be another's property, which has a shorter one itself.
    for name in themed.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      guard let short = CSSReader.short(name), let cells = values[name] else { continue }
      if values[short] == nil {
        if !targets.contains(short) { shown[name] = short }
      } else if shown[short] != nil {
        shown[name] = short
      } else if cells.isAlias(to: short) {
        // `--color-brand: var(--brand)` says nothing new.
        shown[name] = short
        second.insert(name)
      }
    }
  }

  private static func targets(
    of values: [String: CSSCells]
  ) -> Set<String> {
    var targets: Set<String> = []
    for value in values.values.flatMap(\.all) {
      if case .known(.alias(let target)) = value { targets.insert(target.description) }
    }
    return targets
  }

  /// Returns whether a property is only another name of one that has its short name.
  func isSecond(_ name: String) -> Bool { second.contains(name) }

  /// Returns the name of a property's token.
  func name(_ property: String) -> TokenName {
    let name = shown[property] ?? property
    let comment = comments[second.contains(property) ? name : property]
    guard let comment, TokenIdentifiers.isMade(name, from: TokenName(comment), .kebab) else {
      return TokenName(name)
    }
    return TokenName(comment)
  }
}
