// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation

/// Shows controllers within others: those that container views embed, and the panes of split views.
///
/// Their views are drawn, but are no views of the screen: each has a screen of its own.
@MainActor
struct ControllerEmbedding {
  let reading: ScreenReading
  let budget: ScreenBudget
  /// The controllers around the one that is embedded.
  private var around: Set<String> = []
  private var depth = 0

  private static let deepest = 4

  init(reading: ScreenReading, budget: ScreenBudget) {
    self.reading = reading
    self.budget = budget
  }

  /// Embeds what the views of a part show of other controllers.
  ///
  /// - Parameters:
  ///   - part: the views of a controller
  ///   - chain: the containers around it, and the controller
  mutating func embed(in part: SceneBuilder, of chain: [InterfaceElement]) {
    guard depth < Self.deepest else { return }
    let former = around
    around.formUnion(chain.compactMap(\.objectID))
    depth += 1
    for placed in part.placed where placed.element.isNamed("containerView") {
      let segue = placed.element.list("connections").first {
        $0.isNamed("segue") && $0[attribute: "kind"] == "embed"
      }
      if let controller = segue?[attribute: "destination"].flatMap({
        reading.links.controllers[$0]
      }) {
        show(controller, in: placed.view, placed.view.bounds)
      }
    }
    if let last = chain.last,
      let place = part.placed.first(where: { $0.element.key == "splitView" })
    {
      showPanes(reading.links.panes(of: last), in: place)
    }
    depth -= 1
    around = former
  }

  private mutating func show(_ controller: InterfaceElement, in view: View, _ frame: CGRect) {
    guard let id = controller.objectID, !around.contains(id), !budget.isSpent else { return }
    let chain = reading.chain(from: controller)
    guard let root = chain.last.flatMap({ ScreenReading.root(of: $0) }) else { return }
    let inner = reading.makeBuilder(budget)
    let content = inner.makeView(root)
    let saved = SavedFrames(inner)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    content.frame = frame
    ConstraintReading(inner, saved).activateAll()
    embed(in: inner, of: chain)
  }

  /// Puts panes side by side or below each other; the last one takes what the others leave.
  private mutating func showPanes(_ panes: [InterfaceElement], in split: PlacedElement) {
    let bounds = split.view.bounds
    let isRow = split.element.flag("vertical") == true
    let length = isRow ? bounds.width : bounds.height
    let wishes = panes.map { pane -> CGFloat in
      let chain = reading.chain(from: pane)
      let size = chain.last.flatMap { ScreenReading.root(of: $0) }?.rect(key: "frame")?.size
      return (isRow ? size?.width : size?.height) ?? 100
    }
    let wish = max(1, wishes.reduce(0, +))
    var start: CGFloat = 0
    for (index, pane) in panes.enumerated() {
      let isLast = index == panes.count - 1
      let share = isLast ? length - start : wishes[index] * min(1, length / wish)
      let frame =
        isRow
        ? CGRect(x: start, y: 0, width: max(0, share - (isLast ? 0 : 1)), height: bounds.height)
        : CGRect(x: 0, y: start, width: bounds.width, height: max(0, share - (isLast ? 0 : 1)))
      show(pane, in: split.view, frame)
      if !isLast { addDivider(after: frame, isRow, to: split.view) }
      start += share
    }
  }

  private func addDivider(after frame: CGRect, _ isRow: Bool, to view: View) {
    let line = View(
      frame: isRow
        ? CGRect(x: frame.maxX, y: 0, width: 1, height: frame.height)
        : CGRect(x: 0, y: frame.maxY, width: frame.width, height: 1))
    line.backgroundColor = AppKitFamily.color("separatorColor")
    view.addSubview(line)
  }
}
