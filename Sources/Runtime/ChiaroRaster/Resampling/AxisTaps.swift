// SPDX-License-Identifier: MIT

import ChiaroColor

/// The source samples and weights of each pixel along an axis.
///
/// The filter is Catmull and Rom's cubic, stretched where the picture shrinks: it keeps edges
/// sharp, returns a picture at its own size unchanged, and consists of products and sums alone.
struct AxisTaps {
  /// A part of the target axis and the part of the source that it shows.
  struct Piece: Hashable {
    /// The range in the target, in pixels.
    var target: Range<Float>
    /// The range in the source, in samples.
    var source: Range<Float>
    /// The samples per pixel where the source is tiled; nil where it is stretched.
    var repeating: Float?
  }

  /// The index of the first source sample of each pixel.
  private(set) var first: [Int] = []
  /// The index in `weights` of each pixel's first weight, followed by the end.
  private(set) var starts: [Int] = [0]
  private(set) var weights: [Float] = []

  /// Creates the taps for the pixels of `window`; `pieces` are consecutive.
  init(_ pieces: [Piece], count: Int, window: Range<Int>) {
    for pixel in window {
      let center = Float(pixel) + 0.5
      let piece = pieces.first { $0.target.upperBound > center } ?? pieces[pieces.count - 1]
      add(piece, center, count)
    }
  }

  /// The range of all source samples that are needed.
  var sources: Range<Int> {
    let ends = first.indices.map { first[$0] + starts[$0 + 1] - starts[$0] }
    return (first.min() ?? 0)..<(ends.max() ?? 0)
  }

  private mutating func add(_ piece: Piece, _ center: Float, _ count: Int) {
    let source = piece.source
    let length = source.upperBound - source.lowerBound
    let width = piece.target.upperBound - piece.target.lowerBound
    let ratio = piece.repeating ?? (width > 0 ? length / width : 1)
    var place = (center - piece.target.lowerBound) * ratio
    if piece.repeating != nil && length > 0 {
      place -= length * (place / length).rounded(.down)
    }
    place += source.lowerBound
    let stretch = max(1, ratio)
    let low = max(0, min(Int(saturating: source.lowerBound.rounded(.down)), count - 1))
    let high = min(count, max(Int(saturating: source.upperBound.rounded(.up)), low + 1))
    addWeights(around: place, stretch, from: low, to: high)
  }

  private mutating func addWeights(
    around place: Float, _ stretch: Float, from low: Int, to high: Int
  ) {
    let begin = max(low, min(Int(saturating: (place - 2 * stretch).rounded(.down)), high - 1))
    let end = min(high, max(Int(saturating: (place + 2 * stretch).rounded(.up)), begin + 1))
    var own = (begin..<end).map { Self.cubic((Float($0) + 0.5 - place) / stretch) }
    // A picture ends at its edge: what would lie beyond has no weight.
    let total = own.reduce(0, +)
    if total > 0.01 { own = own.map { $0 / total } } else { own = [1] }
    first.append(
      own.count == 1 && end - begin > 1 ? min(max(Int(saturating: place), low), high - 1) : begin)
    weights += own
    starts.append(weights.count)
  }

  private static func cubic(_ distance: Float) -> Float {
    let x = distance.magnitude
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }
}
