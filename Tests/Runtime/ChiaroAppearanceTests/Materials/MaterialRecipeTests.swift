// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Recipes against colors that were measured on a device.
@Suite("Material recipes")
struct MaterialRecipeTests {
  /// What a material was seen to make of a flat background.
  struct Sample {
    var background: Color
    var name: String
    var style: UserInterfaceStyle
    var seen: [Double]
  }

  static let names = [
    "ultraThin": "systemUltraThinMaterial", "thin": "systemThinMaterial",
    "regular": "systemMaterial", "thick": "systemThickMaterial",
    "chrome": "systemChromeMaterial",
  ]

  static let samples: [Sample] = {
    let data = FileManager.default.contents(atPath: "\(SourceTree.root)/Data/materials.json")
    let document = JSONDocument.read(Array(data ?? Data()), file: "materials.json").document
    guard let measured = document?.root["measured"] else { return [] }
    return measured.elements.flatMap { row -> [Sample] in
      let background = color(row["background"]?.elements.compactMap(\.number) ?? [])
      return [(row["light"], UserInterfaceStyle.light), (row["dark"], .dark)].flatMap { cell in
        (cell.0?.members.map { $0 } ?? []).compactMap { member in
          names[member.name.string ?? ""].map {
            Sample(
              background: background, name: $0, style: cell.1,
              seen: member.value.elements.compactMap(\.number))
          }
        }
      }
    }
  }()

  private static func color(_ bytes: [Double]) -> Color {
    guard bytes.count == 3 else { return .clear }
    return Color(.sRGB, bytes[0] / 255, bytes[1] / 255, bytes[2] / 255)
  }

  @Test("on flat backgrounds recipes are within 3/255 of what was measured, 1/255 on average")
  func measured() {
    #expect(Self.samples.count >= 70)
    var distances: [Double] = []
    for sample in Self.samples {
      let recipe = MaterialRecipe.named(sample.name, on: .iOS, style: sample.style)
      guard let made = recipe?.applied(to: sample.background).components else {
        Issue.record("no recipe \(sample.name)")
        continue
      }
      let distance = abs(made - Self.color(sample.seen).components).max() * 255
      #expect(distance < 3, "\(sample)")
      distances.append(distance)
    }
    #expect(distances.reduce(0, +) / Double(distances.count) < 1)
  }

  @Test("every recipe has an id of its own, by which it is found")
  func ids() {
    #expect(Set(MaterialRecipe.all.map(\.id)).count == MaterialRecipe.all.count)
    for recipe in MaterialRecipe.all { #expect(MaterialRecipe.withID(recipe.id) == recipe) }
    #expect(MaterialRecipe.withID("ios/nothing/light") == nil)
  }

  @Test(
    "the traditional styles clamp and lay a gray over",
    arguments: [("light", false), ("extraLight", false), ("dark", true)])
  func traditional(_ name: String, _ isDark: Bool) throws {
    let recipe = try #require(MaterialRecipe.named(name, on: .iOS, style: .unspecified))
    #expect(recipe.isDark == isDark)
    let fill = try #require(recipe.fills.first)
    let gray = recipe.applied(to: .black).components
    #expect(abs(gray.x - fill.white * fill.alpha) < 1e-9)
  }

  @Test(
    "names of styles mean recipes: adaptive ones by the style, pinned ones in their own",
    arguments: [
      ("regular", "ios/light/any", "ios/dark/any"),
      ("prominent", "ios/extraLight/any", "ios/dark/any"),
      ("systemMaterial", "ios/systemMaterial/light", "ios/systemMaterial/dark"),
      ("systemMaterialLight", "ios/systemMaterial/light", "ios/systemMaterial/light"),
      ("systemMaterialDark", "ios/systemMaterial/dark", "ios/systemMaterial/dark"),
      ("extraDark", nil, nil), ("Material", nil, nil), ("MaterialDark", nil, nil),
    ] as [(String, String?, String?)])
  func names(_ name: String, _ light: String?, _ dark: String?) {
    #expect(MaterialRecipe.named(name, on: .iOS, style: .light)?.id == light)
    #expect(MaterialRecipe.named(name, on: .iOS, style: .dark)?.id == dark)
    #expect(MaterialRecipe.named(name, on: .tvOS, style: .dark) == nil)
  }

  @Test("colors change before the blur in the system materials alone")
  func order() {
    for recipe in MaterialRecipe.all {
      #expect(recipe.blursLast == recipe.name.hasPrefix("system"), "\(recipe.id)")
    }
  }

  @Test("a background outside of sRGB is clipped, one inside a material never leaves it")
  func range() {
    let green = Color(.displayP3, 0, 1, 0)
    for recipe in MaterialRecipe.all {
      let made = recipe.applied(to: green)
      #expect(made == recipe.applied(to: Color(.sRGB, 0, 1, 0)))
      #expect(made.components.min() >= 0 && made.components.max() <= 1)
    }
  }
}

extension MaterialRecipeTests {
  private func abs(_ components: ColorComponents) -> ColorComponents {
    components.replacing(with: -components, where: components .< 0)
  }

  private func abs(_ value: Double) -> Double { value.magnitude }
}
