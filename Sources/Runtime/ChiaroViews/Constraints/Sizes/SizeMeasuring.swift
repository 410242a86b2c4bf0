// SPDX-License-Identifier: MIT

package import Foundation

/// A view that can measure its content.
@MainActor
package protocol SizeMeasuring: View {
  /// Returns the size of the content; content that wraps is no wider than the proposed size.
  func measuredSize(within size: CGSize) -> CGSize
  /// Whether the content determines the size; otherwise constraints must.
  var hasSizeOfItsOwn: Bool { get }
}

extension SizeMeasuring {
  package var hasSizeOfItsOwn: Bool { true }

  /// The intrinsic size: the measured size, without the dimensions that fill the available space.
  var sizeOfItsOwn: CGSize {
    let none = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    guard hasSizeOfItsOwn else { return none }
    let size = measuredSize(within: CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(
      width: size.width.isFinite ? size.width : none.width,
      height: size.height.isFinite ? size.height : none.height)
  }
}

extension View {
  /// Returns the size that fits the content within a size; the current size if there is no content.
  package final func preferredSize(within size: CGSize) -> CGSize {
    (self as? any SizeMeasuring)?.measuredSize(within: size) ?? frame.size
  }
}

extension CGRect {
  /// Returns a rectangle of a size, centered in this one.
  package func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
