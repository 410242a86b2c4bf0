// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings

/// The colors of a catalog as a part of a palette, with what a person chose.
struct PaletteReading {
  private let catalog: CatalogSubject
  private let place: Int
  private let uses: AssetUses.Roles
  private let options: Derivation.Options

  /// Creates the reading of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: the catalog
  ///   - place: its place among those that are derived together
  ///   - uses: what the colors are used for, by the folder of their set
  ///   - options: what the caller knows better
  init(
    _ catalog: CatalogSubject, at place: Int = 0, _ uses: AssetUses.Roles,
    _ options: Derivation.Options
  ) {
    self.catalog = catalog
    self.place = place
    self.uses = uses
    self.options = options
  }

  /// The colors, in the order of the catalog's sets.
  var colors: [PaletteColor] {
    let read = catalog.catalog.sets.flatMap(values)
    let constants = ConstantColors(
      read.map { ($0.set.name, $0.values[.light]?.color) })
    return read.map { color(of: $0, constants) }
  }

  /// A family of a set with its values.
  private struct Reading {
    var set: AssetSet
    var colorSet: ColorSet
    var family: ColorFamily
    var values: [AuditAppearance: PaletteColor.Value]
  }

  private func values(of set: AssetSet) -> [Reading] {
    guard let colorSet = set.colorSet else { return [] }
    return ColorFamily.families(of: colorSet).map { family in
      Reading(
        set: set, colorSet: colorSet, family: family, values: values(of: family, in: colorSet))
    }
  }

  private func color(of reading: Reading, _ constants: ConstantColors) -> PaletteColor {
    let (set, family, values) = (reading.set, reading.family, reading.values)
    return PaletteColor(
      catalog: place, platform: catalog.platform, set: set, family: family,
      role: role(of: set, values[.light]?.color, constants),
      isLocked: options.locked.contains(set.name) || refersToSystem(family, reading.colorSet),
      values: values)
  }

  private func role(
    of set: AssetSet, _ light: Color?, _ constants: ConstantColors
  ) -> RoleReading {
    if let given = options.roles[set.name] { return RoleReading(given: given) }
    let roles = uses[set.path, default: []]
    // What code gives a role is no mere material for others.
    if roles.isEmpty, let reason = constants.reason(set.name) {
      return RoleReading(constant: reason)
    }
    return RoleReading(name: set.name, light: light, usedAs: roles)
  }

  /// Whether the light value is a system color, which adapts by itself.
  private func refersToSystem(_ family: ColorFamily, _ set: ColorSet) -> Bool {
    guard let index = family.entry(for: .light) else { return false }
    if case .reference = set.entries[index].value { return true }
    return false
  }

  private func values(
    of family: ColorFamily, in set: ColorSet
  ) -> [AuditAppearance: PaletteColor.Value] {
    let adapts = refersToSystem(family, set)
    var values: [AuditAppearance: PaletteColor.Value] = [:]
    for appearance in AuditAppearance.reported {
      let own = family.entry(for: appearance) ?? (adapts ? family.entry(for: .light) : nil)
      guard let own else { continue }
      let query = VariantQuery(appearance.key)
      if let color = set.color(of: set.entries[own], for: query, on: catalog.platform) {
        values[appearance] = .init(color, isGiven: true)
      }
    }
    return values
  }
}
