// SPDX-License-Identifier: MIT

/// The traits for which an image is meant and, for a symbol, its size, weight and colors.
///
/// Apple counterpart: `UIImage.Configuration` · Source: UIImage.h (statements S154, S155) ·
/// Fidelity: exact
public struct ImageConfiguration: Hashable, Sendable {
  /// The traits for which the image is meant; unspecified traits fit any environment.
  public var traits: TraitCollection
  /// The size, weight and colors of a symbol; nil for other images.
  public var symbol: SymbolConfiguration?

  /// Creates a configuration.
  public init(traits: TraitCollection = TraitCollection(), symbol: SymbolConfiguration? = nil) {
    self.traits = traits
    self.symbol = symbol
  }
}
