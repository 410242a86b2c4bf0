// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation

/// The safe area that a scene had when it was saved, as far as its own frames tell.
///
/// The canvas of each Xcode has other insets for the same device, and bars of other heights. A view
/// that is tied to an edge of the safe area tells by its frame where that edge was.
struct SafeAreaReading {
  /// The inset above; nil where no view tells.
  private(set) var top: CGFloat?
  /// The inset below; nil where no view tells.
  private(set) var bottom: CGFloat?

  /// Looks at the constraints between the subviews of a controller's view and its safe area.
  ///
  /// - Parameters:
  ///   - root: the controller's view
  ///   - guides: the identifiers of the guides whose edge is that of the safe area, above and below
  init(_ root: InterfaceElement, guides: (top: Set<String>, bottom: Set<String>)) {
    guard let height = root.rect(key: "frame")?.height else { return }
    var frames: [String: CGRect] = [:]
    for child in root.list("subviews") {
      guard let id = child.objectID, child.flag("misplaced") != true else { continue }
      frames[id] = child.rect(key: "frame")
    }
    for constraint in root.list("constraints") where constraint.isNamed("constraint") {
      guard let tie = Tie(constraint, guides.top.union(guides.bottom)),
        let frame = frames[tie.view]
      else { continue }
      if tie.isTop, guides.top.contains(tie.guide) {
        top = top ?? Self.plausible(frame.minY - tie.distance)
      } else if !tie.isTop, guides.bottom.contains(tie.guide) {
        bottom = bottom ?? Self.plausible(height - frame.maxY + tie.distance)
      }
    }
  }

  private static func plausible(_ inset: CGFloat) -> CGFloat? {
    (0...260).contains(inset) ? inset : nil
  }

  /// A required equation between an edge of a view and the edge of a guide.
  private struct Tie {
    var view: String
    var guide: String
    var isTop: Bool
    /// How far the view's edge is below the guide's.
    var distance: CGFloat

    /// Reads a constraint in which a guide is one of the items; nil for others.
    init?(_ element: InterfaceElement, _ guides: Set<String>) {
      guard element[attribute: "relation"] == nil, element[attribute: "priority"] == nil,
        let first = element[attribute: "firstItem"], let second = element[attribute: "secondItem"],
        let edge = element[attribute: "firstAttribute"],
        let otherEdge = element[attribute: "secondAttribute"]
      else { return nil }
      let constant = element.number("constant") ?? 0
      // The old guides are bars: their far edges are those of the safe area.
      let isSame = edge == otherEdge
      let isTopOfBar = Set([edge, otherEdge]) == ["top", "bottom"]
      guard isSame && ["top", "bottom"].contains(edge) || isTopOfBar else { return nil }
      let isFirstGuide = guides.contains(first)
      view = isFirstGuide ? second : first
      guide = isFirstGuide ? first : second
      isTop = (isFirstGuide ? otherEdge : edge) == "top"
      distance = isFirstGuide ? -constant : constant
    }
  }
}
