// SPDX-License-Identifier: MIT

/// A trait: one independent, typed value of an environment.
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
/// **For implementers.** Give the default value. An `identifier` of reverse-domain form makes the
/// trait eligible for encoding; without one it is left out. Set `affectsColorAppearance` when
/// dynamic colors read the trait. Values are compared often: keep `==` cheap.
///
/// Apple counterpart: `UITraitDefinition` · Source: WWDC23 10057; UIKit reference (S13, S94) ·
/// Fidelity: exact, but that values must be equatable and sendable
public protocol TraitDefinition: SendableMetatype {
  /// What a value of the trait is.
  associatedtype Value: Equatable & Sendable
  /// What an environment that says nothing of the trait reads.
  static var defaultValue: Value { get }
  /// A name that stays the same between runs; the default is empty: the trait is not encoded.
  static var identifier: String { get }
  /// A name to print; the default is the type's.
  static var name: String { get }
  /// Whether a change makes colors resolve anew; the default is false.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// Empty: the trait is not encoded.
  public static var identifier: String { "" }
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value: its type.
///
/// Apple counterpart: `UITrait` · Source: UIKit reference · Fidelity: exact
public typealias Trait = any TraitDefinition.Type
