// SPDX-License-Identifier: MIT

public import ChiaroRaster
import Foundation

extension View {
  /// The transform of the view and its subviews, around the view's center; the default is the
  /// identity.
  ///
  /// Layout ignores it: `bounds` and `center` keep their values, and `frame` becomes the bounding
  /// rectangle of the transformed view. Rotated or skewed content looks slightly blurred.
  ///
  /// - Precondition: all components are finite
  ///
  /// Apple counterpart: `transform` · Source: UIView.h · Fidelity: exact
  public final var transform: Transform {
    get { placement?.transform ?? .identity }
    set {
      precondition(newValue.isFinite, "a transform must consist of numbers, not \(newValue)")
      guard newValue != transform else { return }
      if Motion.current != nil { move(.transform) }
      ensurePlacement().transform = newValue == .identity ? nil : newValue
      window?.isListStale = true
    }
  }

  /// Returns the transform about the center of a frame; nil if there is none.
  final func transform(about frame: Rectangle) -> Transform? {
    guard let transform = placement?.transform else { return nil }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    return Transform.translation(x: -x, y: -y).followed(by: transform)
      .followed(by: .translation(x: x, y: y))
  }

  final var hasTransform: Bool { placement?.transform != nil }

  /// The smallest rectangle around what the transform makes of the view.
  ///
  /// Views whose y may rise have the frame without it, as in AppKit.
  final var transformedFrame: CGRect {
    guard let transform = placement?.transform, !hooks.contains(.rising) else { return storedFrame }
    let (across, down) = (transform.across, transform.down)
    let (width, height) = (storedFrame.width, storedFrame.height)
    let size = CGSize(
      width: across.x * width + down.x * height, height: across.y * width + down.y * height)
    return CGRect(
      x: storedFrame.midX + CGFloat(transform.tx) - size.width / 2,
      y: storedFrame.midY + CGFloat(transform.ty) - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the frame without the transform of which the smallest rectangle around the transformed
  /// view is another; where there is none, such as of a view scaled to nothing, the size stays.
  final func untransformed(_ frame: CGRect) -> CGRect {
    guard let transform = placement?.transform, !hooks.contains(.rising) else { return frame }
    let (across, down) = (transform.across, transform.down)
    let area = across.x * down.y - down.x * across.y
    var size = CGSize(
      width: (down.y * frame.width - down.x * frame.height) / area,
      height: (across.x * frame.height - across.y * frame.width) / area)
    if !(size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity) {
      size = storedFrame.size
    }
    return CGRect(
      x: frame.midX - CGFloat(transform.tx) - size.width / 2,
      y: frame.midY - CGFloat(transform.ty) - size.height / 2,
      width: size.width, height: size.height)
  }

  final func ensurePlacement() -> ViewPlacement {
    let placement = placement ?? ViewPlacement()
    self.placement = placement
    return placement
  }
}

extension Transform {
  /// The width and height that a point of width becomes.
  fileprivate var across: CGPoint {
    CGPoint(x: CGFloat(a.magnitude), y: CGFloat(b.magnitude))
  }
  /// The width and height that a point of height becomes.
  fileprivate var down: CGPoint { CGPoint(x: CGFloat(c.magnitude), y: CGFloat(d.magnitude)) }
}
