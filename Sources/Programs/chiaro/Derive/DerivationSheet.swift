// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroDerivation
import ChiaroRaster

/// A derivation as a picture: a row a color with its values before and after, each on the ground of
/// its appearance, and the reason beside them.
struct DerivationSheet {
  private let rows: [PaletteColor]
  private let grounds: [AuditAppearance: Color]

  private static let names: Float = 250
  private static let column: Float = 130
  private static let reasons: Float = 420
  private static let row: Float = 44
  private static let head: Float = 64
  private static let margin: Float = 20
  /// No picture is higher than this, in points; what has no room is counted on the last line.
  private static let greatestHeight: Float = 8000

  init(_ derivation: Derivation) {
    rows = derivation.colors
    let backdrop = derivation.catalogs.first.flatMap {
      SystemBackdrops.on($0.platform).backdrops.first
    }
    grounds = Dictionary(
      uniqueKeysWithValues: AuditAppearance.reported.map { appearance in
        let plain: Color = appearance.style == .dark ? .black : .white
        return (appearance, backdrop?.color(appearance) ?? plain)
      })
  }

  private var shown: ArraySlice<PaletteColor> {
    rows.prefix(Int(saturating: (Self.greatestHeight - Self.head) / Self.row))
  }

  private var width: Float {
    Self.names + Float(AuditAppearance.reported.count) * Self.column + Self.reasons
  }

  /// The size in points.
  var size: PointSize {
    let lines = Float(shown.count + (shown.count < rows.count ? 1 : 0))
    return PointSize(
      width: Double(width), height: Double(Self.head + lines * Self.row + Self.margin))
  }

  /// What is drawn.
  var list: DisplayList {
    var list = DisplayList()
    let height = Float(size.height)
    list.fill(Rectangle(x: 0, y: 0, width: width, height: height), .white)
    for (index, appearance) in AuditAppearance.reported.enumerated() {
      layColumn(appearance, x: Self.names + Float(index) * Self.column, height, &list)
    }
    for (index, color) in shown.enumerated() { lay(color, y: y(index), &list) }
    if shown.count < rows.count {
      let text = "and \(rows.count - shown.count) more colors"
      list.line(
        DisplayList.Text(text, size: 13), at: Point(x: Self.margin, y: y(shown.count) + 13),
        width: Self.names, .black)
    }
    return list
  }

  private func y(_ index: Int) -> Float { Self.head + Float(index) * Self.row }

  private func layColumn(
    _ appearance: AuditAppearance, x: Float, _ height: Float, _ list: inout DisplayList
  ) {
    list.fill(
      Rectangle(x: x, y: 0, width: Self.column, height: height), grounds[appearance] ?? .white)
    list.line(
      DisplayList.Text("\(appearance)", size: 12, weight: 600), at: Point(x: x + 12, y: 24),
      width: Self.column - 16, ink(appearance))
  }

  private func ink(_ appearance: AuditAppearance) -> Color {
    appearance.style == .dark ? .white : .black
  }

  private func lay(_ color: PaletteColor, y: Float, _ list: inout DisplayList) {
    list.line(
      DisplayList.Text(color.name, size: 13, weight: 600), at: Point(x: Self.margin, y: y + 5),
      width: Self.names - 1.5 * Self.margin, .black)
    list.line(
      DisplayList.Text("\(color.role.role)", size: 11), at: Point(x: Self.margin, y: y + 23),
      width: Self.names - 1.5 * Self.margin, Color.black.withAlpha(0.65))
    for (index, appearance) in AuditAppearance.reported.enumerated() {
      layCell(color, appearance, x: Self.names + Float(index) * Self.column + 12, y: y, &list)
    }
    let x = Self.names + Float(AuditAppearance.reported.count) * Self.column + 12
    for (line, appearance) in [AuditAppearance.dark, .lightHigh].enumerated() {
      guard let value = color.values[appearance], !value.isGiven else { continue }
      let text = "\(appearance): \(value.reasons.joined(separator: "; "))"
      list.line(
        DisplayList.Text(text, size: 11), at: Point(x: x, y: y + 5 + Float(line) * 18),
        width: Self.reasons - 24, .black)
    }
  }

  /// A swatch; one that was derived has a ring.
  private func layCell(
    _ color: PaletteColor, _ appearance: AuditAppearance, x: Float, y: Float,
    _ list: inout DisplayList
  ) {
    guard let shown = color.color(appearance) else { return }
    let isDerived = color.values[appearance]?.isGiven == false
    let place = Rectangle(x: x, y: y + 6, width: 32, height: 32)
    list.fill(place, shown, radius: CornerRadius(8, curve: .continuous))
    list.stroke(
      place, ink(appearance).withAlpha(isDerived ? 0.8 : 0.2),
      radius: CornerRadius(8, curve: .continuous))
    list.line(
      DisplayList.Text(shown.hexText, size: 12, weight: isDerived ? 600 : 400),
      at: Point(x: x + 40, y: y + 14), width: Self.column - 54, ink(appearance))
  }
}
