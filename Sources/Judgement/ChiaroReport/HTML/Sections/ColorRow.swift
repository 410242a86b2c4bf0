// SPDX-License-Identifier: MIT

import ChiaroColor

/// A row with a color in every appearance of its catalog.
enum ColorRow {
  static func html(
    _ color: ReportColor, _ catalog: ReportCatalog, row: Int, _ page: inout ReportPage
  ) -> String {
    let findings = page.findings(color.findings)
    var html = "<li class=\"row\" id=\"row-\(row)\">"
    html += RowName.html(
      color.name, file: color.file, in: catalog, uses: color.uses,
      screens: page.screensOfColor[color.name] ?? [], findings, &page)
    html += "<ol class=\"cells\">"
    for (appearance, swatch) in zip(catalog.appearances, color.swatches) {
      let marks = RowMarks.inCell(findings, of: appearance, &page)
      html += cell(swatch, appearance, marks, &page)
    }
    return html + "</ol></li>\n"
  }

  private static func cell(
    _ swatch: ReportColor.Swatch, _ appearance: ReportAppearance, _ marks: String,
    _ page: inout ReportPage
  ) -> String {
    let sheet = page.appearances.className(appearance)
    let slot = SlotWords.html(swatch.slot, isOwn: swatch.isOwn)
    let reference = swatch.reference.map { "<q>\(MarkupText.showHeading($0))</q>" } ?? ""
    guard let color = swatch.color else {
      return "<li class=\"\(sheet) void\"><i></i><b>no color</b>\(reference)\(slot)\(marks)</li>"
    }
    let paint = page.paints.className(color, on: appearance.background)
    return "<li class=\"\(sheet) \(paint)\"><i></i>\(value(color))"
      + "\(contrast(swatch.contrast))\(reference)\(slot)\(marks)</li>"
  }

  /// Returns a color's hex text; out of gamut, marked as approximate and followed by the CSS
  /// notation.
  private static func value(_ color: Color) -> String {
    if color.isInGamut(of: .sRGB, tolerance: 0.002) { return "<b>\(color.hexText)</b>" }
    return "<b>≈ \(color.hexText)</b><code>\(color.cssText(decimals: 4))</code>"
  }

  private static func contrast(_ ratio: Double?) -> String {
    guard let ratio, ratio.isFinite else { return "" }
    let levels: [(ContrastLevel, String)] = [
      (.aaa, " AAA"), (.aa, " AA"), (.aaLargeText, " AA large"),
    ]
    let level = levels.first { ratio >= $0.0.minimumRatio }?.1 ?? ""
    return "<span>\(ContrastRatio(ratio))\(level)</span>"
  }
}

/// The name of the matching slot, marked as the appearance's own or shared with an earlier one.
enum SlotWords {
  static func html(_ slot: String, isOwn: Bool) -> String {
    isOwn
      ? "<em class=\"own\">\(MarkupText.show(slot))</em>"
      : "<em>from \(MarkupText.show(slot))</em>"
  }
}
