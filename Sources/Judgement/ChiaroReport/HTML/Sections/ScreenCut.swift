// SPDX-License-Identifier: MIT

/// The part of a screen that a finding is about, light beside dark.
enum ScreenCut {
  static func html(_ place: Int, _ page: inout ReportPage) -> String {
    guard let mark = page.marks[place], page.report.screens.indices.contains(mark.screen) else {
      return ""
    }
    let screen = page.report.screens[mark.screen]
    guard let size = screen.pictures.first.flatMap({ PNGHeader($0.bytes) }) else { return "" }
    let cut = page.cuts.className(mark.frame, within: (Double(size.width), Double(size.height)))
    let parts = screen.pictures.map { picture in
      let shown = page.pictures.className(picture.bytes, isTemplate: false)
      return "<i class=\"\(shown)\" title=\"\(MarkupText.show(picture.appearance))\"></i>"
    }
    return "<a class=\"cut \(cut)\" href=\"#screen-\(mark.screen)\""
      + " aria-label=\"The screen \(MarkupText.show(screen.name))\">\(parts.joined())</a>"
  }
}
