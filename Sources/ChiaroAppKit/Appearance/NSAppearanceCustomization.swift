// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// Something that can be given an appearance, for itself and for what is in it.
///
/// Apple counterpart: `NSAppearanceCustomization` · Source: AppKit reference (S199, S200) ·
/// Fidelity: exact
@MainActor
public protocol NSAppearanceCustomization: AnyObject {
  /// The appearance that was set here; nil inherits.
  var appearance: Appearance? { get set }
  /// The appearance in force here, by its high-contrast name where contrast is increased.
  var effectiveAppearance: Appearance { get }
}
