// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroSource

/// A named color with its values by style, contrast, level, gamut, device and language.
package struct ColorToken: Sendable {
  /// A value and the environment that it is for.
  package struct Variant: Hashable, Sendable {
    /// The environment.
    package var slot: VariantSlot
    /// The value.
    package var value: TokenValue

    /// Creates a variant.
    package init(_ slot: VariantSlot, _ value: TokenValue) {
      self.slot = slot
      self.value = value
    }
  }

  /// Whether and why a color should no longer be used.
  package enum Deprecation: Hashable, Sendable {
    /// The color is deprecated without a reason.
    case plain
    /// The color is deprecated for this reason, a readable sentence.
    case reason(String)
  }

  /// The color set of a catalog that the color comes from, as written there.
  package struct Origin: Sendable {
    /// The path of the set's folder inside the catalog, without `.colorset`.
    package var folder: String
    /// The set's `Contents.json`.
    package var contents: JSONDocument

    /// Creates an origin.
    package init(folder: String, contents: JSONDocument) {
      self.folder = folder
      self.contents = contents
    }
  }

  /// The name.
  package var name: TokenName
  /// The values, of which a lookup chooses one by `VariantSelection`.
  package var variants: [Variant]
  /// A description for people.
  package var description: String?
  /// Whether the color is deprecated; nil says nothing.
  package var deprecation: Deprecation?
  /// The data of other tools about the color, by their reverse-domain names.
  package var extensions: [JSON.Member] = []
  /// The color set that the color comes from; nil when it comes from elsewhere.
  package var origin: Origin?

  /// Creates a color.
  package init(
    _ name: TokenName, _ variants: [Variant], description: String? = nil, origin: Origin? = nil
  ) {
    self.name = name
    self.variants = variants
    self.description = description
    self.origin = origin
  }

  /// Returns the value for an environment; nil when no variant fits.
  package func value(for query: VariantQuery) -> TokenValue? {
    VariantSelection.select(variants.map(\.slot), for: query).map { variants[$0].value }
  }
}
