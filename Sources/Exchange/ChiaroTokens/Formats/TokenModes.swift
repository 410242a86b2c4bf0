// SPDX-License-Identifier: MIT

/// A person's assignment of appearances to modes whose names do not tell one: `Midnight` is dark.
package struct TokenModes: Sendable {
  /// A mode with what it means.
  private struct Named {
    var words: [String]
    var meaning: AppearanceWords.Meaning
  }

  private var named: [Named] = []

  /// The greatest number of modes.
  private static let most = 100

  /// No modes: names are read as they are.
  package init() {}

  /// Adds a mode.
  ///
  /// - Parameters:
  ///   - name: the name of a mode, a context, a theme, a file or a class; other words around it are
  ///     allowed
  ///   - appearance: an appearance such as `dark`, `light` or `dark high contrast`
  /// - Returns: false when the second text names no appearance, or the first is empty
  package mutating func add(_ name: String, as appearance: String) -> Bool {
    let reading = AppearanceWords.Reading(appearance)
    let words = AppearanceWords.words(of: name)
    guard !words.isEmpty, !reading.meaning.isEmpty, reading.extraWords == 0,
      named.count < Self.most
    else { return false }
    named.append(Named(words: words, meaning: reading.meaning))
    return true
  }

  /// Adds a mode as `Midnight=dark` says it; returns false when the text says none.
  package mutating func add(_ text: String) -> Bool {
    guard let sign = text.lastIndex(of: "=") else { return false }
    return add(String(text[..<sign]), as: String(text[text.index(after: sign)...]))
  }

  /// Adds the modes of others, which count where these say nothing.
  package mutating func add(_ others: TokenModes) { named += others.named }

  /// Takes the longest mode out of the words of a name, and returns what it means; nil where the
  /// words name no mode.
  func take(from words: inout [String]) -> AppearanceWords.Meaning? {
    var found: (mode: Named, start: Int)?
    for mode in named where mode.words.count > found?.mode.words.count ?? 0 {
      let starts = 0...max(0, words.count - mode.words.count)
      if let start = starts.first(where: { words[$0...].starts(with: mode.words) }) {
        found = (mode, start)
      }
    }
    guard let found else { return nil }
    words.removeSubrange(found.start..<found.start + found.mode.words.count)
    return found.mode.meaning
  }
}
