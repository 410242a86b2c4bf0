// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A file of a project with a patch applied in memory, checked, and ready to be written.
///
/// Nothing outside of the project is ever written to, no link is followed, and a file that nobody
/// may write to is left alone.
///
/// ```swift
/// let file = try PatchedFile(patch, inside: "App")
/// try file.write()
/// ```
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PatchedFile: Sendable {
  /// The path of the file.
  public let path: String
  /// What the file holds now.
  public let before: [UInt8]
  /// What it will hold.
  public let after: [UInt8]
  private let status: NodeStatus

  /// The largest file that is changed.
  private static let largest = 64 << 20

  /// Reads a file and works out what it will hold; nothing is written.
  ///
  /// - Parameters:
  ///   - patch: the changes
  ///   - root: the folder of the project
  /// - Throws: `PatchError` when the file is none of the project's, a link or read-only, and what
  ///   `SourcePatch.applied(to:)` throws
  public init(_ patch: SourcePatch, inside root: String) throws(PatchError) {
    path = patch.file
    status = try Self.status(path)
    guard let realRoot = System.realPath(root), let real = System.realPath(path),
      Path.contains(realRoot, real)
    else { throw .outside }
    if status.isReadOnly { throw .readOnly }
    do throws(FileError) {
      before = try FileReader.bytes(atPath: path, limit: Self.largest)
    } catch {
      throw .system(error.reason)
    }
    after = try patch.applied(to: before)
  }

  /// Writes the file, and reads it again.
  ///
  /// - Throws: `PatchError`; the file then holds what it did, unless somebody else has written it
  ///   meanwhile
  public func write() throws(PatchError) {
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
