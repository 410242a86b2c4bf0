// SPDX-License-Identifier: MIT

/// A material style of UIKit or AppKit, with the fidelity of its reproduction in this project.
///
/// Apple counterpart: `UIBlurEffect.Style`, `UIVibrancyEffectStyle`,
/// `NSVisualEffectView.Material` · Source: Data/materials.json · Fidelity: exact
public struct MaterialStyle: Hashable, Sendable {
  /// The kind of effect to which a style belongs.
  public enum Kind: String, Sendable, CaseIterable {
    /// A blur effect of UIKit.
    case blur
    /// A vibrancy effect of UIKit, for content in front of a blur.
    case vibrancy
    /// A material of AppKit's visual effect view.
    case window
  }

  /// The fidelity of a material, which says how close it is to Apple's.
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

  /// The kind of effect to which the style belongs.
  public var kind: Kind
  /// The name of Apple's enumeration case, such as `systemThinMaterialDark` or `sidebar`.
  public var name: String
  /// The fidelity of the material, which says how close it is to Apple's.
  public var fidelity: Fidelity
  /// Whether Apple has deprecated the style.
  public var isDeprecated: Bool
  /// The reason why the material has this fidelity.
  public var note: String

  /// Returns the style with a name; nil if there is none.
  ///
  /// If several kinds share a name, such as `light`, and `kind` is nil, blurs are preferred over
  /// vibrancies and window materials.
  public static func named(_ name: String, kind: Kind? = nil) -> MaterialStyle? {
    all.first { $0.name == name && (kind == nil || $0.kind == kind) }
  }
}
