// SPDX-License-Identifier: MIT

/// A trait: an independent, typed value of the environment.
///
/// ```swift
/// enum Theme: Sendable { case standard, sepia }
/// enum ThemeTrait: TraitDefinition {
///   static let defaultValue = Theme.standard
///   static let affectsColorAppearance = true
/// }
/// let traits = TraitCollection { $0[ThemeTrait.self] = .sepia }
/// ```
///
/// **For implementers.** Provide a default value. A trait is encoded only if it has an
/// `identifier`, which should be in reverse-domain form. Set `affectsColorAppearance` to true when
/// dynamic colors read the trait. Values are compared often, so keep `==` cheap.
///
/// Apple counterpart: `UITraitDefinition` · Source: WWDC23 10057; UIKit reference (statements S13,
/// S94) · Fidelity: exact, except that values must be equatable and sendable
public protocol TraitDefinition: SendableMetatype {
  /// The type of the trait's value.
  associatedtype Value: Equatable & Sendable
  /// The value in an environment that does not specify the trait.
  static var defaultValue: Value { get }
  /// The name used for encoding, which must not change between runs; empty by default, so that the
  /// trait is not encoded.
  static var identifier: String { get }
  /// The name used in descriptions; by default, the name of the type.
  static var name: String { get }
  /// Whether a change of the trait makes colors resolve again; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The name used for encoding; empty by default, so that the trait is not encoded.
  public static var identifier: String { "" }
  /// The name used in descriptions; by default, the name of the type.
  public static var name: String { "\(Self.self)" }
  /// Whether a change of the trait makes colors resolve again; the default is false.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait as a value, which represents the trait.
///
/// Apple counterpart: `UITrait` · Source: UIKit reference · Fidelity: exact
public typealias Trait = any TraitDefinition.Type
