// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroMedia

@Suite("Pictures by name")
struct MediaPictureSourceTests {
  static let size = PixelSize(width: 32, height: 24)

  @Test("a symbol is a mask of the size", .enabled(if: CairoPathRasterizer() != nil))
  func symbol() throws {
    let source = MediaPictureSource()
    guard case .mask(let mask) = source.picture(.symbol("bell"), size: Self.size) else {
      Issue.record("no mask")
      return
    }
    #expect(mask.size == Self.size)
    #expect(mask.area > 20)
    #expect(source.diagnostics == [])
    #expect(
      MediaPictureSource(symbolWeight: 900).picture(.symbol("bell"), size: Self.size)
        != .mask(mask))
  }

  @Test("an unknown symbol is told once", .enabled(if: CairoPathRasterizer() != nil))
  func unknownSymbol() {
    let source = MediaPictureSource()
    for side in [16, 24, 24] {
      let size = PixelSize(width: side, height: side)
      #expect(source.picture(.symbol("no.such"), size: size) != nil)
    }
    #expect(source.diagnostics.map(\.id) == ["unknown-symbol"])
    #expect(source.diagnostics.first?.location.file == "no.such")
  }

  @Test("a file is decoded once", .enabled(if: SystemImageDecoder.formats.contains(.png)))
  func file() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.bytes(.png), to: "picture.png")
    let source = MediaPictureSource()
    let picture = try #require(source.picture(.file(path), size: Self.size))
    guard case .bitmap(let bitmap) = picture else {
      Issue.record("no bitmap")
      return
    }
    #expect(bitmap == (try SystemImageDecoder().decode(Samples.bytes(.png)).bitmap))
    try folder.write("changed", to: "picture.png")
    #expect(source.picture(.file(path), size: PixelSize(width: 5, height: 5)) == picture)
    #expect(source.diagnostics == [])
  }

  @Test("a vector is drawn for each size", .enabled(if: SystemImageDecoder.formats.contains(.svg)))
  func vector() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.bytes(.svg), to: "picture.svg")
    let source = MediaPictureSource()
    for side in [48, 96] {
      let size = PixelSize(width: side, height: side / 2)
      guard case .bitmap(let bitmap) = source.picture(.file(path), size: size) else {
        Issue.record("no bitmap")
        return
      }
      #expect(bitmap.size == size)
    }
  }

  @Test(
    "a picture's own size is that of the file, in points by the scale that is told or in its name",
    .enabled(if: SystemImageDecoder.formats.isSuperset(of: [.png, .svg])))
  func naturalSize() throws {
    let folder = try TemporaryFolder()
    let pixels = try SystemImageDecoder().decode(Samples.bytes(.png)).bitmap.size
    let source = MediaPictureSource()
    for (name, told, scale) in [
      ("a.png", nil, 1), ("a@2x.png", nil, 2), ("a@3x~ipad.png", nil, 3), ("a@3x.png", nil, 3),
      ("a.b@2x.png", nil, 2), ("a@2x.b.png", nil, 1), ("a.png", 2, 2), ("a@2x.png", 3, 3),
      ("a@2x.png", 1, 1), ("a~b@2x.png", nil, 2), ("a@2x.png", 0, 2), ("a.png", -1, 1),
      ("a.png", .nan, 1), ("a.png", .infinity, 1),
    ] as [(String, Double?, Double)] {
      let path = try folder.write(Samples.bytes(.png), to: name)
      #expect(
        source.naturalSize(of: .file(path, scale: told))
          == PointSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale))
    }
    let vector = try folder.write(Samples.bytes(.svg), to: "a@2x.svg")
    let points = try SystemImageDecoder().decode(Samples.bytes(.svg)).facts.pointSize
    #expect(source.naturalSize(of: .file(vector)) == points)
    #expect(source.naturalSize(of: .symbol("bell")) == nil)
    #expect(source.diagnostics == [])
    #expect(source.naturalSize(of: .file("\(folder.path)/none.png")) == nil)
    #expect(source.naturalSize(of: .file("\(folder.path)/none.png")) == nil)
    #expect(source.diagnostics.map(\.id) == ["unreadable-picture"])
  }

  @Test("what is not there or no picture is left out and told")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("hello", to: "text.png")
    let source = MediaPictureSource()
    for name in ["/nowhere.png", path, ""] {
      #expect(source.picture(.file(name), size: Self.size) == nil)
    }
    #expect(source.diagnostics.map(\.id) == .init(repeating: "unreadable-picture", count: 3))
  }

  @Test("sizes that are none give nothing", arguments: [0, -1, 1 << 40])
  func sizes(_ side: Int) {
    let size = PixelSize(width: max(side, 0), height: 10)
    #expect(MediaPictureSource().picture(.symbol("bell"), size: size) == nil)
  }

  @Test("the shelf forgets before it is too full")
  func shelf() {
    var shelf = PictureShelf()
    let side = 4_096
    let size = PixelSize(width: side, height: side)
    let mask = CoverageMask(size: size, bytes: [UInt8](repeating: 1, count: side * side))
    for index in 0..<4 { shelf.keep(.mask(mask), .named("\(index)"), size) }
    #expect(shelf.byteCount == PictureShelf.capacity)
    #expect(shelf.picture("0", size) != nil)
    shelf.keep(.mask(mask), "4", size)
    #expect(shelf.byteCount == side * side)
    #expect(shelf.picture("0", size) == nil)
    #expect(shelf.picture("4", size) != nil)
    shelf.keep(.mask(mask), "4", size)
    #expect(shelf.byteCount == side * side)
  }
}
