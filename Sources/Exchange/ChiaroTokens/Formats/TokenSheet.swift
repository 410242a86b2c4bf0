// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroColor

/// A palette prepared for writing: each color with its values in all cells of one device.
package struct TokenSheet: Sendable {
  /// The options for writing a palette.
  package struct Options: Sendable {
    /// The device whose values are written.
    package var idiom = VariantIdiom.phone
    /// The platform of references that name none; nil for the device's.
    package var platform: Platform?
    /// The name of files without their ending, and of types in code.
    package var stem = "colors"
    /// The variety of the format, such as `style-dictionary`; nil for the usual.
    package var flavor: String?
    /// Whether a stylesheet chooses the style by an attribute, as in `[data-theme="dark"]`.
    package var themeAttribute = false

    /// Creates the default options.
    package init() {}
  }

  /// A color with its values; an object, since every format walks over all of them several times.
  package final class Row: Sendable {
    /// The color.
    package let token: ColorToken
    /// Its values.
    package let table: TokenTable
    /// The axes that decide the value anywhere.
    package let axes: [TokenCell.Axis]
    /// The colors among the values, each once; aliases lead to those of others.
    let colors: [TokenColor]
    /// Whether sRGB does not hold one of the colors.
    package let isWide: Bool

    init(_ token: ColorToken, _ table: TokenTable) {
      self.token = token
      self.table = table
      axes = table.axes
      var colors: [TokenColor] = []
      for case .color(let color)? in table.values where !colors.contains(color) {
        colors.append(color)
      }
      self.colors = colors
      isWide = colors.contains { !$0.color.isInGamut(of: .sRGB) }
    }
  }

  /// The palette; every character of its names is seen.
  package let palette: TokenPalette
  /// The names that are others for that.
  let nameLosses: [TokenLoss]
  /// The options for writing the palette.
  package let options: Options
  /// The colors with a value in at least one cell, in the palette's order.
  package let allRows: [Row]
  /// The rows that have a value in every cell.
  package let rows: [Row]
  /// The colors without a value in any cell.
  package let valueless: [ColorToken]

  /// Looks every color of a palette up.
  package init(_ palette: TokenPalette, _ options: Options = Options()) {
    let (palette, nameLosses) = palette.visible
    (self.palette, self.nameLosses) = (palette, nameLosses)
    self.options = options
    var rows: [Row] = []
    var valueless: [ColorToken] = []
    for token in palette.tokens {
      let table = TokenTable(token, for: options.idiom, on: options.platform)
      if table.values.allSatisfy({ $0 == nil }) {
        valueless.append(token)
      } else {
        rows.append(Row(token, table))
      }
    }
    (allRows, self.valueless) = (rows, valueless)
    self.rows = rows.filter { row in
      let isAlias = row.token.variants.contains(where: \.value.isAlias)
      return row.table.values.allSatisfy { $0 != nil }
        && (!isAlias
          || TokenCell.all.allSatisfy { cell in
            row.table[cell].flatMap {
              palette.color(of: $0, for: cell.query(for: options.idiom), on: options.platform)
            } != nil
          })
    }
  }

  /// The axes on which any color depends.
  package var axes: [TokenCell.Axis] {
    TokenCell.Axis.allCases.filter { axis in allRows.contains { $0.axes.contains(axis) } }
  }

  /// Returns the color of a row in a cell, with aliases resolved; nil if it has none there.
  package func color(_ row: Row, _ cell: TokenCell) -> TokenColor? {
    row.table[cell].flatMap {
      palette.color(of: $0, for: cell.query(for: options.idiom), on: options.platform)
    }
  }

  /// Returns the values of a row without aliases that lead to no color.
  func living(_ row: Row) -> TokenTable {
    guard row.token.variants.contains(where: \.value.isAlias) else { return row.table }
    return TokenTable { color(row, $0) == nil ? nil : row.table[$0] }
  }
}
