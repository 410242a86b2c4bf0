// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

extension Kit {
  /// A transform; nil for what is none.
  func transform(_ value: Value) -> CGAffineTransform? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var transform = transform(call) ?? .identity
    for change in hosted.modifiers {
      if let next = self.transform(change) { transform = next.concatenating(transform) }
    }
    return transform
  }

  private func transform(_ call: HostCall) -> CGAffineTransform? {
    let read = KitCall(kit: self, name: call.name, arguments: call.arguments, place: call.place)
    let bounded = { (length: CGFloat) in KitGeometry.bounded(length) }
    if let x = read.number("scaleX") {
      return CGAffineTransform(scaleX: bounded(x), y: bounded(read.number("y") ?? 1))
    }
    if let x = read.number("translationX") {
      return CGAffineTransform(translationX: bounded(x), y: bounded(read.number("y") ?? 0))
    }
    let angle = call.name == "rotated" ? read.number("by") : read.number("rotationAngle")
    return angle.map { CGAffineTransform(rotationAngle: bounded($0)) }
  }
}
