// SPDX-License-Identifier: MIT

import ChiaroColor

/// The pixels covered by the letters of one text in a scene.
struct Letters {
  /// The color slot of the text, which no other step uses.
  let slot: Int32
  /// The bounds of the letters in pixels.
  let bounds: PixelBounds
  /// The coverage of each pixel of the bounds, row by row, from 0 to 255.
  let coverage: [UInt8]

  init(of slot: Int32, in scene: Scene) {
    var masks: [(PlacedMask, PixelBounds)] = []
    for step in scene.steps where step.operation == .color && step.argument == slot && slot >= 0 {
      guard step.shape >= 0, case .mask(let mask) = scene.shapes[Int(step.shape)] else { continue }
      masks.append((mask, step.bounds))
    }
    let bounds = masks.reduce(PixelBounds.empty) { $0.union($1.1) }
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    for (mask, part) in masks {
      for y in part.rows {
        let row = (y - Int(bounds.top)) * bounds.width - Int(bounds.left)
        for x in part.columns {
          let covered = mask.mask[x - mask.origin.x, y - mask.origin.y]
          coverage[row + x] = max(coverage[row + x], covered)
        }
      }
    }
    (self.slot, self.bounds, self.coverage) = (slot, bounds, coverage)
  }
}

/// Pictures of the same pixels: with the text in its own color, without the text, and with the text
/// in black and in white.
struct LetterPictures {
  /// The pixels with the text in its own color.
  var shown: [UInt8] = []
  /// The pixels without the text.
  var ground: [UInt8] = []
  /// The pixels with the text in black.
  var black: [UInt8] = []
  /// The pixels with the text in white.
  var white: [UInt8] = []

  /// Returns the lowest and highest contrast of the letters against their background.
  ///
  /// Only the pixels with the largest share of the text's color count, which is all of it where a
  /// letter covers a whole pixel. Where none does, the color is solved from the coverage. Nil where
  /// no letter shows on an opaque pixel.
  func contrast(of letters: Letters, in space: ColorSpace) -> InkMeasurement? {
    let arriving = letters.coverage.indices.map { pixel in
      letters.coverage[pixel] > 0 && ground[4 * pixel + 3] == .max ? share(at: pixel) : 0
    }
    guard let most = arriving.max(), most > 0 else { return nil }
    let scale = LuminanceScale.scale(of: space)
    var lowest: (ratio: ContrastRatio, ink: [UInt8], ground: [UInt8])?
    var highest: ContrastRatio?
    var former: [UInt8] = []
    for pixel in arriving.indices where arriving[pixel] >= max(1, most - Self.rounding) {
      let (text, ground) = colors(at: pixel, letters.coverage[pixel])
      guard text + ground != former else { continue }
      former = text + ground
      let ratio = ContrastRatio(
        luminances: scale.luminance(of: text), scale.luminance(of: ground))
      if lowest.map({ ratio < $0.ratio }) ?? true { lowest = (ratio, text, ground) }
      highest = max(highest ?? ratio, ratio)
    }
    guard let lowest, let highest else { return nil }
    return InkMeasurement(
      range: ContrastRange(lowest: lowest.ratio, highest: highest),
      closest: InkColors(
        ink: Color(pixel: lowest.ink, in: space), ground: Color(pixel: lowest.ground, in: space)))
  }

  /// The number of steps by which two pixels with the same share of a color may differ.
  private static let rounding = 2

  /// Returns the share of the text's color in a pixel, from 0 to 255.
  private func share(at pixel: Int) -> Int {
    let channels = 4 * pixel..<4 * pixel + 3
    return channels.map { Int(white[$0]) - Int(black[$0]) }.max() ?? 0
  }

  /// Returns the text's color in a pixel that it covers, and the background there.
  private func colors(at pixel: Int, _ coverage: UInt8) -> (text: [UInt8], ground: [UInt8]) {
    let channels = 4 * pixel..<4 * pixel + 4
    let behind = Array(ground[channels])
    let seen = Array(shown[channels])
    guard coverage < .max else { return (seen, behind) }
    let text = zip(seen, behind).map { seen, behind in
      let step = (Int(seen) - Int(behind)) * 255
      return UInt8(clamping: Int(behind) + Int((Double(step) / Double(coverage)).rounded()))
    }
    return (text, behind)
  }
}

extension Color {
  /// The color of an opaque pixel of 8 bits per channel.
  fileprivate init(pixel: [UInt8], in space: ColorSpace) {
    self.init(
      space, Double(pixel[0]) / 255, Double(pixel[1]) / 255, Double(pixel[2]) / 255)
  }
}

extension LuminanceScale {
  /// Returns the luminance of an opaque pixel.
  fileprivate func luminance(of pixel: [UInt8]) -> Double {
    pixel.withUnsafeBufferPointer { Double(luminance($0, at: 0, .straight)) }
  }
}
