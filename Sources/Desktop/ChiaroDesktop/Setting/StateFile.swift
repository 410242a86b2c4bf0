// SPDX-License-Identifier: MIT

package import ChiaroSource
import ChiaroSystem

// Why two copies and a number: renaming a finished file over the old one keeps a crash and a full
// disk from leaving half a file, but not somebody else from emptying or damaging it, nor something
// else from standing in its place. The second copy is written behind the first and is a file of its
// own, so that one of both is whole at any moment; the number says which is the newer when only one
// of them could be written.

/// A small JSON object on disk, kept in two copies so that it survives crashes and full disks.
///
/// Apple counterpart: the preferences daemon's files · Source: POSIX.1 rename, fsync · Fidelity:
/// approximate
package struct StateFile: Sendable {
  /// The path of the first copy; the second copy's has `.bak` appended.
  package let path: String

  /// The largest size that is read, in bytes; a setting has a few hundred.
  static let limit = 1 << 20

  /// The result of reading a state file.
  package struct Reading: Sendable {
    /// The newest intact object; nil when there is none.
    package var content: JSON?
    /// The diagnostics about the copies.
    package var diagnostics: [Diagnostic]
    /// Whether both copies exist, intact and equally new; otherwise they should be written again.
    package var isComplete: Bool
  }

  /// Creates a reference to a file, without touching the disk.
  package init(path: String) { self.path = path }

  private var copies: [String] { [path, path + ".bak"] }

  /// Reads the newest copy that is intact and belongs to the user.
  ///
  /// A copy that is damaged, belongs to another user, or is not a regular file is skipped with a
  /// warning. A missing copy is skipped silently.
  package func read() -> Reading {
    var choice = StateCopies()
    for copy in copies {
      do throws(FileError) {
        let bytes = try FileReader.bytes(atPath: copy, limit: Self.limit)
        guard System.isOwnFile(copy) else {
          throw FileError(.unreadable, path: copy, detail: "it belongs to another user")
        }
        choice.add(bytes, of: copy)
      } catch {
        if error.kind != .notFound { choice.passOver(copy, error) }
      }
    }
    return choice.reading
  }

  /// Writes both copies through to the disk, each atomically.
  ///
  /// - Parameters:
  ///   - content: an object; its member `serial` is set to the number after that of `previous`
  ///   - previous: the object that was last read or written, nil at first
  /// - Returns: the object that was written, and a warning for a copy that could not be
  /// - Throws: `FileError` when neither copy could be written; both then stay as they were
  package func write(
    _ content: JSON, after previous: JSON?
  ) throws(FileError) -> (content: JSON, diagnostics: [Diagnostic]) {
    var content = content
    content["serial"] = .integer(StateSerial(previous).next.number)
    try DesktopFolders.make(Path.parent(path))
    var failures: [FileError] = []
    for copy in copies {
      do throws(FileError) {
        try AtomicFile.write(content.text() + "\n", toPath: copy)
      } catch {
        failures.append(error)
      }
    }
    System.flushFolder(Path.parent(path))
    if failures.count == copies.count { throw failures[0] }
    let diagnostics = failures.map { failure in
      Diagnostic(
        .warning, id: "state-not-written", at: SourceLocation(file: failure.path), failure.reason)
    }
    return (content, diagnostics)
  }
}
