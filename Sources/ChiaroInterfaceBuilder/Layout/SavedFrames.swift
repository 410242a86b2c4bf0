// SPDX-License-Identifier: MIT

import ChiaroLayout
import ChiaroViews
import Foundation

/// The frames that a file has for its views, before anything is laid out.
@MainActor
struct SavedFrames {
  private let isTrusted: Bool
  /// How far a constraint may be missed, in points: files round to whole pixels.
  private static let tolerance: CGFloat = 1

  init(_ builder: SceneBuilder) { isTrusted = builder.trustsSavedSizes }

  /// Whether a constraint holds between the frames, as far as they tell.
  func satisfy(_ constraint: LayoutConstraint) -> Bool {
    guard isTrusted, let first = constraint.firstItem,
      let value = value(constraint.firstAttribute, of: first)
    else { return true }
    var wanted = constraint.constant
    if let second = constraint.secondItem {
      guard let other = self.value(constraint.secondAttribute, of: second) else { return true }
      wanted += constraint.multiplier * other
    }
    switch constraint.relation {
    case .equal: return abs(value - wanted) <= Self.tolerance
    case .lessThanOrEqual: return value <= wanted + Self.tolerance
    case .greaterThanOrEqual: return value >= wanted - Self.tolerance
    }
  }

  /// The value of an attribute; nil for guides, margins and baselines, which no frame tells.
  private func value(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem
  ) -> CGFloat? {
    guard let view = item as? View else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    return switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }
}
