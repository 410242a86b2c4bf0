// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Returns a guide of an element with an answer: the one that a view in it sets, or the usual.
  func guide(_ key: AlignmentKey, _ axis: Axis, of element: Int, _ answer: Int) -> CGFloat {
    if let own = explicitGuide(key, axis, of: element, answer) { return own }
    return key.usual(answers[answer].size[axis])
      ?? key.id.defaultValue(in: ViewDimensions(self, element, answer))
  }

  /// Returns a guide that a view in an element sets; nil where none does.
  func explicitGuide(
    _ key: AlignmentKey, _ axis: Axis, of element: Int, _ answer: Int
  ) -> CGFloat? {
    let flags = elements[element].flags
    guard flags.contains(.guides) || key.isBaseline && flags.contains(.text) else { return nil }
    switch elements[element].kind {
    case .text:
      let text = texts[Int(elements[element].text)]
      switch key.builtin {
      case .firstBaseline: return text.firstBaseline
      case .lastBaseline: return text.lastBaseline(answers[answer].size)
      default: return nil
      }
    case .modifier(.guide(let own, let value)) where own == key:
      let child = child(element)
      let proposal = answers[answer].proposal
      return value(ViewDimensions(self, child, self.answer(child, proposal)))
    case .modifier(.offset), .modifier(.position):
      // Drawing is moved, the guides stay with the layout.
      return guideOfChild(key, axis, element, answer, moves: false)
    case .modifier, .layered, .button: return guideOfChild(key, axis, element, answer)
    case .scroll, .geometry, .control: return nil
    default: return merged(key, axis, element, answer)
    }
  }

  private func guideOfChild(
    _ key: AlignmentKey, _ axis: Axis, _ element: Int, _ answer: Int, moves: Bool = true
  ) -> CGFloat? {
    let first = Int(answers[answer].placements)
    guard first >= 0 else { return nil }
    let placement = placements[first]
    let child = child(element)
    let known = self.answer(child, placement.proposal)
    guard let own = explicitGuide(key, axis, of: child, known) else { return nil }
    return moves ? own + placement.origin[axis] : own
  }

  /// The guides of several children as one: the first baseline is the topmost, the last the
  /// bottommost, others are averaged (statements SU34, SU35).
  private func merged(
    _ key: AlignmentKey, _ axis: Axis, _ element: Int, _ answer: Int
  ) -> CGFloat? {
    let first = Int(answers[answer].placements)
    guard first >= 0 else { return nil }
    var values: [CGFloat] = []
    for (index, child) in children(element).enumerated() {
      let placement = placements[first + index]
      guard placement.origin.x.isFinite else { continue }
      let known = self.answer(Int(child), placement.proposal)
      if let own = explicitGuide(key, axis, of: Int(child), known) {
        values.append(own + placement.origin[axis])
      }
    }
    switch key.builtin {
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    default: return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
