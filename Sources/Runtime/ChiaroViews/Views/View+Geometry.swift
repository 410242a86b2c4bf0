// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// The bounds, whatever a subclass makes of the property.
  final var storedBounds: CGRect { CGRect(origin: boundsOrigin, size: storedFrame.size) }

  /// Gives the view another frame.
  final func changeFrame(to frame: CGRect) {
    frame.requireNumbers("frame")
    if Motion.current != nil { move(.frame) }
    let former = storedFrame
    storedFrame = frame
    if frame.size != former.size {
      setNeedsLayout()
      setNeedsDisplay()
    }
    frameDidChange(from: former)
    window?.isListStale = true
  }

  /// Gives the view's own coordinates another origin.
  final func changeOrigin(to origin: CGPoint) {
    CGRect(origin: origin, size: .zero).requireNumbers("bounds")
    boundsOrigin = origin
    window?.isListStale = true
    if let layout, layout.isOriginUsed { insetsDidChange() }
  }

  /// Gives the view another size: a window about its corner, others about their center.
  final func resize(to size: CGSize) {
    var place = storedFrame.origin
    if !(self is Window) {
      place.x += (storedFrame.width - size.width) / 2
      place.y += (storedFrame.height - size.height) / 2
    }
    placedFrame = CGRect(origin: place, size: size)
  }

  /// Hides or shows the view.
  final func changeHiding(to isHidden: Bool) {
    isOutOfSight = isHidden
    window?.isListStale = true
    if isHidden { window?.loadedInput?.losesKeys(self) }
    arranger?.arrangedViewDidChange(self)
    visibilityDidChange()
  }
}
