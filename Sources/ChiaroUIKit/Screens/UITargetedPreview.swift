// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Context menus have no previews here.
#if !canImport(UIKit)
  /// How a preview is shown; kept.
  ///
  /// Apple counterpart: `UIPreviewParameters` · Source: UIPreviewParameters.h · Fidelity:
  /// approximate, kept
  @preconcurrency @MainActor
  open class UIPreviewParameters {
    /// The shape that is shown; nil for the whole view.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow; nil for that of `visiblePath`.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; nil for the usual one.
    open var backgroundColor: DynamicColor?
    /// Creates the usual parameters.
    public init() {}
    /// Creates parameters for lines of text.
    public init(textLineRects: [NSValue]) {}
  }

  /// The place where a preview comes from or goes to; kept.
  ///
  /// Apple counterpart: `UIPreviewTarget` · Source: UITargetedPreview.h · Fidelity: approximate
  @preconcurrency @MainActor
  open class UIPreviewTarget {
    /// The view around.
    public final let container: View
    /// The middle of the place.
    public final let center: CGPoint
    /// The transform at the place.
    public final let transform: CGAffineTransform
    /// Creates a place in a view.
    public init(
      container: View, center: CGPoint, transform: CGAffineTransform = .identity
    ) { (self.container, self.center, self.transform) = (container, center, transform) }
  }

  /// A view that stands for something in a menu or a drag; kept.
  ///
  /// Apple counterpart: `UITargetedPreview` · Source: UITargetedPreview.h · Fidelity: approximate
  @preconcurrency @MainActor
  open class UITargetedPreview {
    /// The view.
    public final let view: View
    /// How it is shown.
    public final let parameters: UIPreviewParameters
    /// Where it comes from.
    public final let target: UIPreviewTarget
    /// Creates a preview of a view at a place; without one, at its own.
    public init(
      view: View, parameters: UIPreviewParameters = UIPreviewParameters(),
      target: UIPreviewTarget? = nil
    ) {
      (self.view, self.parameters) = (view, parameters)
      self.target =
        target ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
    }
    /// The size of the view.
    open var size: CGSize { view.bounds.size }
  }

  /// Previews of drags have the same place and look.
  public typealias UITargetedDragPreview = UITargetedPreview
  /// Parameters of drags are the same as of menus.
  public typealias UIDragPreviewParameters = UIPreviewParameters

  /// The animations around a context menu, which run at once.
  ///
  /// Apple counterpart: `UIContextMenuInteractionAnimating` · Source: UIContextMenuInteraction.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil for none.
    var previewViewController: ViewController? { get }
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds something to do at the end.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// How the preview of a menu becomes the whole screen.
  ///
  /// Apple counterpart: `UIContextMenuInteractionCommitStyle` · Source:
  /// UIContextMenuInteraction.h · Fidelity: exact
  public enum UIContextMenuInteractionCommitStyle: Int, Sendable, CaseIterable {
    case dismiss = 0
    case pop = 1
  }

  /// The animations after a press on the preview of a menu.
  ///
  /// Apple counterpart: `UIContextMenuInteractionCommitAnimating` · Source:
  /// UIContextMenuInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview becomes the whole screen.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  }

  /// A closure that makes the menu of a context menu configuration.
  public typealias UIContextMenuActionProvider = ([MenuElement]) -> Menu?
  /// A closure that makes the preview of a context menu configuration.
  public typealias UIContextMenuContentPreviewProvider = () -> ViewController?
#endif
