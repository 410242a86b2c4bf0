// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// An appearance in words, there and back.
@Suite("Appearances in words")
struct AppearanceKeyTextTests {
  /// Every environment that a key tells apart, but for lists.
  private static let environments: [TraitCollection] = {
    var all = [TraitCollection()]
    func cross<Value>(_ values: [Value], _ set: (inout any MutableTraits, Value) -> Void) {
      all = all.flatMap { traits in
        values.map { value in traits.modifyingTraits { set(&$0, value) } }
      }
    }
    cross([UserInterfaceStyle.light, .dark]) { $0.userInterfaceStyle = $1 }
    cross([AccessibilityContrast.normal, .high]) { $0.accessibilityContrast = $1 }
    cross([UserInterfaceLevel.base, .elevated]) { $0.userInterfaceLevel = $1 }
    cross([DisplayGamut.sRGB, .P3]) { $0.displayGamut = $1 }
    cross([ActiveAppearance.active, .inactive]) { $0.activeAppearance = $1 }
    cross(UserInterfaceIdiom.allCases) { $0.userInterfaceIdiom = $1 }
    cross(AccentColor.allCases) { $0.accentColor = $1 }
    return all
  }()

  @Test("every key reads back as itself, and no two have the same words")
  func thereAndBack() {
    var words: [String: AppearanceKey] = [:]
    for traits in Self.environments {
      let key = AppearanceKey(traits)
      #expect(AppearanceKey(key.description) == key)
      #expect(words.updateValue(key, forKey: key.description) ?? key == key)
    }
    #expect(words.count == Set(Self.environments.map { AppearanceKey($0) }).count)
    for list in ListEnvironment.allCases {
      let key = AppearanceKey(TraitCollection { $0.listEnvironment = list })
      #expect(AppearanceKey(key.description) == key)
    }
  }

  @Test(
    "words may stand in any order, with other signs between them",
    arguments: [
      ("dark", "dark"), ("Light", "light"), ("light, high contrast", "light high contrast"),
      ("dark-high-contrast", "dark high contrast"), ("elevated dark", "dark elevated"),
      ("dark base sRGB normal contrast active", "dark"), ("p3", "light P3"),
      ("mac graphite accent dark inactive", "dark inactive mac graphite accent"),
    ])
  func spellings(_ text: String, _ words: String) {
    #expect(AppearanceKey(text)?.description == words)
  }

  @Test("the values of single axes are the words of the description")
  func values() throws {
    let key = try #require(AppearanceKey("dark high contrast P3"))
    #expect(key.namedValues.map(\.axis) == ["style", "contrast", "level", "gamut"])
    #expect(key.namedValues.map(\.value) == ["dark", "high", "base", "P3"])
    #expect(AppearanceKey.usual.namedValues.map(\.value) == ["light", "normal", "base", "sRGB"])
  }

  @Test(
    "anything else is no appearance",
    arguments: [
      "", " ", "sepia", "dark dark", "dark light", "high", "contrast", "dark high", "base elevated",
      "graphite", String(repeating: "dark ", count: 100),
    ])
  func others(_ text: String) {
    #expect(AppearanceKey(text) == nil)
  }
}
