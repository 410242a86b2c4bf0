// SPDX-License-Identifier: MIT

package import Foundation

/// A view of a framework whose y may grow upwards, from its lower edge.
///
/// The kernel places, draws and hits every view from the top left: in *placed* coordinates. The
/// view's own properties and arguments are in *its own* coordinates, which rise if `isRising` is
/// true. Other kinds of views have no cost from this.
@MainActor
package protocol RisingCoordinates: View {
  /// Whether the view's own y grows upwards.
  var isRising: Bool { get }
  /// Gives the view a frame in the superview's placed coordinates.
  func place(_ frame: CGRect)
  /// Lets the subviews follow the view's new size.
  func subviewsFollow(from former: CGSize)
  /// The tag where the app set none.
  var tagByDefault: Int { get }
}

extension View {
  /// The tag of a view whose app set none.
  final var usualTag: Int { rising?.tagByDefault ?? 0 }
  private final var rising: (any RisingCoordinates)? {
    hooks.contains(.rising) ? self as? any RisingCoordinates : nil
  }

  /// The height from which the view's own y is counted upwards; nil where it grows downwards.
  package final var risingHeight: CGFloat? {
    guard let rising, rising.isRising else { return nil }
    return storedFrame.height
  }

  /// The height from which the y of what is in the view's layer is counted upwards; nil where it
  /// grows downwards.
  final var layerRise: CGFloat? {
    guard let own = extras?.snapshotLayer else { return nil }
    if hooks.contains(.rising) { return own.isGeometryFlipped ? nil : risingHeight }
    return own.isGeometryFlipped ? storedFrame.height : nil
  }

  /// The frame in the superview's placed coordinates: from the top left, independent of `frame`.
  package final var placedFrame: CGRect {
    get { storedFrame }
    set {
      if let rising { return rising.place(newValue) }
      // A subclass may have a frame of its own, but only without a transform is it this one.
      guard hasTransform else { return frame = newValue }
      if newValue != storedFrame { changeFrame(to: newValue) }
    }
  }

  /// The bounds in placed coordinates.
  package final var placedBounds: CGRect { storedBounds }

  /// Returns a point in the view's own coordinates for one in its placed coordinates, and the other
  /// way round.
  package final func upended(_ point: CGPoint) -> CGPoint {
    guard let height = risingHeight else { return point }
    return CGPoint(x: point.x, y: height - point.y)
  }

  /// Returns a rectangle in the view's own coordinates for one in its placed coordinates, and the
  /// other way round.
  package final func upended(_ rect: CGRect) -> CGRect {
    risingHeight.map(rect.upended) ?? rect
  }

  /// Stands the view below another, or none; a view of own coordinates keeps its frame in them.
  final func stand(below newParent: View?) {
    guard hooks.contains(.rising) else { return parent = newParent }
    let frame = parent?.upended(storedFrame) ?? storedFrame
    parent = newParent
    storedFrame = newParent?.upended(frame) ?? frame
  }

  /// Lets the subviews follow the view's new size.
  final func sizeDidChange(from former: CGSize) {
    guard let rising else {
      if autoresizesSubviews { for child in children { child.followMask(from: former) } }
      return
    }
    let growth = storedFrame.height - former.height
    if growth != 0, rising.isRising { raiseChildren(by: growth) }
    if autoresizesSubviews { rising.subviewsFollow(from: former) }
  }

  /// Moves the subviews along with the lower edge, from which they are placed.
  ///
  /// Constraints place the others, and views of the kernel stand from the top.
  private final func raiseChildren(by growth: CGFloat) {
    for child in children where child.hooks.contains(.rising) && child.isPlacedByHand {
      child.changeFrame(to: child.storedFrame.offsetBy(dx: 0, dy: growth))
    }
  }

  private final var isPlacedByHand: Bool { layout?.isTranslating ?? true }
}

extension CGRect {
  /// Returns the rectangle counted from the other of two edges that are so far apart.
  package func upended(_ height: CGFloat) -> CGRect {
    CGRect(x: origin.x, y: height - maxY, width: width, height: self.height)
  }
}
