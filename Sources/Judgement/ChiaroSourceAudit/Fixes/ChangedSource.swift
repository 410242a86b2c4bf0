// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// What the readers of source files, pages and style sheets say of a change.
enum ChangedSource {
  /// The reason why edits of a file must not be made; nil for none.
  static func objection(
    to edits: [FileEdit], of bytes: [UInt8], path: String
  ) -> String? {
    do throws(PatchError) {
      let change = try AnnouncedChange(
        path, bytes,
        replacing: edits.compactMap { edit in
          guard case .replace(let range, let text) = edit else { return nil }
          return (range, text)
        })
      return change.objectionOfEncoding ?? change.objectionOfLines ?? objection(to: change)
    } catch {
      return error.description
    }
  }

  private static func objection(to change: AnnouncedChange) -> String? {
    switch Path.fileExtension(change.path)?.lowercased() {
    case "swift": SwiftChange.objection(to: change)
    case "css": StyleSheetChange.objection(to: change)
    case _ where PageFacts.isPage(change.path): PageChange.objection(to: change)
    default: "chiaro cannot check a change of this kind of file"
    }
  }
}
