// SPDX-License-Identifier: MIT

public import ChiaroRaster
import Foundation

extension View {
  /// The transform of the view and its subviews about the view's center; the default is the
  /// identity.
  ///
  /// Layout ignores it: `frame` keeps its value. Rotated or skewed content is drawn less sharp.
  ///
  /// - Precondition: all components are finite
  ///
  /// Apple counterpart: `transform`, whose `frame` is the rectangle around the result · Source:
  /// UIView.h · Fidelity: approximate
  public final var transform: Transform {
    get { placement?.transform ?? .identity }
    set {
      precondition(newValue.isFinite, "a transform is made of numbers, not \(newValue)")
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

  final func ensurePlacement() -> ViewPlacement {
    let placement = placement ?? ViewPlacement()
    self.placement = placement
    return placement
  }
}
