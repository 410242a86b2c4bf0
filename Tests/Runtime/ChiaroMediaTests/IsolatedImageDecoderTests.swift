// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroMedia

/// Where the build has put the helper of these tests.
enum PictureServer {
  static let path = Path.join(
    Path.parent(IsolatedImageDecoder.runningExecutable ?? "."), "picture-server")

  /// Whether the build has the program that reads PDF.
  static let readsPDF = IsolatedImageDecoder.installedPDFProgram != nil

  /// A decoder that reads everything in a helper: PDF in its own, the rest in that of these tests.
  static func decoder(
    limits: ImageLimits = .standard, timeLimit: Duration = .seconds(300),
    memoryLimit: Int = 2 << 30, helperCount: Int = 1, budget: DecodingBudget? = nil
  ) -> IsolatedImageDecoder {
    IsolatedImageDecoder(
      executable: path, isolatedFormats: Set(ImageFormat.allCases), limits: limits,
      timeLimit: timeLimit, memoryLimit: memoryLimit, helperCount: helperCount, budget: budget)
  }
}

@Suite struct IsolatedImageDecoderTests {
  @Test("the helper reads what this process reads", arguments: Samples.readable)
  func sameResult(format: ImageFormat) throws {
    let bytes = try Samples.bytes(format)
    let hints = ImageHints(vectorSize: .fitting(side: 50), previewSide: 9)
    let decoder = PictureServer.decoder()
    #expect(
      try decoder.decode(bytes, hints: hints) == SystemImageDecoder().decode(bytes, hints: hints))
    #expect(decoder.startCount == 1)
  }

  @Test("16-bit samples and profiles come through", .enabled(if: Samples.readable.contains(.png)))
  func deep() throws {
    var writer = PNGWriter(depth: 16) { x, y in [x * 7_000, y * 9_000, 300, 65_535 - x] }
    writer.chunks = [("cICP", [12, 13, 0, 1])]
    let image = try PictureServer.decoder().decode(writer.bytes)
    #expect(image.bitmap.colorSpace == .displayP3)
    #expect(try SystemImageDecoder().decode(writer.bytes) == image)
  }

  @Test("errors and limits are those of this process", arguments: Samples.readable)
  func sameErrors(format: ImageFormat) throws {
    let bytes = try Samples.bytes(format)
    let limits = ImageLimits(pixelCount: 3)
    for bytes in [bytes, Array(bytes.prefix(bytes.count / 2))] {
      let isolated = error(PictureServer.decoder(limits: limits), bytes)
      #expect(isolated == error(SystemImageDecoder(limits: limits), bytes))
      #expect(isolated != nil)
    }
  }

  private func error(_ decoder: any ImageDecoder, _ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) { _ = try decoder.decode(bytes) } catch { return error }
    return nil
  }

  @Test("one helper reads many pictures, broken ones among them, and another one PDF")
  func reuse() throws {
    let decoder = PictureServer.decoder()
    for _ in 0..<5 {
      for format in Samples.isolated {
        let bytes = try Samples.bytes(format)
        _ = try decoder.decode(bytes)
        _ = error(decoder, Array(bytes.prefix(bytes.count / 2)))
      }
    }
    let programs = Set(Samples.isolated.map { $0 == .pdf })
    #expect(decoder.startCount == programs.count)
  }

  @Test("formats that are not isolated never start a helper")
  func local() throws {
    let decoder = IsolatedImageDecoder(executable: "/nonexistent", isolatedFormats: [])
    for format in Samples.readable { _ = try decoder.decode(Samples.bytes(format)) }
    #expect(error(decoder, Array("GIF89a".utf8))?.kind == .unsupportedFormat)
    #expect(decoder.startCount == 0)
  }

  @Test("callers from several threads share the helpers", arguments: [1, 2, 4])
  func threads(_ helperCount: Int) async throws {
    let decoder = PictureServer.decoder(helperCount: helperCount)
    let formats = Samples.readable + Samples.readable + Samples.readable
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for format in formats {
        let bytes = try Samples.bytes(format)
        group.addTask { try decoder.decode(bytes) == SystemImageDecoder().decode(bytes) }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
    #expect(decoder.startCount <= helperCount)
  }

  @Test(
    "fonts and pictures in pictures are read by a helper without rights too",
    .enabled(if: SystemImageDecoder.formats.isSuperset(of: [.svg, .png])))
  func partsOfPictures() throws {
    let inside = Data(Samples.png.bytes).base64EncodedString()
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">\
      <text x="2" y="20" font-size="16" font-family="sans-serif">Ägg 表示 ع</text>\
      <text x="2" y="50" font-size="16" font-family="monospace" font-weight="bold">x</text>\
      <image x="40" y="30" width="20" height="20" href="data:image/png;base64,\(inside)"/></svg>
      """
    let bytes = Array(text.utf8)
    let image = try PictureServer.decoder().decode(bytes)
    #expect(try SystemImageDecoder().decode(bytes) == image)
    #expect(!image.bitmap.isFullyOpaque && image.bitmap.channels(50, 40)[3] > 0)
  }
}

/// What happens with helpers that misbehave, and with pictures that make them.
@Suite(.enabled(if: SystemImageDecoder.formats.contains(.svg)))
struct IsolationTests {
  private let picture = Array(Samples.svg.utf8)

  private func kind(_ decoder: IsolatedImageDecoder, _ bytes: [UInt8]) -> ImageError.Kind? {
    do throws(ImageError) { _ = try decoder.decode(bytes) } catch { return error.kind }
    return nil
  }

  @Test("a helper that cannot be started is not available")
  func missing() {
    let decoder = IsolatedImageDecoder(executable: "/nonexistent/helper")
    #expect(kind(decoder, picture) == .notAvailable)
  }

  @Test("a helper that never answers is stopped, and started anew for the next picture")
  func silent() {
    let decoder = IsolatedImageDecoder(
      executable: "/bin/sh", arguments: ["-c", "exec sleep 600"], timeLimit: .milliseconds(100))
    #expect(kind(decoder, picture) == .timedOut)
    #expect(kind(decoder, picture) == .timedOut)
    #expect(decoder.startCount == 2)
  }

  @Test("a helper that does not even listen is stopped")
  func deaf() {
    let decoder = IsolatedImageDecoder(
      executable: "/bin/sh", arguments: ["-c", "exec sleep 600"], timeLimit: .milliseconds(100))
    // More than a socket buffers.
    #expect(kind(decoder, picture + [UInt8](repeating: 0x20, count: 8 << 20)) == .timedOut)
  }

  @Test("a helper that ends at once has crashed", arguments: ["exit 0", "exit 3", "kill -9 $$"])
  func ended(script: String) {
    let decoder = IsolatedImageDecoder(executable: "/bin/sh", arguments: ["-c", script])
    #expect(kind(decoder, picture) == .crashed)
  }

  @Test(
    "a helper that talks nonsense has crashed",
    arguments: ["exec cat", "yes", "head -c 40 /dev/zero"])
  func nonsense(script: String) {
    let decoder = IsolatedImageDecoder(
      executable: "/bin/sh", arguments: ["-c", script], timeLimit: .seconds(300))
    #expect(kind(decoder, picture) == .crashed)
  }

  /// Cheap to write: noise of very many octaves, again and again.
  private var slowPicture: [UInt8] {
    let noise = #"<feTurbulence baseFrequency="0.1" numOctaves="1000000000"/>"#
    let content = """
      <svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">\
      <filter id="f">\(String(repeating: noise, count: 200))</filter>\
      <rect width="2000" height="2000" filter="url(#f)"/></svg>
      """
    return Array(content.utf8)
  }

  @Test("slow pictures share a budget, and quick ones are read as long as some of it is left")
  func budget() async {
    let decoder = PictureServer.decoder(
      helperCount: 2, budget: DecodingBudget(time: .seconds(16)))
    let slow = slowPicture
    let kinds = await withTaskGroup(of: ImageError.Kind?.self) { group in
      for _ in 0..<4 { group.addTask { kind(decoder, slow) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(kinds == [.leftOut, .leftOut, .leftOut, .leftOut])
    #expect(kind(decoder, picture) == nil)
  }

  @Test("a picture that takes too long is stopped, and the next one is read")
  func slow() throws {
    let decoder = PictureServer.decoder(timeLimit: .seconds(8))
    #expect(kind(decoder, slowPicture) == .timedOut)
    #expect(kind(decoder, picture) == nil)
    #expect(decoder.startCount == 2)
  }

  #if os(Linux)
    @Test("a picture that takes too much memory crashes the helper alone")
    func memory() throws {
      let decoder = PictureServer.decoder(memoryLimit: 1 << 28)
      let content = #"<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="8000"/>"#
      #expect(kind(decoder, Array(content.utf8)) == .crashed)
      #expect(kind(decoder, picture) == nil)
      #expect(decoder.startCount == 2)
    }
  #endif
}
