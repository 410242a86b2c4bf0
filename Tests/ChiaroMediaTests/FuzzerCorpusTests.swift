// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// What the fuzzers found worth keeping, tried again: `Scripts/fuzz` says how it came to be.
@Suite("Corpora of the fuzzers")
struct FuzzerCorpusTests {
  private func inputs(_ fuzzer: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = "\(SourceTree.root)/Tests/Fuzzers/Corpora/\(fuzzer)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      (name, Array(try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))))
    }
  }

  @Test("pictures are read within the limits or refused", arguments: ["VectorFuzzer"])
  func pictures(_ fuzzer: String) throws {
    let limits = ImageLimits(byteCount: 1 << 16, pixelCount: 1 << 16, side: 1_000)
    let decoder = PictureServer.decoder(limits: limits)
    let inputs = try inputs(fuzzer)
    #expect(inputs.count > 20)
    for (name, bytes) in inputs {
      for size in [VectorSize.pixelsPerPoint(1), .fitting(side: 40)] {
        do throws(ImageError) {
          let hints = ImageHints(vectorSize: size, previewSide: 16)
          let image = try decoder.decode(bytes, hints: hints)
          try limits.check(image.bitmap.size, of: image.facts.format)
        } catch {
          #expect(error.kind != .crashed && error.kind != .timedOut, "\(name): \(error)")
        }
      }
    }
    // PDF has a helper of its own.
    #expect(decoder.startCount == (PictureServer.readsPDF ? 2 : 1))
  }

  @Test("messages are nonsense or read the same again")
  func wire() throws {
    let inputs = try inputs("WireFuzzer")
    #expect(inputs.count > 20)
    for (_, bytes) in inputs { WireTrial.read(bytes) }
  }
}
