// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An object that can have an appearance for itself and its contents.
///
/// Apple counterpart: `NSAppearanceCustomization` · Source: AppKit reference (statements S199,
/// S200) · Fidelity: exact
@preconcurrency @MainActor
public protocol NSAppearanceCustomization: AnyObject {
  /// The appearance set on the object; nil to inherit one.
  var appearance: Appearance? { get set }
  /// The appearance in force, with its high-contrast variant if contrast is increased.
  var effectiveAppearance: Appearance { get }
}
