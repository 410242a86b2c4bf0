// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import Foundation
import Testing

/// The list of styles against the recipes and the page that shows it.
@Suite("Material styles")
struct MaterialStyleTests {
  private func recipes(_ style: MaterialStyle) -> [MaterialRecipe] {
    let platform = style.kind == .window ? Platform.macOS : .iOS
    return [UserInterfaceStyle.light, .dark].compactMap {
      MaterialRecipe.named(style.name, on: platform, style: $0)
    }
  }

  @Test("there are 21 blurs, 8 vibrancies and 19 materials of windows, each once")
  func counts() {
    let counts = MaterialStyle.Kind.allCases.map { kind in
      Set(MaterialStyle.all.filter { $0.kind == kind }.map(\.name)).count
    }
    #expect(counts == [21, 8, 19])
    #expect(MaterialStyle.all.count == 48)
  }

  @Test("S223: five materials of windows are deprecated, and nothing else")
  func deprecated() {
    #expect(
      MaterialStyle.all.filter(\.isDeprecated).map(\.name)
        == ["appearanceBased", "light", "dark", "mediumLight", "ultraDark"])
    #expect(MaterialStyle.all.filter(\.isDeprecated).allSatisfy { $0.kind == .window })
  }

  @Test("what is unknown has no recipe, what is measured has one of high confidence")
  func fidelity() {
    for style in MaterialStyle.all where style.kind != .vibrancy {
      let recipes = recipes(style)
      switch style.fidelity {
      case .exact, .measured:
        #expect(recipes.count == 2, "\(style.name)")
        #expect(recipes.allSatisfy { $0.confidence == .high }, "\(style.name)")
      case .approximate:
        #expect(recipes.allSatisfy { $0.confidence == .medium }, "\(style.name)")
        #expect(!recipes.isEmpty || style.name == "extraDark")
      case .unknown: #expect(recipes.isEmpty, "\(style.name)")
      }
    }
  }

  @Test("every recipe belongs to a style")
  func complete() {
    for recipe in MaterialRecipe.all {
      let kind: MaterialStyle.Kind = recipe.platform == .macOS ? .window : .blur
      #expect(MaterialStyle.named(recipe.name, kind: kind) != nil, "\(recipe.id)")
    }
  }

  @Test("Documentation/Fidelity.md has one row for each style, with its fidelity")
  func page() throws {
    let data = FileManager.default.contents(atPath: "\(SourceTree.root)/Documentation/Fidelity.md")
    let lines = String(decoding: try #require(data), as: UTF8.self).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| `") }
    #expect(rows.count == MaterialStyle.all.count)
    for (row, style) in zip(rows, MaterialStyle.all) {
      let mark = style.isDeprecated ? " (deprecated)" : ""
      #expect(row == "| `\(style.name)`\(mark) | \(style.fidelity) | \(style.note) |")
    }
  }
}
