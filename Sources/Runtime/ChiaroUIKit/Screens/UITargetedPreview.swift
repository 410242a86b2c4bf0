// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroFoundation
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Context menus have no previews here.
#if !canImport(UIKit)
  /// The shape, shadow and background of a preview; stored, but without effect.
  ///
  /// Apple counterpart: `UIPreviewParameters` · Source: UIPreviewParameters.h · Fidelity: inert,
  /// previews are never shown
  @preconcurrency @MainActor
  open class UIPreviewParameters {
    /// The outline of the visible part of the view; nil for the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline of the preview's shadow; nil for that of `visiblePath`.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; nil for the system's.
    open var backgroundColor: DynamicColor?
    /// Creates parameters that show the whole view.
    public init() {}
    /// Creates parameters for lines of text; the rectangles are ignored.
    public init(textLineRects: [NSValue]) {}
  }

  /// The position from which a preview comes or to which it goes; stored, but without effect.
  ///
  /// Apple counterpart: `UIPreviewTarget` · Source: UITargetedPreview.h · Fidelity: inert, previews
  /// are never shown
  @preconcurrency @MainActor
  open class UIPreviewTarget {
    /// The view in which the preview is placed.
    public final let container: View
    /// The center of the preview, in the container's coordinates.
    public final let center: CGPoint
    /// The transform of the preview.
    public final let transform: CGAffineTransform
    /// Creates a target at a point of a container view.
    public init(
      container: View, center: CGPoint, transform: CGAffineTransform = .identity
    ) { (self.container, self.center, self.transform) = (container, center, transform) }
  }

  /// A view that is the preview of something in a menu or a drag; stored, but without effect.
  ///
  /// Apple counterpart: `UITargetedPreview` · Source: UITargetedPreview.h · Fidelity: inert,
  /// previews are never shown
  @preconcurrency @MainActor
  open class UITargetedPreview {
    /// The view that the preview shows.
    public final let view: View
    /// The shape, shadow and background of the preview.
    public final let parameters: UIPreviewParameters
    /// The position from which the preview comes.
    public final let target: UIPreviewTarget
    /// Creates a preview of a view; without a target, at the view's center in its superview.
    public init(
      view: View, parameters: UIPreviewParameters = UIPreviewParameters(),
      target: UIPreviewTarget? = nil
    ) {
      (self.view, self.parameters) = (view, parameters)
      self.target =
        target ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
    }
    /// The size of the preview's view, in points.
    open var size: CGSize { view.bounds.size }
  }

  /// A preview of a drag or drop, the same type as that of a context menu.
  public typealias UITargetedDragPreview = UITargetedPreview
  /// The parameters of a drag preview, the same type as those of a context menu.
  public typealias UIDragPreviewParameters = UIPreviewParameters

  /// The animator of a context menu's appearance or disappearance; never passed to an app here.
  ///
  /// Apple counterpart: `UIContextMenuInteractionAnimating` · Source: UIContextMenuInteraction.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller that the preview shows; nil for none.
    var previewViewController: ViewController? { get }
    /// Adds a closure whose changes are animated along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// The way in which a pressed context menu preview disappears: it is dismissed, or expands to the
  /// whole screen.
  ///
  /// Apple counterpart: `UIContextMenuInteractionCommitStyle` · Source:
  /// UIContextMenuInteraction.h · Fidelity: exact
  public enum UIContextMenuInteractionCommitStyle: Int, Sendable, CaseIterable {
    case dismiss = 0
    case pop = 1
  }

  /// The animator of a press on a context menu's preview; never passed to an app here.
  ///
  /// Apple counterpart: `UIContextMenuInteractionCommitAnimating` · Source:
  /// UIContextMenuInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview disappears after the press.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  }

  /// A closure that returns a context menu; nil for none.
  ///
  /// It is called with the suggested elements; here there are none.
  public typealias UIContextMenuActionProvider = ([MenuElement]) -> Menu?
  /// A closure that returns the controller whose view is a context menu's preview, which is not
  /// shown here; nil for none.
  public typealias UIContextMenuContentPreviewProvider = () -> ViewController?
#endif
