// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import Synchronization
import Testing

/// Colors that adapt, and those that do not (group K).
@Suite("Dynamic colors")
struct DynamicColorTests {
  static let ink = DynamicColor(light: .black, dark: .white)

  /// A source of one name.
  struct OneColor: NamedColorSource {
    func color(named name: String) -> DynamicColor? {
      name == "Brand/Ink" ? DynamicColor(name: name) { Self.value($0) } : nil
    }

    static func value(_ traits: TraitCollection) -> Color {
      traits.userInterfaceStyle == .dark ? .white : .black
    }
  }

  @Test("S127: semantic, named and provider colors adapt, colors of components never do")
  func staticAndDynamic() throws {
    let named = try #require(DynamicColor(named: "Brand/Ink", in: OneColor()))
    let adapting: [DynamicColor] = [.label, named, Self.ink, DynamicColor { _ in Self.ink }]
    for color in adapting {
      #expect(color.isDynamic)
      #expect(color.resolved(with: .light) != color.resolved(with: .dark))
    }
    for color in [DynamicColor(Color(white: 0.5)), DynamicColor(Color(.displayP3, 1, 0, 0))] {
      #expect(!color.isDynamic)
      #expect(color.resolved(with: .light) == color.resolved(with: .dark))
    }
  }

  @Test("S128: a provider is not called at creation, and once a resolution with its collection")
  func providerCalls() {
    let calls = Mutex<[TraitCollection]>([])
    let color = DynamicColor { traits in
      calls.withLock { $0.append(traits) }
      return traits.userInterfaceStyle == .dark ? DynamicColor(.white) : DynamicColor(.black)
    }
    #expect(calls.withLock { $0 }.isEmpty)
    let copies = [color, color.withAlphaComponent(0.5)]
    #expect(calls.withLock { $0 }.isEmpty && copies.count == 2)
    let rich = TraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 3
    }
    #expect(color.resolved(with: rich) == .white)
    #expect(calls.withLock { $0 } == [rich])
    #expect(TraitCollection.light.performAsCurrent { color.resolved } == .black)
    #expect(calls.withLock { $0 } == [rich, .light])
    #expect(color.resolved(with: rich) == .white)
    #expect(calls.withLock { $0.count } == 3)
    #expect(copies[1].resolved(with: rich) == Color.white.withAlpha(0.5))
    #expect(calls.withLock { $0.count } == 4)
  }

  @Test("S129: a provider may return a color that adapts, with the same collection to the end")
  func nestedProviders() {
    let seen = Mutex<[UserInterfaceStyle]>([])
    let inner = DynamicColor { traits in
      seen.withLock { $0.append(traits.userInterfaceStyle) }
      return Self.ink
    }
    let outer = DynamicColor { traits in
      seen.withLock { $0.append(traits.userInterfaceStyle) }
      return inner
    }
    #expect(outer.resolved(with: .dark) == .white)
    #expect(seen.withLock { $0 } == [.dark, .dark])
    var deep = Self.ink
    for _ in 0..<200 {
      let next = deep
      deep = DynamicColor { _ in next }
    }
    #expect(deep.resolved(with: .dark) == .white)
  }

  private enum Loop {
    static let first = DynamicColor { _ in second }
    static let second: DynamicColor = DynamicColor { _ in first }
  }

  @Test("S129: providers that return each other without end stop the program with words")
  func endlessProviders() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Loop.first.resolved(with: TraitCollection())
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("endlessly"))
  }

  @Test("S130: a resolved color adapts no more; a static one is its own")
  func resolvedColor() {
    let fixed = DynamicColor(Color(.sRGB, 0.25, 0.5, 0.75))
    #expect(fixed.resolvedColor(with: .dark) == fixed)
    for color in [DynamicColor.label, Self.ink, DynamicColor { _ in .label }] {
      let resolved = color.resolvedColor(with: .dark)
      #expect(!resolved.isDynamic)
      let values = [TraitCollection.light, .dark].map { traits in
        traits.performAsCurrent { resolved.resolved }
      }
      #expect(values == [.white, .white])
    }
  }

  @Test("S131: the provider's argument is the collection passed, and current is the same")
  func argumentAndCurrent() {
    let pairs = Mutex<[(TraitCollection, TraitCollection)]>([])
    let color = DynamicColor { traits in
      pairs.withLock { $0.append((traits, .current)) }
      return DynamicColor(.black)
    }
    let passed = TraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[ThemeTrait.self] = "sepia"
    }
    TraitCollection.light.performAsCurrent {
      _ = color.resolved(with: passed)
      _ = color.resolvedColor(with: passed)
      #expect(TraitCollection.current == .light)
    }
    let seen = pairs.withLock { $0 }
    #expect(seen.count == 2)
    for (argument, current) in seen {
      #expect(argument == passed && current == passed)
      #expect(argument[ThemeTrait.self] == "sepia")
    }
  }

  @Test("S131: so it is for every provider of a chain, also at another alpha")
  func argumentAndCurrentInChains() {
    let pairs = Mutex<[(TraitCollection, TraitCollection)]>([])
    var color = Self.ink
    for isTranslucent in [true, false, true, false] {
      let next = isTranslucent ? color.withAlphaComponent(0.5) : color
      color = DynamicColor { traits in
        pairs.withLock { $0.append((traits, .current)) }
        return next
      }
    }
    let passed = TraitCollection(traitsFrom: [.dark, TraitCollection(displayScale: 3)])
    TraitCollection.light.performAsCurrent {
      #expect(color.resolved(with: passed) == Color.white.withAlpha(0.5))
      #expect(TraitCollection.current == .light)
    }
    let seen = pairs.withLock { $0 }
    #expect(seen.count == 4)
    #expect(seen.allSatisfy { $0 == passed && $1 == passed })
  }

  @Test("S132: components and conversions are those of the current collection")
  func componentsFollowCurrent() {
    for (traits, white) in [(TraitCollection.light, 0.0), (.dark, 1.0)] {
      traits.performAsCurrent {
        #expect(Self.ink.resolved.components == [white, white, white])
        #expect(Self.ink.resolved.converted(to: .xyzD65).components.y.rounded() == white)
        #expect(Self.ink.resolved.hexText == (white == 0 ? "#000000" : "#FFFFFF"))
      }
    }
  }

  @Test("S133: cgColor is a snapshot")
  func snapshot() {
    let captured = TraitCollection.light.performAsCurrent { Self.ink.cgColor }
    #expect(captured == .black)
    TraitCollection.dark.performAsCurrent {
      #expect(captured == .black)
      #expect(Self.ink.cgColor == .white)
    }
  }

  @Test("S134: another alpha leaves a color dynamic")
  func alphaComponent() {
    let half = DynamicColor.label.withAlphaComponent(0.5)
    #expect(half.isDynamic)
    #expect(half.resolved(with: .light) == Color.black.withAlpha(0.5))
    #expect(half.resolved(with: .dark) == Color.white.withAlpha(0.5))
    let provider = DynamicColor { _ in .label }.withAlphaComponent(0.25)
    #expect(provider.isDynamic)
    #expect(provider.resolved(with: .dark) == Color.white.withAlpha(0.25))
    let again = half.withAlphaComponent(0.75)
    #expect(again.resolved(with: .dark) == Color.white.withAlpha(0.75))
    #expect(!DynamicColor(.white).withAlphaComponent(0.5).isDynamic)
  }

  @Test("S135: equality goes by the declaration, never by a momentary value")
  func equality() {
    #expect(DynamicColor.label != DynamicColor.label.resolvedColor(with: .light))
    #expect(DynamicColor.label == .label)
    #expect(DynamicColor.label != DynamicColor.label.withAlphaComponent(1))
    #expect(Self.ink == DynamicColor(light: .black, dark: .white))
    #expect(Self.ink != DynamicColor(light: .black, dark: .black))
    #expect(Self.ink != .label)
    #expect(DynamicColor(.white) == DynamicColor(.white))
    let provider = DynamicColor { _ in .label }
    #expect(provider == provider && provider != DynamicColor { _ in .label })
    #expect(Self.ink.withAlphaComponent(0.5) == Self.ink.withAlphaComponent(0.5))
    #expect(Self.ink.withAlphaComponent(0.5) != Self.ink.withAlphaComponent(0.4))
    let colors: [DynamicColor] = [
      .label, Self.ink, provider, DynamicColor(.white), .tintColor,
      Self.ink.withAlphaComponent(0.5), .systemRed, DynamicColor(name: "Ink") { _ in .black },
    ]
    #expect(Set(colors).count == colors.count)
    #expect(Set(colors + colors).count == colors.count)
  }

  @Test("S136: an unknown name is no color; without traits a named color adapts")
  func namedColors() throws {
    #expect(DynamicColor(named: "Brand/Paper", in: OneColor()) == nil)
    #expect(DynamicColor(named: "No Such Color Anywhere") == nil)
    let dynamic = try #require(DynamicColor(named: "Brand/Ink", in: OneColor()))
    #expect(dynamic.isDynamic)
    #expect(dynamic.resolved(with: .dark) == .white)
    #expect(dynamic.resolved(with: .light) == .black)
    let fixed = try #require(
      DynamicColor(named: "Brand/Ink", in: OneColor(), compatibleWith: .dark))
    #expect(!fixed.isDynamic)
    #expect(TraitCollection.light.performAsCurrent { fixed.resolved } == .white)
  }

  @Test("S136: the source added last is asked first, and the others when it knows no such name")
  func addedSources() throws {
    struct Source: NamedColorSource {
      var colors: [String: DynamicColor]
      func color(named name: String) -> DynamicColor? { colors[name] }
    }
    let assets = NamedAssets()
    assets.addColors(
      from: Source(colors: ["Test/Added": DynamicColor(.black), "Test/First": Self.ink]))
    assets.addColors(from: Source(colors: ["Test/Added": DynamicColor(.white)]))
    try assets.performAsCurrent { () throws in
      #expect(try #require(DynamicColor(named: "Test/Added")).resolved == .white)
      #expect(DynamicColor(named: "Test/First") == Self.ink)
      #expect(DynamicColor(named: "Test/First", compatibleWith: .dark) == DynamicColor(.white))
      #expect(DynamicColor(named: "Test/First", in: OneColor()) == nil)
      #expect(DynamicColor(named: "Test/Missing") == nil)
      #expect(DynamicColor(named: "Test/Missing", compatibleWith: .dark) == nil)
    }
  }

  // MARK: Beyond the statements

  @Test("a color of four values takes the normal one where there is no other")
  func fourValues() {
    let gray = { (white: Double) in Color(.sRGB, white, white, white) }
    let two = DynamicColor(light: gray(0.1), dark: gray(0.2))
    let four = DynamicColor(
      light: gray(0.1), dark: gray(0.2), highContrastLight: gray(0.3), highContrastDark: gray(0.4))
    #expect(TraitCollection.fourColumns.map(two.resolved) == [0.1, 0.2, 0.1, 0.2].map(gray))
    #expect(TraitCollection.fourColumns.map(four.resolved) == [0.1, 0.2, 0.3, 0.4].map(gray))
  }

  @Test("a color names the traits on which its value depends, and no others")
  func dependencies() {
    let names = { (color: DynamicColor) in color.dependencies?.map { $0.name } }
    #expect(names(DynamicColor(.white)) == [])
    #expect(names(DynamicColor(light: .white, dark: .white)) == [])
    #expect(names(Self.ink) == ["UserInterfaceStyle"])
    #expect(names(DynamicColor { _ in .label }) == nil)
    #expect(names(DynamicColor { _ in .label }.withAlphaComponent(0.5)) == nil)
    #expect(names(Self.ink.withAlphaComponent(0.5)) == ["UserInterfaceStyle"])
    let lonely = DynamicColor(light: .white, dark: .white, highContrastDark: .black)
    #expect(names(lonely) == ["UserInterfaceStyle", "AccessibilityContrast"])
    let accent = DynamicColor.controlAccentColor
    #expect(names(accent)?.contains("AccentColor") == true)
  }

  @Test("S219: the accent color of a Mac is the person's, then the app's, then blue")
  func controlAccent() {
    let own = DynamicColor(Color(.sRGB, 0.5, 0, 0.5))
    let color = DynamicColor.controlAccent(appAccent: own)
    let multicolor = TraitCollection(.light, on: .mac)
    let purple = multicolor.modifyingTraits { $0.accentColor = .purple }
    let blue = multicolor.modifyingTraits { $0.accentColor = .blue }
    #expect(color.resolved(with: multicolor) == own.resolved)
    let chosen = DynamicColor.controlAccentColor
    #expect(color.resolved(with: purple) == chosen.resolved(with: purple))
    #expect(chosen.resolved(with: purple) != chosen.resolved(with: multicolor))
    #expect(chosen.resolved(with: blue) == chosen.resolved(with: multicolor))
    #expect(DynamicColor.controlAccent() == chosen)
  }

  @Test("the table of a color answers as the colors it was made from, for random variants")
  func tablesAgreeWithTheirSource() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      let variants = (0..<random.index(under: 8)).map { index in
        ColorVariant(.random(&random), Color(.sRGB, Double(index) / 8, 0.5, 0.5))
      }
      let color = DynamicColor(variants: variants)
      for environment in ResolutionTable.environments {
        let traits = TraitCollection(environment)
        let chosen = VariantSelection.select(variants.map(\.slot), for: VariantQuery(traits))
        #expect(color.resolved(with: traits) == chosen.map { variants[$0].color } ?? .clear)
      }
    }
  }

  @Test("the description names the color, its values and the current one")
  func descriptions() {
    let text = DynamicColor.systemBackground.description(for: .light)
    #expect(text.hasPrefix("systemBackground(*light #FFFFFF*, dark #000000"))
    #expect(Self.ink.description(for: .dark) == "variants(light #000000, *dark #FFFFFF*)")
    #expect(DynamicColor(.white).description(for: .dark) == Color.white.description)
    #expect(DynamicColor { _ in .label }.description(for: .dark) == "provider(*#FFFFFF*)")
    #expect(
      Self.ink.withAlphaComponent(0.5).description(for: .light)
        == "variants(*light #000000*, dark #FFFFFF) at alpha 0.5")
    let named = DynamicColor(name: "Brand/Ink") { _ in .black }
    #expect(named.description(for: .light) == "\"Brand/Ink\"(*#000000*)")
    #expect(DynamicColor.tintColor.description(for: .light).hasPrefix("tintColor(*light"))
  }
}
