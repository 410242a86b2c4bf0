// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

extension ColorSet {
  /// The entry for an environment, or nil when none fits.
  ///
  /// Empty and malformed entries are passed over. The order is that of `VariantSelection`.
  public func entry(for query: VariantQuery) -> Entry? {
    index(for: query).map { entries[$0] }
  }

  /// The place in `entries` of the entry for an environment, or nil when none fits.
  public func index(for query: VariantQuery) -> Int? {
    VariantSelection.select(slots, for: query).map { usable[$0] }
  }

  /// The color for an environment, or nil when no entry fits or a reference has no known value.
  ///
  /// - Parameters:
  ///   - query: the environment
  ///   - platform: where references are looked up that name no platform; by default the idiom's
  /// - Returns: the color, in the entry's own space
  public func color(for query: VariantQuery, on platform: Platform? = nil) -> Color? {
    guard let entry = entry(for: query) else { return nil }
    return color(of: entry, for: query, on: platform)
  }

  /// The color of one entry in an environment, or nil when it holds none or it is not known.
  public func color(
    of entry: Entry, for query: VariantQuery, on platform: Platform? = nil
  ) -> Color? {
    switch entry.value {
    case .color(let color): color
    case .reference(let reference):
      reference.color(for: query.traits, on: platform ?? query.idiom.platform)
    case .empty, .malformed: nil
    }
  }

  /// What a lookup tried, step by step; the indices are those of `entries`.
  public func explain(_ query: VariantQuery) -> [VariantAttempt] {
    VariantSelection.explain(slots, for: query).map { attempt in
      var attempt = attempt
      for index in attempt.candidates.indices {
        attempt.candidates[index].slot = usable[attempt.candidates[index].slot]
      }
      return attempt
    }
  }

  /// The set as a dynamic color of a name.
  ///
  /// The idiom's own platform resolves references that name none. An environment for which no entry
  /// fits shows `Color.clear`, as a named color of Apple's does.
  ///
  /// - Parameters:
  ///   - name: the name that the color prints and is compared by
  ///   - locale: the language or locale whose entries are taken
  ///   - platform: where references are looked up that name no platform
  /// - Returns: a color that is data
  public func dynamicColor(
    named name: String, locale: String? = nil, on platform: Platform? = nil
  ) -> DynamicColor {
    DynamicColor(name: name) { traits in
      var query = VariantQuery(traits)
      query.locale = locale
      return color(for: query, on: platform)
    }
  }
}

extension VariantQuery {
  /// The traits of the environment, as far as colors depend on them.
  public var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
      $0.displayGamut = gamut
      $0.accentColor = accent
    }
  }
}

extension VariantIdiom {
  /// The platform whose system colors a device of this kind shows: macOS on a Mac, else iOS.
  public var platform: Platform { self == .mac ? .macOS : .iOS }
}
