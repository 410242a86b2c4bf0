// SPDX-License-Identifier: MIT

package import Foundation

/// The margins and lengths of a view that change when its superview is resized.
///
/// Flexible margins and lengths share the change of the superview's length in proportion to their
/// own lengths, or equally if all are 0. A view without flexible margins and lengths keeps its size
/// and its distance from the top left corner.
///
/// Apple counterpart: `UIView.AutoresizingMask` · Source: UIView.h; autoresizingMask · Fidelity:
/// exact
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An option that makes the distance from the left edge flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// An option that makes the width flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// An option that makes the distance from the right edge flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// An option that makes the distance from the top edge flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// An option that makes the height flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// An option that makes the distance from the bottom edge flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// Returns the frame of a view after its superview's size changed from `old` to `new`.
  package func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.share(
      new.width - old.width, [frame.minX, frame.width, old.width - frame.maxX],
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(contains))
    let (y, height) = Self.share(
      new.height - old.height, [frame.minY, frame.height, old.height - frame.maxY],
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(contains))
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// Returns the first two of three lengths after the flexible ones absorbed a difference.
  private static func share(
    _ difference: CGFloat, _ lengths: [CGFloat], _ isFlexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let flexible = lengths.indices.filter { isFlexible[$0] }
    let total = flexible.reduce(0) { $0 + lengths[$1] }
    var lengths = lengths
    for index in flexible {
      let part = total == 0 ? 1 / CGFloat(flexible.count) : lengths[index] / total
      lengths[index] += difference * part
    }
    return (lengths[0], lengths[1])
  }
}
