// SPDX-License-Identifier: MIT

import ChiaroControls
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
    abs(miss(of: constraint) ?? 0) <= Self.tolerance
  }

  /// How much larger the constant of a constraint has to be for the frames to satisfy it; nil where
  /// they do not tell.
  func miss(of constraint: LayoutConstraint) -> CGFloat? {
    guard let first = constraint.firstItem, !Self.isOfContent(first, constraint.secondItem),
      let value = value(constraint.firstAttribute, of: first)
    else { return nil }
    var wanted = constraint.constant
    if let second = constraint.secondItem {
      guard let other = self.value(constraint.secondAttribute, of: second) else { return nil }
      wanted += constraint.multiplier * other
    }
    let miss = value - wanted
    return switch constraint.relation {
    case .equal: miss
    case .lessThanOrEqual: max(0, miss)
    case .greaterThanOrEqual: min(0, miss)
    }
  }

  /// Whether a constraint between two items ties one to the content of a scrolling view, whose size
  /// no frame tells.
  private static func isOfContent(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> Bool {
    guard let one = first as? View, let other = second as? View else { return false }
    return one is ScrollView && other.isDescendant(of: one)
      || other is ScrollView && one.isDescendant(of: other)
  }

  /// The value of an attribute; nil for guides and margins, which no frame tells.
  private func value(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem
  ) -> CGFloat? {
    guard let view = item as? View, let frame = frames[ObjectIdentifier(view)] else { return nil }
    return switch attribute {
    case .firstBaseline:
      baseline(of: view.forFirstBaselineLayout) { $0.minY + $1.baselineOffsets.first }
    case .lastBaseline:
      baseline(of: view.forLastBaselineLayout) { $0.maxY - $1.baselineOffsets.last }
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

  private func baseline(of text: View, in frame: (CGRect, View) -> CGFloat) -> CGFloat? {
    frames[ObjectIdentifier(text)].map { frame($0, text) }
  }
}
