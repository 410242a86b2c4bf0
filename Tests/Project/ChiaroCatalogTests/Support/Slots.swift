// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroTestSupport

extension EntrySlot {
  /// A slot in words: `dark high P3 ipad mac-catalyst 2x locale:fr`; `any` says nothing.
  init(_ words: String) {
    self.init()
    for word in words.split(separator: " ").map(String.init) { add(word) }
  }

  private mutating func add(_ word: String) {
    let parts = word.split(separator: ":").map(String.init)
    switch word {
    case "any": break
    case "light", "dark", "tinted", "sepia": style = word
    case "high": contrast = word
    case "sRGB": gamut = word
    case "P3": gamut = "display-P3"
    case "mac-catalyst": subtype = word
    case _ where parts.first == "locale": locale = parts.last
    case _ where parts.first == "gamut": gamut = parts.last
    case _ where parts.first == "contrast": contrast = parts.last
    case _ where word.hasSuffix("x"): scale = word
    default: idiom = word
    }
  }

  /// The slot's keys as JSON, each with a comma behind it.
  var json: String {
    var text = idiom.map { #""idiom":"\#($0)","# } ?? ""
    if let gamut { text += #""display-gamut":"\#(gamut)","# }
    let appearances = [("luminosity", style), ("contrast", contrast)].compactMap { kind, value in
      value.map { #"{"appearance":"\#(kind)","value":"\#($0)"}"# }
    }
    if !appearances.isEmpty { text += #""appearances":[\#(appearances.joined(separator: ","))],"# }
    return text
  }
}

extension TraitCollection {
  /// An environment of the resolution table.
  init(_ environment: ResolutionTable.Environment) {
    self.init {
      $0.userInterfaceStyle = environment.style == "dark" ? .dark : .light
      $0.accessibilityContrast = environment.contrast == "high" ? .high : .normal
      $0.userInterfaceLevel = environment.level == "elevated" ? .elevated : .base
      $0.displayGamut = environment.gamut == "P3" ? .P3 : .sRGB
      $0.userInterfaceIdiom =
        UserInterfaceIdiom.allCases.first { "\($0)" == environment.idiom } ?? .unspecified
    }
  }
}

extension VariantSlot {
  /// A slot that says something on a few random axes.
  static func random(_ random: inout SeededGenerator) -> VariantSlot {
    var slot = VariantSlot()
    slot.luminosity = random.pick([.any, .any, .any, .light, .dark, .tinted])
    slot.isHighContrast = random.once(in: 4)
    slot.gamut = random.pick([.unspecified, .unspecified, .sRGB, .P3])
    slot.idiom = random.pick([.universal, .universal, .universal, .phone, .pad, .mac, .vision])
    slot.level = random.pick([.unspecified, .unspecified, .base, .elevated])
    if random.once(in: 6) { slot.subtype = random.pick(["mac-catalyst", "retina4"]) }
    if random.once(in: 5) { slot.locale = random.pick(["fr", "fr-CA", "ja"]) }
    if random.once(in: 3) { slot.scale = random.pick([1, 2, 3]) }
    if random.once(in: 6) { slot.widthClass = random.pick([.compact, .regular]) }
    if random.once(in: 6) { slot.heightClass = random.pick([.compact, .regular]) }
    if random.once(in: 6) { slot.layoutDirection = random.pick([.leftToRight, .rightToLeft]) }
    if random.once(in: 6) { slot.memory = random.pick([1, 2, 4]) }
    if random.once(in: 6) { slot.graphicsFeatureSet = random.pick(["metal1v2", "metal3v1"]) }
    return slot
  }
}

extension VariantQuery {
  /// A random environment.
  static func random(_ random: inout SeededGenerator) -> VariantQuery {
    var query = VariantQuery()
    query.style = random.pick([.light, .dark, .dark, .unspecified])
    query.contrast = random.pick([.normal, .high])
    query.level = random.pick([.base, .elevated])
    query.gamut = random.pick([.sRGB, .P3])
    query.idiom = random.pick([.phone, .pad, .mac, .vision, .tv])
    query.isTinted = random.once(in: 8)
    if random.once(in: 4) { query.subtype = "mac-catalyst" }
    if random.once(in: 2) { query.locale = random.pick(["fr", "fr-CA", "en"]) }
    if random.once(in: 2) { query.scale = random.pick([1, 2, 3]) }
    if random.once(in: 2) { query.widthClass = random.pick([.compact, .regular]) }
    if random.once(in: 2) { query.heightClass = random.pick([.compact, .regular]) }
    if random.once(in: 2) { query.layoutDirection = random.pick([.leftToRight, .rightToLeft]) }
    if random.once(in: 2) { query.memory = random.pick([1, 2, 3, 8]) }
    if random.once(in: 2) { query.graphicsFeatureSet = random.pick(["metal1v1", "metal2v1"]) }
    return query
  }
}
