// SPDX-License-Identifier: MIT

import ChiaroFindings
package import ChiaroSource

/// A question to the program that parses source files: whether changes may be made.
///
/// It is one JSON value: `root`, and for each file in `changes` its path from there, the digest of
/// its bytes, and the edits with their new text. The answer names the files that must not be
/// changed, with the reasons.
package struct CheckRequest: Sendable {
  /// The change of one file.
  struct Change {
    var file: String
    var digest: UInt64
    var edits: [FileEdit]
  }

  private var root: String
  private var changes: [Change]

  /// Reads a question.
  ///
  /// - Parameter bytes: the JSON text
  /// - Returns: the question
  /// - Throws: `SourceAuditError` when the text is not a question, or has another version
  package static func read(_ bytes: [UInt8]) throws(SourceAuditError) -> CheckRequest {
    guard let root = JSONDocument.read(bytes, file: "request").document?.root else {
      throw SourceAuditError(.badRequest, "the request is not JSON")
    }
    guard root["version"]?.integer == SourceRequest.version else {
      throw SourceAuditError(
        .otherVersion, "only version \(SourceRequest.version) of the protocol is supported")
    }
    guard let folder = root["root"]?.string, let listed = root["changes"], listed.kind == .array
    else { throw SourceAuditError(.badRequest, "the request needs a root and changes") }
    let changes = listed.elements.compactMap(change)
    guard changes.count == Array(listed.elements).count else {
      throw SourceAuditError(.badRequest, "a change needs a file, a digest and edits")
    }
    return CheckRequest(root: folder, changes: changes)
  }

  private static func change(_ value: JSONValue) -> Change? {
    guard let file = value["file"]?.string, let digest = WireReader.digest(value),
      let edits = WireReader.edits(value)
    else { return nil }
    return Change(file: file, digest: digest, edits: edits)
  }

  /// The answer.
  package var answer: JSON {
    let folder = FileReader.realPath(root) ?? root
    let objections = changes.compactMap { change in
      Self.objection(to: change, in: folder).map { reason -> JSON in
        ["file": .string(change.file), "reason": .string(reason)]
      }
    }
    return ["version": .integer(SourceRequest.version), "objections": .array(objections)]
  }

  private static func objection(to change: Change, in root: String) -> String? {
    switch SourceAuditor.contents(change.file, root: root) {
    case .failure: "the file cannot be read"
    case .success(let bytes) where ContentDigest.of(bytes) != change.digest:
      PatchError.changedMeanwhile.description
    case .success(let bytes):
      ChangedSource.objection(to: change.edits, of: bytes, path: change.file)
    }
  }
}
