// SPDX-License-Identifier: MIT

/// The small swatches or pictures of a finding's object, in the finding's appearance or, when it
/// concerns all, in light and in dark.
enum FindingChips {
  static func html(_ place: Int, _ page: inout ReportPage) -> String {
    guard let owner = page.owners[place] else { return "" }
    let names = page.report.findings[place].appearance.map { [$0] } ?? ["light", "dark"]
    let appearances = page.report.catalogs[owner.catalog].appearances
    let chips = appearances.enumerated().compactMap { column, appearance -> String? in
      guard names.contains(appearance.name),
        let inside = inside(owner.subject, column, appearance, &page)
      else { return nil }
      return "<i class=\"\(page.appearances.className(appearance))\(inside)</i>"
    }
    return chips.isEmpty ? "" : "<div class=\"chips\" aria-hidden=\"true\">\(chips.joined())</div>"
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
