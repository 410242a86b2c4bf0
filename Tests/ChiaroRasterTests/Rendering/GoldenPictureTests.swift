// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

/// The bytes of pictures, as they were when somebody looked at them: the same in debug and release,
/// on one thread and two, and on every platform.
@Suite("Golden pictures")
struct GoldenPictureTests {
  /// FNV-1a of all bytes.
  private static func hash(_ bitmap: Bitmap) -> String {
    guard case .eightBit(let samples) = bitmap.samples else { return "" }
    let hash = samples.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  private static func lines(bands: Int) -> String {
    let resources = RenderResources.sample
    var lines: [String] = []
    for operation in RandomList.Operation.allCases {
      for (index, canvas) in PipelineTests.canvases.enumerated() {
        var random = RandomList(seed: UInt64(index) + 77, canvas)
        let list = random.list(of: 6, [operation])
        let renderer = Renderer(canvas: canvas, resources: resources)
        renderer.bands = bands
        lines.append("\(operation) on \(index): \(hash(renderer.render(list)))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("pictures are what they were, byte by byte", arguments: [1, 2])
  func pictures(bands: Int) {
    let recording = Recording("\(SourceTree.folder())/../Recordings/pictures.txt")
    #expect(recording.mismatch(Self.lines(bands: bands)) == nil)
  }
}
