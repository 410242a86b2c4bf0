// SPDX-License-Identifier: MIT

/// Small swatches for a finding: the two colors whose contrast was measured, or the color or
/// picture concerned.
///
/// The color or picture is shown in the finding's appearance, or in light and in dark if the
/// finding is about all appearances.
enum FindingChips {
  static func html(_ place: Int, _ page: inout ReportPage) -> String {
    let chips = chips(place, &page)
    return chips.isEmpty ? "" : "<div class=\"chips\" aria-hidden=\"true\">\(chips)</div>"
  }

  private static func chips(_ place: Int, _ page: inout ReportPage) -> String {
    if let pair = page.report.findings[place].pair { return PairChip.html(pair, &page) }
    guard let owner = page.owners[place] else { return "" }
    let names = page.report.findings[place].appearance.map { [$0] } ?? ["light", "dark"]
    let appearances = page.report.catalogs[owner.catalog].appearances
    return appearances.enumerated().compactMap { column, appearance -> String? in
      guard names.contains(appearance.name),
        let inside = inside(owner.subject, column, appearance, &page)
      else { return nil }
      return "<i class=\"\(page.appearances.className(appearance))\(inside)</i>"
    }.joined()
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
