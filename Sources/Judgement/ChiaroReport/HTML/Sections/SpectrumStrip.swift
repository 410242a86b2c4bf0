// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A strip of all colors of the project side by side, light above and dark below.
enum SpectrumStrip {
  /// The largest number of slices; more would be thinner than a pixel or two.
  private static let mostSlices = 480

  private struct Slice {
    var light: Color
    var lightSheet: ReportAppearance
    var dark: Color
    var darkSheet: ReportAppearance
    var differs: Bool { light != dark }
  }

  static func html(_ page: inout ReportPage) -> String {
    let slices = page.report.catalogs.flatMap(slices).sorted(by: isBefore)
    if slices.isEmpty { return "" }
    let step = (slices.count + mostSlices - 1) / mostSlices
    let shown = stride(from: 0, to: slices.count, by: step).map { slices[$0] }
    let bands = shown.enumerated().map { place, slice in
      band(slice.light, slice.lightSheet, x: place, y: 0, &page)
        + band(slice.dark, slice.darkSheet, x: place, y: 1, &page)
    }
    let ticks = shown.enumerated().filter(\.element.differs).map { place, _ in
      "<path d=\"M\(place) 0h1v1h-1z\"/>"
    }
    let differing = slices.count(where: \.differs)
    return """
      <figure class="spectrum">
      <svg class="strip" viewBox="0 0 \(shown.count) 2" preserveAspectRatio="none" role="img" \
      aria-label="\(Count.text(slices.count, "color")), in light above and in dark below">\
      \(bands.joined())</svg>
      <svg class="ticks" viewBox="0 0 \(shown.count) 1" preserveAspectRatio="none" \
      aria-hidden="true">\(ticks.joined())</svg>
      <figcaption>\(caption(slices.count, step)), light above and dark below: neutral colors \
      first, then by hue. \(differing) of them \(differing == 1 ? "differs" : "differ") in dark; \
      the marks below show which.</figcaption>
      </figure>

      """
  }

  private static func caption(_ count: Int, _ step: Int) -> String {
    step == 1 ? "All \(Count.text(count, "color"))" : "One of every \(step) of the \(count) colors"
  }

  /// Returns the colors of a catalog that are known in both light and dark.
  private static func slices(_ catalog: ReportCatalog) -> [Slice] {
    guard let light = catalog.appearances.firstIndex(where: { $0.name == "light" }),
      let dark = catalog.appearances.firstIndex(where: { $0.name == "dark" })
    else { return [] }
    return catalog.colors.compactMap { color in
      guard color.swatches.indices.contains(max(light, dark)),
        let inLight = color.swatches[light].color, let inDark = color.swatches[dark].color
      else { return nil }
      return Slice(
        light: inLight, lightSheet: catalog.appearances[light], dark: inDark,
        darkSheet: catalog.appearances[dark])
    }
  }

  private static func band(
    _ color: Color, _ sheet: ReportAppearance, x: Int, y: Int, _ page: inout ReportPage
  ) -> String {
    let shape = "d=\"M\(x) \(y)h1v1h-1z\""
    let paint = page.paints.className(color, on: sheet.background)
    let under =
      color.alpha >= 1
      ? "" : "<path class=\"ground \(page.appearances.className(sheet))\" \(shape)/>"
    return under + "<path class=\"\(paint)\" \(shape)/>"
  }

  /// Returns the sorting order: grays first, by lightness; then by hue, and by lightness within a
  /// tenth of the hue circle.
  private static func isBefore(_ left: Slice, _ right: Slice) -> Bool {
    order(left.light) < order(right.light)
  }

  private static func order(_ color: Color) -> (Int, Double) {
    let (lightness, chroma, hue) = {
      let oklch = color.space.convert(color.components, to: .oklch)
      return (oklch.x, oklch.y, oklch.z)
    }()
    return chroma < 0.03 ? (-1, -lightness) : (Int(saturating: hue / 15), -lightness)
  }
}
