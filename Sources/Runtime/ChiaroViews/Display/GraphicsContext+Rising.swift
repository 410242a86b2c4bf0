// SPDX-License-Identifier: MIT

import ChiaroRaster
package import Foundation

// Where y grows upwards, everything that has a place is turned as it is recorded. A transform is
// turned before and after: drawing inside of it is turned likewise, which undoes the former turn.

extension GraphicsContext {
  /// Runs `body` with y growing downward, and with the rectangle converted to these coordinates.
  ///
  /// It is for code that lays out lines or parts of its own within the rectangle.
  package func upright(_ rect: CGRect, _ body: (CGRect) -> Void) {
    guard let height = risingHeight else { return body(rect) }
    risingHeight = nil
    body(rect.upended(height))
    risingHeight = height
  }

  /// Runs `body` with y growing downwards.
  package func upright(_ body: () -> Void) {
    let height = risingHeight
    risingHeight = nil
    body()
    risingHeight = height
  }

  /// Returns a rectangle as it is recorded: from the top.
  func placed(_ rect: CGRect) -> Rectangle {
    Rectangle(risingHeight.map(rect.upended) ?? rect)
  }

  func placed(_ path: Path) -> Path {
    guard let risingHeight else { return path }
    return path.transformed(by: .turn(Float(risingHeight)))
  }

  func placed(_ transform: Transform) -> Transform {
    guard let risingHeight else { return transform }
    let height = Float(risingHeight)
    return Transform(
      a: transform.a, b: -transform.b, c: -transform.c, d: transform.d,
      tx: transform.tx + transform.c * height,
      ty: height * (1 - transform.d) - transform.ty)
  }

  func placed(_ geometry: Gradient.Geometry) -> Gradient.Geometry {
    guard risingHeight != nil else { return geometry }
    // Points are shares of the filled rectangle's sides.
    let turn = Transform.turn(1)
    return switch geometry {
    case .linear(let from, let to): .linear(from: turn(from), to: turn(to))
    case .radial(let center, let radius): .radial(center: turn(center), radius: radius)
    }
  }
}

extension Transform {
  /// The transform that counts y from the other of two edges that are so far apart.
  static func turn(_ height: Float) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
  }
}
