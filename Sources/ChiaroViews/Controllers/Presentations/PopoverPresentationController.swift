// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
public import Foundation

/// A presentation of a controller in a panel next to a source view.
///
/// A press outside the panel dismisses it, unless the controller is modal. The panel has no arrow.
///
/// Apple counterpart: `UIPopoverPresentationController` · Source:
/// UIPopoverPresentationController.h · Fidelity: approximate
public final class PopoverPresentationController: PresentationController {
  /// The view next to which the panel is placed; nil centers the panel in the window.
  public weak var sourceView: View?
  /// The rectangle in the source view that anchors the panel, in its coordinates; nil for its
  /// bounds.
  public var sourceRect: CGRect?

  /// The minimum distance of the panel from the window's edges, and its distance from the source.
  private static let margin: CGFloat = 10
  private static let gap: CGFloat = 6
  /// The size of the panel if the controller has no preferred content size.
  ///
  /// Source: the default size in UIPopoverController.h
  private static let usualSize = CGSize(width: 320, height: 480)

  /// Prepares the panel's background, corners and shadow, and adds the view that catches presses.
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

  /// The frame of the panel: below its source if it fits there or has more room, else above.
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let room = bounds.insetBy(
      dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
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

  /// Sets the frame of the panel.
  public override func containerViewWillLayoutSubviews() {
    presentedViewController.viewIfLoaded?.frame = frameOfPresentedViewInContainerView
  }
}

extension ViewController {
  /// The popover in which the controller is presented; nil unless its presentation style is
  /// `popover`.
  ///
  /// Reading it before the presentation creates it.
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
