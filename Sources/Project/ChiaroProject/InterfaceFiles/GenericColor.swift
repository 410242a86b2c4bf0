// SPDX-License-Identifier: MIT

import ChiaroColor

/// Colors in the spaces that AppKit calls calibrated: Generic RGB and Generic Gray, of gamma 1.8.
///
/// Source: `NSColorSpace.genericRGB` and `genericGray`, which Apple's documentation says are the
/// calibrated ones; the matrix gives the crayons of macOS's color panel within 1 of 255, which are
/// defined in this space (Maraschino #FF2600, Spring #00F900, Blueberry #0433FF, Tungsten #424242)
enum GenericColor {
  private static let gamma = 1.8
  /// From linear components to those of sRGB; each row's sum is 1, so that white is white.
  private static let rows: [[Double]] = [
    [1.025, -0.0262, 0.0012], [0.0194, 0.9479, 0.0327], [-0.0018, -0.0016, 1.0034],
  ]

  /// Returns the color of three components or of one; nil for another number.
  ///
  /// Components beyond those of sRGB become the nearest of sRGB.
  static func color(_ components: [Double], alpha: Double) -> Color? {
    guard components.count == 1 || components.count == 3 else { return nil }
    let linear = components.map { Math.power(min(1, max(0, $0)), gamma) }
    let own = linear.count == 1 ? [linear[0], linear[0], linear[0]] : linear
    let shown = rows.map { row in
      min(1, max(0, zip(row, own).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    return Color(.extendedLinearSRGB, shown[0], shown[1], shown[2], alpha: alpha)
      .converted(to: .sRGB)
  }
}
