// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view of a material, whose content takes on the vibrant appearance.
///
/// It has the vibrant twin of the appearance around it: `vibrantLight` in `aqua`, `vibrantDark` in
/// `darkAqua`, unless one is set on it.
///
/// Apple counterpart: `NSVisualEffectView` · Source: AppKit reference; macOS 10.14 release notes
/// (S222–S227) · Fidelity: approximate, without a mask image
open class NSVisualEffectView: NSView {
  /// What the material is for.
  public typealias Material = WindowMaterial
  /// When the material looks as in a window that is in use.
  public typealias State = VisualEffectView.State

  /// What a material shows through.
  ///
  /// Apple counterpart: `NSVisualEffectView.BlendingMode` · Source: AppKit reference (S224, S225) ·
  /// Fidelity: exact
  public enum BlendingMode: Int, Sendable, CaseIterable {
    /// What lies behind the window.
    case behindWindow = 0
    /// What the window has drawn behind the view.
    case withinWindow = 1
  }

  // The first of all is the one of older systems that follows the appearance.
  /// The material; at first one that follows the appearance, which is deprecated: set another.
  public final var material = Material.allCases[0] { didSet { setNeedsDisplay() } }
  /// What the material shows through.
  public final var blendingMode = BlendingMode.behindWindow { didSet { setNeedsDisplay() } }
  /// Whether the material shows that the window is not in use.
  public final var state = State.followsWindowActiveState { didSet { setNeedsDisplay() } }
  /// Whether a selection stands out, as in the list that takes the keyboard's input.
  public final var isEmphasized = false { didSet { setNeedsDisplay() } }

  /// Creates a view.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setIntrinsicTraits(appearanceOfItsKind)
  }

  override final var appearanceOfItsKind: TraitCollection {
    TraitCollection { $0[TraitVibrancy.self] = true }
  }

  override final func drawBackdrop(in context: GraphicsContext) {
    context.draw(
      MaterialUse(
        material, isEmphasized: isEmphasized, isActive: state.isActive(in: traitCollection),
        isBehindWindow: blendingMode == .behindWindow),
      in: bounds, cornerRadius: backdrop.cornerRadius, with: traitCollection)
  }
}
