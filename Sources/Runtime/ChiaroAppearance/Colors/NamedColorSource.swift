// SPDX-License-Identifier: MIT

/// A source that finds colors by name, such as an asset catalog.
///
/// Apple counterpart: `Bundle`, for named colors · Source: UIColor.h (statement S136) · Fidelity:
/// approximate, a protocol instead of a bundle
public protocol NamedColorSource: Sendable {
  /// Returns the color with a name; nil if there is none.
  func color(named name: String) -> DynamicColor?
}

extension DynamicColor {
  /// Creates the color with a name in an asset catalog; nil if there is none.
  ///
  /// If `traits` is nil, the color is dynamic; otherwise, it is static and resolved for these
  /// traits.
  ///
  /// - Parameters:
  ///   - name: the name, with its namespaces, such as `Brand/Primary`
  ///   - source: the source to search; nil for the current `NamedAssets`
  ///   - traits: the environment for which the color is resolved; nil for a dynamic color
  ///
  /// Apple counterpart: `UIColor(named:in:compatibleWith:)` · Source: UIColor.h (statement S136) ·
  /// Fidelity: exact
  @_disfavoredOverload  // The initializer with a bundle goes first where ChiaroUIKit is imported.
  public convenience init?(
    named name: String, in source: (any NamedColorSource)? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) {
    let found = source.map { $0.color(named: name) } ?? NamedAssets.current?.color(named: name)
    guard let found else { return nil }
    self.init(sharing: traits.map(found.resolvedColor(with:)) ?? found)
  }
}
