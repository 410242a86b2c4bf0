// SPDX-License-Identifier: MIT

/// A dash pattern: the lengths of dashes and gaps in turn, in pixels.
struct Dashes {
  private let lengths: [Float]
  private let phase: Float

  /// The largest number of dashes along a subpath; the rest is drawn solid.
  private static let most = 20_000

  /// Creates the pattern of a stroke style; nil where it has none or an invalid one.
  init?(_ style: StrokeStyle, scale: Float) {
    // An odd number of lengths is read twice, as Core Graphics and Cairo do.
    let once = style.dash.map { $0 * scale }
    let total = once.reduce(0, +)
    guard !once.isEmpty, once.allSatisfy({ $0 >= 0 && $0.isFinite }), total > 0 else { return nil }
    lengths = once.count.isMultiple(of: 2) ? once : once + once
    let period = lengths.reduce(0, +)
    let phase = style.dashPhase.isFinite ? style.dashPhase * scale : 0
    self.phase = phase - period * (phase / period).rounded(.down)
  }

  /// Returns the dashes of a polyline.
  func cut(_ points: [SIMD2<Float>]) -> [[SIMD2<Float>]] {
    var (index, rest) = start
    var dashes: [[SIMD2<Float>]] = index.isMultiple(of: 2) ? [[points[0]]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let way = to - from
      let length = (way * way).sum().squareRoot()
      var gone: Float = 0
      while length - gone > rest && dashes.count < Self.most {
        gone += rest
        let place = from + way * (gone / length)
        if index.isMultiple(of: 2) { dashes[dashes.count - 1].append(place) }
        index = (index + 1) % lengths.count
        rest = lengths[index]
        if index.isMultiple(of: 2) { dashes.append([place]) }
      }
      rest -= length - gone
      if index.isMultiple(of: 2) { dashes[dashes.count - 1].append(to) }
    }
    return dashes.filter { $0.count > 1 }
  }

  /// The index of the length at which a line begins, and how much of that length is left.
  private var start: (Int, Float) {
    var index = 0
    var rest = phase
    while rest >= lengths[index] && index < lengths.count - 1 {
      rest -= lengths[index]
      index += 1
    }
    return (index, max(lengths[index] - rest, 0))
  }
}
