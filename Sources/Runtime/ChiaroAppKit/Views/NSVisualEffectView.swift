// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroControls
import ChiaroViews
public import Foundation

/// A view that shows a material and gives its contents a vibrant appearance.
///
/// Unless an appearance is set on it, its appearance is the vibrant counterpart of the inherited
/// one: `vibrantLight` for `aqua` and `vibrantDark` for `darkAqua`.
///
/// Apple counterpart: `NSVisualEffectView` · Source: AppKit reference; macOS 10.14 release notes
/// (statements S222–S227) · Fidelity: approximate, without a mask image
open class NSVisualEffectView: NSView {
  /// The material of an effect view, named after its purpose.
  public typealias Material = WindowMaterial
  /// The rule for whether a material is shown as active or inactive.
  public typealias State = VisualEffectView.State

  /// The content that is visible through a material.
  ///
  /// Apple counterpart: `NSVisualEffectView.BlendingMode` · Source: AppKit reference (statements
  /// S224, S225) · Fidelity: exact
  public enum BlendingMode: Int, Sendable, CaseIterable {
    /// The content behind the window.
    case behindWindow = 0
    /// The content drawn in the window behind the view.
    case withinWindow = 1
  }

  // The first of all is the one of older systems that follows the appearance.
  /// The material; the default is the deprecated `appearanceBased`, so set another one.
  public final var material = Material.allCases[0] { didSet { setNeedsDisplay() } }
  /// The content that is visible through the material; the default is `behindWindow`.
  public final var blendingMode = BlendingMode.behindWindow { didSet { setNeedsDisplay() } }
  /// The rule for whether the material is shown as active; the default is
  /// `followsWindowActiveState`.
  public final var state = State.followsWindowActiveState { didSet { setNeedsDisplay() } }
  /// Whether the material is drawn emphasized, as for the selection in a focused list; false by
  /// default.
  public final var isEmphasized = false { didSet { setNeedsDisplay() } }

  /// Creates an effect view with a frame.
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
      in: placedBounds, cornerRadius: backdrop.cornerRadius, with: traitCollection)
  }
}
