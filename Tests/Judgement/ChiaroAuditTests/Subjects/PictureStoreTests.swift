// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroRaster
import ChiaroSource
import Synchronization
import Testing

@testable import ChiaroAudit

@Suite("Picture store")
struct PictureStoreTests {
  /// Counts how often each path is read.
  private final class Disk: Sendable {
    private let reads = Mutex<[String: Int]>([:])
    var counts: [String: Int] { reads.withLock { $0 } }

    func read(_ path: String) -> [UInt8]? {
      reads.withLock { $0[path, default: 0] += 1 }
      return path == "none" ? nil : ExamplePicture.bytes("black disc", path)
    }
  }

  @Test("a picture is read once, also when it is not there")
  func once() {
    let disk = Disk()
    let store = PictureStore(decoder: ExamplePicture.Decoder()) { disk.read($0) }
    for _ in 0..<3 {
      #expect(store.picture(at: "a.png") != nil)
      #expect(store.picture(at: "none") == nil)
    }
    #expect(disk.counts == ["a.png": 1, "none": 1])
  }

  @Test("many threads that ask for many pictures get the same answers")
  func concurrent() async {
    let store = PictureStore(decoder: ExamplePicture.Decoder()) { Disk().read($0) }
    store.load(
      Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).png", PictureQuestions()) }))
    let hashes = await withTaskGroup(of: [Bool].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).map { store.picture(at: "\($0).png") != nil } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(hashes.allSatisfy { $0.allSatisfy { $0 } })
  }

  /// Counts the pictures that it decodes, with what was asked; the budget is for `count` of them.
  private final class Decoder: ImageDecoder {
    let formats: Set<ImageFormat> = [.png]
    private let hints = Mutex<[ImageHints]>([])
    private let count: Int

    init(upTo count: Int = .max) { self.count = count }

    var asked: [ImageHints] { hints.withLock { $0 } }

    func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage {
      let number = self.hints.withLock { known in
        known.append(hints)
        return known.count
      }
      if number > count { throw ImageError(.leftOut, .png, "too many") }
      let words = Array(bytes.prefix { $0 != UInt8(ascii: "@") })
      var image = try ExamplePicture.Decoder().decode(words, hints: hints)
      image.preview = image.bitmap
      return image
    }
  }

  @Test("what rules measure and what a report shows come from one decoding")
  func previews() throws {
    let decoder = Decoder()
    let previews = PicturePreviews(side: 16) { [UInt8($0.size.width)] }
    let store = PictureStore(decoder: decoder, previews: previews) { Disk().read($0) }
    store.load(["a.png": PictureQuestions(backdrop: 0, asksChroma: true, isShown: true)])
    for _ in 0..<3 {
      #expect(store.picture(at: "a.png")?.preview == [32])
      #expect(store.measures(at: "a.png")?.largestChroma != nil)
    }
    #expect(decoder.asked == [ImageHints(previewSide: 16)])
  }

  @Test("files of one content are decoded once for each thing that is asked")
  func copies() throws {
    let decoder = Decoder()
    let disk = Disk()
    let store = PictureStore(decoder: decoder) { disk.read($0) }
    for name in ["a", "b", "c"] {
      #expect(store.picture(at: "\(name).png") != nil)
      store.load(["\(name)-dark.png": PictureQuestions(backdrop: 0)])
      #expect(store.measures(at: "\(name)-dark.png")?.edges != nil)
    }
    #expect(decoder.asked.count == 2)
    #expect(disk.counts.count == 6)
    let digests = Set(["a.png", "b.png", "c-dark.png"].map { store.picture(at: $0)?.digest })
    #expect(digests.count == 1)
  }

  @Test(
    "a vector is drawn again for its small picture only where that is larger, and the file small",
    arguments: [(16, 100, 16, 2), (64, 100, 64, 3), (64, 40_000, 32, 2)])
  func vectors(_ side: Int, _ byteCount: Int, _ width: UInt8, _ times: Int) throws {
    let decoder = VectorDecoder()
    let previews = PicturePreviews(side: side) { [UInt8($0.size.width)] }
    let store = PictureStore(decoder: decoder, previews: previews) { path in
      let text = "<svg xmlns='http://www.w3.org/2000/svg'>\(path)"
      return Array(text.utf8) + [UInt8](repeating: 32, count: byteCount)
    }
    store.load(["a.svg": PictureQuestions(isShown: true), "b.svg": PictureQuestions()])
    #expect(store.picture(at: "a.svg")?.preview == [width])
    #expect(store.picture(at: "b.svg")?.preview == nil)
    #expect(decoder.asked.count == times)
    #expect(decoder.asked.count { $0 == ImageHints() } == 2)
  }

  /// Draws vectors 32 pixels wide, unless another size is asked for.
  private final class VectorDecoder: ImageDecoder {
    let formats: Set<ImageFormat> = [.svg]
    private let hints = Mutex<[ImageHints]>([])

    var asked: [ImageHints] { hints.withLock { $0 } }

    func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage {
      self.hints.withLock { $0.append(hints) }
      var side = 32
      if case .fitting(let wished) = hints.vectorSize { side = wished }
      let size = PixelSize(width: side, height: side)
      let samples = [UInt8](repeating: 255, count: size.pixelCount * 4)
      return DecodedImage(
        bitmap: Bitmap(
          size: size, samples: .eightBit(samples), colorSpace: .sRGB, alphaState: .premultiplied),
        facts: ImageFacts(
          format: .svg, bitsPerChannel: 8, hasAlphaChannel: true, isFullyOpaque: true,
          profile: .none, pointSize: PointSize(width: 32, height: 32)))
    }
  }

  @Test("what was left out is one diagnostic with a count and names", arguments: [0, 1, 3, 40, 50])
  func leftOut(_ count: Int) throws {
    // No two are the same.
    let store = PictureStore(decoder: Decoder(upTo: count)) { path in
      Disk().read(path).map { $0 + Array("@\(path)".utf8) }
    }
    store.load(
      Dictionary(uniqueKeysWithValues: (10..<50).map { ("in/\($0).png", PictureQuestions()) }))
    let left = (10..<50).count { store.picture(at: "in/\($0).png")?.isLeftOut == true }
    #expect(left == max(0, 40 - count))
    let diagnostics = store.diagnostics
    #expect(diagnostics.map(\.id) == (left == 0 ? [] : ["pictures-left-out"]))
    guard let message = diagnostics.first?.message else { return }
    #expect(message.hasPrefix("\(left) picture"))
    #expect(message.contains(left > 3 ? ".png, …" : ".png") && !message.contains("in/"))
  }

  @Test("without a decoder there are bytes and no pixels")
  func withoutDecoder() {
    let store = PictureStore { Disk().read($0) }
    #expect(!store.canDecode)
    #expect(store.picture(at: "a.png") != nil)
  }
}
