// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

extension ColorSet {
  /// Returns the entry for an environment; nil if none fits.
  ///
  /// `VariantSelection` chooses the entry; empty and malformed entries are skipped.
  public func entry(for query: VariantQuery) -> Entry? {
    index(for: query).map { entries[$0] }
  }

  /// Returns the index of the entry for an environment in `entries`; nil if none fits.
  ///
  /// Empty and malformed entries are skipped.
  public func index(for query: VariantQuery) -> Int? {
    VariantSelection.select(slots, for: query).map { usable[$0] }
  }

  /// Returns the color for an environment.
  ///
  /// The result is nil if no entry fits, or if the entry refers to a system color whose value is
  /// not known.
  ///
  /// - Parameters:
  ///   - query: the environment
  ///   - platform: the platform for references to system colors that do not specify one; by
  ///     default, that of the query's idiom
  /// - Returns: the color, in the color space of the entry
  public func color(for query: VariantQuery, on platform: Platform? = nil) -> Color? {
    guard let entry = entry(for: query) else { return nil }
    return color(of: entry, for: query, on: platform)
  }

  /// Returns the color of an entry in an environment; nil if the entry has no color or refers to a
  /// system color whose value is not known.
  public func color(
    of entry: Entry, for query: VariantQuery, on platform: Platform? = nil
  ) -> Color? {
    switch entry.value {
    case .color(let color): return color
    case .reference(let reference):
      if let platform { return reference.color(for: query.key, on: platform) }
      let own = reference.color(for: query.key, on: query.idiom.platform)
      // Other devices show iOS's colors where they have none of their own.
      return own == nil && query.idiom != .mac ? reference.color(for: query.key, on: .iOS) : own
    case .empty, .malformed: return nil
    }
  }

  /// Returns the appearances that a lookup tries, in order, with the reason why each entry was
  /// chosen or not.
  ///
  /// A candidate's `slot` is an index in `entries`.
  public func explain(_ query: VariantQuery) -> [VariantAttempt] {
    VariantSelection.explain(slots, for: query).map { attempt in
      var attempt = attempt
      for index in attempt.candidates.indices {
        attempt.candidates[index].slot = usable[attempt.candidates[index].slot]
      }
      return attempt
    }
  }

  /// Returns the set as a named dynamic color.
  ///
  /// If no entry fits an environment, the color resolves to `Color.clear`, as named colors do in
  /// UIKit and AppKit.
  ///
  /// - Parameters:
  ///   - name: the name with which the color is printed and compared
  ///   - locale: the language or locale whose entries are used
  ///   - platform: the platform for references to system colors that do not specify one; nil for
  ///     that of the environment's idiom
  /// - Returns: a color with a value for each environment
  public func dynamicColor(
    named name: String, locale: String? = nil, on platform: Platform? = nil
  ) -> DynamicColor {
    DynamicColor(named: name, dependsOnIdiom: dependsOnIdiom(platform)) { key in
      var query = VariantQuery(key)
      query.locale = locale
      return color(for: query, on: platform)
    }
  }

  /// Returns whether a lookup can give one device another color than the next.
  private func dependsOnIdiom(_ platform: Platform?) -> Bool {
    if slots.contains(where: { $0.idiom != .universal }) { return true }
    guard platform == nil else { return false }
    return usable.contains {
      if case .reference(let reference) = entries[$0].value {
        reference.namedPlatform == nil
      } else {
        false
      }
    }
  }
}
