// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroInspection
import ChiaroProject
import ChiaroSource
import ChiaroTokens

/// The catalogs of `--catalog`: one `.xcassets`, or all in a folder.
struct CatalogCollection {
  var catalogs: [AssetCatalog]
  /// Whether every color set was read, as far as limits and errors tell.
  let isWhole: Bool

  /// Reads the catalogs at a path, and says what is odd in them unless it is to be quiet.
  init(path: String, isQuiet: Bool = false) throws {
    let inventory = try Self.inventory(of: path)
    catalogs = inventory.catalogs
    let leftOut = inventory.budget.diagnostics(at: path)
    isWhole = Self.isWhole(inventory, at: path)
    guard !isQuiet else { return }
    let found = inventory.diagnostics + leftOut
    for diagnostic in found.filter({ $0.severity != .note }).joined {
      Terminal.say("\(diagnostic)")
    }
  }

  /// Whether every color set of an inventory was read, as far as limits and errors tell.
  static func isWhole(_ inventory: Inventory, at path: String) -> Bool {
    inventory.budget.diagnostics(at: path).isEmpty
      && inventory.catalogs.allSatisfy(\.unreadColors.isEmpty)
  }

  /// What stands at a path, which has catalogs.
  static func inventory(of path: String) throws -> Inventory {
    let inventory = try Outcome.reading { () throws(InspectionError) in
      try Inventory(of: path, search: .ofProgram)
    }
    guard !inventory.catalogs.isEmpty else {
      throw Outcome.unreadable("\(path): no asset catalog (expected an .xcassets folder in it)")
    }
    return inventory
  }

  /// Every color set, in the order of the catalogs.
  var colors: [AssetSet] { catalogs.flatMap { $0.sets(of: .color) } }

  /// The color set of a name; the first when several catalogs have one, with a word about it.
  func color(named name: String) throws -> AssetSet {
    let found = colors.filter { $0.name == name }
    guard let first = found.first else {
      let hint = Suggestions.hint(for: name, in: colors.map(\.name))
      throw Outcome.unreadable("no color set named \"\(name)\"\(hint)")
    }
    if found.count > 1 {
      Terminal.say("note: \(found.count) catalogs have \"\(name)\"; using \(first.path)")
    }
    return first
  }
}
