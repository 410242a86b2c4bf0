// SPDX-License-Identifier: MIT

/// The traits that an image is intended for and, if it is a symbol, its size and weight.
///
/// Apple counterpart: `UIImage.Configuration` · Source: UIImage.h (statements S154, S155) ·
/// Fidelity: exact
public struct ImageConfiguration: Hashable, Sendable {
  /// The traits that the image is for; unspecified traits fit any environment.
  public var traits: TraitCollection
  /// The size and weight of a symbol; nil for other images.
  public var symbol: SymbolConfiguration?

  /// Creates a configuration.
  public init(traits: TraitCollection = TraitCollection(), symbol: SymbolConfiguration? = nil) {
    self.traits = traits
    self.symbol = symbol
  }
}

/// The size and weight in which a symbol is drawn.
///
/// Apple counterpart: `UIImage.SymbolConfiguration` · Source: UIImage.h (statement S155) ·
/// Fidelity: approximate, size and weight only
public struct SymbolConfiguration: Hashable, Sendable {
  /// The point size of the text that the symbol accompanies; nil for the context's.
  public var pointSize: Double?
  /// The weight, from 100 to 900; nil for the context's.
  public var weight: Int?

  /// Creates a configuration; a nil value is taken from the context.
  public init(pointSize: Double? = nil, weight: Int? = nil) {
    self.pointSize = pointSize
    self.weight = weight
  }
}
