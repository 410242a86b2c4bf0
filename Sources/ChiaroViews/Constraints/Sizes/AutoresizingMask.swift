// SPDX-License-Identifier: MIT

import Foundation

/// Which distances of a view give way when its superview's size changes.
///
/// Those that do share the difference in proportion to their lengths; where all are 0, equally. A
/// view without any keeps its place from the top left.
///
/// Apple counterpart: `UIView.AutoresizingMask` · Source: UIView.h; autoresizingMask · Fidelity:
/// exact
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Makes a mask of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// Where a frame comes to lie when the size around it changes.
  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.share(
      new.width - old.width, [frame.minX, frame.width, old.width - frame.maxX],
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(contains))
    let (y, height) = Self.share(
      new.height - old.height, [frame.minY, frame.height, old.height - frame.maxY],
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(contains))
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// The first two of three lengths after those that give way took up a difference.
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

extension View {
  /// Which distances give way when the superview's size changes; none by default.
  public final var autoresizingMask: AutoresizingMask {
    get { layout?.mask ?? [] }
    set { ensureLayout().mask = newValue }
  }

  /// Whether the masks of subviews are followed; the default is true.
  public final var autoresizesSubviews: Bool {
    get { layout?.autoresizesSubviews ?? true }
    set { ensureLayout().autoresizesSubviews = newValue }
  }

  /// Does what follows from another frame for subviews and constraints.
  final func frameDidChange(from former: CGRect) {
    if former.size != frame.size, autoresizesSubviews {
      for child in children {
        guard let layout = child.layout, layout.isTranslating, !layout.mask.isEmpty else {
          continue
        }
        child.frame = layout.mask.frame(child.frame, from: former.size, to: frame.size)
      }
    }
    if let layout, layout.isItem, layout.isTranslating {
      layoutRoot.layout?.engine?.markChanged(self)
    }
    if LayoutEngine.areInsetsUsed { layoutRoot.layout?.engine?.markInsetsChanged() }
  }
}
