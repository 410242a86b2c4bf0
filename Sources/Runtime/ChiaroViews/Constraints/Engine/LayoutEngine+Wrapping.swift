// SPDX-License-Identifier: MIT

import Foundation

// The height of wrapped text depends on its width, and linear constraints cannot say how. So there
// are two passes, as in UIKit. In the first such content asks for the width that it takes without
// wrapping, which tells how much it can get; in the second it asks for the size that it has at that
// width. Where the second pass changes the width once more, the height follows.

extension LayoutEngine {
  /// Solves the equations, with the sizes of wrapping content for the widths that result.
  func solveWithWrapping() {
    for node in wrapping { node.unwrap(in: self) }
    solver.solve()
    guard !wrapping.isEmpty else { return }
    for node in wrapping { node.wrap(in: self) }
    solver.solve()
    for _ in 0..<3 {
      let late = wrapping.filter { $0.adjustHeight(in: self) }
      guard !late.isEmpty else { return }
      solver.solve()
    }
  }

  /// Tells wrapping content at what width it was measured, so that it answers with that size.
  func applyWrapping() {
    for node in wrapping {
      guard let view = node.item as? View, let layout = view.layout else { continue }
      layout.wrappingWidth = node.wrapped?.width ?? .infinity
    }
  }

  /// Records whether the content of an item wraps.
  func noteWrapping(of node: LayoutNode, in view: View?) {
    let wraps = view.map { $0.hasWrappingContent && !isFixed($0) } ?? false
    guard wraps != node.wraps else { return }
    node.wraps = wraps
    node.wrapped = nil
    node.isNarrowed = false
    if wraps { wrapping.append(node) } else { wrapping.removeAll { $0 === node } }
  }
}

extension LayoutNode {
  /// The difference of widths that counts as none, in points.
  private static let tolerance: CGFloat = 0.001
  /// How much less than other content of the same priority wrapping content resists being narrow.
  private static let yielding: Float = 0.5

  /// The priority with which wrapping content resists becoming narrower.
  ///
  /// Text that can go on in the next line gives way before what would be cut off.
  static func yieldingPriority(_ priority: Float) -> Float {
    priority < 1_000 ? max(1, priority - yielding) : priority
  }

  /// Asks for the width without wrapping again.
  fileprivate func unwrap(in engine: LayoutEngine) {
    guard isNarrowed else { return }
    isNarrowed = false
    demand(width: natural.width, in: engine)
  }

  /// Asks for the size at the width that resulted.
  fileprivate func wrap(in engine: LayoutEngine) {
    guard let view = item as? View, let width = solvedWidth(in: engine) else { return }
    guard width > 0, width < natural.width - Self.tolerance else {
      if wrapped != nil { demand(height: natural.height, in: engine) }
      wrapped = nil
      return
    }
    measure(view, at: width)
    guard let wrapped else { return }
    demand(height: wrapped.size.height, in: engine)
    // Where nothing can change the width, such as between two edges, there is no need to ask.
    guard let variable = self[.width], !engine.solver.isDetermined(variable) else { return }
    isNarrowed = true
    demand(width: min(wrapped.size.width, width), in: engine)
  }

  /// Asks for another height if the width is no longer that at which it was measured; returns
  /// whether it did.
  fileprivate func adjustHeight(in engine: LayoutEngine) -> Bool {
    guard let view = item as? View, let width = solvedWidth(in: engine), width > 0 else {
      return false
    }
    let former = wrapped?.width ?? natural.width
    let needed = min(wrapped?.size.width ?? natural.width, former)
    guard width < needed - Self.tolerance || wrapped != nil && width > former + Self.tolerance
    else { return false }
    let height = wrapped?.size.height ?? natural.height
    measure(view, at: width)
    guard let wrapped, wrapped.size.height != height else { return false }
    demand(height: wrapped.size.height, in: engine)
    return true
  }

  private func measure(_ view: View, at width: CGFloat) {
    if let wrapped, abs(wrapped.width - width) < Self.tolerance { return }
    wrapped = (width, view.contentSize(wrappedAt: width))
  }

  /// The width in whole pixels, rounded down so that what was measured fits the frame.
  private func solvedWidth(in engine: LayoutEngine) -> CGFloat? {
    guard let view = item as? View, let variable = self[.width] else { return nil }
    let scale = view.pixelScale
    let width = CGFloat(engine.solver.value(of: variable))
    return ((width + Self.tolerance) * scale).rounded(.down) / scale
  }

  private func demand(width: CGFloat, in engine: LayoutEngine) {
    guard let view = item as? View else { return }
    for demand in contentDemands(view, .width, width) { engine.update(demand, of: self) }
  }

  private func demand(height: CGFloat, in engine: LayoutEngine) {
    guard let view = item as? View else { return }
    for demand in contentDemands(view, .height, height) { engine.update(demand, of: self) }
  }
}

extension View {
  /// Returns the size of the content at a width; infinity for no wrapping.
  final func contentSize(wrappedAt width: CGFloat) -> CGSize {
    let layout = ensureLayout()
    let former = layout.wrappingWidth
    layout.wrappingWidth = width
    defer { layout.wrappingWidth = former }
    return correctedContentSize
  }
}
