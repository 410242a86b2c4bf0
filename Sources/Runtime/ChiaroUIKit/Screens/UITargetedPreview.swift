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
    /// The outline of the preview's shadow; nil for the outline of `visiblePath`.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; nil for the system's color.
    open var backgroundColor: DynamicColor?
    /// Creates parameters that show the whole view.
    public init() {}
    /// Creates parameters for lines of text; the rectangles are ignored.
    public init(textLineRects: [NSValue]) {}
  }

  /// The position that a preview comes from or goes to; stored, but without effect.
  ///
  /// Apple counterpart: `UIPreviewTarget` · Source: UITargetedPreview.h · Fidelity: inert, previews
  /// are never shown
  @preconcurrency @MainActor
  open class UIPreviewTarget {
    /// The view that contains the preview.
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

  /// A view that serves as a preview in a menu or a drag; stored, but without effect.
  ///
  /// Apple counterpart: `UITargetedPreview` · Source: UITargetedPreview.h · Fidelity: inert,
  /// previews are never shown
  @preconcurrency @MainActor
  open class UITargetedPreview {
    /// The view that the preview shows.
    public final let view: View
    /// The shape, shadow and background of the preview.
    public final let parameters: UIPreviewParameters
    /// The position that the preview comes from.
    public final let target: UIPreviewTarget
    /// Creates a preview of a view.
    ///
    /// Without a target, the preview is at the view's center in its superview.
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

  /// UIKit's name for the preview of a drag or drop, the same type as for a context menu.
  public typealias UITargetedDragPreview = UITargetedPreview
  /// UIKit's name for the parameters of a drag preview, the same type as for a context menu.
  public typealias UIDragPreviewParameters = UIPreviewParameters

  /// An object that animates a context menu's appearance or disappearance; never passed to an app
  /// here.
  ///
  /// Apple counterpart: `UIContextMenuInteractionAnimating` · Source: UIContextMenuInteraction.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller that the preview shows; nil for none.
    var previewViewController: ViewController? { get }
    /// Adds a closure whose changes are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// How the preview of a context menu disappears when it is pressed: it is dismissed, or it
  /// expands to the whole screen.
  ///
  /// Apple counterpart: `UIContextMenuInteractionCommitStyle` · Source:
  /// UIContextMenuInteraction.h · Fidelity: exact
  public enum UIContextMenuInteractionCommitStyle: Int, Sendable, CaseIterable {
    case dismiss = 0
    case pop = 1
  }

  /// An object that animates a press on a context menu's preview; never passed to an app here.
  ///
  /// Apple counterpart: `UIContextMenuInteractionCommitAnimating` · Source:
  /// UIContextMenuInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview disappears after the press.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  }

  /// A closure that returns a context menu, or nil for none.
  ///
  /// It receives the suggested elements; here there are none.
  public typealias UIContextMenuActionProvider = ([MenuElement]) -> Menu?
  /// A closure that returns the controller with the preview of a context menu, or nil for none; the
  /// preview is not shown here.
  public typealias UIContextMenuContentPreviewProvider = () -> ViewController?
#endif
