// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroSource

/// The result of reading tokens.
package struct ReadTokens: Sendable {
  /// The colors.
  package var palette = TokenPalette()
  /// The diagnostics about the files, and about omitted colors.
  package var diagnostics: [Diagnostic] = []

  /// Creates an empty result.
  package init() {}

  /// Whether no color is known to be missing.
  package var isWhole: Bool { !diagnostics.contains { $0.severity == .error } }

  /// The reasons why a reader's colors are incomplete: errors, aliases that lead to no color,
  /// values that cannot be computed, and colors without a light value.
  package var gaps: [Diagnostic] {
    diagnostics.filter {
      $0.severity == .error || $0.severity == .warning && Self.gapIDs.contains($0.id)
    }
  }

  private static let gapIDs: Set<String> = [
    "alias-unknown", "alias-cycle", "base-missing", "modifier-unknown", "value-malformed",
    "value-unknown",
  ]

  /// Reports colors that have values only for dark or increased contrast, without a value for all
  /// appearances.
  package mutating func reportOrphans(in path: String) {
    let names = palette.baseless
    guard !names.isEmpty, !diagnostics.contains(where: { $0.id == "base-missing" }) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "base-missing", at: SourceLocation(file: path),
        """
        \(VisibleText.names(names)): the files have values only for dark or increased contrast, \
        and none for light; other values in the catalog stay
        """))
  }
}

extension TokenPalette {
  /// The names of colors that have values, but none for light with normal contrast.
  package var baseless: [String] {
    tokens.filter { token in
      !token.variants.isEmpty
        && token.variants.allSatisfy { $0.slot.luminosity == .dark || $0.slot.isHighContrast }
    }.map(\.name.description)
  }
}

extension VisibleText {
  /// Returns the first few of some names, and how many more there are.
  package static func names(_ names: [String], upTo most: Int = 5) -> String {
    let shown = names.prefix(most).map { reveal($0) }.joined(separator: ", ")
    let rest = names.count - most
    return rest <= 0 ? shown : "\(shown) and \(rest) \(rest == 1 ? "other" : "others")"
  }
}
