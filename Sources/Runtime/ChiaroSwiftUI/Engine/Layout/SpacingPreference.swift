// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// What a view wishes at one of its edges: how far its neighbor stays away.
struct EdgePreference: Hashable {
  /// The size of the text at the edge, in points; 0 for none.
  var textSize: CGFloat = 0
  /// What the distance of lines adds to the height of a line of that text.
  var textLead: CGFloat = 0
  /// Whether something other than text is at the edge.
  var hasOther = false

  /// Whether nothing is kept away, as by a spacer.
  var isNothing: Bool { textSize == 0 && !hasOther }
  private var isText: Bool { textSize > 0 && !hasOther }

  static let nothing = EdgePreference()
  static let other = EdgePreference(hasOther: true)
  static func text(_ font: Font.Resolved) -> EdgePreference {
    EdgePreference(
      textSize: font.font.pointSize, textLead: max(0, font.pitch - font.lineHeight))
  }

  mutating func merge(_ edge: EdgePreference) {
    if edge.textSize > textSize { (textSize, textLead) = (edge.textSize, edge.textLead) }
    hasOther = hasOther || edge.hasOther
  }

  /// The distance that everything but text keeps on iOS.
  static let usual: CGFloat = 8

  /// Returns the distance between two views, one above the other.
  ///
  /// Source: swiftui-metrics, table 2, measured in pictures of iOS 16 to 26. Below a text, 16
  /// points large, other views keep 8 points, below one of 27 points 16.7; in between is a line.
  static func vertical(_ upper: EdgePreference, _ lower: EdgePreference) -> CGFloat {
    if upper.isNothing || lower.isNothing { return 0 }
    if upper.isText, lower.isText { return lower.textLead }
    var gap = usual
    if upper.textSize > 0, lower.hasOther { gap = max(gap, 8 + (upper.textSize - 16) * 0.7878) }
    if lower.textSize > 0, upper.hasOther { gap = max(gap, lower.textSize * 0.3667) }
    return gap
  }

  /// Returns the distance between two views, one beside the other.
  static func horizontal(_ left: EdgePreference, _ right: EdgePreference) -> CGFloat {
    left.isNothing || right.isNothing ? 0 : usual
  }
}

/// What a view wishes at its four edges (statements SU18–SU24).
struct SpacingPreference: Hashable {
  var top = EdgePreference.other
  var bottom = EdgePreference.other
  var leading = EdgePreference.other
  var trailing = EdgePreference.other

  static let usual = SpacingPreference()
  static let nothing = SpacingPreference(
    top: .nothing, bottom: .nothing, leading: .nothing, trailing: .nothing)

  static func text(_ font: Font.Resolved) -> SpacingPreference {
    SpacingPreference(top: .text(font), bottom: .text(font))
  }

  /// Returns the preference with padding on some edges.
  func padded(_ insets: EdgeInsets) -> SpacingPreference {
    var copy = self
    if insets.top != 0 { copy.top = .other }
    if insets.bottom != 0 { copy.bottom = .other }
    if insets.leading != 0 { copy.leading = .other }
    if insets.trailing != 0 { copy.trailing = .other }
    return copy
  }

  /// Returns what views wish together that stand along an axis, or on top of each other for nil.
  static func merged(_ parts: [SpacingPreference], along axis: Axis?) -> SpacingPreference {
    guard var whole = parts.first, let last = parts.last else { return .nothing }
    for part in parts.dropFirst() {
      if axis != .vertical {
        whole.top.merge(part.top)
        whole.bottom.merge(part.bottom)
      }
      if axis != .horizontal {
        whole.leading.merge(part.leading)
        whole.trailing.merge(part.trailing)
      }
    }
    if axis == .vertical { whole.bottom = last.bottom }
    if axis == .horizontal { whole.trailing = last.trailing }
    return whole
  }

  /// Returns the distance to a view that follows along an axis.
  func distance(to next: SpacingPreference, along axis: Axis) -> CGFloat {
    axis == .vertical
      ? EdgePreference.vertical(bottom, next.top)
      : EdgePreference.horizontal(trailing, next.leading)
  }
}
