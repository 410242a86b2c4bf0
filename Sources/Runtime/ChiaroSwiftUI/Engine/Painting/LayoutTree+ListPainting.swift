// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import Foundation

/// A section of a list as it is painted.
struct PaintedSection {
  /// The rows, from the top.
  var rows: [Int]
  /// The card around them.
  var card: CGRect
  var form: ShapeForm
}

/// A line between rows.
struct PaintedSeparator {
  var frame: CGRect
  var color: DynamicColor
}

extension LayoutTree {
  /// The sections of a list, with their rows.
  func sections(of element: Int, _ metrics: ListMetrics) -> [PaintedSection] {
    var sections: [(number: Int, rows: [Int])] = []
    for child in children(element).map({ Int($0) }) {
      guard let part = part(in: child), part.role == .row, elements[child].final >= 0 else {
        continue
      }
      if sections.last?.number == part.section {
        sections[sections.count - 1].rows.append(child)
      } else {
        sections.append((part.section, [child]))
      }
    }
    let form = ShapeForm.rounded(radius: metrics.radius, isContinuous: metrics.isContinuous)
    return sections.map { section in
      let frames = section.rows.map { elements[$0].frame }
      let card = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      return PaintedSection(rows: section.rows, card: onPixels(card, of: element), form: form)
    }
  }

  /// The lines between the rows of a section (statements SU183, SU185, SU186).
  func separators(
    of section: PaintedSection, _ metrics: ListMetrics
  ) -> [PaintedSeparator] {
    section.rows.enumerated().compactMap { index, row in
      let isLast = index == section.rows.count - 1
      guard !isLast || metrics.closesSections else { return nil }
      let next = isLast ? nil : rows[section.rows[index + 1]]?.topSeparator
      guard rows[row]?.bottomSeparator ?? true, next ?? true else { return nil }
      return separator(below: row, in: section.card, metrics)
    }
  }

  private func separator(
    below row: Int, in card: CGRect, _ metrics: ListMetrics
  ) -> PaintedSeparator {
    let environment = environment(of: row)
    let line = metrics.separatorLine ?? environment.pixelLength
    let frame = elements[row].frame
    let isMirrored = environment.layoutDirection == .rightToLeft
    let text = firstText(in: row)
    let ends =
      isMirrored
      ? (card.minX + metrics.separatorEnd, text?.maxX ?? frame.maxX - metrics.rowInset)
      : (text?.minX ?? frame.minX + metrics.rowInset, card.maxX - metrics.separatorEnd)
    let color =
      rows[row]?.separatorTint.map { palette.paint($0, in: environment).color }
      ?? ListMetrics.separator(environment.release)
    return PaintedSeparator(
      frame: onPixels(
        CGRect(x: ends.0, y: frame.maxY - line, width: max(0, ends.1 - ends.0), height: line),
        of: row),
      color: color)
  }

  /// The frame of the first text in an element; nil without text.
  private func firstText(in element: Int) -> CGRect? {
    guard elements[element].final >= 0 else { return nil }
    if case .text = elements[element].kind { return elements[element].frame }
    guard elements[element].flags.contains(.text) else { return nil }
    return children(element).lazy.compactMap { self.firstText(in: Int($0)) }.first
  }
}
