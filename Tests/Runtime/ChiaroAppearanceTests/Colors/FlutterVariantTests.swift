// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import Testing

/// Flutter's cases of which value of a color is shown, and on which traits a color depends.
@Suite("Flutter's variants")
struct FlutterVariantTests {
  static let table = CSVTable(path: SourceTree.folder() + "/../Vectors/flutter-cupertino.csv")
  static let names = Array(Set(table.rows.map { $0["color"] })).sorted()

  private static func rows(_ name: String) -> [CSVTable.Row] {
    table.rows.filter { $0["color"] == name }
  }

  /// The color whose variants are the rows of a name, in any order.
  private static func color(_ name: String, reversed: Bool = false) throws -> DynamicColor {
    if name == "systemBackground" { return .systemBackground }
    let variants = try rows(name).map { row in
      var slot = VariantSlot()
      slot.luminosity = row["style"] == "dark" ? .dark : .light
      slot.isHighContrast = row["contrast"] == "high"
      slot.level = row["level"] == "elevated" ? .elevated : .base
      return ColorVariant(slot, try Color(css: row["value"]))
    }
    return DynamicColor(variants: reversed ? variants.reversed() : variants)
  }

  private static func traits(_ row: CSVTable.Row) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = row["style"] == "dark" ? .dark : .light
      $0.accessibilityContrast = row["contrast"] == "high" ? .high : .normal
      $0.userInterfaceLevel = row["level"] == "elevated" ? .elevated : .base
    }
  }

  @Test("each color has each environment once")
  func coverage() {
    #expect(Self.names.count == 8)
    for name in Self.names {
      #expect(Set(Self.rows(name).map { Self.traits($0) }).count == 8)
      #expect(Self.rows(name).count == 8)
    }
  }

  @Test(
    "a color shows the value of its environment, by argument and by current", arguments: table.rows)
  func value(_ row: CSVTable.Row) throws {
    for isReversed in [false, true] {
      let color = try Self.color(row["color"], reversed: isReversed)
      let traits = Self.traits(row)
      #expect(color.resolved(with: traits).hexText == row["value"])
      #expect(traits.performAsCurrent { color.resolved }.hexText == row["value"])
    }
  }

  @Test(
    "a color depends on those axes over which its values differ, and on no other", arguments: names)
  func dependencies(_ name: String) throws {
    let rows = Self.rows(name)
    let expected = ["style", "contrast", "level"].filter { axis in
      rows.contains { row in
        rows.contains { other in
          other["value"] != row["value"]
            && ["style", "contrast", "level"].allSatisfy { $0 == axis || other[$0] == row[$0] }
        }
      }
    }
    let names: [(String, ChiaroAppearance.Trait)] = [
      ("style", TraitUserInterfaceStyle.self), ("contrast", TraitAccessibilityContrast.self),
      ("level", TraitUserInterfaceLevel.self),
    ]
    let dependencies = try #require(try Self.color(name).dependencies)
    #expect(
      names.filter { name in dependencies.contains { $0 == name.1 } }.map { $0.0 } == expected)
    if name != "systemBackground" { #expect(dependencies.count == expected.count) }
  }
}
