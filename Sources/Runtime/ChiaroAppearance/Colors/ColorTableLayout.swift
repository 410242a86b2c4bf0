// SPDX-License-Identifier: MIT

import ChiaroColor

/// The layout of a color table: the axes it depends on, and the index of each appearance.
struct ColorTableLayout: Hashable {
  var innerMask: UInt32 = 0
  var rowShift: UInt8 = 0
  var outerShift: UInt8 = 0
  var outerMask: UInt32 = 0
  var rows: UInt64 = 0

  /// The one axis, apart from the six two-valued ones, on which a color may depend.
  enum OuterAxis: Sendable {
    case none
    case idiom
    case accent
    case list

    /// The number of the axis's values, which may be less than its field has room for.
    fileprivate var valueCount: Int {
      switch self {
      case .none: 1
      case .idiom: UserInterfaceIdiom.vision.rawValue + 1
      case .accent: AccentColor.allCases.count
      case .list: ListEnvironment.allCases.count
      }
    }

    fileprivate var field: TraitField? {
      switch self {
      case .none: nil
      case .idiom: .idiom
      case .accent: .accent
      case .list: .list
      }
    }
  }

  /// Returns the smallest table that gives the same color as a closure for every key.
  ///
  /// An axis on which the color never differs is dropped, and equal rows are stored once. The
  /// closure is called for each combination of the outer axis's values with those of the inner
  /// axes.
  static func smallest(
    outer axis: OuterAxis, inner: UInt32, _ color: (AppearanceKey) -> Color
  ) -> (layout: ColorTableLayout, colors: [Color]) {
    let field = axis.field
    var rows: [[Color]] = []
    var rowOfOuter: [Int] = []
    for outer in 0..<axis.valueCount {
      let row = row(under: UInt32(outer) << UInt32(field?.shift ?? 0), inner: inner, color)
      let index = rows.firstIndex(of: row) ?? rows.count
      if index == rows.count { rows.append(row) }
      rowOfOuter.append(index)
    }
    return compact(rows, rowOfOuter, field)
  }

  /// Returns the colors of all keys with the given bits of the outer axis, ordered by their inner
  /// bits.
  private static func row(
    under high: UInt32, inner: UInt32, _ color: (AppearanceKey) -> Color
  ) -> [Color] {
    var row: [Color] = []
    // No further than to the highest axis that is asked for: what follows repeats.
    for bits in 0..<UInt32(1) << UInt32(UInt32.bitWidth - inner.leadingZeroBitCount) {
      let asked = bits & inner
      row.append(asked == bits ? color(AppearanceKey(rawValue: high | bits)) : row[Int(asked)])
    }
    return row
  }

  /// Drops the axes on which no row differs, and returns the layout with its colors.
  private static func compact(
    _ rows: [[Color]], _ rowOfOuter: [Int], _ field: TraitField?
  ) -> (ColorTableLayout, [Color]) {
    let count = rows.first?.count ?? 1
    let mask = (0..<count.trailingZeroBitCount).reduce(UInt32(0)) { mask, axis in
      let bit = 1 << axis
      let differs = rows.contains { row in row.indices.contains { row[$0] != row[$0 ^ bit] } }
      return differs ? mask | UInt32(bit) : mask
    }
    var layout = ColorTableLayout()
    layout.innerMask = mask
    layout.rowShift = UInt8(UInt32.bitWidth - mask.leadingZeroBitCount)
    if let field, rows.count > 1 {
      layout.outerShift = UInt8(field.shift)
      layout.outerMask = UInt32(field.mask >> field.shift)
      for (outer, row) in rowOfOuter.enumerated() {
        layout.rows |= UInt64(row) << UInt64(4 * outer)
      }
    }
    let width = 1 << Int(layout.rowShift)
    return (layout, rows.flatMap { $0.prefix(width) })
  }
}
