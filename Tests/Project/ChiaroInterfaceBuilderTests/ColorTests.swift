// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroInterfaceBuilder

/// Colors of views, compared with an independent reading of the files, `Fixtures/colors.py`.
@Suite("Views have the colors of their files") @MainActor
struct ColorTests {
  /// A row of the table.
  private struct Row {
    let file: String
    let object: String
    let key: String
    let light: String
    let dark: String
  }

  private static func rows() throws -> [Row] {
    let path = SourceTree.folder() + "/Fixtures/colors.tsv"
    let text = String(decoding: try FileReader.bytes(atPath: path, limit: 1 << 20), as: UTF8.self)
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return Row(file: parts[0], object: parts[1], key: parts[2], light: parts[3], dark: parts[4])
    }
  }

  /// A color in a style, with all eight digits; nil for none.
  private static func text(_ color: DynamicColor?, _ style: UserInterfaceStyle) -> String? {
    let text = color?.resolved(with: TraitCollection(userInterfaceStyle: style)).hexText
    return text.map { $0.utf8.count == 7 ? $0 + "FF" : $0 }
  }

  /// Whether two colors differ by no more than rounding.
  private static func areAlike(_ one: String?, _ other: String) -> Bool {
    guard let one, one.utf8.count == 9, let first = UInt32(one.dropFirst(), radix: 16),
      let second = UInt32(other.dropFirst(), radix: 16)
    else { return false }
    return [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 1
    }
  }

  @Test("each color of a view is, in light and in dark, what an independent reading finds")
  func colors() throws {
    let rows = try Self.rows()
    #expect(rows.count > 90)
    for (file, rows) in Dictionary(grouping: rows, by: \.file) {
      let document = InterfaceScreens.document(try InterfaceScreens.bytes(file), file)
      let views = InterfaceScreens.screens(document).flatMap(\.views)
      for row in rows {
        let view = views.first { $0.element.objectID == row.object }
        let color = view?.colors.first { $0.key == row.key }?.color
        let (light, dark) = (Self.text(color, .light), Self.text(color, .dark))
        #expect(
          Self.areAlike(light, row.light) && Self.areAlike(dark, row.dark),
          "\(file) \(row.object) \(row.key): \(light ?? "none") and \(dark ?? "none")")
      }
    }
  }
}
