// SPDX-License-Identifier: MIT

/// What an image was made for: traits, and for symbols a size and weight.
///
/// Apple counterpart: `UIImage.Configuration` · Source: UIImage.h (S154, S155) · Fidelity: exact
public struct ImageConfiguration: Hashable, Sendable {
  /// The traits; unspecified ones fit any environment.
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
/// Apple counterpart: `UIImage.SymbolConfiguration` · Source: UIImage.h (S155) ·
/// Fidelity: approximate
public struct SymbolConfiguration: Hashable, Sendable {
  /// The size of the text that the symbol goes with, in points; nil for the context's.
  public var pointSize: Double?
  /// The weight from 100 to 900; nil for the context's.
  public var weight: Int?

  /// Creates a configuration; nil leaves the choice to the context.
  public init(pointSize: Double? = nil, weight: Int? = nil) {
    self.pointSize = pointSize
    self.weight = weight
  }
}
