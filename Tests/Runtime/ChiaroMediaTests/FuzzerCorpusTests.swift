// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// What the fuzzers found worth keeping, tried again: `Scripts/fuzz` says how it came to be.
@Suite("Corpora of the fuzzers")
struct FuzzerCorpusTests {
  @Test("pictures are read within the limits or refused", arguments: ["VectorFuzzer"])
  func pictures(_ fuzzer: String) throws {
    let limits = ImageLimits(byteCount: 1 << 16, pixelCount: 1 << 16, side: 1_000)
    let decoder = PictureServer.decoder(limits: limits)
    let paths = FuzzCorpus.paths(fuzzer)
    #expect(paths.count > 20)
    for path in paths {
      let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
      for size in [VectorSize.pixelsPerPoint(1), .fitting(side: 40)] {
        do throws(ImageError) {
          let hints = ImageHints(vectorSize: size, previewSide: 16)
          let image = try decoder.decode(bytes, hints: hints)
          try limits.check(image.bitmap.size, of: image.facts.format)
        } catch {
          #expect(error.kind != .crashed && error.kind != .timedOut, "\(path): \(error)")
        }
      }
    }
    // PDF has a helper of its own.
    #expect(decoder.startCount == (PictureServer.readsPDF ? 2 : 1))
  }

  @Test("messages are nonsense or read the same again")
  func wire() {
    let inputs = FuzzCorpus.inputs("WireFuzzer")
    #expect(inputs.count > 20)
    for bytes in inputs { WireTrial.read(bytes) }
  }
}
