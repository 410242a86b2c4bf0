// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroSource

/// How far a drawn picture is from the stored one, point by point.
///
/// Both are reduced to one pixel a point and laid together at the top left. What only one of them
/// has differs. Pictures without a ground stand on white in Light Mode, on black in Dark Mode.
struct PictureMeasures {
  /// The sizes in pixels.
  private(set) var stored: PixelSize
  private(set) var drawn: PixelSize
  /// The mean distance of the colors in Oklab, from 0 to 1.
  private(set) var meanDifference = 0.0
  /// The share of points that differ visibly, from 0 to 1.
  private(set) var differing = 0.0
  /// The same share among the points at which one of the pictures shows more than its ground.
  private(set) var contentDiffering = 0.0

  /// From this distance in Oklab on, a person sees a difference.
  static let visible = 0.02

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - stored: the picture that a test stored
  ///   - drawn: the picture that was drawn
  ///   - scale: the pixels of a point in both
  ///   - isDark: whether they are in Dark Mode
  init(_ stored: Bitmap, _ drawn: Bitmap, scale: Double, isDark: Bool) {
    (self.stored, self.drawn) = (stored.size, drawn.size)
    let grounds = UInt8(isDark ? 0 : 255)
    let one = Points(stored, scale, grounds)
    let other = Points(drawn, scale, grounds)
    count(one, other)
  }

  private mutating func count(_ one: Points, _ other: Points) {
    let width = max(one.width, other.width)
    let height = max(one.height, other.height)
    var known: [UInt64: Double] = [:]
    var (sum, different, content, contentDifferent) = (0.0, 0, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (one[x, y], other[x, y])
        let isContent = left != one.ground || right != other.ground
        if isContent { content += 1 }
        if left == right { continue }
        let distance = Self.distance(left, right, &known)
        sum += distance
        guard distance > Self.visible else { continue }
        different += 1
        if isContent { contentDifferent += 1 }
      }
    }
    let all = Double(max(1, width * height))
    (meanDifference, differing) = (sum / all, Double(different) / all)
    contentDiffering = Double(contentDifferent) / Double(max(1, content))
  }

  private static func distance(
    _ left: UInt32?, _ right: UInt32?, _ known: inout [UInt64: Double]
  ) -> Double {
    guard let left, let right else { return 1 }
    let key = UInt64(left) << 32 | UInt64(right)
    if let distance = known[key] { return distance }
    let distance = color(left).deltaEOK(to: color(right))
    known[key] = distance
    return distance
  }

  private static func color(_ bytes: UInt32) -> Color {
    Color(
      SRGB8(
        red: UInt8(bytes >> 16 & 255), green: UInt8(bytes >> 8 & 255), blue: UInt8(bytes & 255)))
  }

  /// The measures as they are told.
  var json: JSON {
    [
      "storedSize": .array([.integer(stored.width), .integer(stored.height)]),
      "drawnSize": .array([.integer(drawn.width), .integer(drawn.height)]),
      "meanDifference": .number(Self.rounded(meanDifference)),
      "differing": .number(Self.rounded(differing)),
      "contentDiffering": .number(Self.rounded(contentDiffering)),
    ]
  }

  private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

/// A picture with one color a point.
private struct Points {
  let width: Int
  let height: Int
  /// The commonest color of the border, which everything stands on.
  let ground: UInt32?
  private let colors: [UInt32]

  init(_ picture: Bitmap, _ scale: Double, _ ground: UInt8) {
    let longest = max(picture.size.width, picture.size.height)
    let small = picture.fitted(side: max(1, Int((Double(longest) / max(1, scale)).rounded())))
    (width, height) = (small.size.width, small.size.height)
    guard case .eightBit(let samples) = small.samples else {
      (colors, self.ground) = ([], nil)
      return
    }
    colors = stride(from: 0, to: samples.count, by: 4).map { first in
      let alpha = UInt32(samples[first + 3])
      func byte(_ channel: Int) -> UInt32 {
        (UInt32(samples[first + channel]) * alpha + UInt32(ground) * (255 - alpha) + 127) / 255
      }
      return byte(0) << 16 | byte(1) << 8 | byte(2)
    }
    self.ground = Self.commonest(onBorderOf: colors, width, height)
  }

  private static func commonest(
    onBorderOf colors: [UInt32], _ width: Int, _ height: Int
  ) -> UInt32? {
    var counts: [UInt32: Int] = [:]
    for x in 0..<width {
      counts[colors[x], default: 0] += 1
      counts[colors[(height - 1) * width + x], default: 0] += 1
    }
    for y in 0..<height {
      counts[colors[y * width], default: 0] += 1
      counts[colors[y * width + width - 1], default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The color of a point; nil outside of the picture.
  subscript(x: Int, y: Int) -> UInt32? {
    x < width && y < height ? colors[y * width + x] : nil
  }
}
