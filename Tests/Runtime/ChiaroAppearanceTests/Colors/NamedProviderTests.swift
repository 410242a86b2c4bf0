// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Foundation
import Synchronization
import Testing

/// Colors with a name and a closure, and what is stored of them.
@Suite("Named providers")
struct NamedProviderTests {
  private let dark = Color(.sRGB, 0.1, 0.2, 0.3)

  private func color(named name: String?) -> DynamicColor {
    let dark = dark
    return DynamicColor(name: name) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? DynamicColor(dark) : .white
    }
  }

  private func stored(_ color: DynamicColor) throws -> Data {
    try JSONEncoder().encode(ArchivedColor(color))
  }

  private func restored(_ data: Data) throws -> DynamicColor {
    try JSONDecoder().decode(ArchivedColor.self, from: data).color
  }

  @Test(
    "S215: the provider gets the drawing appearance, when components are needed",
    arguments: [Appearance.Name.aqua, .darkAqua, .vibrantLight, .vibrantDark])
  func argument(_ name: Appearance.Name) throws {
    let asked = Mutex<[Appearance.Name]>([])
    let color = DynamicColor(name: "argument") { appearance in
      asked.withLock { $0.append(appearance.name) }
      return .white
    }
    #expect(asked.withLock { $0 }.isEmpty)
    let appearance = try #require(Appearance(named: name))
    // Contrast comes from what is current, which views of other tests publish.
    TraitCollection(accessibilityContrast: .normal).performAsCurrent {
      appearance.performAsCurrentDrawingAppearance { _ = color.resolved }
    }
    #expect(asked.withLock { $0 } == [name])
  }

  @Test("S215: two colors without a name have names of their own")
  func uniqueNames() {
    let (one, other) = (color(named: nil), color(named: nil))
    #expect(one.name != nil && one.name != other.name)
    #expect(one != other)
    #expect(color(named: "given").name == "given")
    #expect(color(named: "given").description(for: TraitCollection()).hasPrefix("given(*#"))
  }

  @Test("the names of other colors")
  func names() {
    #expect(DynamicColor.labelColor.name == "labelColor")
    #expect(DynamicColor(name: "Brand") { _ in .black }.name == "Brand")
    #expect(DynamicColor.white.name == nil)
    #expect(DynamicColor(light: .white, dark: .black).name == nil)
    #expect(DynamicColor { _ in DynamicColor.white }.name == nil)
  }

  @Test("S216: a decoded color is the registered one of its name, and dynamic again")
  func joined() throws {
    let original = color(named: "joined")
    let back = try restored(try stored(original))
    #expect(back == original)
    #expect(back.resolved(with: TraitCollection(userInterfaceStyle: .dark)) == dark)
  }

  @Test("S216: without a registration it is the aqua value")
  func unregistered() throws {
    func data() throws -> Data { try stored(color(named: "forgotten")) }
    let back = try restored(try data())
    #expect(!back.isDynamic)
    let night = TraitCollection(userInterfaceStyle: .dark)
    #expect(back.resolved(with: night) == DynamicColor.white.resolved)
  }

  @Test("S216: what is stored is the name and the aqua value, whatever appearance is current")
  func form() throws {
    let kept = color(named: "form")
    let archived = Appearance(named: .darkAqua)?.performAsCurrentDrawingAppearance {
      ArchivedColor(kept)
    }
    #expect(archived?.name == "form")
    #expect(archived?.value == DynamicColor.white.resolved)
  }

  @Test("S216: the color made last has the name")
  func last() throws {
    let first = color(named: "last")
    let second = color(named: "last")
    #expect(try restored(try stored(first)) == second)
  }

  @Test("system colors come back as themselves, others as their value")
  func others() throws {
    #expect(try restored(try stored(.labelColor)) == .labelColor)
    #expect(try restored(try stored(.red)) == .red)
    let plain = DynamicColor(light: .white, dark: .black)
    #expect(try restored(try stored(plain)) == DynamicColor(.white))
  }

  @Test("sweeping out colors that are gone keeps those that are not")
  func sweep() throws {
    let kept = color(named: "kept")
    for index in 0..<300 { _ = color(named: "passing-\(index)") }
    #expect(try restored(try stored(kept)) == kept)
  }

  @Test(
    "what is no color is refused",
    arguments: [
      #"{"space": "sRGB", "components": [1, 2], "alpha": 1}"#,
      #"{"space": "mauve", "components": [1, 0, 0], "alpha": 1}"#,
      #"{"space": "sRGB", "components": [1, 0, 0]}"#, #"{"name": "labelColor"}"#, "[]",
    ])
  func corrupt(_ text: String) {
    #expect(throws: DecodingError.self) { try restored(Data(text.utf8)) }
  }
}
