// SPDX-License-Identifier: MIT

import ChiaroColor

/// The distinct parts of pictures that a page shows, as CSS classes.
///
/// A part is the picture's own class, larger than the element and moved: no pixel is in the page
/// twice.
struct CutTable {
  private var classes: [[Int]: Int] = [:]
  /// The rules of all classes.
  private(set) var style = ""

  /// The room around what is shown, the least size, and the largest at which nothing is made
  /// smaller, in points.
  private static let (margin, least, most) = (14.0, (120.0, 56.0), (340.0, 240.0))

  /// Returns the class that shows a frame of a picture of a size, with some of what is around it.
  mutating func className(_ frame: [Double], within size: (Double, Double)) -> String {
    let (left, width) = Self.stretch(frame[0], frame[2], Self.least.0, size.0)
    let (top, height) = Self.stretch(frame[1], frame[3], Self.least.1, size.1)
    let scale = min(1, Self.most.0 / width, Self.most.1 / height)
    let key = [left, top, width, height, scale * 1_000].map { Int(saturating: $0.rounded()) }
    if let known = classes[key] { return "c\(known)" }
    let number = classes.count
    classes[key] = number
    style +=
      ".c\(number){--x:\(key[0]);--y:\(key[1]);--cw:\(key[2]);--ch:\(key[3]);"
      + "--k:\(Double(key[4]) / 1_000)}\n"
    return "c\(number)"
  }

  /// Returns the part of a side around what is shown, as long as its least where there is room.
  private static func stretch(
    _ start: Double, _ length: Double, _ least: Double, _ side: Double
  ) -> (Double, Double) {
    guard start.isFinite, length.isFinite else { return (0, max(1, side)) }
    let wanted = min(side, max(least, length + 2 * margin))
    let first = max(0, min(side - wanted, start + length / 2 - wanted / 2))
    return (first, max(1, wanted))
  }
}
