// SPDX-License-Identifier: MIT

import ChiaroLayout
import ChiaroViews
import Foundation

/// The frames that a file has for its views.
@MainActor
struct SavedFrames {
  /// The frames in the coordinates of the outermost view.
  private let frames: [ObjectIdentifier: CGRect]
  /// How far a constraint may be missed, in points: files round to whole pixels.
  private static let tolerance: CGFloat = 1

  /// Looks at the views of a part of a screen before anything is laid out; where the sizes of the
  /// file are not trusted, at none.
  init(_ builder: SceneBuilder) {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for placed in builder.placed
    where builder.trustsSavedSizes && placed.element.rect(key: "frame") != nil {
      frames[ObjectIdentifier(placed.view)] = placed.view.convert(placed.view.bounds, to: nil)
    }
    self.frames = frames
  }

  /// Returns the frame of a view in a view around it; nil where the file does not tell.
  func frame(of view: View, in outer: View) -> CGRect? {
    guard let frame = frames[ObjectIdentifier(view)], let outer = frames[ObjectIdentifier(outer)]
    else { return nil }
    return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }

  /// Returns the size of a view; nil where the file does not tell.
  func size(of view: View) -> CGSize? { frames[ObjectIdentifier(view)]?.size }

  /// Whether a constraint holds between the frames, as far as they tell.
  func satisfy(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem, let value = value(constraint.firstAttribute, of: first)
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
    guard let view = item as? View, let frame = frames[ObjectIdentifier(view)] else { return nil }
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
