// SPDX-License-Identifier: MIT

import ChiaroColor

/// A gradient's colors as linear pieces.
struct ResolvedRamp {
  /// A linear piece from one position to the next.
  struct Piece {
    var start: Float
    var color: SIMD4<Float>
    /// The change of the color per unit of position.
    var slope: SIMD4<Float>
  }

  private let pieces: [Piece]
  private let before: UInt32

  /// Creates the pieces, premultiplied and scaled to 255.
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

  /// Adds pieces for an interval, halving it until each is linear to within a quarter of a step of
  /// 8 bits.
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

  /// Writes the pixels of a row of a gradient.
  func row(
    _ gradient: SceneGradient, _ y: Int, from x: Int, count: Int,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    let isLevel = gradient.v == nil && gradient.u.x == 0
    let needed = isLevel ? min(count, 1) : count
    pieces.withUnsafeBufferPointer { pieces in
      var index = 0
      var column = 0
      while column < needed {
        let places = gradient.places(x + column, y)
        index = Self.index(of: places.x, in: pieces, near: index)
        let end = index + 1 < pieces.count ? pieces[index + 1].start : .infinity
        if column + 4 <= needed && places.min() >= pieces[index].start && places.max() < end {
          let four = Self.pixels(pieces[index], places)
          UnsafeMutableRawPointer(row + column).storeBytes(of: four, as: SIMD4<UInt32>.self)
          column += 4
        } else {
          row[column] = pixel(pieces[index], places.x)
          column += 1
        }
      }
    }
    if isLevel && count > 1 { (row + 1).update(repeating: row[0], count: count - 1) }
  }

  /// Returns the index of the piece that contains a position; the first one for positions before
  /// it.
  @inline(__always)
  private static func index(
    of place: Float, in pieces: UnsafeBufferPointer<Piece>, near start: Int
  ) -> Int {
    var index = start
    while index > 0 && place < pieces[index].start { index -= 1 }
    while index + 1 < pieces.count && place >= pieces[index + 1].start { index += 1 }
    return index
  }

  @inline(__always)
  private func pixel(_ piece: Piece, _ place: Float) -> UInt32 {
    place < piece.start ? before : Self.pixel(piece.color + piece.slope * (place - piece.start))
  }

  /// Returns four pixels of one piece, computed as vectors of red, green, blue and alpha.
  @inline(__always)
  private static func pixels(_ piece: Piece, _ places: SIMD4<Float>) -> SIMD4<UInt32> {
    let along = places - SIMD4(repeating: piece.start)
    let alpha = along * piece.slope.w + piece.color.w
    let red = bytes(along * piece.slope.x + piece.color.x, within: alpha)
    let green = bytes(along * piece.slope.y + piece.color.y, within: alpha)
    let blue = bytes(along * piece.slope.z + piece.color.z, within: alpha)
    return red | (green &<< 8) | (blue &<< 16) | (bytes(alpha, within: alpha) &<< 24)
  }

  /// Returns a color from 0 to 255 as a pixel.
  @inline(__always)
  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = bytes(color, within: SIMD4(repeating: color.w))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  /// Returns rounded channels, none above alpha, as blending requires.
  ///
  /// Adding 2²³ rounds; `rounded()` would be a function call for each lane.
  @inline(__always)
  private static func bytes(
    _ channel: SIMD4<Float>, within alpha: SIMD4<Float>
  ) -> SIMD4<UInt32> {
    let inside = channel.replacing(with: alpha, where: channel .> alpha)
    let shifted = inside + SIMD4(repeating: 8_388_608)
    return unsafeBitCast(shifted, to: SIMD4<UInt32>.self) & SIMD4(repeating: 255)
  }
}
