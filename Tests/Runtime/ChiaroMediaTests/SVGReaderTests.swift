// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroMedia

@Suite(.enabled(if: SystemImageDecoder.formats.contains(.svg)))
struct SVGReaderTests {
  private func decode(
    _ text: String, _ size: VectorSize = .pixelsPerPoint(1)
  ) throws -> DecodedImage {
    try SystemImageDecoder().decode(Array(text.utf8), hints: ImageHints(vectorSize: size))
  }

  private static func svg(_ attributes: String, _ content: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    \(attributes)>\(content)</svg>
    """
  }

  @Test("shapes are drawn on nothing, at one pixel a point")
  func natural() throws {
    let image = try decode(Samples.svg)
    #expect(image.bitmap.size == PixelSize(width: 24, height: 12))
    #expect(image.bitmap.alphaState == .premultiplied)
    #expect(image.bitmap.channels(6, 6) == [255, 0, 0, 255])
    #expect(image.bitmap.channels(18, 6) == [0, 0, 0, 0])
    #expect(
      image.facts
        == ImageFacts(
          format: .svg, bitsPerChannel: 8, hasAlphaChannel: true, isFullyOpaque: false,
          profile: .none, pointSize: PointSize(width: 24, height: 12)))
    #expect(image.facts.isVector)
  }

  @Test(
    "namespaces of Illustrator, which are not absolute, are no failure",
    arguments: [
      (#"xmlns:x="ns_extend;""#, #"xmlns:x="urn:ns_extend;""#),
      (#"xmlns='ns_sfw;' x="1""#, #"xmlns='urn:ns_sfw;' x="1""#),
      (#"xmlns = "a" xmlnsa="b""#, nil), (#"xmlns:x="http://a""#, nil), (#"xmlns="""#, nil),
      (#"xmlns:x"#, nil), (#"xmlns:x="open"#, nil), ("xx x", nil), ("", nil),
    ])
  func namespaces(_ text: String, _ expected: String?) throws {
    let absolute = XMLNamespaces.absolute(Array(text.utf8))
    #expect(String(decoding: absolute, as: UTF8.self) == expected ?? text)
  }

  @Test("a picture with such a namespace inside is drawn")
  func relativeNamespace() throws {
    let content = #"<metadata><sfw xmlns="ns_sfw;"/></metadata><rect width="4" height="4"/>"#
    let image = try decode(Self.svg(#"width="4" height="4""#, content))
    #expect(image.bitmap.channels(1, 1) == [0, 0, 0, 255])
  }

  @Test("translucent shapes are premultiplied")
  func translucent() throws {
    let half = #"<rect width="4" height="4" fill="lime" opacity="0.6"/>"#
    let image = try decode(Self.svg(#"width="4" height="4""#, half))
    #expect(image.bitmap.channels(1, 1) == [0, 153, 0, 153])
  }

  @Test("a picture can be drawn larger or smaller")
  func scaled() throws {
    let double = try decode(Samples.svg, .pixelsPerPoint(2)).bitmap
    #expect(double.size == PixelSize(width: 48, height: 24))
    #expect(double.channels(23, 12) == [255, 0, 0, 255])
    #expect(double.channels(24, 12) == [0, 0, 0, 0])
    let small = try decode(Samples.svg, .fitting(side: 6)).bitmap
    #expect(small.size == PixelSize(width: 6, height: 3))
    #expect(small.channels(2, 1) == [255, 0, 0, 255])
  }

  struct Size: Sendable {
    var attributes: String
    var width: Double
    var height: Double
  }

  static let sizes = [
    Size(attributes: #"width="10" height="20""#, width: 10, height: 20),
    Size(attributes: #"width="10px" height="20px" viewBox="0 0 1 1""#, width: 10, height: 20),
    Size(attributes: #"width="1in" height="72pt""#, width: 96, height: 96),
    Size(attributes: #"viewBox="5 5 30 40""#, width: 30, height: 40),
    Size(attributes: #"width="100%" height="100%" viewBox="0 0 30 40""#, width: 30, height: 40),
    Size(attributes: "", width: 300, height: 150),
  ]

  @Test(
    "the size comes from width and height, the view box, or is that of browsers", arguments: sizes)
  func size(_ test: Size) throws {
    let points = try #require(try decode(Self.svg(test.attributes)).facts.pointSize)
    #expect(points == PointSize(width: test.width, height: test.height))
  }

  @Test(
    "a picture without extent is malformed",
    arguments: [#"width="0" height="5""#, #"viewBox="0 0 0 0""#])
  func empty(attributes: String) {
    let error = #expect(throws: ImageError.self) { try decode(Self.svg(attributes)) }
    #expect(error?.kind == .malformed)
  }

  @Test("text that is no whole XML is malformed", arguments: ["<svg", "<svg>", "<svg><g></svg>"])
  func malformed(text: String) {
    let error = #expect(throws: ImageError.self) { try decode(text) }
    #expect(error?.kind == .malformed)
  }

  // MARK: What must not be loaded

  /// Pictures that try to show the file `red.svg` or `red.png` of a folder.
  static let references = [
    #"<image xlink:href="FOLDER/red.png" width="8" height="8"/>"#,
    #"<image href="FOLDER/red.png" width="8" height="8"/>"#,
    #"<image href="FOLDER/red.svg" width="8" height="8"/>"#,
    #"<image href="red.png" width="8" height="8"/>"#,
    #"<use href="FOLDER/red.svg#red"/>"#,
    #"<use xlink:href="FOLDER/red.svg#red"/>"#,
    #"<rect width="8" height="8" fill="url(FOLDER/red.svg#paint) none"/>"#,
    #"<rect width="8" height="8" style="fill:none;filter:url(FOLDER/red.svg#flood)"/>"#,
    #"<style>@import url("FOLDER/red.css");</style><rect width="8" height="8" fill="none"/>"#,
    #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="FOLDER/red.svg"/>"#,
    #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="FOLDER/red.css"/>"#,
    ##"<filter id="f"><feImage href="FOLDER/red.png"/></filter><rect width="8" height="8" filter="url(#f)"/>"##,
  ]

  @Test("nothing outside the file is shown", arguments: references)
  func outside(content: String) throws {
    try withRedFolder { folder in
      for address in [folder, "file://" + folder] {
        let text = content.replacingOccurrences(of: "FOLDER", with: address)
        guard let image = try? decode(Self.svg(#"width="8" height="8""#, text)) else { continue }
        #expect(image.bitmap.opaqueFraction == 0, "\(text)")
        #expect(image.bitmap.channels(4, 4) == [0, 0, 0, 0], "\(text)")
      }
    }
  }

  @Test("no entity is read from a file")
  func externalEntity() throws {
    try withRedFolder { folder in
      for address in [folder, "file://" + folder] {
        let text = """
          <!DOCTYPE svg [<!ENTITY red SYSTEM "\(address)/red.txt">]>
          \(Self.svg(#"width="8" height="8""#, "&red;"))
          """
        guard let image = try? decode(text) else { continue }
        #expect(image.bitmap.channels(4, 4) == [0, 0, 0, 0])
      }
    }
  }

  @Test("a style sheet beside the file is not read")
  func styleSheet() throws {
    try withRedFolder { folder in
      let text = """
        <?xml-stylesheet href="file://\(folder)/red.css"?>
        \(Self.svg(#"width="8" height="8""#, #"<rect width="8" height="8" fill="none"/>"#))
        """
      let image = try decode(text)
      #expect(image.bitmap.channels(4, 4) == [0, 0, 0, 0])
    }
  }

  @Test("a picture inside the file is shown")
  func embedded() throws {
    let png = PNGWriter(colorType: 2, width: 8, height: 8) { _, _ in [255, 0, 0] }
    let data = Data(png.bytes).base64EncodedString()
    let content = #"<image href="data:image/png;base64,\#(data)" width="8" height="8"/>"#
    let image = try decode(Self.svg(#"width="8" height="8""#, content))
    #expect(image.bitmap.channels(4, 4) == [255, 0, 0, 255])
  }

  private func withRedFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "chiaro-svg-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let rect = #"<rect id="red" width="8" height="8" fill="red"/>"#
    let paint = """
      <linearGradient id="paint"><stop stop-color="red"/></linearGradient>
      <filter id="flood"><feFlood flood-color="red"/></filter>
      """
    let png = PNGWriter(colorType: 2, width: 8, height: 8) { _, _ in [255, 0, 0] }
    try AtomicFile.write(png.bytes, toPath: folder + "/red.png")
    try AtomicFile.write(
      Self.svg(#"width="8" height="8""#, rect + paint), toPath: folder + "/red.svg")
    try AtomicFile.write("rect { fill: red !important }", toPath: folder + "/red.css")
    try AtomicFile.write(rect, toPath: folder + "/red.txt")
    try body(folder)
  }

  // MARK: Bombs

  @Test("entities that multiply are refused")
  func entityBomb() {
    let entities = (1...9).map { level in
      let inner = String(repeating: "&e\(level - 1);", count: 10)
      return #"<!ENTITY e\#(level) "\#(inner)">"#
    }
    let text = """
      <!DOCTYPE svg [<!ENTITY e0 "<rect width='1' height='1'/>">\(entities.joined())]>
      \(Self.svg(#"width="8" height="8""#, "&e9;"))
      """
    let error = #expect(throws: ImageError.self) { try decode(text) }
    #expect(error?.kind == .malformed)
  }

  @Test("references that multiply are refused")
  func useBomb() {
    let groups = (1...9).map { level in
      let uses = String(repeating: ##"<use href="#g\##(level - 1)"/>"##, count: 10)
      return #"<g id="g\#(level)">\#(uses)</g>"#
    }
    let content = #"<defs><rect id="g0" width="1" height="1"/>\#(groups.joined())</defs>"#
    let text = Self.svg(#"width="8" height="8""#, content + ##"<use href="#g9"/>"##)
    let error = #expect(throws: ImageError.self) { try decode(text) }
    #expect(error?.kind == .malformed)
  }

  @Test("elements nested very deeply are refused or drawn")
  func deep() {
    let content = String(repeating: "<g>", count: 5_000) + String(repeating: "</g>", count: 5_000)
    _ = try? decode(Self.svg(#"width="8" height="8""#, content))
  }
}
