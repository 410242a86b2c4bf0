// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroInspection
import ChiaroSource
import ChiaroTokens

/// The plan of an import, for people and for programs.
struct CatalogPlanOutput {
  var plan: CatalogPlan
  var catalog: String
  var isDryRun: Bool

  /// One line a color set that changes, one for each of its values, and how many stay.
  var text: String {
    var lines: [String] = []
    for change in plan.changes where change.kind != .keep {
      lines.append("\(change.kind.rawValue)  \(VisibleText.reveal(change.name.description))")
      for value in change.values {
        let before = value.before.map { "\(Self.words($0)) → " } ?? ""
        lines.append("  \(value.slot.words): \(before)\(Self.words(value.after))")
      }
    }
    lines += plan.losses.map { "not fully written: \(VisibleText.reveal($0.description))" }
    let counts = CatalogPlan.Change.Kind.allCases.map { kind in
      "\(plan.changes.count { $0.kind == kind }) to \(kind.rawValue)"
    }
    lines.append("\(catalog): \(counts.joined(separator: ", "))\(isDryRun ? " (not written)" : "")")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The plan for programs.
  var json: JSON {
    [
      "version": 1, "catalog": .string(catalog), "dry_run": .bool(isDryRun),
      "changes": .array(
        plan.changes.map { change in
          [
            "name": .string(change.name.description), "change": .string(change.kind.rawValue),
            "path": .string(change.path),
            "values": .array(
              change.values.map { value in
                [
                  "slot": .string(value.slot.words), "before": Self.json(value.before),
                  "after": Self.json(value.after),
                ]
              }),
          ]
        }),
      "losses": .array(plan.losses.map(\.json)),
    ]
  }

  /// A value in words.
  static func words(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): "\(color.color.hexText) \(color.color.cssText(decimals: 4))"
    case .alias(let name): VisibleText.reveal("{\(name)}")
    case .system(let reference): VisibleText.reveal(reference.name)
    }
  }

  private static func json(_ value: TokenValue?) -> JSON {
    switch value {
    case .color(let color)?: ColorJSON.color(color.color)
    case .alias(let name)?: ["alias": .string(name.description)]
    case .system(let reference)?: ["reference": .string(reference.name)]
    case nil: .null
    }
  }
}
