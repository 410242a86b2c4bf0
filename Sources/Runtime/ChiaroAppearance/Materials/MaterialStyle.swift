// SPDX-License-Identifier: MIT

/// A material style of UIKit or AppKit, with the fidelity of this project's version of it.
///
/// Apple counterpart: `UIBlurEffect.Style`, `UIVibrancyEffectStyle`,
/// `NSVisualEffectView.Material` · Source: Data/materials.json · Fidelity: exact
public struct MaterialStyle: Hashable, Sendable {
  /// The kind of effect that a style belongs to.
  public enum Kind: String, Sendable, CaseIterable {
    /// A blur effect of UIKit.
    case blur
    /// A vibrancy effect of UIKit, for content in front of a blur.
    case vibrancy
    /// A material of AppKit's visual effect view.
    case window
  }

  /// The fidelity of a material: how close it is to Apple's.
  public enum Fidelity: String, Sendable, CaseIterable {
    /// The values are published by Apple.
    case exact
    /// The material agrees with measurements on Apple's system.
    case measured
    /// The values come from one unconfirmed reading, or from a similar material.
    case approximate
    /// No value is known, and none is invented.
    case unknown
  }

  /// The kind of effect that the style belongs to.
  public var kind: Kind
  /// The name of Apple's enumeration case, such as `systemThinMaterialDark` or `sidebar`.
  public var name: String
  /// The fidelity of the material: how close it is to Apple's.
  public var fidelity: Fidelity
  /// Whether Apple has deprecated the style.
  public var isDeprecated: Bool
  /// The reason why the material has this fidelity.
  public var note: String

  /// Returns the style with a name, or nil when there is none.
  ///
  /// For a name that several kinds share, such as `light`, a nil `kind` prefers blurs to vibrancies
  /// and materials of a window.
  public static func named(_ name: String, kind: Kind? = nil) -> MaterialStyle? {
    all.first { $0.name == name && (kind == nil || $0.kind == kind) }
  }
}
