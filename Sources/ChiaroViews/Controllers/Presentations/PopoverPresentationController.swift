// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
public import Foundation

/// Presents a controller in a panel beside what it belongs to.
///
/// A press beside the panel ends it, unless the controller is modal. It has no arrow.
///
/// Apple counterpart: `UIPopoverPresentationController` · Source:
/// UIPopoverPresentationController.h · Fidelity: approximate
public final class PopoverPresentationController: PresentationController {
  /// The view beside which the panel stands; nil for the middle of the window.
  public weak var sourceView: View?
  /// The part of that view, in its points; nil for all of it.
  public var sourceRect: CGRect?

  /// How near the panel comes to the edges of the window, and to what it belongs to.
  private static let margin: CGFloat = 10
  private static let gap: CGFloat = 6
  /// The size of a panel whose controller asks for none.
  ///
  /// Source: the size that UIPopoverController.h had for it
  private static let usualSize = CGSize(width: 320, height: 480)

  /// Makes the panel round, and catches presses beside it.
  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(DimmingView(of: self, in: containerView.bounds, color: nil))
    let panel = presentedViewController.view
    if panel.backgroundColor == nil { panel.backgroundColor = .systemBackground }
    panel.layer.cornerRadius = 13
    panel.layer.cornerCurve = .continuous
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 24
    panel.layer.shadowOffset = 8
    panel.clipsToBounds = true
  }

  /// Below its source; above it where there is more room.
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let wish = presentedViewController.preferredContentSize
    let size = wish == .zero ? Self.usualSize : wish
    var frame = CGRect(
      origin: .zero,
      size: CGSize(width: min(size.width, room.width), height: min(size.height, room.height)))
    guard let sourceView, sourceView.window != nil else { return room.centered(frame.size) }
    let source = sourceView.convert(sourceRect ?? sourceView.bounds, to: containerView)
    let (above, below) = (source.minY - room.minY, room.maxY - source.maxY)
    let isBelow = below >= frame.height + Self.gap || below >= above
    frame.origin.x = source.midX - frame.width / 2
    frame.origin.y = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - frame.height
    frame.origin.x = min(room.maxX - frame.width, max(room.minX, frame.minX))
    frame.origin.y = min(room.maxY - frame.height, max(room.minY, frame.minY))
    return frame
  }

  /// Puts the panel where it belongs.
  public override func containerViewWillLayoutSubviews() {
    presentedViewController.viewIfLoaded?.frame = frameOfPresentedViewInContainerView
  }
}

extension ViewController {
  /// The panel in which the controller is, or will be, presented; nil unless its style is
  /// `popover`.
  ///
  /// Apple counterpart: `popoverPresentationController` · Source:
  /// UIPopoverPresentationController.h · Fidelity: exact
  public final var popoverPresentationController: PopoverPresentationController? {
    if presentationController == nil, modalPresentationStyle == .popover {
      presentationController = PopoverPresentationController(
        presentedViewController: self, presenting: nil)
    }
    return presentationController as? PopoverPresentationController
  }
}
