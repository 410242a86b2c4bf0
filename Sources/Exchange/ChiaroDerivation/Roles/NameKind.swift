// SPDX-License-Identifier: MIT

import ChiaroAudit

/// The kind of a color's name besides its role, by words that designers use everywhere.
///
/// Designers treat colors of one kind alike: a state such as `error` keeps its value more often
/// than a plain accent does, and a gray is turned around more often than either.
package enum NameKind: Int, Sendable, CaseIterable {
  /// Nothing: `Sidebar`.
  case plain
  /// A hue: `coral red`, `Blue 3`.
  case hue
  /// A state: `error`, `Success`.
  case state
  /// A button.
  case button
  /// A tint or what stands for the brand: `accent`, `Highlight`.
  case tint
  /// White.
  case white
  /// Black.
  case black
  /// A step of a gray scale: `gray 3`, `Shade 20`.
  case gray

  /// Reads the kind from a name; the first kind of those above decides.
  package init(_ name: String) {
    let words = Set(NameWords(name).words)
    self = Self.lexicon.first { !words.isDisjoint(with: $0.words) }?.kind ?? .plain
  }

  private static let lexicon: [(kind: NameKind, words: Set<String>)] = [
    (
      .hue,
      [
        "red", "green", "blue", "yellow", "orange", "pink", "purple", "cyan", "teal", "indigo",
        "lime", "violet", "brown", "magenta", "mint", "turquoise",
      ]
    ),
    (.state, ["error", "success", "warning", "info", "danger", "alert", "positive", "negative"]),
    (.button, ["button"]),
    (.tint, ["accent", "tint", "brand", "highlight"]),
    (.white, ["white"]), (.black, ["black"]),
    (.gray, ["gray", "grey", "neutral", "shade"]),
  ]
}
