// SPDX-License-Identifier: MIT

public import ChiaroRaster
import Foundation

extension View {
  /// Turns, scales or moves the view and everything in it about its center; the identity at first.
  ///
  /// Layout does not see it: `frame` stays what it was. What is turned or sheared is drawn softer.
  ///
  /// Apple counterpart: `transform`, whose `frame` is the rectangle around the result · Source:
  /// UIView.h · Fidelity: approximate
  public final var transform: Transform {
    get { placement?.transform ?? .identity }
    set {
      precondition(newValue.isFinite, "a transform is made of numbers, not \(newValue)")
      guard newValue != transform else { return }
      ensurePlacement().transform = newValue == .identity ? nil : newValue
      window?.isListStale = true
    }
  }

  /// The transform about the center of a frame, or nil for none.
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
