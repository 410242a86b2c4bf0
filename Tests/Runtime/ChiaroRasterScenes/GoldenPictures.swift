// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroRaster

/// Scenes whose bytes are recorded: each operation alone and all of them together, on canvases of
/// both spaces and both depths.
package enum GoldenPictures {
  /// Canvases of 8 bits, small ones with sides that are no round numbers.
  package static let canvases = [
    Canvas(size: PixelSize(width: 61, height: 47)),
    Canvas(size: PixelSize(width: 90, height: 70), scale: 2, colorSpace: .displayP3),
    Canvas(size: PixelSize(width: 75, height: 60), scale: 1.5),
  ]

  private static let deepCanvases = [
    Canvas(size: PixelSize(width: 33, height: 27), depth: .sixteenBit),
    Canvas(
      size: PixelSize(width: 40, height: 30), scale: 1.5, colorSpace: .displayP3,
      depth: .sixteenBit),
  ]

  /// A line a picture: what it is of, and a number that stands for its bytes.
  ///
  /// - Parameter bands: on how many threads pictures of 8 bits are painted
  /// - Returns: the lines, each with its end
  package static func lines(bands: Int) -> String {
    let resources = RenderResources.sample
    var lines: [String] = []
    for (index, canvas) in (canvases + deepCanvases).enumerated() {
      let renderer = Renderer(canvas: canvas, resources: resources)
      renderer.bands = bands
      for operation in RandomList.Operation.allCases {
        var random = RandomList(seed: UInt64(index) + 77, canvas)
        let list = random.list(of: 6, [operation])
        lines.append("\(operation) on \(index): \(hash(renderer.render(list)))")
      }
      for seed in 0..<6 {
        var random = RandomList(seed: UInt64(10 * index + seed) + 8000, canvas)
        let list = random.list(of: 30, RandomList.Operation.allCases)
        lines.append("scene \(seed) on \(index): \(hash(renderer.render(list)))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// FNV-1a of all samples.
  private static func hash(_ bitmap: Bitmap) -> String {
    let start: UInt64 = 0xCBF2_9CE4_8422_2325
    let hash =
      switch bitmap.samples {
      case .eightBit(let samples): samples.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      case .sixteenBit(let samples): samples.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      }
    return String(hash, radix: 16)
  }
}
