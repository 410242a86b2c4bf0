// SPDX-License-Identifier: MIT

import ChiaroControls
package import ChiaroViews
package import Foundation

extension NodeView {
  /// What there is to say about the innermost view at a point of this view; nil for none.
  ///
  /// The nodes are evaluated once more, in the environment and the room in which they are shown,
  /// and with the same state. Nothing that is shown changes.
  package func inspection(at point: CGPoint) -> NodeInspection? {
    guard let tree, !(tree.bounds.isEmpty) else { return nil }
    let again = LayoutTree(stage: stage, palette: palette, store: store)
    again.trace = InspectionTrace()
    again.keptControls = kept
    stage.performAsCurrent {
      again.build(root(), in: EnvironmentValues(base: untrackedTraits))
    }
    again.layOut(in: tree.bounds, safeArea: tree.safeArea)
    let found = again.element(at: point) { identity in
      (kept[identity] as? NodeScrollView)?.contentOffset ?? .zero
    }
    return found.map { again.inspection(of: $0, traitOrigins()) }
  }
}

extension KernelView {
  /// What there is to say about the view of SwiftUI at a point of this view; nil where no nodes
  /// are shown.
  package func inspectedNode(at point: CGPoint) -> NodeInspection? {
    for view in subviews.reversed() where !view.isHidden && view.alpha > 0 {
      let place = view.convert(point, from: self)
      guard view.bounds.contains(place) else { continue }
      if let found = view.inspectedNode(at: place) { return found }
    }
    return (self as? NodeView)?.inspection(at: point)
  }
}
