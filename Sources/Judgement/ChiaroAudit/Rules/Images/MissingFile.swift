// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports entries whose file does not exist.
package enum MissingFile: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing file", .missing, guess: 0.75, evidence: .seen,
    summary: "Contents.json names a file that is not in the set's folder.",
    reason: "The app shows nothing, or another variant of the image, instead of the file.",
    help: """
      Restore the file, or remove the entry. If the file is missing on purpose, list it under \
      `omitted_files` in `.chiaro.yml`.
      """,
    considering: [
      SetConsiderations.filledByCopy, SetConsiderations.capitals, SetConsiderations.otherDevice,
      SetConsiderations.oldScreens, SetConsiderations.forTrial,
    ],
    sources: [])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("the file is missing", "Moon.imageset: any moon.png", reports: "Moon"),
    .triggering(
      "three missing files of one set are one finding",
      "Moon.imageset: any moon.png | 2x any b.png | 3x any c.png",
      reports: "Moon"),
    .nonTriggering(
      "another folder, whose name differs only in case, has the file",
      "Moon.imageset: any moon.png\nmoon.imageset: any moon.png = white disc"),
    .triggering(
      "the folder has a file whose name differs only in case",
      "Moon.imageset: any Moon.png | file moon.png = white disc", reports: "Moon, , note"),
    .nonTriggering(
      "another folder, whose name differs only in case, has the file without an entry",
      "Moon.imageset: any moon.png\nmoon.imageset: file moon.png = white disc"),
    .nonTriggering("the file exists", "Moon.imageset: any moon.png = white disc"),
    .nonTriggering(
      "the second slot names no file", "Moon.imageset: any moon.png = white disc | 2x any"),
    .nonTriggering(
      "the file is missing on purpose", "Moon.imageset: any moon.png",
      setting: "omitted Moon.imageset/*"),
    .triggering(
      "the missing picture is only for the Mac",
      "Moon.imageset: any moon.png = white disc | mac any b.png", setting: "platform ios",
      reports: "Moon, , note"),
    .triggering(
      "another icon has files of the same names, which a script may copy",
      """
      AppIcon.appiconset: any a.png = red square | dark b.png = red disc | tinted c.png = gray disc
      Beta.appiconset: any a.png | dark b.png | tinted c.png
      """, reports: "Beta, , hint"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    let missing = image.files.entries.filter { entry in
      guard entry.isMissing, let name = entry.filename else { return false }
      return !context.isOmitted(Path.join(image.set.path, name))
        && !isInTwin(name, of: image, in: catalog)
    }
    // The files of a set are lost together.
    guard let first = missing.first, let name = first.filename else { return }
    let others = PlainWords.more(
      missing.count - 1, "more files of the set are missing",
      one: "more file of the set is missing")
    report.add(
      image.name, at: first.location,
      considering: considerations(of: missing, image, catalog),
      "File missing: \(name)\(instead(of: image))\(others)",
      related: RuleReport.further(missing) { $0.location })
  }

  /// What speaks against the loss; what demos and tests lack, no user of the app misses.
  private static func considerations(
    of missing: [FileSet.Entry], _ image: ImageSubject, _ catalog: CatalogSubject
  ) -> [Consideration] {
    let others = Set(image.files.unreferencedFiles.map { $0.lowercased() })
    let differInCase = missing.allSatisfy { entry in
      entry.filename.map { others.contains($0.lowercased()) } ?? false
    }
    // The Mac's or watch's icon of an app that is made for neither.
    let devices = ["mac": Platform.macOS, "watch": .watchOS]
    let isOfOthers = missing.allSatisfy { entry in
      entry.slot.idiom.flatMap { devices[$0] }.map { $0 != catalog.platform } ?? false
    }
    return Consideration.holding([
      SetConsiderations.filledByCopy: isFilledByCopy(image, missing, in: catalog),
      SetConsiderations.capitals: differInCase, SetConsiderations.otherDevice: isOfOthers,
      SetConsiderations.oldScreens: isOfOldScreens(missing, image),
      SetConsiderations.forTrial: SourceOrigin.isForTrial(Path.parent(catalog.scope)),
    ])
  }

  /// Whether all that is missing is for screens that no iPhone or iPad has any more, and the
  /// pictures of the others are there.
  private static func isOfOldScreens(_ missing: [FileSet.Entry], _ image: ImageSubject) -> Bool {
    let isOld = { (entry: FileSet.Entry) in entry.slot.scale == "1x" }
    return missing.allSatisfy { isOld($0) && $0.slot.idiom != "mac" }
      && image.files.entries.contains { !isOld($0) && $0.filename != nil && !$0.isMissing }
  }

  /// Whether a set is empty whose files another icon has by the same names: a script that builds
  /// the app copies them.
  private static func isFilledByCopy(
    _ image: ImageSubject, _ missing: [FileSet.Entry], in catalog: CatalogSubject
  ) -> Bool {
    let names = Set(missing.compactMap(\.filename))
    guard image.set.kind == .appIcon, names.count > 2,
      image.files.entries.allSatisfy({ $0.filename == nil || $0.isMissing })
    else { return false }
    return catalog.images.contains { other in
      other.name != image.name && other.set.kind == .appIcon
        && names.isSubset(
          of: other.files.entries.lazy.filter { !$0.isMissing }.compactMap(\.filename))
    }
  }

  /// Says which file stands in the folder and is named by nobody: mostly the missing one, renamed.
  private static func instead(of image: ImageSubject) -> String {
    image.files.unreferencedFiles.first
      .map { "; \($0) exists, but Contents.json does not name it" } ?? ""
  }

  /// Whether a set whose folder differs in case only has the file: on most Macs they are one.
  private static func isInTwin(
    _ name: String, of image: ImageSubject, in catalog: CatalogSubject
  ) -> Bool {
    catalog.twins(of: image).contains { other in
      other.files.unreferencedFiles.contains(name)
        || other.files.entries.contains { $0.filename == name && !$0.isMissing }
    }
  }
}
