// SPDX-License-Identifier: MIT

import ChiaroColor

/// The colors of gradients, as pieces between which channels run straight.
struct ResolvedRamp {
  /// From one place to the next.
  struct Piece {
    var start: Float
    var color: SIMD4<Float>
    /// How much the color changes up to a place 1 farther on.
    var slope: SIMD4<Float>
  }

  private let pieces: [Piece]
  private let before: UInt32

  /// The pieces, multiplied by alpha and by 255.
  init(_ ramp: SceneRamp, _ colors: [Color], _ space: ColorSpace) {
    let mixer = GradientMixer(ramp, colors, space)
    var pieces: [Piece] = []
    for (first, second) in zip(ramp.stops, ramp.stops.dropFirst())
    where second.position > first.position {
      Self.add(mixer, first.position, second.position, to: &pieces, depth: 0)
    }
    let last = ramp.stops[ramp.stops.count - 1].position
    pieces.append(Piece(start: last, color: mixer.after * 255, slope: .zero))
    self.pieces = pieces
    before = Self.pixel(mixer.before * 255)
  }

  /// Halves a stretch until it is straight enough: a quarter of a step of 8 bits.
  private static func add(
    _ mixer: GradientMixer, _ start: Float, _ end: Float, to pieces: inout [Piece], depth: Int
  ) {
    let (first, last) = (mixer.color(from: start), mixer.color(to: end))
    // Where the mixed colors leave the canvas's gamut a curve has a corner, which one look in the
    // middle may miss: at first a stretch is cut in 16, come what may.
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { (part: Float) in
      let bend = mixer.color(from: start + (end - start) * part) - (first + (last - first) * part)
      return (bend * bend).max() < 1e-6
    }
    if mixer.isStraight || (isStraight && depth >= 4) || depth >= 11 {
      pieces.append(
        Piece(start: start, color: first * 255, slope: (last - first) * 255 / (end - start)))
    } else {
      let middle = (start + end) / 2
      add(mixer, start, middle, to: &pieces, depth: depth + 1)
      add(mixer, middle, end, to: &pieces, depth: depth + 1)
    }
  }

  /// The pixels of a row of a gradient.
  func row(
    _ gradient: SceneGradient, _ y: Int, from x: Int, count: Int,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    let isLevel = gradient.v == nil && gradient.u.x == 0
    pieces.withUnsafeBufferPointer { pieces in
      var index = 0
      for column in 0..<(isLevel ? min(count, 1) : count) {
        let place = gradient.place(x + column, y)
        while index > 0 && place < pieces[index].start { index -= 1 }
        while index + 1 < pieces.count && place >= pieces[index + 1].start { index += 1 }
        let piece = pieces[index]
        row[column] =
          place < piece.start
          ? before : Self.pixel(piece.color + piece.slope * (place - piece.start))
      }
    }
    if isLevel && count > 1 { (row + 1).update(repeating: row[0], count: count - 1) }
  }

  /// A color from 0 to 255 as a pixel: adding 2²³ rounds, where a call for each lane would be slow.
  @inline(__always)
  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    // No channel above alpha: what blends them counts on it.
    let inside = color.replacing(
      with: SIMD4(repeating: color.w), where: color .> SIMD4(repeating: color.w))
    let shifted = inside + SIMD4(repeating: 8_388_608)
    let bits = unsafeBitCast(shifted, to: SIMD4<UInt32>.self)
    return (bits.x & 255) | (bits.y & 255) << 8 | (bits.z & 255) << 16 | (bits.w & 255) << 24
  }
}
