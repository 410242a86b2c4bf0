// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import Foundation

extension SheetPresentationController: PointerFollower, FrameDriven {
  package var followedView: View? { presentedViewController.viewIfLoaded }

  /// The minimum speed of a pull that counts at any distance, in points a second.
  private static let swiftPull: CGFloat = 600

  /// The detents between which the sheet is pulled, from the lowest; a detent that is none of the
  /// sheet's list is the only one.
  private var stops: [(height: CGFloat, detent: Detent)] {
    let current = height(of: detent)
    let all = detents.map { (height: height(of: $0), detent: $0) }
    let isListed = all.contains { $0.height == current }
    return isListed ? all.sorted { $0.height < $1.height } : [(current, detent)]
  }

  /// How far the sheet can be pulled up: to its highest detent.
  private var roomAbove: CGFloat { (stops.last?.height ?? 0) - height(of: detent) }

  package func canFollow(along way: CGSize) -> Bool {
    abs(way.height) > abs(way.width) && (way.height > 0 || roomAbove > 0)
  }

  package func beginDragging(_ event: PointerEvent) {
    motion = nil
    drag = ScrollDrag(hold: event.location, offset: CGPoint(x: 0, y: pulled))
    drag?.note(event)
  }

  package func continueDragging(_ event: PointerEvent) {
    guard let drag else { return }
    self.drag?.note(event)
    let wish = max(-roomAbove, drag.offset.y + event.location.y - drag.hold.y)
    let length = containerView?.bounds.height ?? 0
    // A sheet that insists follows no further than content that is pulled over its end.
    let insists = presentedViewController.isModalInPresentation
    pulled = insists && wish > 0 ? RubberBand.stretch(wish, in: length) : wish
  }

  package func endDragging(_ event: PointerEvent) {
    guard let drag else { return }
    self.drag = nil
    let speed = -drag.velocity(at: event.time).y
    let target = target(at: speed)
    if target == nil, dismissIfAllowed() { return }
    if let target { rest(at: target) }
    goBack(speed, at: event.time)
  }

  /// Returns the detent at which a sheet that is let go comes to rest; nil if it is pulled out.
  ///
  /// It is the nearest one, or at a swift pull the next one in its direction.
  private func target(at speed: CGFloat) -> Detent? {
    let (shown, stops) = (height(of: detent) - pulled, stops)
    guard let lowest = stops.first else { return detent }
    if speed > Self.swiftPull { return stops.last { $0.height < shown - 1 }?.detent }
    if speed < -Self.swiftPull {
      return (stops.first { $0.height > shown + 1 } ?? stops.last)?.detent
    }
    if shown < lowest.height / 2, speed >= 0 { return nil }
    return stops.min { abs($0.height - shown) < abs($1.height - shown) }?.detent
  }

  /// Makes a detent the one at which the sheet rests, which stays where it is for now.
  private func rest(at target: Detent) {
    let (former, height) = (detent.identifier, height(of: detent))
    pulled += self.height(of: target) - height
    detent = target
    guard target.identifier != former else { return }
    (delegate as? any SheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  package func cancelDragging(_ event: PointerEvent) {
    guard drag != nil else { return }
    drag = nil
    goBack(0, at: nil)
  }

  private func goBack(_ speed: CGFloat, at time: Double?) {
    guard let window = containerView?.window, pulled != 0 else { return }
    motion = (ScrollMotion(from: pulled, to: 0, velocity: speed), time)
    window.input.animate(self)
  }

  package func advance(to time: Double) -> Bool {
    guard let motion, containerView != nil else { return false }
    let start = motion.start ?? time
    self.motion?.start = start
    let state = motion.curve.state(at: max(0, time - start))
    pulled = max(-roomAbove, state.position)
    if state.isAtRest { self.motion = nil }
    return !state.isAtRest
  }

  package func finish() {
    motion = nil
    pulled = 0
  }
}

/// The delegate of a sheet presentation.
///
/// Apple counterpart: `UISheetPresentationControllerDelegate` · Source:
/// UISheetPresentationController.h · Fidelity: exact
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called after the user has pulled the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Called after the user has pulled the sheet to another detent; the default does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
