// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports files in a set's folder which no entry refers to.
package enum UnreferencedFile: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Unreferenced file", .upkeep, guess: 0.8,
    summary: "A file is in the set's folder, but Contents.json does not name it.",
    reason: "The file is never shown. Often it is the intended dark variant.",
    help: "Drag the file into a slot in Xcode, or delete it.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a file that no entry names",
      "Moon.imageset: any moon.png = white disc | file old.png = black disc",
      reports: "Moon"),
    .triggering(
      "several files of a catalog, reported once",
      """
      Moon.imageset: any moon.png = white disc | file old.png = black disc
      Sun.imageset: any sun.png = white disc | file gone.png = black disc
      """, reports: "Moon"),
    .nonTriggering(
      "a text file is no picture",
      "Moon.imageset: any moon.png = white disc | file README.md = black disc"),
    .nonTriggering(
      "a script is no picture",
      "Moon.imageset: any moon.png = white disc | file make_icons.sh = black disc"),
    .nonTriggering(
      "the entry's file is missing, so this is probably that file under another name",
      "Moon.imageset: any moon.png | file moon1.png = black disc"),
    .nonTriggering("an entry names each file", "Moon.imageset: any moon.png = white disc"),
  ]

  /// Whether a file is something to read or run, as templates of projects put it there, or what
  /// the pictures of an icon were made of.
  private static func isMeant(_ name: String, in image: ImageSubject) -> Bool {
    let ending = Path.fileExtension(name)?.lowercased() ?? ""
    return ["md", "txt", "sh", "py", "rb", "swift", "js"].contains(ending)
      || image.set.kind == .appIcon && ["svg", "ai", "psd", "sketch", "icns"].contains(ending)
  }

  /// Checks a catalog and adds one finding for all leftovers.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    // Beside a file that is missing it is that file by another name, which is told there.
    let found = catalog.images.filter { image in
      image.set.document != nil && !image.files.entries.contains(where: \.isMissing)
    }.flatMap { image in
      image.files.unreferencedFiles.filter { !isMeant($0, in: image) }.map { (image, $0) }
    }
    guard let (image, name) = found.first else { return }
    let others = PlainWords.more(found.count - 1)
    report.add(
      image.name, at: image.location,
      "Unused file \(name): Contents.json does not name it\(others)",
      related: RuleReport.further(found) { $0.0.location })
  }
}
