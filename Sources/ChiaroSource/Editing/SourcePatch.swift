// SPDX-License-Identifier: MIT

/// Changes of one file, made for the bytes that it had when they were thought out.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.56 (artifact change) · Fidelity: exact
public struct SourcePatch: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The changes; places are those of the bytes before any of them.
  public var edits: [SourceEdit]
  /// A number that the bytes share with those that the places were found in.
  public var digest: UInt64

  /// Changes of a file that was read.
  ///
  /// - Parameters:
  ///   - file: the path of the file
  ///   - bytes: what it held when the places were found
  ///   - edits: the changes
  public init(file: String, bytes: [UInt8], edits: [SourceEdit]) {
    self.file = file
    self.edits = edits
    digest = ContentDigest.of(bytes)
  }

  /// Several patches of one file as one.
  ///
  /// - Returns: nil when they are for different files, or for different bytes
  public static func joined(_ patches: [SourcePatch]) -> SourcePatch? {
    guard var joined = patches.first else { return nil }
    for patch in patches.dropFirst() {
      guard patch.file == joined.file, patch.digest == joined.digest else { return nil }
      joined.edits += patch.edits.filter { !joined.edits.contains($0) }
    }
    return joined
  }

  /// The bytes after the changes.
  ///
  /// Nothing outside of the places named differs, and JSON that lost entries is read again and
  /// compared value by value before it is given.
  ///
  /// - Parameter bytes: what the file holds now
  /// - Returns: what it will hold
  /// - Throws: `PatchError` when the bytes are others than those the patch was made for, when two
  ///   changes touch the same bytes, or when the result is not what was meant
  public func applied(to bytes: [UInt8]) throws(PatchError) -> [UInt8] {
    guard ContentDigest.of(bytes) == digest else { throw .changedMeanwhile }
    var splices: [Splice] = []
    var removals: Set<Int> = []
    for edit in edits {
      switch edit {
      case .replace(let range, let replacement): splices.append(Splice(range, replacement))
      case .removeJSON(let offset): removals.insert(offset)
      }
    }
    guard !removals.isEmpty else { return try Splice.apply(splices, to: bytes) }
    guard let document = JSONDocument.read(bytes, file: file).document else { throw .notJSON }
    let result = try Splice.apply(
      splices + JSONRemoval.splices(removals, in: document), to: bytes)
    if splices.isEmpty { try JSONRemoval.verify(result, is: document, without: removals) }
    return result
  }
}
