// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// A view of AppKit that says where its subviews stand for its size.
///
/// The places are those of a layout from left to right; where the layout runs the other way, they
/// are shown in a mirror.
class PlacedView: NSView {
  private var places: [(view: NSView, frame: (NSSize) -> NSRect)] = []

  /// Adds a view at a place that follows from the size of this one.
  func place(_ child: NSView, _ frame: @escaping (NSSize) -> NSRect) {
    addSubview(child)
    places.append((child, frame))
  }

  override var isFlipped: Bool { true }
  override func layout() {
    super.layout()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for place in places {
      var frame = place.frame(bounds.size)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      place.view.frame = frame
    }
  }
}
