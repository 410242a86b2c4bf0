// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
package import ChiaroSource

extension Derivation {
  /// The derivation as JSON, with an element for each catalog: every color with its values and
  /// reasons, and every relevant pair with its contrasts.
  package var json: JSON { .array(catalogs.indices.map(json)) }

  private func json(_ catalog: Int) -> JSON {
    [
      "path": .string(catalogs[catalog].catalog.path),
      "colors": .array(colors.filter { $0.catalog == catalog }.map(Self.json)),
      "pairs": .array(ShownPairs(self, of: catalog).rows.map(Self.json)),
      "pictures": .array(
        pictures[catalog, default: []].map {
          ["name": .string($0.name), "kind": .string($0.kind.rawValue), "words": .string($0.words)]
        }),
      "diagnostics": .array(
        failures.filter { $0.catalog == catalog }.map { .string("\($0.words)") }),
    ]
  }

  private static func json(_ color: PaletteColor) -> JSON {
    let values = AuditAppearance.reported.compactMap { appearance in
      color.values[appearance].map { JSON.Member(appearance.slug, json($0)) }
    }
    return [
      "name": .string(color.name), "idiom": JSON(color.family.base.idiom),
      "gamut": JSON(color.family.base.gamut), "role": .string(color.role.role.rawValue),
      "role_reason": .string("\(color.role.source)"), "locked": .bool(color.isLocked),
      "values": .object(values),
    ]
  }

  private static func json(_ value: PaletteColor.Value) -> JSON {
    let notation = ColorNotation.json(value.color)
    return [
      "hex": .string(value.color.hexText), "color-space": notation["color-space"] ?? .null,
      "components": notation["components"] ?? .null,
      "origin": .string(value.isGiven ? "given" : "derived"),
      "reasons": .array(value.reasons.map(JSON.string)),
    ]
  }

  private static func json(_ row: ShownPairs.Row) -> JSON {
    let ratios = AuditAppearance.reported.compactMap { appearance in
      row.ratios[appearance].map { JSON.Member(appearance.slug, .number($0.value)) }
    }
    return [
      "text": .string(row.text), "background": .string(row.ground),
      "reason": .string(row.pair.reason.rawValue),
      "place": row.pair.place.map { .string("\($0)") } ?? .null, "ratios": .object(ratios),
    ]
  }
}
