// SPDX-License-Identifier: MIT

import ChiaroSource

/// A reader of the parts common to all sets: `info`, and the keys of an entry's slot.
struct EntryReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let limits: CatalogLimits
  private var entriesRead = 0

  init(_ limits: CatalogLimits) { self.limits = limits }

  mutating func report(
    _ severity: Severity, _ id: String, at location: SourceLocation, _ message: String,
    fix: String? = nil
  ) {
    guard diagnostics.count < limits.diagnosticsPerSet else { return }
    diagnostics.append(Diagnostic(severity, id: id, at: location, message, fix: fix))
  }

  /// Reports a missing `info` object, or one with a version other than 1, which Xcode writes.
  mutating func checkInfo(_ root: JSONValue) {
    guard root.kind == .object else { return }
    guard let info = root["info"] else {
      report(.note, "info-missing", at: root.location, "the info object is missing")
      return
    }
    guard let version = info["version"] else { return }
    if version.integer != 1 {
      report(
        .warning, "version-unknown", at: version.location,
        "version \(version.excerpt) (expected 1); read as version 1")
    }
  }

  /// Reads the slot of an entry; unknown values are reported and kept.
  mutating func slot(_ entry: JSONValue) -> EntrySlot {
    var slot = EntrySlot()
    var seen: UInt16 = 0
    // One pass over the members: a search for each of the names costs several times as much.
    for (name, value) in entry.members {
      guard let name = name.string, let (bit, property) = Self.property(name),
        seen & 1 << bit == 0
      else { continue }
      // The first member of a name counts.
      seen |= 1 << bit
      if value.kind == .null { continue }
      guard let text = value.string else {
        report(
          .warning, "key-not-text", at: value.location,
          "\(name) is \(value.excerpt) (expected a text); ignored")
        continue
      }
      slot[keyPath: property] = text
    }
    // An entry for who knows what must not pass for one for all.
    if slot.idiom == nil, let idiom = entry["idiom"], idiom.kind != .null { slot.idiom = "unknown" }
    readAppearances(entry, &slot)
    checkSpelling(slot, entry)
    return slot
  }

  /// Returns where the text of a key is stored, and a number of the key; nil for keys that are read
  /// elsewhere or unknown.
  private static func property(
    _ name: String
  ) -> (bit: UInt16, property: WritableKeyPath<EntrySlot, String?>)? {
    switch name {
    case "idiom": (0, \.idiom)
    case "subtype": (1, \.subtype)
    case "display-gamut": (2, \.gamut)
    case "locale": (3, \.locale)
    case "scale": (4, \.scale)
    case "width-class": (5, \.widthClass)
    case "height-class": (6, \.heightClass)
    case "language-direction": (7, \.languageDirection)
    case "memory": (8, \.memory)
    case "graphics-feature-set": (9, \.graphicsFeatureSet)
    case "screen-width": (10, \.screenWidth)
    case "platform": (11, \.platform)
    case "size": (12, \.size)
    case "role": (13, \.role)
    default: nil
    }
  }

  /// Reads the `appearances` of an entry, all of which must apply; their order does not matter.
  private mutating func readAppearances(_ entry: JSONValue, _ slot: inout EntrySlot) {
    guard let list = entry["appearances"], list.kind != .null else { return }
    guard list.kind == .array else {
      report(
        .warning, "appearances-not-list", at: list.location,
        "appearances is \(list.excerpt) (expected a list)")
      slot.style = "unknown"
      return
    }
    for item in list.elements {
      let kind = item["appearance"]?.string
      let value = item["value"]?.string
      switch (kind, value) {
      case ("luminosity", let style?): slot.style = style
      case ("contrast", let contrast?): slot.contrast = contrast
      default:
        report(
          .warning, "appearance-unknown", at: item.location,
          "appearance \(item.excerpt) (expected luminosity or contrast with a value)")
        // An entry for an appearance that is not known must not pass for one without.
        slot.style = "unknown"
      }
    }
  }

  /// Reports unknown values; the entry is kept, but a lookup may never choose it.
  private mutating func checkSpelling(_ slot: EntrySlot, _ entry: JSONValue) {
    if let idiom = slot.idiom, EntrySlot.idiom(idiom) == nil, entry["idiom"]?.string != nil {
      reportUnknown(
        "idiom", idiom, entry["idiom"], "universal, iphone, ipad, mac, tv, watch, car or vision")
    }
    if let style = slot.style, !["light", "dark", "tinted", "unknown"].contains(style) {
      reportUnknown("luminosity", style, entry["appearances"], "light, dark or tinted")
    }
    if let contrast = slot.contrast, contrast != "high" {
      reportUnknown("contrast", contrast, entry["appearances"], "high")
    }
    if let gamut = slot.gamut, gamut != "sRGB", gamut != "display-P3" {
      let isKnown = EntrySlot.gamut(gamut) != nil
      report(
        .warning, "gamut-spelling", at: (entry["display-gamut"] ?? entry).location,
        "display-gamut \"\(gamut.excerpt)\" (expected sRGB or display-P3)"
          + (isKnown ? "" : "; no screen has this gamut"))
    }
    if let scale = slot.scale, EntrySlot.scale(scale) == nil {
      reportUnknown("scale", scale, entry["scale"], "1x, 2x or 3x")
    }
  }

  private mutating func reportUnknown(
    _ key: String, _ value: String, _ place: JSONValue?, _ expected: String
  ) {
    guard let place else { return }
    report(
      .warning, "\(key)-unknown", at: place.location,
      "unknown \(key) \"\(value.excerpt)\" (expected \(expected))")
  }

  /// Reports entries with equal slots.
  mutating func reportRepeats(_ slots: [(slot: EntrySlot, location: SourceLocation)]) {
    var seen: [EntrySlot: SourceLocation] = [:]
    for (slot, location) in slots {
      var slot = slot
      slot.idiom = slot.idiom ?? "universal"
      if let first = seen[slot] {
        report(
          .warning, "repeated-slot", at: location,
          "this entry repeats the one at line \(first.line ?? 0), which is used instead",
          fix: "remove one of them")
      } else {
        seen[slot] = location
      }
    }
  }

  /// Returns the objects in the list `name`; anything else is reported.
  mutating func entries(_ root: JSONValue, _ name: StaticString) -> [JSONValue] {
    guard let list = root[name] else { return [] }
    guard list.kind == .array else {
      report(
        .warning, "entries-not-list", at: list.location,
        "\(name) is \(list.excerpt) (expected a list); read as empty")
      return []
    }
    return objects(in: list)
  }

  /// Returns the objects in a list, up to the limit for a set; anything else is reported.
  mutating func objects(in list: JSONValue) -> [JSONValue] {
    var objects: [JSONValue] = []
    for entry in list.elements {
      guard entriesRead < limits.entriesPerSet else {
        report(
          .error, "too-many-entries", at: entry.location,
          "the set has more than \(limits.entriesPerSet) entries; the rest was not read")
        break
      }
      entriesRead += 1
      if entry.kind == .object {
        objects.append(entry)
      } else {
        report(
          .warning, "entry-not-object", at: entry.location,
          "entry \(entry.excerpt) (expected an object); ignored")
      }
    }
    return objects
  }

  /// Reports a set without an "Any" entry, on which all other appearances fall back (statement
  /// S237).
  mutating func reportMissingBase(_ slots: [EntrySlot], at location: SourceLocation) {
    guard !slots.isEmpty, !slots.contains(where: { $0.style == nil && $0.contrast == nil }) else {
      return
    }
    report(
      .warning, "any-missing", at: location,
      "every entry names an appearance (expected one entry for any appearance)",
      fix: "add an entry without appearances")
  }
}

extension JSONValue {
  /// The beginning of the value's source text on one line, to be quoted in a message.
  var excerpt: String { sourceText.excerpt }
}

extension String {
  /// The beginning of a text on one line, to be quoted in a message.
  var excerpt: String {
    let words = unicodeScalars.prefix(200).split { $0.value <= 0x20 }
    return String(words.map { String($0) }.joined(separator: " ").unicodeScalars.prefix(40))
  }
}
