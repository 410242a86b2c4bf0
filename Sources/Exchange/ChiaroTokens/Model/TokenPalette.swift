// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor

/// The colors of a design, in order: the common model of all formats.
package struct TokenPalette: Sendable {
  /// The colors, each name once.
  package private(set) var tokens: [ColorToken] = []
  private var indices: [TokenName: Int] = [:]
  /// What aliases lead to; another one for each content, as copies share it.
  private var aliases = AliasColors()

  /// Creates a palette; of colors with one name the first counts.
  package init(_ tokens: [ColorToken] = []) {
    for token in tokens { _ = add(token) }
  }

  /// Adds a color, unless its name is taken; returns whether it was added.
  package mutating func add(_ token: ColorToken) -> Bool {
    guard indices[token.name] == nil else { return false }
    aliases = AliasColors()
    indices[token.name] = tokens.count
    tokens.append(token)
    return true
  }

  /// The color with a name; nil when there is none.
  package subscript(name: TokenName) -> ColorToken? { indices[name].map { tokens[$0] } }

  /// Replaces the color of the same name, or adds it.
  package mutating func set(_ token: ColorToken) {
    guard let index = indices[token.name] else {
      _ = add(token)
      return
    }
    aliases = AliasColors()
    tokens[index] = token
  }

  /// The palette with names in which every character is visible, and a loss for each changed name;
  /// all writers of names use these.
  package var visible: (palette: TokenPalette, losses: [TokenLoss]) {
    guard tokens.contains(where: \.name.hidesCharacters) else { return (self, []) }
    var palette = TokenPalette()
    var losses: [TokenLoss] = []
    for token in tokens {
      var shown = token
      shown.name = token.name.visible
      for index in shown.variants.indices {
        if case .alias(let target) = shown.variants[index].value {
          shown.variants[index].value = .alias(target.visible)
        }
      }
      let isAdded = palette.add(shown)
      if token.name.hidesCharacters || !isAdded {
        let words = isAdded ? "it is written as shown here" : "another color has this name"
        losses.append(
          TokenLoss(shown.name, .name, "the name has invisible characters; \(words)"))
      }
    }
    return (palette, losses)
  }

  /// Returns the color of a value in an environment, aliases followed.
  ///
  /// - Parameters:
  ///   - value: the value
  ///   - query: the environment
  ///   - platform: the platform of references that name none; the device's by default
  /// - Returns: nil when an alias leads nowhere or in a circle, or the system's value is unknown
  package func color(
    of value: TokenValue, for query: VariantQuery, on platform: Platform? = nil
  ) -> TokenColor? {
    switch value {
    case .color(let color): return color
    case .system(let reference):
      let found =
        reference.color(for: query.key, on: platform ?? query.idiom.platform)
        ?? (query.idiom == .mac ? nil : reference.color(for: query.key, on: .iOS))
      return found.map { TokenColor($0) }
    case .alias(let name):
      let start = AliasColors.Place(name: name, query: query, platform: platform)
      return aliases.color(at: start) { place in
        switch self[place.name]?.value(for: query) {
        case .alias(let next)?: .alias(next)
        case let value?: .end(color(of: value, for: query, on: platform))
        case nil: .end(nil)
        }
      }
    }
  }
}
