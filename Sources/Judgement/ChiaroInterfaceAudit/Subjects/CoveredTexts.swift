// SPDX-License-Identifier: MIT

import ChiaroProject

/// A search for texts that are not seen where their file has them: those under something that is
/// drawn over them, and those that share their place with another, of which code shows one.
struct CoveredTexts {
  private let file: InterfaceSubject
  private var steps = 0

  /// The largest number of views that are looked at, for all texts of a file.
  private static let mostSteps = 100_000
  /// How far the edges of two alternates differ, in points.
  private static let tolerance = 4.0

  init(_ file: InterfaceSubject) { self.file = file }

  /// Returns whether a text lies under an overlay, or has an alternate.
  mutating func contain(_ text: InterfaceElement) -> Bool {
    if hasAlternate(text) { return true }
    var view = text
    var center = Frame(view)?.center
    while let point = center, let outer = GroundSearch.superview(of: view) {
      if isCovered(view, at: point) { return true }
      view = outer
      center = Frame(view).map { ($0.x + point.x, $0.y + point.y) }
    }
    return false
  }

  /// Whether a view that stands behind another in the file, and so before it on the screen, covers
  /// a point.
  private mutating func isCovered(_ view: InterfaceElement, at point: Frame.Point) -> Bool {
    guard let siblings = view.parent, siblings.isNamed("subviews") else { return false }
    var isLater = false
    for sibling in siblings.children {
      steps += 1
      if steps > Self.mostSteps { return false }
      if sibling == view { isLater = true }
      guard isLater, sibling != view, sibling.flag("hidden") != true,
        Frame(sibling)?.contains(point) == true
      else { continue }
      if covers(sibling) { return true }
    }
    return false
  }

  private func covers(_ view: InterfaceElement) -> Bool {
    if ViewKinds.isPicture(view) { return view.isNamed("visualEffectView") || isFilled(view) }
    return isFilled(view)
  }

  /// Whether a view has a color of its own all over.
  private func isFilled(_ view: InterfaceElement) -> Bool {
    guard ViewKinds.drawsBackground(view), view.decimal("alpha") ?? 1 > 0.05,
      let color = view.child(key: "backgroundColor"), color.isNamed("color"),
      let value = file.resolved(InterfaceColor(color))
    else { return false }
    return !value.isClear
  }

  /// Whether another text has the same place and stands in it in the same way.
  private mutating func hasAlternate(_ text: InterfaceElement) -> Bool {
    guard let siblings = text.parent, siblings.isNamed("subviews"),
      siblings.parent?.isNamed("stackView") != true, let frame = Frame(text)
    else { return false }
    for sibling in siblings.children {
      steps += 1
      if steps > Self.mostSteps { return false }
      if sibling != text, sibling.name == text.name, sibling.flag("hidden") != true,
        sibling[attribute: "textAlignment"] == text[attribute: "textAlignment"],
        let other = Frame(sibling), frame.isNear(other, within: Self.tolerance)
      {
        return true
      }
    }
    return false
  }
}

extension Frame {
  /// Returns whether all edges are near those of another frame; frames of no size have none.
  fileprivate func isNear(_ other: Frame, within distance: Double) -> Bool {
    width > 0 && height > 0
      && [
        x - other.x, y - other.y, x + width - other.x - other.width,
        y + height - other.y - other.height,
      ].allSatisfy { abs($0) <= distance }
  }
}
