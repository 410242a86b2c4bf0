// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports pictures which the audit could not check.
package enum NotChecked: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Not checked", .upkeep, guess: 0.4,
    summary: "Pictures were not checked, because chiaro could not read them.",
    reason: "A report without this note would suggest that the pictures are fine.",
    help: """
      If a decoder is missing, install the picture libraries that the README names and build \
      again. Otherwise check these pictures yourself.
      """)

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a picture that cannot be read", "Moon.imageset: any moon.png = white disc",
      setting: "no decoder",
      reports: "pictures"),
    .triggering(
      "the format cannot be read", "Moon.imageset: any moon.heic = heic", reports: "pictures"),
    .triggering(
      "the file is only a pointer of Git LFS", "Moon.imageset: any moon.png = pointer",
      reports: "pictures"),
    .triggering(
      "the picture is too large for the memory",
      "Moon.imageset: any moon.png = huge", reports: "pictures"),
    .nonTriggering("the picture was checked", "Moon.imageset: any moon.png = white disc"),
    .nonTriggering("the catalog has no pictures", "Brand: any #336699", setting: "no decoder"),
  ]

  /// Checks the whole project and adds findings to the report.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    var reasons: [String: [String]] = [:]
    for image in context.reportedCatalogs.flatMap(\.images) where isPicture(image) {
      for entry in image.files.entries {
        guard let path = entry.path, let picture = context.pictures.picture(at: path),
          case .failure(let error) = picture.content, error.kind != .malformed,
          // Said once for all of them, as a diagnostic.
          error.kind != .leftOut
        else { continue }
        reasons[reason(of: error, context), default: []].append(path)
      }
    }
    for (reason, paths) in reasons.sorted(by: { $0.key < $1.key }) {
      report.add(
        "pictures", at: SourceLocation(file: paths[0], line: 1, column: 1),
        Count.text(paths.count, "picture was", "pictures were")
          + " not checked: \(reason)"
      )
    }
  }

  private static func reason(of error: ImageError, _ context: AuditContext) -> String {
    if error.kind == .notFetched { return error.detail }
    return context.pictures.canDecode
      ? error.description : "this build of chiaro cannot read pictures"
  }

  private static func isPicture(_ image: ImageSubject) -> Bool {
    switch image.set.kind {
    case .image, .symbol, .appIcon, .icon, .launchImage: true
    default: false
    }
  }
}
