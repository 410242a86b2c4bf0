// SPDX-License-Identifier: MIT

public import ChiaroViews
package import Foundation

extension ScrollView: PointerFollower {
  package final var followsPointer: Bool { isScrollEnabled }
  /// Whether the user is dragging the content.
  public final var isDragging: Bool { drag != nil }
  /// Whether the user is dragging the content; here the same as `isDragging`.
  ///
  /// Apple counterpart: `isTracking` · Source: UIScrollView.h · Fidelity: approximate, false until
  /// the pointer moves
  public final var isTracking: Bool { drag != nil }
  /// Whether the content is still moving after the user stopped dragging it.
  public final var isDecelerating: Bool { animation?.isDeceleration ?? false }

  /// The horizontal content offsets at which the content can come to rest.
  final var horizontalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.left...max(-inset.left, contentSize.width + inset.right - bounds.width)
  }

  /// The vertical content offsets at which the content can come to rest.
  final var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top
      - roomAbove...max(
        -inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  private final var movesHorizontally: Bool {
    let range = horizontalRange
    return alwaysBounceHorizontal && bounces || range.upperBound > range.lowerBound
  }

  private final var movesVertically: Bool {
    let range = verticalRange
    return alwaysBounceVertical && bounces || range.upperBound > range.lowerBound
  }

  /// Whether the content can move along either axis.
  final var canScroll: Bool { movesHorizontally || movesVertically }

  /// Returns whether the content can follow a pointer that moves mainly along one axis.
  package final func canFollow(along way: CGSize) -> Bool {
    abs(way.width) > abs(way.height) ? movesHorizontally : movesVertically
  }

  package final var followedView: View? { self }
  package final var delaysPointer: Bool { delaysContentTouches && canScroll }

  package final func mayTakePointer(from view: View) -> Bool {
    canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Whether the content is scrolled to its top.
  package final var isAtTop: Bool { contentOffset.y <= verticalRange.lowerBound }

  // MARK: By a pointer

  package final func beginDragging(_ event: PointerEvent) {
    animation = nil
    let place = contentOffset
    hold(event)
    if keyboardDismissMode != .none { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
    // The delegate may have put other content there.
    if contentOffset != place { hold(event) }
  }

  private final func hold(_ event: PointerEvent) {
    let offset = CGPoint(
      x: unstretched(contentOffset.x, horizontalRange, bounds.width),
      y: unstretched(contentOffset.y, verticalRange, bounds.height))
    drag = ScrollDrag(hold: event.location, offset: offset)
    drag?.note(event)
  }

  package final func continueDragging(_ event: PointerEvent) {
    guard let drag else { return }
    self.drag?.note(event)
    var place = contentOffset
    if movesHorizontally {
      let wish = drag.offset.x - (event.location.x - drag.hold.x)
      place.x = stretched(wish, horizontalRange, bounds.width)
    }
    if movesVertically {
      let wish = drag.offset.y - (event.location.y - drag.hold.y)
      place.y = stretched(wish, verticalRange, bounds.height)
    }
    moveContent(to: place)
  }

  package final func endDragging(_ event: PointerEvent) {
    guard let drag else { return }
    self.drag = nil
    refreshControl?.pulled(by: verticalRange.lowerBound - contentOffset.y)
    letGo(drag.velocity(at: event.time), at: event.time)
  }

  package final func cancelDragging(_ event: PointerEvent) {
    guard drag != nil else { return }
    drag = nil
    letGo(.zero, at: nil)
  }

  private final func letGo(_ velocity: CGPoint, at time: Double?) {
    glide(velocity, at: time)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Returns the offset to show for a requested offset: rubber-banded or clamped beyond the ends.
  private final func stretched(
    _ wish: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let nearest = min(range.upperBound, max(range.lowerBound, wish))
    guard bounces, wish != nearest else { return nearest }
    let stretch = RubberBand.stretch(abs(wish - nearest), in: length)
    return nearest + (wish < nearest ? -stretch : stretch)
  }

  private final func unstretched(
    _ place: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let nearest = min(range.upperBound, max(range.lowerBound, place))
    guard place != nearest else { return place }
    let distance = RubberBand.distance(abs(place - nearest), in: length)
    return nearest + (place < nearest ? -distance : distance)
  }

  // MARK: By a wheel

  /// Scrolls the content immediately; returns whether the offset changed.
  final func scroll(by delta: CGSize) -> Bool {
    let (former, across, along) = (contentOffset, horizontalRange, verticalRange)
    var wish = former.y - delta.height
    if restStep > 0, delta.height != 0 {
      // A small turn leads to the next step, and not nowhere.
      let steps = max(1, (abs(delta.height) / restStep).rounded())
      wish = former.y - (delta.height < 0 ? -steps : steps) * restStep
    }
    let place = CGPoint(
      x: min(across.upperBound, max(across.lowerBound, former.x - delta.width)),
      y: min(along.upperBound, max(along.lowerBound, wish)))
    guard place != former, drag == nil else { return false }
    animation = nil
    moveContent(to: place)
    return contentOffset != former
  }
}
