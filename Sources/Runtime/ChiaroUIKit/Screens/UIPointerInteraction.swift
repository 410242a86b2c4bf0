// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. A pointer looks the same everywhere here.
#if !canImport(UIKit)
  /// A region of a view over which the pointer has its own style.
  ///
  /// Apple counterpart: `UIPointerRegion` · Source: UIPointerRegion.h · Fidelity: exact
  @preconcurrency @MainActor
  open class UIPointerRegion {
    /// The rectangle of the region, in the view's coordinates.
    public final let rect: CGRect
    /// The identifier of the region; nil for none.
    public final let identifier: AnyHashable?
    /// Creates a region from a rectangle in the view's coordinates.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
      (self.rect, self.identifier) = (rect, identifier)
    }
  }

  /// A request for the region that is under the pointer.
  ///
  /// Apple counterpart: `UIPointerRegionRequest` · Source: UIPointerInteraction.h · Fidelity:
  /// approximate, without modifier keys
  @preconcurrency @MainActor
  open class UIPointerRegionRequest {
    /// The pointer's location in the view's coordinates.
    public final let location: CGPoint
    init(location: CGPoint) { self.location = location }
  }

  /// The shape of a pointer; stored, but never drawn here.
  ///
  /// Apple counterpart: `UIPointerShape` · Source: UIPointerStyle.h · Fidelity: approximate, never
  /// drawn
  @preconcurrency @MainActor
  public enum UIPointerShape {
    /// A shape that follows a path.
    case path(UIBezierPath)
    /// A rounded rectangle with a corner radius in points.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A vertical beam, as over text, with its length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam, as over vertical text, with its length in points.
    case horizontalBeam(length: CGFloat)
  }

  /// The effect of a pointer on the view under it; stored, but never drawn here.
  ///
  /// Apple counterpart: `UIPointerEffect` · Source: UIPointerStyle.h · Fidelity: approximate, never
  /// drawn
  @preconcurrency @MainActor
  public enum UIPointerEffect {
    /// Where a hover effect adds a tint: nowhere, over the view or under it.
    public enum TintMode: Int, Sendable, CaseIterable {
      case none = 0
      case overlay = 1
      case underlay = 2
    }
    /// The effect that the system chooses for the view.
    case automatic(UITargetedPreview)
    /// The pointer becomes a highlight behind the view.
    case highlight(UITargetedPreview)
    /// The view is lifted with a shadow, and the pointer disappears under it.
    case lift(UITargetedPreview)
    /// The pointer keeps its shape, and the view is tinted, scaled or given a shadow.
    case hover(
      UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
      prefersScaledContent: Bool = true)
  }

  /// The style of a pointer over a region: its effect and its shape.
  ///
  /// Apple counterpart: `UIPointerStyle` · Source: UIPointerStyle.h · Fidelity: approximate,
  /// stored, but never drawn
  @preconcurrency @MainActor
  open class UIPointerStyle {
    /// The effect on the view under the pointer; nil for none.
    public final let effect: UIPointerEffect?
    /// The shape of the pointer; nil for the system's shape.
    public final let shape: UIPointerShape?
    /// Creates a style with an effect and optionally a shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
      (self.effect, self.shape) = (effect, shape)
    }
    /// Creates a style with a shape and no effect.
    public init(shape: UIPointerShape) { (effect, self.shape) = (nil, shape) }
    /// Whether the pointer is not to be seen over the region; stored, but without effect.
    ///
    /// Fidelity: inert
    package final private(set) var isHidden = false
    private init() { (effect, shape) = (nil, nil) }
    /// Returns the style of the system's pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle() }
    /// Returns the style of a hidden pointer; the style is stored, but the pointer stays visible.
    open class func hidden() -> UIPointerStyle {
      let style = UIPointerStyle()
      style.isHidden = true
      return style
    }
  }

  /// An object that runs animations when the pointer enters or leaves a region; never passed to an
  /// app here.
  ///
  /// Apple counterpart: `UIPointerInteractionAnimating` · Source: UIPointerInteraction.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds a closure whose changes are animated together with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation has ended, with true if it was not
    /// interrupted.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
  }

  /// The delegate of a pointer interaction; every method has a default.
  ///
  /// Apple counterpart: `UIPointerInteractionDelegate` · Source: UIPointerInteraction.h ·
  /// Fidelity: approximate, never called
  @preconcurrency @MainActor
  public protocol UIPointerInteractionDelegate: AnyObject {
    /// Asks for the region under the pointer; nil for none.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Asks for the pointer's style over a region; nil for the system's style.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called before the pointer enters a region.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating)
    /// Called before the pointer leaves a region.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating)
  }

  extension UIPointerInteractionDelegate {
    /// Asks for the region under the pointer.
    ///
    /// It is never called here, and the default is `defaultRegion`.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Asks for the pointer's style over a region.
    ///
    /// It is never called here, and the default is nil, the system's style.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Called before the pointer enters a region.
    ///
    /// It is never called here, and the default does nothing.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {}
    /// Called before the pointer leaves a region.
    ///
    /// It is never called here, and the default does nothing.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {}
  }

  /// An interaction that styles the pointer over a view; stored, but without effect.
  ///
  /// Apple counterpart: `UIPointerInteraction` · Source: UIPointerInteraction.h · Fidelity: inert,
  /// the pointer keeps its look
  open class UIPointerInteraction: KeptInteraction {
    /// The delegate, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the interaction styles the pointer; stored, but without effect.
    ///
    /// Fidelity: inert
    open var isEnabled = true
    /// Creates a pointer interaction with its delegate.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Asks the delegate for regions and styles again; does nothing here.
    ///
    /// Fidelity: inert
    open func invalidate() {}
  }
#endif
