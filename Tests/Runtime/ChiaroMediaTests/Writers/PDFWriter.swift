// SPDX-License-Identifier: MIT

/// Writes small PDFs: pages of one size, each with its drawing.
///
/// Source: ISO 32000-2 §7.5.
struct PDFWriter {
  /// The media box, as text.
  var box = "0 0 24 12"
  /// The drawing operators of each page.
  var pages = ["1 0 0 rg 0 0 12 12 re f"]
  /// More entries of each page's dictionary.
  var pageEntries = ""

  /// The whole file.
  var bytes: [UInt8] {
    let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
    ]
    for (index, drawing) in pages.enumerated() {
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents \(4 + 2 * index) 0 R"
          + " /Resources << >> \(pageEntries) >>")
      objects.append("<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream")
    }
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }
}
