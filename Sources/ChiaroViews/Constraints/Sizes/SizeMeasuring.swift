// SPDX-License-Identifier: MIT

import Foundation

/// A view that knows how much room its content takes.
@MainActor
protocol SizeMeasuring: View {
  /// The size of the content, no wider than what is offered where it can be broken.
  func measuredSize(within size: CGSize) -> CGSize
  /// Whether the content alone decides the size; else constraints must.
  var hasSizeOfItsOwn: Bool { get }
}

extension SizeMeasuring {
  var hasSizeOfItsOwn: Bool { true }

  /// The measured size, without the lengths that fill what is offered.
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
  /// The size that a view asks for: its content's, else the one it has.
  final func preferredSize(within size: CGSize) -> CGSize {
    (self as? any SizeMeasuring)?.measuredSize(within: size) ?? frame.size
  }
}

extension CGRect {
  /// A rectangle of a size in the middle of this one.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
