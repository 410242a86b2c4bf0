// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// Pictures that are made to do harm: each ends as a small picture or as an error, in a helper that
/// has a fraction of the memory and time that the picture asks for, and does not die of it.
@Suite("Hostile pictures")
struct HostilePictureTests {
  /// What becomes of a picture: its size, or what is wrong with it.
  private func outcome(_ bytes: [UInt8]) -> Result<PixelSize, ImageError> {
    let limits = ImageLimits(byteCount: 16 << 20, pixelCount: 1 << 22, side: 8_000)
    let decoder = PictureServer.decoder(
      limits: limits, timeLimit: .seconds(300), memoryLimit: 1 << 29)
    defer { #expect(decoder.startCount == 1, "the helper had to be started anew") }
    do throws(ImageError) { return .success(try decoder.decode(bytes).bitmap.size) } catch {
      return .failure(error)
    }
  }

  private func kind(_ result: Result<PixelSize, ImageError>) -> ImageError.Kind? {
    if case .failure(let error) = result { error.kind } else { nil }
  }

  // MARK: PNG

  @Test(
    "a PNG whose pixels or profile unpack to a gigabyte is read or refused with little memory",
    .enabled(if: SystemImageDecoder.formats.contains(.png)),
    arguments: [("IDAT", false), ("iCCP", true), ("zTXt", true), ("iTXt", true)])
  func zipBomb(_ chunk: String, _ isExtra: Bool) {
    let bomb = DeflateBomb.zeros(1 << 30)
    #expect(bomb.count < 8 << 20)
    var bytes = PNGWriter.signature
    bytes += PNGWriter.chunk("IHDR", [0, 0, 0, 9, 0, 0, 0, 7, 8, 6, 0, 0, 0])
    let head = chunk == "iTXt" ? "Comment\0\u{1}\0\0\0" : "Comment\0\0"
    if isExtra { bytes += PNGWriter.chunk(chunk, Array(head.utf8) + bomb) }
    let lines = [UInt8](repeating: 0, count: 7 * 37)
    bytes += PNGWriter.chunk("IDAT", isExtra ? PNGWriter.stored(lines) : bomb)
    bytes += PNGWriter.chunk("IEND", [])
    let result = outcome(bytes)
    #expect([nil, .malformed].contains(kind(result)), "\(result)")
    if case .success(let size) = result { #expect(size == PixelSize(width: 9, height: 7)) }
  }

  @Test(
    "a PNG of 100,000 × 100,000 is refused by its header, whatever it holds",
    .enabled(if: SystemImageDecoder.formats.contains(.png)), arguments: [0, 1, 3])
  func hugeHeader(interlaced: UInt8) {
    var bytes = PNGWriter.signature
    let side: [UInt8] = .bigEndian(100_000, count: 4)
    bytes += PNGWriter.chunk("IHDR", side + side + [8, 6, 0, 0, interlaced])
    bytes += PNGWriter.chunk("IDAT", DeflateBomb.zeros(1 << 26)) + PNGWriter.chunk("IEND", [])
    #expect([.tooLarge, .malformed].contains(kind(outcome(bytes))))
  }

  // MARK: SVG

  static let ownReferences: [(String, String)] = [
    ("a group of itself", ##"<g id="a"><use href="#a"/></g>"##),
    ("two of each other", ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##),
    (
      "a pattern of itself",
      ##"<pattern id="a" width="1" height="1"><path fill="url(#a)" d="M0 0h9v9z"/></pattern><path fill="url(#a)" d="M0 0h9v9z"/>"##
    ),
    (
      "a mask of itself",
      ##"<mask id="a"><g mask="url(#a)"><path d="M0 0h9v9z"/></g></mask><path mask="url(#a)" d="M0 0h9v9z"/>"##
    ),
    (
      "a clip of itself",
      ##"<clipPath id="a" clip-path="url(#a)"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>"##
    ),
    (
      "a marker of itself",
      ##"<marker id="a"><path marker-start="url(#a)" d="M0 0h9"/></marker><path marker-start="url(#a)" d="M0 0h9"/>"##
    ),
    (
      "a gradient of itself",
      ##"<linearGradient id="a" href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/>"##
    ),
    (
      "a filter that draws its user",
      ##"<filter id="a"><feImage href="#b"/></filter><path id="b" filter="url(#a)" d="M0 0h9v9z"/>"##
    ),
    ("a symbol in itself", ##"<symbol id="a"><use href="#a"/></symbol><use href="#a"/>"##),
  ]

  @Test(
    "an SVG that refers to itself is drawn without it, or refused",
    .enabled(if: SystemImageDecoder.formats.contains(.svg)), arguments: ownReferences)
  func recursion(_ name: String, _ content: String) {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\(content)</svg>
      """
    let result = outcome(Array(text.utf8))
    #expect([nil, .malformed].contains(kind(result)), "\(name): \(result)")
  }

  // MARK: PDF

  private static let page = "/Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]"
  private static let form = "/Type /XObject /Subtype /Form /BBox [0 0 9 9]"

  /// Objects from the first on; the first is the catalog.
  static let loops: [(String, [String])] = [
    (
      "pages of themselves", ["/Type /Catalog /Pages 2 0 R", "/Type /Pages /Kids [2 0 R] /Count 1"]
    ),
    (
      "a page that is its own parent",
      [
        "/Type /Catalog /Pages 2 0 R", "/Type /Pages /Kids [3 0 R] /Count 1",
        "/Type /Page /Parent 3 0 R",
      ]
    ),
    (
      "a form in itself",
      [
        "/Type /Catalog /Pages 2 0 R", "/Type /Pages /Kids [3 0 R] /Count 1",
        "\(page) /Resources << /XObject << /F 4 0 R >> >> /Contents 4 0 R",
        "\(form) /Resources << /XObject << /F 4 0 R >> >>\n/F Do",
      ]
    ),
    (
      "forms that multiply",
      [
        "/Type /Catalog /Pages 2 0 R", "/Type /Pages /Kids [3 0 R] /Count 1",
        "\(page) /Resources << /XObject << /F 4 0 R >> >> /Contents 5 0 R",
        "\(form) /Resources << /XObject << /F 6 0 R >> >>\n/F Do /F Do /F Do /F Do",
        "\n/F Do /F Do /F Do",
        "\(form) /Resources << /XObject << /F 4 0 R >> >>\n/F Do /F Do /F Do /F Do",
      ]
    ),
    (
      "a pattern in itself",
      [
        "/Type /Catalog /Pages 2 0 R", "/Type /Pages /Kids [3 0 R] /Count 1",
        "\(page) /Resources << /Pattern << /P 4 0 R >> >> /Contents 5 0 R",
        "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 1 /YStep 1"
          + " /Resources << /Pattern << /P 4 0 R >> >>\n/Pattern cs /P scn 0 0 9 9 re f",
        "\n/Pattern cs /P scn 0 0 9 9 re f",
      ]
    ),
    (
      "contents of themselves",
      [
        "/Type /Catalog /Pages 2 0 R", "/Type /Pages /Kids [3 0 R] /Count 1",
        "\(page) /Contents [3 0 R 4 0 R]", "\n0 0 1 rg 0 0 9 9 re f",
      ]
    ),
  ]

  @Test(
    "a PDF that leads in circles is drawn as far as it can be, or refused",
    .enabled(if: PictureServer.readsPDF), arguments: loops)
  func pdfLoops(_ name: String, _ objects: [String]) {
    for hasLoopedTable in [false, true] {
      let result = outcome(Self.pdf(objects, hasLoopedTable: hasLoopedTable))
      #expect([nil, .malformed].contains(kind(result)), "\(name): \(result)")
    }
  }

  /// A file of objects: a dictionary each, and a stream where there is a second line.
  private static func pdf(_ objects: [String], hasLoopedTable: Bool) -> [UInt8] {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      let parts = object.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      text += "\(index + 1) 0 obj\n<< \(parts[0])"
      text +=
        parts.count == 1
        ? " >>" : " /Length \(parts[1].utf8.count) >>\nstream\n\(parts[1])\nendstream"
      text += "\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    // A table that says that it continues itself.
    let previous = hasLoopedTable ? " /Prev \(table)" : ""
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R\(previous) >>\n"
    return Array((text + "startxref\n\(table)\n%%EOF\n").utf8)
  }
}
