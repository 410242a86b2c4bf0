// SPDX-License-Identifier: MIT

/// A style that UIKit or AppKit has a name for, and how near its material comes to Apple's.
///
/// Apple counterpart: `UIBlurEffect.Style`, `UIVibrancyEffectStyle`,
/// `NSVisualEffectView.Material` · Source: Data/materials.json · Fidelity: exact
public struct MaterialStyle: Hashable, Sendable {
  /// Where a style is used.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Kind: String, Sendable, CaseIterable {
    /// A blur of UIKit.
    case blur
    /// Content in front of such a blur.
    case vibrancy
    /// An effect view of AppKit.
    case window
  }

  /// How near the material comes.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Fidelity: String, Sendable, CaseIterable {
    /// Apple's own published values.
    case exact
    /// It agrees with what was measured on Apple's system.
    case measured
    /// One reading that nobody has checked, or a stand-in.
    case approximate
    /// No value is known, and none is made up.
    case unknown
  }

  /// Where it is used.
  public var kind: Kind
  /// The name of the case: `systemThinMaterialDark`, `sidebar`.
  public var name: String
  /// How near the material comes.
  public var fidelity: Fidelity
  /// Whether Apple advises against it.
  public var isDeprecated: Bool
  /// Why it comes as near as it does.
  public var note: String

  /// The style of a name, or nil; `label` and the like are vibrancies, `light` and `dark` blurs
  /// before they are materials of a window.
  public static func named(_ name: String, kind: Kind? = nil) -> MaterialStyle? {
    all.first { $0.name == name && (kind == nil || $0.kind == kind) }
  }
}
