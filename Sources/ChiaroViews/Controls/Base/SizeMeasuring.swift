// SPDX-License-Identifier: MIT

import Foundation

/// A view that knows how much room its content takes.
@MainActor
protocol SizeMeasuring: View {
  /// The size of the content, no wider than what is offered where it can be broken.
  func measuredSize(within size: CGSize) -> CGSize
}

extension View {
  /// The size that a view asks for: its content's, else the one it has.
  final func preferredSize(within size: CGSize) -> CGSize {
    (self as? any SizeMeasuring)?.measuredSize(within: size) ?? frame.size
  }
}

extension CGRect {
  /// The part of the rectangle that is left inside of insets.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// A rectangle of a size in the middle of this one.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
