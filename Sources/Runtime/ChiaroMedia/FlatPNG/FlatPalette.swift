// SPDX-License-Identifier: MIT

/// The colors of a flat picture, in the order in which they come, as far as a palette has room.
struct FlatPalette {
  /// The most colors of a palette.
  static let most = 256

  /// The colors, at most as many as a palette holds.
  private(set) var colors: [UInt32] = []
  /// Whether there are more colors than a palette holds.
  private(set) var isExceeded = false
  /// Indices of colors plus one, by the colors' hashes; 0 where there is none.
  private var places = [UInt16](repeating: 0, count: 1 << Self.bits)
  private static let bits = 10

  /// Returns the index of a color, which is added where it is new; nil where there is no room.
  mutating func index(of color: UInt32) -> UInt8? {
    var place = Int((color &* 0x9E37_79B1) >> (32 - UInt32(Self.bits)))
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if colors[index] == color { return UInt8(index) }
      place = (place + 1) & (1 << Self.bits - 1)
    }
    guard colors.count < Self.most else {
      isExceeded = true
      return nil
    }
    colors.append(color)
    places[place] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
