// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The section with the share of a project's sets that adapt, and the contrast of its colors.
enum CoverageSection {
  static func html(_ report: ReportModel) -> String {
    let summary = report.summary
    let rows = [
      ("Colors with a dark variant", summary.colorSetsWithDark),
      ("Colors with a variant for increased contrast", summary.colorSetsWithHighContrast),
    ]
    let items = rows.map { words, count in
      "<li><span>\(words)</span><b>\(count) of \(summary.colorSets)</b>"
        + "\(Bar.html([count], of: summary.colorSets))</li>\n"
    }
    let empty =
      summary.emptyDarkSlots == 0
      ? ""
      : "<p class=\"quiet\">\(Count.text(summary.emptyDarkSlots, "dark slot")) "
        + "\(summary.emptyDarkSlots == 1 ? "has" : "have") no color.</p>\n"
    return "<h2>What adapts</h2>\n<ul class=\"bars\">\n\(items.joined())</ul>\n\(empty)"
      + contrast(report.catalogs)
  }

  // MARK: Contrast

  /// The contrast levels of WCAG: enhanced, for text, and for large text and controls.
  private static let bands: [(words: String, least: Double)] = [
    ("7:1", ContrastLevel.aaa.minimumRatio), ("4.5:1", ContrastLevel.aa.minimumRatio),
    ("3:1", ContrastLevel.nonText.minimumRatio), ("less", 0),
  ]

  /// Returns, for each appearance, the number of colors that reach each ratio on its background.
  private static func contrast(_ catalogs: [ReportCatalog]) -> String {
    var names: [String] = []
    var counts: [String: [Int]] = [:]
    for catalog in catalogs {
      for color in catalog.colors {
        for (appearance, swatch) in zip(catalog.appearances, color.swatches) {
          guard let ratio = swatch.contrast,
            let band = bands.firstIndex(where: { ratio >= $0.least })
          else { continue }
          if counts[appearance.name] == nil { names.append(appearance.name) }
          counts[appearance.name, default: [0, 0, 0, 0]][band] += 1
        }
      }
    }
    let rows = names.map { row($0, counts[$0] ?? []) }
    if rows.isEmpty { return "" }
    let legend = bands.enumerated().map { "<li class=\"band-\($0)\">\($1.words)</li>" }
    return """
      <h2>Contrast of colors on the background</h2>
      <ul class="legend">\(legend.joined())</ul>
      <ul class="bars bands">
      \(rows.joined())</ul>

      """
  }

  private static func row(_ name: String, _ counts: [Int]) -> String {
    let words = zip(bands, counts).map { "\($1) at \($0.words)" }.joined(separator: ", ")
    return "<li><span>\(MarkupText.show(name.capitalizedFirst))</span>"
      + "<b aria-label=\"\(words)\" role=\"img\">\(counts.map(String.init).joined(separator: " · "))"
      + "</b>\(Bar.html(counts, of: counts.reduce(0, +)))</li>\n"
  }
}

/// A bar with parts in proportion to a whole.
enum Bar {
  static func html(_ parts: [Int], of whole: Int) -> String {
    var start = 0
    let rectangles = parts.enumerated().map { place, part -> String in
      defer { start += part }
      return part <= 0
        ? "" : "<rect class=\"band-\(place)\" x=\"\(start)\" width=\"\(part)\" height=\"1\"/>"
    }
    return
      "<svg class=\"bar-line\" viewBox=\"0 0 \(max(whole, 1)) 1\" preserveAspectRatio=\"none\" "
      + "aria-hidden=\"true\">\(rectangles.joined())</svg>"
  }
}
