// SPDX-License-Identifier: MIT

public import ChiaroSource
import ChiaroSystem

// Why two copies and a number: renaming a finished file over the old one keeps a crash and a full
// disk from leaving half a file, but not somebody else from emptying or damaging it, nor something
// else from standing in its place. The second copy is written behind the first and is a file of its
// own, so that one of both is whole at any moment; the number says which is the newer when only one
// of them could be written.

/// A small JSON object on disk that survives crashes, full disks and damage.
///
/// Apple counterpart: the preferences daemon's files · Source: POSIX.1 rename, fsync · Fidelity:
/// approximate
public struct StateFile: Sendable {
  /// The first copy; the second has `.bak` behind its name.
  public let path: String

  /// The most bytes that are read; a setting has a few hundred.
  static let limit = 1 << 20

  /// What reading came to.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Reading: Sendable {
    /// The newest whole object, or nil when there is none.
    public var content: JSON?
    /// What was odd about either copy.
    public var diagnostics: [Diagnostic]
    /// Whether both copies are there, whole and equally new; else they had better be written again.
    public var isComplete: Bool
  }

  /// Names a file; nothing is touched yet.
  public init(path: String) { self.path = path }

  private var copies: [String] { [path, path + ".bak"] }

  /// The newest of the copies that is whole and our own.
  ///
  /// A copy that is damaged, that another user owns, or that is no file is passed over with a
  /// warning. A copy that is missing is passed over in silence.
  public func read() -> Reading {
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

  /// Writes both copies, each at once or not at all, through to the disk.
  ///
  /// - Parameters:
  ///   - content: an object; its member `serial` is set to the one behind `previous`'s
  ///   - previous: what was read or written last, nil at first
  /// - Returns: what was written, and a warning for a copy that could not be
  /// - Throws: `FileError` when neither could be written; both stand as they stood then
  public func write(
    _ content: JSON, after previous: JSON?
  ) throws(FileError) -> (content: JSON, diagnostics: [Diagnostic]) {
    var content = content
    content["serial"] = .integer(StateSerial(previous).next.number)
    System.makeFolders(Path.parent(path))
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
