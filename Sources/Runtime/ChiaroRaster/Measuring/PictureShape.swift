// SPDX-License-Identifier: MIT

/// The shape of a picture, independent of its colors and size: the coverage of each field of a
/// grid.
package struct PictureShape: Hashable, Sendable {
  /// The number of fields in a row and in a column.
  package static let side = 12

  /// The coverage of each field, from 0 to 1, row by row.
  package let fields: [Double]

  /// Returns how far two shapes differ: the mean difference of their fields, as a share of what the
  /// fuller one covers; 0 for equal shapes and for two empty ones.
  package func difference(to other: PictureShape) -> Double {
    let covered = max(fields.reduce(0, +), other.fields.reduce(0, +))
    if covered == 0 { return 0 }
    return zip(fields, other.fields).reduce(0) { $0 + abs($1.0 - $1.1) } / covered
  }
}

extension Bitmap {
  /// The shape of the picture by its alpha; empty for a bitmap without pixels.
  package var shape: PictureShape {
    switch samples {
    case .eightBit(let samples): shape(samples)
    case .sixteenBit(let samples): shape(samples)
    }
  }

  private func shape<Sample: ChannelSample>(_ samples: [Sample]) -> PictureShape {
    let side = PictureShape.side
    var sums = [Double](repeating: 0, count: side * side)
    var counts = [Double](repeating: 0, count: side * side)
    let scale = 1 / Double(Sample.max)
    for row in 0..<size.height {
      let start = row * side / size.height * side
      for column in 0..<size.width {
        let field = start + column * side / size.width
        let alpha = samples[(row * size.width + column) * Self.channelCount + 3]
        sums[field] += Double(alpha) * scale
        counts[field] += 1
      }
    }
    return PictureShape(fields: zip(sums, counts).map { $1 == 0 ? 0 : $0 / $1 })
  }
}
