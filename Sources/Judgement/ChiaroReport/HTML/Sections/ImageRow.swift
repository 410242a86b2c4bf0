// SPDX-License-Identifier: MIT

/// A row with a set of pictures in every appearance of its catalog.
enum ImageRow {
  static func html(
    _ image: ReportImage, _ catalog: ReportCatalog, row: Int, _ page: inout ReportPage
  ) -> String {
    let findings = page.findings(image.findings)
    let tag = image.isTemplate ? "\(image.kind), template" : image.kind
    var html = "<li class=\"row image\" id=\"row-\(row)\">"
    html += RowName.html(
      image.name, tag: tag, file: image.file, in: catalog, uses: image.uses, findings, &page)
    html += "<ol class=\"cells\">"
    for (appearance, view) in zip(catalog.appearances, image.views) {
      let marks = RowMarks.inCell(findings, of: appearance, &page)
      html += cell(view, image, appearance, marks, &page)
    }
    return html + "</ol></li>\n"
  }

  private static func cell(
    _ view: ReportImage.View, _ image: ReportImage, _ appearance: ReportAppearance,
    _ marks: String, _ page: inout ReportPage
  ) -> String {
    let sheet = page.appearances.className(appearance)
    let picture = picture(view, image, appearance, &page)
    let name = view.isOwn ? view.filename.map { "<b>\(MarkupText.showFileName($0))</b>" } ?? "" : ""
    let caption =
      view.caption.isEmpty || !(view.isOwn || view.thumbnail == nil)
      ? "" : "<span>\(MarkupText.show(view.caption))</span>"
    let slot = SlotWords.html(view.slot, isOwn: view.isOwn)
    return "<li class=\"\(sheet)\">\(picture)\(name)\(caption)\(slot)\(marks)</li>"
  }

  private static func picture(
    _ view: ReportImage.View, _ image: ReportImage, _ appearance: ReportAppearance,
    _ page: inout ReportPage
  ) -> String {
    guard let bytes = view.thumbnail else { return "<i class=\"void\"></i>" }
    let classes = page.pictures.className(bytes, isTemplate: image.isTemplate)
    let label = MarkupText.show("\(image.name), \(appearance.name)")
    return
      "<i class=\"picture\"><i class=\"\(classes)\" role=\"img\" aria-label=\"\(label)\"></i></i>"
  }
}
