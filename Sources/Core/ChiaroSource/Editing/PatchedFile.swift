// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A file of a project with a patch applied in memory, checked, and ready to be written.
///
/// Nothing outside of the project is written, links are not followed, and read-only files are
/// refused.
///
/// ```swift
/// let file = try PatchedFile(patch, inside: "App")
/// try file.write()
/// ```
package struct PatchedFile: Sendable {
  /// The change of the file.
  package let change: AnnouncedChange
  /// The path of the file.
  package var path: String { change.path }
  /// The present content of the file.
  package var before: [UInt8] { change.before }
  /// The content with the patch applied.
  package var after: [UInt8] { change.after }
  private let status: NodeStatus

  /// The largest file that is changed, in bytes.
  private static let largest = 64 << 20

  /// Reads a file and applies a patch in memory; nothing is written.
  ///
  /// - Parameters:
  ///   - patch: the changes
  ///   - root: the folder of the project
  /// - Throws: `PatchError` when the file lies outside of the project, is a link or read-only, and
  ///   the errors of `SourcePatch.applied(to:)`
  package init(_ patch: SourcePatch, inside root: String) throws(PatchError) {
    let path = patch.file
    status = try Self.status(path)
    guard let realRoot = System.realPath(root), let real = System.realPath(path),
      Path.contains(realRoot, real)
    else { throw .outside }
    if status.isReadOnly { throw .readOnly }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: path, limit: Self.largest)
    } catch {
      throw .system(error.reason)
    }
    change = try patch.change(of: bytes)
  }

  /// Writes the file, and reads it back to verify it.
  ///
  /// - Throws: `PatchError`; the file then has its former content, unless another program has
  ///   written it meanwhile
  package func write() throws(PatchError) {
    // As near to the write as can be: whoever saved the file since it was read must not lose that.
    guard try Self.status(path) == status else { throw .changedMeanwhile }
    let written = try replace(with: after)
    let found = try? FileReader.bytes(atPath: path, limit: Self.largest)
    if found == after { return }
    // Another file stands there by now: somebody else's, who came later. Else the disk failed.
    guard try Self.status(path).inode == written.inode else { throw .changedMeanwhile }
    _ = try replace(with: before)
    throw .differs
  }

  private func replace(with bytes: [UInt8]) throws(PatchError) -> NodeStatus {
    do throws(SystemFailure) {
      return try AtomicFile.replace(path, with: bytes)
    } catch {
      throw .system(error.message)
    }
  }

  private static func status(_ path: String) throws(PatchError) -> NodeStatus {
    let status: NodeStatus
    do throws(SystemFailure) {
      status = try System.status(atPath: path, followingLinks: false)
    } catch {
      throw .system(error.message)
    }
    if status.kind == .link { throw .link }
    return status
  }
}
