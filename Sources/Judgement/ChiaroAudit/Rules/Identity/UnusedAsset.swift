// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// A rule that reports colors and pictures that no code, storyboard or property list names.
///
/// Source: this project · Fidelity: approximate
package enum UnusedAsset: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Unused asset", .upkeep, guess: 0.85,
    summary: "No code, storyboard or property list uses a color or picture of the catalog.",
    reason: "An unused set takes maintenance and makes the app larger.",
    help: """
      Remove the set. If code builds its name at run time, suppress the finding. Other rules skip \
      unused sets.
      """,
    considering: [SetConsiderations.nameIsMade],
    sources: [])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "code uses the other color, but not this one", "Brand: any #336699\nInk: any #102030",
      setting: "used Ink",
      reports: "Brand"),
    .triggering(
      "two unused sets are one finding, named after the catalog",
      "Brand: any #336699\nSea: any #339966\nInk: any #102030", setting: "used Ink",
      reports: "Example.xcassets"),
    .nonTriggering("a project whose code was not read", "Brand: any #336699"),
    .nonTriggering("code uses the color", "Brand: any #336699", setting: "used Brand"),
  ]

  /// Checks every catalog and adds findings to the report.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      let pictures = catalog.images.filter { context.isUnused($0) && !isPartOfMore($0) }
      let made = madeNames(of: pictures, in: catalog, context)
      add(
        // An empty set comes with Xcode's templates.
        catalog.colors.filter { context.isUnused($0) && !$0.colorSet.isEmpty }.map(\.set)
          + pictures.filter { !made.contains($0.set.path) }.map(\.set), of: catalog, to: &report)
      add(
        pictures.filter { made.contains($0.set.path) }.map(\.set), of: catalog,
        considering: [SetConsiderations.nameIsMade],
        "; code builds picture names at run time, so this may be wrong", to: &report)
    }
  }

  private static func add(
    _ sets: [AssetSet], of catalog: CatalogSubject,
    considering considerations: [Consideration] = [],
    _ remark: String = "", to report: inout RuleReport
  ) {
    guard let first = sets.first else { return }
    if sets.count == 1 {
      return report.add(
        first.name, at: first.location, considering: considerations,
        "No code, storyboard or property list uses this set\(remark)")
    }
    let names = sets.prefix(8).map(\.name).joined(separator: ", ")
    let rest = sets.count > 8 ? " and \(sets.count - 8) more" : ""
    report.add(
      Path.lastComponent(catalog.scope), at: first.location, considering: considerations,
      "No code, storyboard or property list uses \(sets.count) sets: \(names)\(rest)\(remark)",
      related: RuleReport.further(sets, limit: 100) { $0.location })
  }

  private static let databases = ["sqlite", "sqlite3", "db", "realm"].map(FileKind.init(rawValue:))

  /// The fewest pictures of a folder that code may find by names which it makes, and the share of
  /// the folder that they are.
  private static let fewestMade = (count: 4, share: 0.5)

  /// The pictures of folders of which code names hardly any, where it finds pictures by names that
  /// it makes: flags by the code of a country, coins by their sign.
  ///
  /// They are all pictures where a database is shipped.
  private static func madeNames(
    of unused: [ImageSubject], in catalog: CatalogSubject, _ context: AuditContext
  ) -> Set<String> {
    guard context.assetUses?.findsPictures == true else { return [] }
    // A database that is shipped may have the names, and is not read.
    if databases.contains(where: { !context.project.files(of: $0).isEmpty }) {
      return Set(unused.map(\.set.path))
    }
    let folder = { (image: ImageSubject) in Path.parent(image.set.path) }
    let all = Dictionary(grouping: catalog.images.filter { $0.set.kind == .image }, by: folder)
    let crowded = Dictionary(grouping: unused, by: folder).filter { folder, images in
      images.count >= fewestMade.count
        && Double(images.count) >= fewestMade.share * Double(all[folder]?.count ?? 0)
    }
    return Set(crowded.values.joined().map(\.set.path))
  }

  /// Whether a picture is part of what is used as a whole: the layers of an icon of a TV or of
  /// visionOS, and an atlas, of which scenes that are no text name the parts.
  private static func isPartOfMore(_ image: ImageSubject) -> Bool {
    Path.components(Path.parent(image.set.path)).contains { folder in
      [".brandassets", "imagestack", ".spriteatlas"].contains(where: folder.hasSuffix)
    }
  }
}
