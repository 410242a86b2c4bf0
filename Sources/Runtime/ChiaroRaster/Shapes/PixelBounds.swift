// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels in eight bytes; a canvas has at most 32,000 pixels per side.
struct PixelBounds: Hashable, Sendable {
  var left: Int16
  var top: Int16
  var right: Int16
  var bottom: Int16

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int16, top: Int16, right: Int16, bottom: Int16) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the part of a rectangle that 16-bit coordinates can express.
  init(_ rectangle: PixelRectangle) {
    self.init(
      left: Int16(clamping: rectangle.x), top: Int16(clamping: rectangle.y),
      right: Int16(clamping: rectangle.maxX), bottom: Int16(clamping: rectangle.maxY))
  }

  /// Creates the bounds of all pixels that a box touches.
  init(around box: RoundedBox) {
    self.init(
      left: Self.below(box.left), top: Self.below(box.top), right: Self.above(box.right),
      bottom: Self.above(box.bottom))
  }

  /// Creates the bounds of the pixels that a box covers fully, ignoring its corners; may be empty.
  init(inside box: RoundedBox) {
    self.init(
      left: Self.above(box.left), top: Self.above(box.top), right: Self.below(box.right),
      bottom: Self.below(box.bottom))
  }

  private static func below(_ value: Float) -> Int16 {
    let whole = Int32(min(max(value, -32_000), 32_767))
    return Int16(Float(whole) > value ? whole - 1 : whole)
  }

  private static func above(_ value: Float) -> Int16 {
    let whole = Int32(min(max(value, -32_000), 32_766))
    return Int16(Float(whole) < value ? whole + 1 : whole)
  }

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { Int(right) - Int(left) }
  var height: Int { Int(bottom) - Int(top) }
  var rows: Range<Int> { Int(top)..<max(Int(top), Int(bottom)) }
  var columns: Range<Int> { Int(left)..<max(Int(left), Int(right)) }

  var rectangle: PixelRectangle {
    PixelRectangle(x: Int(left), y: Int(top), width: width, height: height)
  }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelBounds) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  /// Returns the bounds grown by a number of pixels on each side.
  func grown(by reach: Int) -> PixelBounds {
    PixelBounds(
      PixelRectangle(
        x: Int(left) - reach, y: Int(top) - reach, width: width + 2 * reach,
        height: height + 2 * reach))
  }
}
