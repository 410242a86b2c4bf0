// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import Foundation

/// A presentation controller that shows a view controller in a panel next to a source view.
///
/// A press outside the panel dismisses it, unless the controller's `isModalInPresentation` is true.
///
/// Apple counterpart: `UIPopoverPresentationController` · Source: UIPopoverPresentationController.h
/// · Fidelity: approximate, without an arrow
public final class PopoverPresentationController: PresentationController {
  /// The view next to which the panel is placed; if nil, the panel is centered in the window.
  public weak var sourceView: View?
  /// The rectangle next to which the panel is placed, in the source view's coordinates; nil means
  /// the view's bounds.
  public var sourceRect: CGRect?

  /// The permitted directions of the popover's arrow, which decide on which side of the source the
  /// panel is placed.
  ///
  /// With `up`, the panel is below the source; with `left`, it is to the right. With `any`, the
  /// default, it is below or above.
  public var permittedArrowDirections = PopoverArrowDirection.any
  /// The background color of the panel.
  ///
  /// The default, nil, uses the background color of the presented view, or `systemBackground` if
  /// that has none.
  public var backgroundColor: DynamicColor?
  /// Whether the panel may cover its source if there is too little room; the default is false.
  ///
  /// The value is stored, but without effect: if there is too little room, the panel always covers
  /// its source.
  ///
  /// Fidelity: inert
  public var canOverlapSourceViewRect = false

  /// The minimum distance of the panel from the window's edges, and its distance from the source.
  private static let margin: CGFloat = 10
  private static let gap: CGFloat = 6
  /// The size of the panel if the controller has no preferred content size.
  ///
  /// Source: the default size in UIPopoverController.h
  private static let usualSize = CGSize(width: 320, height: 480)

  /// Prepares the panel's background, corners and shadow, and adds the view behind it that detects
  /// presses outside.
  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(DimmingView(of: self, in: containerView.bounds, color: nil))
    let panel: View = presentedViewController.view
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if let backgroundColor { panel.backgroundColor = backgroundColor }
    if panel.backgroundColor == nil { panel.backgroundColor = .systemBackground }
    panel.layer.cornerRadius = 13
    panel.layer.cornerCurve = .continuous
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 24
    panel.layer.shadowOffset = 8
    panel.clipsToBounds = true
  }

  /// The frame of the panel, on the first permitted side of its source that has enough room.
  ///
  /// The sides are tried in this order: below, above, right, left. If none has enough room, the one
  /// with the most room is used. Without a source view in a window, the panel is centered.
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
    frame.origin = place(of: frame.size, beside: source, in: room)
    frame.origin.x = min(room.maxX - frame.width, max(room.minX, frame.minX))
    frame.origin.y = min(room.maxY - frame.height, max(room.minY, frame.minY))
    return frame
  }

  /// Below or above the source, or beside it; of the permitted sides the first with room, else the
  /// one with most.
  private func place(of size: CGSize, beside source: CGRect, in room: CGRect) -> CGPoint {
    let (x, y) = (source.midX - size.width / 2, source.midY - size.height / 2)
    let all: [(PopoverArrowDirection, room: CGFloat, place: CGPoint)] = [
      (.up, room.maxY - source.maxY - size.height, CGPoint(x: x, y: source.maxY + Self.gap)),
      (
        .down, source.minY - room.minY - size.height,
        CGPoint(x: x, y: source.minY - Self.gap - size.height)
      ),
      (.left, room.maxX - source.maxX - size.width, CGPoint(x: source.maxX + Self.gap, y: y)),
      (
        .right, source.minX - room.minX - size.width,
        CGPoint(x: source.minX - Self.gap - size.width, y: y)
      ),
    ]
    // Beside the source only where that was asked for.
    let usual: PopoverArrowDirection = permittedArrowDirections == .any ? .vertical : .any
    let permitted = all.filter { permittedArrowDirections.intersection(usual).contains($0.0) }
    let best = permitted.first { $0.room >= Self.gap } ?? permitted.max { $0.room < $1.room }
    return best?.place ?? all[0].place
  }

  /// Sets the frame of the presented view before the container view lays out its subviews.
  public override func containerViewWillLayoutSubviews() {
    presentedViewController.viewIfLoaded?.frame = frameOfPresentedViewInContainerView
  }
}

/// The direction in which a popover's arrow points to its source.
///
/// Apple counterpart: `UIPopoverArrowDirection` · Source: UIPopoverSupport.h · Fidelity: exact
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the panel is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the panel is above its source.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the panel is to the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the panel is to the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// A direction that is not known yet.
  public static let unknown = PopoverArrowDirection(rawValue: .max)

  static let vertical: PopoverArrowDirection = [.up, .down]
}

/// The delegate of a popover's presentation.
///
/// Apple counterpart: `UIPopoverPresentationControllerDelegate` · Source:
/// UIPopoverPresentationController.h · Fidelity: approximate, not asked to reposition the popover
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover appears.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Called before the popover appears; the default does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
