// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. A pointer looks the same everywhere here.
#if !canImport(UIKit)
  /// A part of a view over which a pointer has a look of its own.
  ///
  /// Apple counterpart: `UIPointerRegion` · Source: UIPointerRegion.h · Fidelity: exact
  @preconcurrency @MainActor
  open class UIPointerRegion {
    /// The rectangle in the view's coordinates.
    public final let rect: CGRect
    /// An identifier of the part; nil for none.
    public final let identifier: AnyHashable?
    /// Creates a part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
      (self.rect, self.identifier) = (rect, identifier)
    }
  }

  /// Where a pointer is when a part is asked for.
  ///
  /// Apple counterpart: `UIPointerRegionRequest` · Source: UIPointerInteraction.h · Fidelity:
  /// approximate, without modifier keys
  @preconcurrency @MainActor
  open class UIPointerRegionRequest {
    /// The place in the view's coordinates.
    public final let location: CGPoint
    init(location: CGPoint) { self.location = location }
  }

  /// The shape of a pointer.
  ///
  /// Apple counterpart: `UIPointerShape` · Source: UIPointerStyle.h · Fidelity: approximate
  @preconcurrency @MainActor
  public enum UIPointerShape {
    /// A path.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A line that stands.
    case verticalBeam(length: CGFloat)
    /// A line that lies.
    case horizontalBeam(length: CGFloat)
  }

  /// What a pointer does to what is under it.
  ///
  /// Apple counterpart: `UIPointerEffect` · Source: UIPointerStyle.h · Fidelity: approximate
  @preconcurrency @MainActor
  public enum UIPointerEffect {
    /// How the tint reaches what is under the pointer.
    public enum TintMode: Int, Sendable, CaseIterable {
      case none = 0
      case overlay = 1
      case underlay = 2
    }
    /// What the system thinks best.
    case automatic(UITargetedPreview)
    /// It is lit.
    case highlight(UITargetedPreview)
    /// It is lifted.
    case lift(UITargetedPreview)
    /// It is larger, or has a shadow.
    case hover(
      UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
      prefersScaledContent: Bool = true)
  }

  /// The look of a pointer.
  ///
  /// Apple counterpart: `UIPointerStyle` · Source: UIPointerStyle.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class UIPointerStyle {
    /// What it does to what is under it; nil for nothing.
    public final let effect: UIPointerEffect?
    /// Its shape; nil for the usual one.
    public final let shape: UIPointerShape?
    /// Creates a look with an effect.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
      (self.effect, self.shape) = (effect, shape)
    }
    /// Creates a look with a shape.
    public init(shape: UIPointerShape) { (effect, self.shape) = (nil, shape) }
    private init() { (effect, shape) = (nil, nil) }
    /// Returns the usual look.
    open class func system() -> UIPointerStyle { UIPointerStyle() }
    /// Returns the look of no pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  }

  /// What moves along when a pointer comes or goes.
  ///
  /// Apple counterpart: `UIPointerInteractionAnimating` · Source: UIPointerInteraction.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds something to do at the end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
  }

  /// The delegate of a pointer's looks, which has defaults for everything.
  ///
  /// Apple counterpart: `UIPointerInteractionDelegate` · Source: UIPointerInteraction.h ·
  /// Fidelity: approximate, never called
  @preconcurrency @MainActor
  public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the part under a pointer; nil for none.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the look over a part; nil for the usual one.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called before a pointer comes to a part.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating)
    /// Called before a pointer leaves a part.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating)
  }

  extension UIPointerInteractionDelegate {
    /// Returns the usual part.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {}
  }

  /// An interaction that gives a pointer over a view its look; kept, without effect.
  ///
  /// Apple counterpart: `UIPointerInteraction` · Source: UIPointerInteraction.h · Fidelity:
  /// approximate, kept
  open class UIPointerInteraction: KeptInteraction {
    /// The delegate; nil for none.
    public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether looks are asked for; kept.
    open var isEnabled = true
    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Asks for looks anew; there are none.
    open func invalidate() {}
  }
#endif
