// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

/// Which entry answers in which environment (group S).
@Suite("Looking up entries")
struct LookupTests {
  /// A set of entries in the words of the resolution table; each entry's red is its index.
  private func set(_ slots: String...) -> ColorSet {
    ColorSet(
      entries: slots.enumerated().map { index, words in
        .init(
          slot: EntrySlot(words), value: .color(Color(.sRGB, Double(index) / 255, 0, 0)),
          location: .init(file: "Contents.json", line: index + 1))
      })
  }

  private func query(_ words: String) -> VariantQuery {
    var query = VariantQuery()
    for word in words.split(separator: " ").map(String.init) {
      if word == "dark" { query.style = .dark }
      if word == "legacy" { query.style = .unspecified }
      if word == "high" { query.contrast = .high }
      if word == "elevated" { query.level = .elevated }
      if word == "P3" { query.gamut = .P3 }
      if word == "tinted" { query.isTinted = true }
      if word == "mac-catalyst" { query.subtype = word }
      if let idiom = VariantIdiom(rawValue: word) { query.idiom = idiom }
      if word.hasSuffix("x") { query.scale = Double(word.dropLast()) }
      if ["fr", "fr-CA", "en-GB", "zh-Hant-TW"].contains(word) { query.locale = word }
    }
    return query
  }

  // MARK: S238, S239

  /// The sixteen sets that may hold dark, high, light-high and dark-high beside Any, and what they
  /// show in light, dark, light high and dark high.
  static let appearances: [(slots: [String], shown: [String])] = [
    ([], ["any", "any", "any", "any"]),
    (["dark"], ["any", "dark", "any", "dark"]),
    (["high"], ["any", "any", "high", "high"]),
    (["dark", "high"], ["any", "dark", "high", "dark"]),
    (["light high"], ["any", "any", "light high", "any"]),
    (["dark", "light high"], ["any", "dark", "light high", "dark"]),
    (["high", "light high"], ["any", "any", "light high", "high"]),
    (["dark", "high", "light high"], ["any", "dark", "light high", "dark"]),
    (["dark high"], ["any", "any", "any", "dark high"]),
    (["dark", "dark high"], ["any", "dark", "any", "dark high"]),
    (["high", "dark high"], ["any", "any", "high", "dark high"]),
    (["dark", "high", "dark high"], ["any", "dark", "high", "dark high"]),
    (["light high", "dark high"], ["any", "any", "light high", "dark high"]),
    (["dark", "light high", "dark high"], ["any", "dark", "light high", "dark high"]),
    (["high", "light high", "dark high"], ["any", "any", "light high", "dark high"]),
    (["dark", "high", "light high", "dark high"], ["any", "dark", "light high", "dark high"]),
  ]

  @Test(
    "S238, S239: the appearance chosen from every set of appearances (16-row table)",
    arguments: appearances)
  func sixteenRows(_ slots: [String], _ shown: [String]) {
    let names = ["any"] + slots
    let entries = names.map { EntrySlot($0) }
    let colors = ColorSet(
      entries: entries.map { .init(slot: $0, value: .color(.black), location: .init(file: "")) })
    let environments = ["light", "dark", "high", "dark high"]
    for (environment, expected) in zip(environments, shown) {
      let index = colors.index(for: query(environment))
      #expect(index.map { names[$0] } == expected, "\(environment) of \(names)")
    }
    #expect(Self.appearances.count == 16)
  }

  @Test("S238: a light environment takes an explicit light entry first, a dark one never does")
  func explicitLight() {
    let colors = set("any", "light", "dark")
    #expect(colors.index(for: query("light")) == 1)
    #expect(colors.index(for: query("light high")) == 1)
    #expect(colors.index(for: query("dark")) == 2)
    #expect(set("any", "light").index(for: query("dark")) == 0)
    #expect(set("light").index(for: query("dark")) == nil)
    #expect(set("light high", "any").index(for: query("dark high")) == 1)
  }

  @Test("S239: entries for increased contrast serve increased contrast only")
  func highContrastOnly() {
    #expect(set("high").index(for: query("light")) == nil)
    #expect(set("high", "dark high").index(for: query("dark")) == nil)
    #expect(set("high").index(for: query("dark high")) == 0)
    #expect(set("any").index(for: query("dark high")) == 0)
  }

  // MARK: S240 to S242

  /// Slots, environment, and the index that answers.
  static let conflicts: [(slots: [String], environment: String, index: Int?)] = [
    // S240: P3, then sRGB, then unsaid; for sRGB screens P3 last
    (["any", "sRGB", "P3"], "P3", 2), (["any", "sRGB", "P3"], "", 1), (["any", "sRGB"], "P3", 1),
    (["any", "P3"], "P3", 1), (["any", "P3"], "", 0), (["P3"], "", 0), (["sRGB", "P3"], "", 0),
    (["P3", "sRGB"], "", 1), (["any"], "P3", 0),
    // S241: the device, then universal
    (["any", "iphone"], "iphone", 1), (["any", "iphone"], "ipad", 0), (["iphone"], "ipad", nil),
    (["iphone", "ipad", "any"], "mac", 2), (["any", "mac"], "mac", 1),
    (["any", "watch"], "watch", 1),
    (["any", "ipad", "ipad mac-catalyst"], "ipad", 1),
    (["any", "ipad", "ipad mac-catalyst"], "ipad mac-catalyst", 2),
    (["any", "ipad"], "ipad mac-catalyst", 1), (["any", "mac"], "ipad mac-catalyst", 0),
    // S242: the appearance before the idiom, the idiom before the gamut, the gamut before the scale
    (["iphone", "dark"], "dark iphone", 1), (["iphone", "any"], "dark iphone", 0),
    (["iphone", "any high"], "high iphone", 1),
    (["dark iphone", "dark high"], "dark high iphone", 1),
    (["iphone", "P3"], "iphone P3", 0), (["iphone P3", "iphone", "P3"], "iphone P3", 0),
    (["iphone P3", "iphone"], "iphone", 1), (["iphone P3", "any"], "iphone", 0),
    (["ipad mac-catalyst", "ipad P3"], "ipad mac-catalyst P3", 0),
    (["P3 1x", "sRGB 2x"], "P3 2x", 0), (["iphone 1x", "any 2x"], "iphone 2x", 0),
    (["dark 1x", "any 3x"], "dark 3x", 0),
    // scale: exact, next larger, largest
    (["1x", "2x", "3x"], "2x", 1), (["1x", "3x"], "2x", 1), (["1x", "2x"], "3x", 1),
    (["3x", "2x"], "1x", 1), (["1x", "2x", "3x"], "", 2), (["2x", "any"], "3x", 1),
    (["2x", "any"], "2x", 0), (["1x", "1.5x"], "1.2x", 1),
    // locale: exact, language, none; another language never
    (["any", "locale:fr"], "fr", 1), (["any", "locale:fr"], "fr-CA", 1),
    (["any", "locale:fr"], "", 0),
    (["locale:fr"], "", nil), (["any", "locale:fr-CA"], "fr", 0),
    (["any", "locale:fr", "locale:fr-CA"], "fr-CA", 2), (["any", "locale:en_GB"], "en-GB", 1),
    (["any", "locale:zh-Hant"], "zh-Hant-TW", 1), (["any", "locale:zh-Hans"], "zh-Hant-TW", 0),
    (["iphone", "locale:fr"], "iphone fr", 1), (["dark", "locale:fr"], "dark fr", 0),
    // visionOS: its own slots first, by contrast alone
    (["any", "dark", "vision"], "dark vision", 2),
    (["any", "dark", "high vision", "vision"], "dark high vision", 2),
    (["any", "dark", "vision"], "dark high vision", 2), (["any", "dark"], "dark vision", 1),
    (["any", "dark", "dark vision"], "dark vision", 2), (["any", "reality"], "vision", 1),
    // tinted home screens, and slots that no environment has
    (["any", "dark", "tinted"], "dark tinted", 2), (["any", "dark", "tinted"], "dark", 1),
    (["any", "dark"], "dark tinted", 1), (["tinted"], "dark", nil), (["sepia", "any"], "dark", 1),
    (["glasses", "any"], "", 1), (["gamut:rec2020", "any"], "P3", 1), (["0x"], "1x", nil),
    (["contrast:low", "any"], "high", 1),
    // ties go to the first
    (["any", "any"], "", 0), (["dark", "any", "dark"], "dark", 0), (["any", "universal"], "", 0),
    // nothing
    ([], "", nil), (["dark"], "", nil),
  ]

  @Test(
    "S240, S241, S242: which entry answers when axes disagree (conflict table)",
    arguments: conflicts)
  func conflictTable(_ slots: [String], _ environment: String, _ expected: Int?) {
    let colors = ColorSet(
      entries: slots.map {
        .init(slot: EntrySlot($0), value: .color(.black), location: .init(file: ""))
      })
    #expect(colors.index(for: query(environment)) == expected)
    let files = FileSet(
      entries: slots.map {
        .init(slot: EntrySlot($0), filename: "a", path: "a", location: .init(file: ""))
      }, properties: .init(), unreferencedFiles: [])
    let asked = query(environment)
    let explained = files.explain(asked).flatMap(\.candidates).first { $0.outcome == .chosen }
    #expect(explained?.slot == expected)
    #expect((files.entry(for: asked) == nil) == (expected == nil))
  }

  @Test("S243: the level is no axis of a catalog")
  func level() {
    let colors = set("any", "dark")
    let color = colors.dynamicColor(named: "Card")
    for style in [UserInterfaceStyle.light, .dark] {
      let values = [UserInterfaceLevel.base, .elevated, .unspecified].map { level in
        color.resolved(
          with: TraitCollection {
            $0.userInterfaceStyle = style
            $0.userInterfaceLevel = level
          })
      }
      #expect(Set(values).count == 1)
    }
    #expect(color.dependencies?.map { $0.name } == ["UserInterfaceStyle"])
  }

  @Test("S244: a system without appearances shows what names none")
  func legacySystem() {
    let colors = set("any", "light", "dark", "light high", "high")
    #expect(colors.index(for: query("legacy")) == 0)
    #expect(colors.index(for: query("legacy high")) == 4)
    #expect(set("light", "dark").index(for: query("legacy")) == nil)
    #expect(set("any", "any vision", "dark vision").index(for: query("legacy vision")) == 1)
  }

  // MARK: Explaining

  @Test("explain and select agree on random slots, and every candidate's outcome is true")
  func explanations() {
    var random = SeededGenerator(seed: 11)
    for turn in 0..<2000 {
      let slots = (0..<random.index(under: 9)).map { _ in VariantSlot.random(&random) }
      let asked = VariantQuery.random(&random)
      let chosen = VariantSelection.select(slots, for: asked)
      let attempts = VariantSelection.explain(slots, for: asked)
      #expect(Self.violations(attempts, slots, asked, chosen).isEmpty, "turn \(turn)")
    }
  }

  /// What is untrue in an explanation.
  private static func violations(
    _ attempts: [VariantAttempt], _ slots: [VariantSlot], _ query: VariantQuery, _ chosen: Int?
  ) -> [String] {
    var found: [String] = []
    let steps = AppearanceStep.steps(for: query)
    if attempts.map(\.step) != Array(steps.prefix(attempts.count)) { found.append("steps") }
    if chosen == nil && attempts.count != steps.count { found.append("stopped early") }
    for (number, attempt) in attempts.enumerated() {
      let admitted = slots.indices.filter { attempt.step.admits(slots[$0]) }
      if attempt.candidates.map(\.slot) != admitted { found.append("candidates of \(number)") }
      let isLast = number == attempts.count - 1
      for candidate in attempt.candidates {
        let alone = VariantSelection.select([slots[candidate.slot]], for: query) != nil
        switch candidate.outcome {
        case .chosen:
          if candidate.slot != chosen || !isLast { found.append("chosen \(candidate.slot)") }
        case .doesNotFit: if alone { found.append("\(candidate.slot) does fit") }
        case .fitsWorse, .isRepeated:
          let pair = [slots[candidate.slot], slots[chosen ?? candidate.slot]]
          let winner = VariantSelection.select(pair, for: query)
          let isWorse = candidate.outcome != .isRepeated
          if !alone || winner != (isWorse ? 1 : 0) { found.append("\(candidate.slot) vs chosen") }
          if !isWorse, candidate.slot < chosen ?? -1 { found.append("\(candidate.slot) is first") }
        }
      }
    }
    let answers = attempts.flatMap(\.candidates).filter { $0.outcome == .chosen }.map(\.slot)
    if answers != (chosen.map { [$0] } ?? []) { found.append("answer") }
    return found
  }

  @Test("the chosen slot does not depend on the order, ties aside")
  func order() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let slots = Array(Set((0..<random.index(under: 8)).map { _ in VariantSlot.random(&random) }))
      let asked = VariantQuery.random(&random)
      let chosen = VariantSelection.select(slots, for: asked).map { slots[$0] }
      let reversed = Array(slots.reversed())
      let other = VariantSelection.select(reversed, for: asked).map { reversed[$0] }
      guard chosen != other, let chosen, let other else {
        #expect(chosen == other)
        continue
      }
      // Two slots that differ and rank the same: then whichever is first wins.
      #expect(VariantSelection.select([chosen, other], for: asked) == 0)
      #expect(VariantSelection.select([other, chosen], for: asked) == 0)
    }
  }

  @Test("an explanation of a set speaks of the file's entries, empty ones passed over")
  func indicesOfSets() {
    let colors = ColorSet(entries: [
      .init(slot: EntrySlot("any"), value: .empty, location: .init(file: "")),
      .init(slot: EntrySlot("any"), value: .malformed, location: .init(file: "")),
      .init(slot: EntrySlot("glasses"), value: .color(.white), location: .init(file: "")),
      .init(slot: EntrySlot("any"), value: .color(.black), location: .init(file: "")),
      .init(slot: EntrySlot("any"), value: .color(.white), location: .init(file: "")),
    ])
    #expect(colors.index(for: query("dark")) == 3)
    let attempts = colors.explain(query("dark"))
    #expect(attempts.map { $0.candidates.map(\.slot) } == [[], [3, 4]])
    #expect(attempts.last?.candidates.map(\.outcome) == [.chosen, .isRepeated])
    #expect(colors.color(for: query("dark")) == .black)
    #expect(!colors.isEmpty)
    #expect(ColorSet(entries: []).isEmpty)
    #expect(ColorSet(entries: []).color(for: query("")) == nil)
  }

  // MARK: From files

  @Test(
    "the resolution table holds for catalogs that are read from files",
    arguments: ResolutionTable.project.rows.filter { $0.set != "systemBackground" })
  func resolutionTable(_ row: ResolutionTable.Row) throws {
    let slots = try #require(ResolutionTable.project.sets[row.set])
    let entries = slots.map { slot -> String in
      let digits = Array(slot.value.dropFirst())
      let bytes = [0, 2, 4].map { "\"0x" + String(digits[$0...($0 + 1)]) + "\"" }
      return #"{\#(EntrySlot(slot.name).json)"color":{"color-space":"srgb","components":"#
        + #"{"red":\#(bytes[0]),"green":\#(bytes[1]),"blue":\#(bytes[2]),"alpha":"1.000"}}}"#
    }
    let text = #"{"colors":[\#(entries.joined(separator: ","))],"info":{"version":1}}"#
    let catalog = AssetCatalog(colors: [row.set: text])
    #expect(catalog.diagnostics.allSatisfy { $0.id == "any-missing" }, "\(catalog.diagnostics)")
    let color = try #require(catalog.color(named: row.set))
    for environment in row.environments {
      let traits = TraitCollection(environment)
      #expect(color.resolved(with: traits).hexText == row.value, "\(row): \(environment)")
    }
  }

  @Test("a reference resolves again in each environment, on its platform or the idiom's")
  func references() throws {
    let reference = { (words: String) -> String in
      #"{"colors":[{"color":{\#(words)}}],"info":{"version":1}}"#
    }
    let catalog = AssetCatalog(colors: [
      "Phone": reference(#""platform":"ios","reference":"systemBackgroundColor""#),
      "Mac": reference(#""platform":"osx","reference":"labelColor""#),
      "Any": reference(#""platform":"universal","reference":"systemRedColor""#),
      "None": reference(#""reference":"labelColor""#),
      "Blue": reference(#""reference":"systemBlueColor""#),
      "Unknown": reference(#""platform":"ios","reference":"systemSepiaColor""#),
    ])
    let value = { (name: String, traits: TraitCollection) in
      catalog.color(named: name)?.resolved(with: traits).hexText
    }
    let elevated = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }
    let mac = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceIdiom = .mac
    }
    #expect(value("Phone", TraitCollection(userInterfaceStyle: .light)) == "#FFFFFF")
    #expect(value("Phone", TraitCollection(userInterfaceStyle: .dark)) == "#000000")
    #expect(value("Phone", elevated) == "#1C1C1E")
    #expect(value("Phone", mac) == "#000000")
    #expect(value("Any", mac) == "#FF4245")
    let label = SystemPalette.color(named: "labelColor", on: .macOS)?.color(for: mac)
    #expect(value("Mac", mac) == label?.hexText)
    #expect(value("None", mac) == label?.hexText)
    #expect(value("None", elevated) == "#FFFFFF")
    #expect(value("Unknown", elevated) == "#00000000")
    for (idiom, platform) in [(UserInterfaceIdiom.tv, Platform.tvOS), (.vision, .visionOS)] {
      let traits = TraitCollection {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceIdiom = idiom
      }
      let blue = SystemPalette.color(named: "systemBlueColor", on: platform)?.color(for: traits)
      #expect(blue != nil && value("Blue", traits) == blue?.hexText)
      // It has no label color, and shows iOS's.
      #expect(value("None", traits) == "#FFFFFF")
    }
    #expect(catalog.color(named: "Missing") == nil)
    #expect(catalog.color(named: "Phone")?.isDynamic == true)
  }

  @Test("images come with their asset, their rendering mode and the variant for the traits")
  func images() throws {
    let set = { (images: String, properties: String) in
      Array(#"{"images":[\#(images)],"info":{"version":1}\#(properties)}"#.utf8)
    }
    let dark = #"{"filename":"d.png","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let tree = MemoryTree([
      "A.xcassets/Two.imageset/Contents.json": set(
        #"{"filename":"a.png","scale":"2x"},\#(dark)"#, ""),
      "A.xcassets/Two.imageset/a.png": [1], "A.xcassets/Two.imageset/d.png": [2],
      "A.xcassets/PenTemplate.imageset/Contents.json": set(#"{"filename":"a.png"}"#, ""),
      "A.xcassets/PenTemplate.imageset/a.png": [1],
      "A.xcassets/Photo.imageset/Contents.json": set(
        #"{"filename":"a.png"}"#, #","properties":{"template-rendering-intent":"original"}"#),
      "A.xcassets/Photo.imageset/a.png": [1],
      "A.xcassets/Gone.imageset/Contents.json": set(#"{"filename":"a.png"}"#, ""),
      "A.xcassets/Empty.imageset/Contents.json": set("{}", ""),
      "A.xcassets/Mac.imageset/Contents.json": set(#"{"idiom":"mac","filename":"a.png"}"#, ""),
      "A.xcassets/Mac.imageset/a.png": [1],
    ])
    let catalog = try AssetCatalog(path: "A.xcassets", in: tree)
    let two = try #require(catalog.image(named: "Two"))
    #expect(two.content == .file("A.xcassets/Two.imageset/a.png", scale: 2))
    #expect(two.renderingMode == .automatic)
    let variant = two.asset?.image(with: TraitCollection(userInterfaceStyle: .dark))
    #expect(variant?.content == .file("A.xcassets/Two.imageset/d.png", scale: 1))
    #expect(catalog.image(named: "PenTemplate")?.renderingMode == .alwaysTemplate)
    #expect(catalog.image(named: "Photo")?.renderingMode == .alwaysOriginal)
    let mac = try #require(catalog.image(named: "Mac"))
    #expect(mac.content == .file("A.xcassets/Mac.imageset/a.png", scale: 1))
    #expect(mac.asset?.image(with: TraitCollection(userInterfaceIdiom: .phone)) == nil)
    #expect(catalog.image(named: "Gone") == nil)
    #expect(catalog.image(named: "Empty") == nil)
    #expect(catalog.image(named: "Missing") == nil)
  }
}
