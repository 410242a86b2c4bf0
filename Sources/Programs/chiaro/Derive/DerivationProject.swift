// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroInspection
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource

/// The catalogs that are derived, with what the project around them says of their colors.
struct DerivationProject {
  private(set) var context: AuditContext
  /// What code, storyboards and xibs use each color for, by the folder of its set.
  let roles: AssetUses.Roles
  /// The pairs of color sets that code, storyboards and xibs show.
  let seenPairs: [AssetUses.Pair]
  /// The folder to which paths are relative.
  var root: String { context.root }
  /// Whether every color set was read; what was not is neither derived nor a partner.
  let isWhole: Bool
  private let names: Set<String>

  /// Reads a project; its pictures are measured where somebody is to be shown what becomes of them.
  init(_ path: String, measuringPictures: Bool = false) throws {
    let inventory = try CatalogCollection.inventory(of: path)
    isWhole = CatalogCollection.isWhole(inventory, at: path)
    let found = inventory.diagnostics + inventory.budget.diagnostics(at: path)
    for diagnostic in found.filter({ $0.severity != .note }).joined {
      Terminal.say("\(diagnostic)")
    }
    // Rules are not run, but for what the source audit says of the uses of assets.
    var configuration = try ConfigurationFile.governing(path, rules: RuleNames()).audit
    configuration.onlyRules = []
    context = AuditContext(
      project: inventory.project, catalogs: inventory.catalogs, configuration: configuration,
      pictures: PictureStore(
        decoder: measuringPictures ? PictureReading.decoder(seconds: 20) : nil))
    let uses = SourceCodeReader.installed.read(context) { _ in }.facts.assetUses
    context.assetUses = uses
    let shown = InterfaceColors(in: context)
    seenPairs = (uses?.pairs ?? []) + shown.pairs
    roles = (uses?.roles ?? [:]).merging(shown.roles) { $0.union($1) }
    names = Set(context.catalogs.flatMap { $0.colors.map(\.name) })
  }

  /// Returns a name that one of the catalogs has.
  func known(_ name: String) throws -> String {
    if names.contains(name) { return name }
    let hint = Suggestions.hint(for: name, in: names.sorted())
    throw Outcome.unreadable("no color set named \"\(name)\"\(hint)")
  }

  /// Returns the names in pairs that no catalog has.
  func unknown(_ pairs: [AuditConfiguration.Pair]) -> [String] {
    Set(pairs.flatMap { [$0.text, $0.background] }).subtracting(names)
      .filter { !isSystem($0) }.sorted()
  }

  /// Whether a name is a color's of the system on the platform of one of the catalogs.
  private func isSystem(_ name: String) -> Bool {
    Set(context.catalogs.map(\.platform)).contains {
      SystemBackdrops.named(name, on: $0) != nil
    }
  }

  /// Returns the pair of `TEXT/BACKGROUND`.
  ///
  /// Names hold slashes themselves: the one at which both halves are names divides them.
  func pair(_ text: String) throws -> AuditConfiguration.Pair {
    for slash in text.indices where text[slash] == "/" {
      let (front, back) = (String(text[..<slash]), String(text[text.index(after: slash)...]))
      // One of the two may be the system's, as in labelColor/Card.
      let isKnown =
        names.contains(front)
        ? names.contains(back) || isSystem(back)
        : names.contains(back) && isSystem(front)
      if isKnown { return AuditConfiguration.Pair(text: front, background: back) }
    }
    throw Outcome.unreadable(
      "--pair takes TEXT/BACKGROUND, the names of two color sets, not \"\(text)\"")
  }
}
