// SPDX-License-Identifier: MIT

/// Something that knows colors by name: an asset catalog, or whatever an app has instead.
///
/// Apple counterpart: `Bundle`, for named colors · Source: UIColor.h (S136) · Fidelity: approximate
public protocol NamedColorSource: Sendable {
  /// The color of that name, or nil.
  func color(named name: String) -> DynamicColor?
}

extension DynamicColor {
  /// The color of that name in an asset catalog, or nil when there is none.
  ///
  /// Without traits the color is dynamic; with traits it is the plain one for them.
  ///
  /// - Parameters:
  ///   - name: the name, with its namespaces: `Brand/Primary`
  ///   - source: where to look; nil means the current `NamedAssets`
  ///   - traits: the environment to resolve for, or nil
  ///
  /// Apple counterpart: `UIColor(named:in:compatibleWith:)` · Source: UIColor.h (S136) ·
  /// Fidelity: exact
  public init?(
    named name: String, in source: (any NamedColorSource)? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) {
    let found = source.map { $0.color(named: name) } ?? NamedAssets.current?.color(named: name)
    guard let found else { return nil }
    self = traits.map(found.resolvedColor(with:)) ?? found
  }
}
