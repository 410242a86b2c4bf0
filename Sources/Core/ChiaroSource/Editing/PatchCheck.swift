// SPDX-License-Identifier: MIT

/// A reader of some kinds of files that judges changes before they are made: it reads each file
/// before and after the change, and objects if more differs than announced.
package protocol PatchCheck: Sendable {
  /// Returns whether it reads files of the kind that a path names.
  func reads(_ path: String) -> Bool

  /// Returns the reasons why changes must not be made, by file.
  ///
  /// - Parameters:
  ///   - patches: the changes, one for each file, of files that it reads
  ///   - root: the folder of the project
  /// - Returns: the reasons; files that may be changed have none
  func objections(to patches: [SourcePatch], in root: String) -> [String: String]
}

/// A check of one file at a time, in this process.
package protocol ChangeCheck: PatchCheck {
  /// Returns the reason why a change of a text must not be made; nil for none.
  func objection(to change: AnnouncedChange) -> String?
}

extension ChangeCheck {
  /// Returns the reasons why changes must not be made, by file; files that cannot be changed at all
  /// have none.
  package func objections(to patches: [SourcePatch], in root: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for patch in patches {
      guard let file = try? PatchedFile(patch, inside: root) else { continue }
      if let reason = file.change.objectionOfLines ?? objection(to: file.change) {
        reasons[patch.file] = reason
      }
    }
    return reasons
  }
}

/// Checks changes of JSON: all values but those that are announced stay, with their names.
package struct JSONPatchCheck: ChangeCheck {
  /// Creates a check.
  package init() {}

  /// Returns whether a path is that of a JSON file.
  package func reads(_ path: String) -> Bool { Path.fileExtension(path)?.lowercased() == "json" }

  /// Returns the reason why a change of JSON must not be made; nil for none.
  package func objection(to change: AnnouncedChange) -> String? {
    let parts = [change.before, change.after].compactMap { bytes in
      JSONDocument.read(bytes, file: change.path).document.map(Self.parts)
    }
    guard parts.count == 2 else { return "the file is not JSON" }
    return change.isOnlyDifference(between: parts[0], and: parts[1])
      ? nil : AnnouncedChange.otherwise
  }

  private static func parts(of document: JSONDocument) -> [AnnouncedChange.Part<JSONValue.Kind>] {
    document.nodes.map { node in
      AnnouncedChange.Part(
        node.kind, Int(node.start)..<Int(node.end),
        isWhole: node.kind != .array && node.kind != .object)
    }
  }
}
