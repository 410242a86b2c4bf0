// SPDX-License-Identifier: MIT

/// The traits that an image is intended for and, if it is a symbol, how it is drawn.
///
/// Apple counterpart: `UIImage.Configuration` · Source: UIImage.h (statements S154, S155) ·
/// Fidelity: exact
public struct ImageConfiguration: Hashable, Sendable {
  /// The traits that the image is for; unspecified traits fit any environment.
  public var traits: TraitCollection
  /// The size, weight and colors of a symbol; nil for other images.
  public var symbol: SymbolConfiguration?

  /// Creates a configuration.
  public init(traits: TraitCollection = TraitCollection(), symbol: SymbolConfiguration? = nil) {
    self.traits = traits
    self.symbol = symbol
  }
}
