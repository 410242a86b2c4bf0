// SPDX-License-Identifier: MIT

import ChiaroFindings

/// Small swatches for a finding: the two colors whose contrast was measured, or the color or
/// picture concerned.
///
/// Light and dark stand beside each other where they differ.
enum FindingChips {
  static func html(_ place: Int, _ page: inout ReportPage) -> String {
    let chips = chips(place, &page)
    return chips.isEmpty ? "" : "<div class=\"chips\" aria-hidden=\"true\">\(chips)</div>"
  }

  private static func chips(_ place: Int, _ page: inout ReportPage) -> String {
    let finding = page.report.findings[place]
    if let pair = finding.pair {
      let sides = StyleSides.sides(pair, finding.appearance)?.map(\.colors)
      return (sides ?? [pair.colors]).map { PairChip.html($0, &page) }.joined()
    }
    guard let owner = page.owners[place] else { return "" }
    let names =
      finding.appearance.map { [$0, StyleSides.opposite($0) ?? $0] } ?? ["light", "dark"]
    let appearances = page.report.catalogs[owner.catalog].appearances
    var shown: [(name: String, chip: String, inside: String)] = []
    for (column, appearance) in appearances.enumerated() where names.contains(appearance.name) {
      guard let inside = inside(owner.subject, column, appearance, &page) else { continue }
      let chip = "<i class=\"\(page.appearances.className(appearance))\(inside)</i>"
      shown.append((appearance.name, chip, inside))
    }
    // Where both are the same, one says so.
    if finding.appearance != nil, Set(shown.map(\.inside)).count == 1 {
      shown = shown.filter { $0.name == finding.appearance }
    }
    return shown.map(\.chip).joined()
  }

  /// Returns the end of the opening tag, with a color's class, and the content of the swatch.
  private static func inside(
    _ subject: FindingOwner.Subject, _ column: Int, _ appearance: ReportAppearance,
    _ page: inout ReportPage
  ) -> String? {
    switch subject {
    case .color(let color):
      guard color.swatches.indices.contains(column), let value = color.swatches[column].color
      else { return nil }
      return " \(page.paints.className(value, on: appearance.background))\"><i></i>"
    case .image(let image):
      guard image.views.indices.contains(column), let bytes = image.views[column].thumbnail
      else { return nil }
      let classes = page.pictures.className(bytes, isTemplate: image.isTemplate)
      return "\"><i class=\"\(classes)\"></i>"
    }
  }
}
