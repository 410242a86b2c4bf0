// SPDX-License-Identifier: MIT

/// A set of changes to a file that can be applied only to the bytes from which they were computed.
///
/// Source: SARIF 2.1.0 §3.56 (artifact change)
public struct SourcePatch: Hashable, Sendable {
  /// The path of the file to change.
  public var file: String
  /// The changes; their offsets refer to the original bytes.
  public var edits: [SourceEdit]
  /// The digest of the bytes from which the changes were computed.
  public var digest: UInt64

  /// Creates a patch.
  ///
  /// - Parameters:
  ///   - file: the path of the file
  ///   - bytes: the content from which the changes were computed
  ///   - edits: the changes
  public init(file: String, bytes: [UInt8], edits: [SourceEdit]) {
    self.file = file
    self.edits = edits
    digest = ContentDigest.of(bytes)
  }

  /// Returns several patches of the same file, joined into one.
  ///
  /// - Returns: the joined patch; nil if the patches are for different files or different bytes, or
  ///   if there are none
  public static func joined(_ patches: [SourcePatch]) -> SourcePatch? {
    guard var joined = patches.first else { return nil }
    for patch in patches.dropFirst() {
      guard patch.file == joined.file, patch.digest == joined.digest else { return nil }
      joined.edits += patch.edits.filter { !joined.edits.contains($0) }
    }
    return joined
  }

  /// Returns the bytes with the changes applied.
  ///
  /// Bytes outside of the changed ranges stay the same. If only JSON entries were removed, the
  /// result is parsed again and compared value by value before it is returned.
  ///
  /// - Parameter bytes: the current content of the file
  /// - Returns: the new content
  /// - Throws: `PatchError` if the bytes are not those for which the patch was made, if two changes
  ///   overlap, or if the result is not as intended
  public func applied(to bytes: [UInt8]) throws(PatchError) -> [UInt8] {
    try change(of: bytes).after
  }

  /// Returns the change that the patch makes of bytes, with the ranges that change.
  ///
  /// - Throws: `PatchError`, as `applied(to:)`
  package func change(of bytes: [UInt8]) throws(PatchError) -> AnnouncedChange {
    guard ContentDigest.of(bytes) == digest else { throw .changedMeanwhile }
    var splices: [Splice] = []
    var removals: Set<Int> = []
    for edit in edits {
      switch edit {
      case .replace(let range, let replacement): splices.append(Splice(range, replacement))
      case .removeJSON(let offset): removals.insert(offset)
      }
    }
    guard !removals.isEmpty else { return try AnnouncedChange(file, bytes, splices) }
    guard let document = JSONDocument.read(bytes, file: file).document else { throw .notJSON }
    let change = try AnnouncedChange(
      file, bytes, splices + JSONRemoval.splices(removals, in: document))
    if splices.isEmpty { try JSONRemoval.verify(change.after, is: document, without: removals) }
    return change
  }
}
