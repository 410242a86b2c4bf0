// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The motion of scrolled content along both axes.
struct ScrollAnimation {
  var x: ScrollMotion?
  var y: ScrollMotion?
  /// The time at which the motion began; nil if it begins with the next frame.
  var start: Double?
  /// Whether the motion is the deceleration after a drag.
  var isDeceleration: Bool
}

extension ScrollView: FrameDriven {
  /// The size of the part of the view that the insets leave.
  final var sizeWithinInsets: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// Brings content that became smaller back into sight, unless somebody holds or moves it.
  final func returnToContent() {
    guard drag == nil else { return }
    let (place, right, bottom) = (
      contentOffset, horizontalRange.upperBound, verticalRange.upperBound
    )
    guard let moving = animation else {
      contentOffset = CGPoint(x: min(place.x, right), y: min(place.y, bottom))
      return
    }
    let (x, y) = (moving.x?.end ?? place.x, moving.y?.end ?? place.y)
    guard moving.isDeceleration, x > right || y > bottom else { return }
    animation = ScrollAnimation(
      x: ScrollMotion(from: place.x, to: min(x, right)),
      y: ScrollMotion(from: place.y, to: min(y, bottom)), isDeceleration: true)
  }

  /// Sets the content offset, rounded to whole pixels so that text stays sharp.
  final func moveContent(to place: CGPoint) {
    let scale = max(1, CGFloat(untrackedTraits.displayScale))
    let former = isMovingContent
    isMovingContent = true
    contentOffset = CGPoint(
      x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
    isMovingContent = former
  }

  /// Starts the deceleration of the content, to where the delegate wants it.
  ///
  /// - Parameters:
  ///   - velocity: the initial velocity in points a second
  ///   - time: the time at which the pointer let go; nil for the next frame
  final func glide(_ velocity: CGPoint, at time: Double?) {
    let x = motion(contentOffset.x, velocity.x, horizontalRange, bounds.width)
    let y =
      motionToStep(velocity.y) ?? motion(contentOffset.y, velocity.y, verticalRange, bounds.height)
    var moving = ScrollAnimation(x: x, y: y, start: time, isDeceleration: true)
    aim(&moving, velocity)
    guard let window, moving.x != nil || moving.y != nil else { return }
    animation = moving
    window.input.animate(self)
  }

  /// Asks the delegate where a motion is to end.
  private final func aim(_ moving: inout ScrollAnimation, _ velocity: CGPoint) {
    guard let delegate else { return }
    let place = contentOffset
    let end = CGPoint(x: moving.x?.end ?? place.x, y: moving.y?.end ?? place.y)
    var target = end
    delegate.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    guard target != end, target.x.isFinite, target.y.isFinite else { return }
    if target.x != end.x {
      moving.x = ScrollMotion(from: place.x, to: target.x, velocity: velocity.x)
    }
    if target.y != end.y {
      moving.y = ScrollMotion(from: place.y, to: target.y, velocity: velocity.y)
    }
  }

  /// Returns the motion to the multiple of `restStep` that is nearest to where the content would
  /// come to rest; nil if it rests anywhere, or lies beyond its ends.
  private final func motionToStep(_ velocity: CGFloat) -> ScrollMotion? {
    let (place, range) = (contentOffset.y, verticalRange)
    guard restStep > 0, range.contains(place) else { return nil }
    let free = ScrollMotion(
      from: place, velocity: velocity, in: range, rate: decelerationRate.rawValue, bounces: false)
    let end = abs(velocity) > 10 ? free.end : place
    let step = min(range.upperBound, max(range.lowerBound, (end / restStep).rounded() * restStep))
    return step == place ? nil : ScrollMotion(from: place, to: step, velocity: velocity)
  }

  /// Returns the motion along one axis; nil if the content stays where it is.
  private final func motion(
    _ place: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> ScrollMotion? {
    if isPagingEnabled, range.contains(place), length > 0 {
      let page = place / length
      // A swift pull turns the page, however short it was.
      let chosen = abs(velocity) < 300 ? page.rounded() : velocity > 0 ? ceil(page) : floor(page)
      let end = min(range.upperBound, max(range.lowerBound, chosen * length))
      return end == place ? nil : ScrollMotion(from: place, to: end, velocity: velocity)
    }
    guard !range.contains(place) || abs(velocity) > 10 && range.lowerBound < range.upperBound
    else { return nil }
    return ScrollMotion(
      from: place, velocity: velocity, in: range, rate: decelerationRate.rawValue,
      bounces: bounces)
  }

  /// Stops deceleration; returns whether there was any.
  package final func stopMoving() -> Bool {
    guard isDecelerating else { return false }
    animation = nil
    delegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  package final func advance(to time: Double) -> Bool {
    guard let moving = animation else { return false }
    let start = moving.start ?? time
    animation?.start = start
    let elapsed = max(0, time - start)
    let (x, y) = (moving.x?.state(at: elapsed), moving.y?.state(at: elapsed))
    let isOver = x?.isAtRest ?? true && y?.isAtRest ?? true
    if isOver { animation = nil }
    moveContent(
      to: CGPoint(x: x?.position ?? contentOffset.x, y: y?.position ?? contentOffset.y))
    if isOver { tellEnd(of: moving) }
    return animation != nil
  }

  package final func finish() {
    guard let moving = animation else { return }
    animation = nil
    moveContent(
      to: CGPoint(x: moving.x?.end ?? contentOffset.x, y: moving.y?.end ?? contentOffset.y))
    tellEnd(of: moving)
  }

  private final func tellEnd(of moving: ScrollAnimation) {
    if moving.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
