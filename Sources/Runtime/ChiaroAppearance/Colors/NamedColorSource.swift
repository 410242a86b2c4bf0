// SPDX-License-Identifier: MIT

/// A source of colors by name, such as an asset catalog.
///
/// Apple counterpart: `Bundle`, for named colors · Source: UIColor.h (statement S136) · Fidelity:
/// approximate, a protocol instead of a bundle
public protocol NamedColorSource: Sendable {
  /// Returns the color with a name, or nil when there is none.
  func color(named name: String) -> DynamicColor?
}

extension DynamicColor {
  /// Creates the color with a name in an asset catalog; returns nil when there is none.
  ///
  /// If `traits` is nil the color is dynamic; otherwise the color is static, resolved for the
  /// traits.
  ///
  /// - Parameters:
  ///   - name: the name, with its namespaces, such as `Brand/Primary`
  ///   - source: the source to search; nil for the current `NamedAssets`
  ///   - traits: the environment to resolve for, or nil
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
