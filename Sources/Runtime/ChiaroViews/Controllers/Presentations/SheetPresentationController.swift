// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

/// A presentation controller that shows a view controller in a sheet at the bottom of the window.
///
/// The user dismisses the sheet by pressing above it or pulling it down, unless the controller's
/// `isModalInPresentation` is true.
///
/// Apple counterpart: `UISheetPresentationController` · Source: UISheetPresentationController.h ·
/// Fidelity: approximate, appears and disappears without animation
public final class SheetPresentationController: PresentationController {
  /// A height at which a sheet can rest.
  ///
  /// Apple counterpart: `UISheetPresentationController.Detent` · Source:
  /// UISheetPresentationController.h · Fidelity: approximate, the greatest height is that of the
  /// window, whatever its safe area
  public struct Detent: Sendable {
    /// The identifier of the detent; nil for none.
    public var identifier: Identifier?
    let height: @MainActor @Sendable (CGFloat) -> CGFloat

    /// Returns a detent at the height of the window minus 10 points.
    public static func large() -> Detent { Detent(identifier: .large) { $0 - 10 } }
    /// Returns a detent at half the height of the window.
    public static func medium() -> Detent { Detent(identifier: .medium) { $0 / 2 } }
    /// Returns a detent whose height a closure computes from the height of the window, in points.
    public static func custom(
      _ height: @escaping @MainActor @Sendable (CGFloat) -> CGFloat
    ) -> Detent { Detent(height: height) }
  }

  /// The height at which the sheet rests; the default is `large()`.
  public var detent = Detent.large() { didSet { containerView?.setNeedsLayout() } }
  /// The heights at which the sheet can rest; setting them selects the first.
  ///
  /// Apple counterpart: `detents` · Source: UISheetPresentationController.h · Fidelity: exact
  public var detents = [Detent.large()] { didSet { detent = detents.first ?? .large() } }
  /// The largest detent at which the content behind is not dimmed; nil for none.
  ///
  /// It is stored, but without effect: the content behind is always dimmed.
  ///
  /// Fidelity: inert
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling past the content's edge enlarges the sheet; stored, but without effect.
  ///
  /// The default is true.
  ///
  /// Fidelity: inert
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in compact height; stored, but without
  /// effect: it is always attached.
  ///
  /// Fidelity: inert
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet follows the width of `preferredContentSize`; stored, but without effect: a
  /// preferred width always applies.
  ///
  /// Fidelity: inert
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the upper corners in points; the default is 10, as in iOS 13 to 18.
  public var preferredCornerRadius: CGFloat = 10 { didSet { showCorners() } }
  /// Whether a grabber at the top edge shows that the sheet can be pulled; the default is false.
  ///
  /// Apple counterpart: `prefersGrabberVisible` · Source: UISheetPresentationController.h ·
  /// Fidelity: approximate, size and color as seen on iOS 15
  public var prefersGrabberVisible = false {
    didSet {
      showGrabber()
      containerView?.setNeedsLayout()
    }
  }
  private var grabber: View?
  private static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance of the grabber from the sheet's top edge, in points.
  private static let grabberInset: CGFloat = 5
  /// The distance that the sheet is pulled down, in points; negative where it is pulled up.
  var pulled: CGFloat = 0 { didSet { containerView?.setNeedsLayout() } }
  var drag: ScrollDrag?
  var motion: (curve: ScrollMotion, start: Double?)?

  /// The color that dims the content behind the sheet; the opacity was measured on iOS 13 and
  /// later.
  private static let dimming = DynamicColor.black.withAlphaComponent(0.25)

  /// Adds the dimming view and rounds the sheet's corners.
  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(
      DimmingView(of: self, in: containerView.bounds, color: Self.dimming))
    showCorners()
    showGrabber()
  }

  private func showGrabber() {
    guard prefersGrabberVisible, let containerView else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    guard grabber?.superview !== containerView else { return }
    let bar = View(frame: CGRect(origin: .zero, size: Self.grabberSize))
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = Self.grabberSize.height / 2
    bar.isUserInteractionEnabled = false
    containerView.addSubview(bar)
    grabber = bar
  }

  private func showCorners() {
    guard containerView != nil else { return }
    presentedViewController.view.layer.cornerRadius = preferredCornerRadius
    presentedViewController.view.clipsToBounds = true
  }

  /// The frame of the sheet at the bottom of the container, as wide as the container or the
  /// preferred width.
  ///
  /// It extends below the bottom edge by the corner radius, so that only the upper corners show.
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = height(of: detent)
    let wish = presentedViewController.preferredContentSize.width
    let width = wish > 0 ? min(wish, bounds.width) : bounds.width
    return CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - height + pulled, width: width,
      height: height + max(0, -pulled) + preferredCornerRadius)
  }

  /// The height that the sheet has at a detent, in points.
  func height(of detent: Detent) -> CGFloat {
    let room = containerView?.bounds.height ?? 0
    return min(room, max(0, detent.height(room)))
  }

  /// Sets the frames of the sheet and of its grabber, which stays in front.
  public override func containerViewWillLayoutSubviews() {
    let frame = frameOfPresentedViewInContainerView
    presentedViewController.viewIfLoaded?.frame = frame
    guard let containerView, let grabber else { return }
    grabber.frame.origin = CGPoint(
      x: frame.midX - Self.grabberSize.width / 2, y: frame.minY + Self.grabberInset)
    if containerView.subviews.last !== grabber { containerView.addSubview(grabber) }
  }
}
