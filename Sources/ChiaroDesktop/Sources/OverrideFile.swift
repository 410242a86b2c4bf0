// SPDX-License-Identifier: MIT

import ChiaroSource
import Synchronization

/// Facts from a file that is read again whenever it changes: for kiosks, tests, and scripts.
///
/// A line says one fact, as in `style = dark`; the names are those of the environment's variables,
/// in small letters with hyphens. A line that begins with `#` says nothing.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public final class OverrideFile: DesktopFactSource {
  /// What it is called.
  public let name = "file"
  private let path: String
  private let watch = Mutex<FileWatch?>(nil)

  /// Creates a source of the file at a path, whether it is there or not.
  public init(path: String) { self.path = path }

  /// Reports what the file says, now and whenever it says something else.
  public func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let path = path
    let read: @Sendable () -> Void = { report(Self.report(ofFile: path)) }
    read()
    watch.withLock { $0 = FileWatch([path], onChange: read) }
  }

  /// Ends the reports.
  public func stop() { watch.withLock { $0 = nil } }

  private static func report(ofFile path: String) -> FactReport {
    do throws(FileError) {
      let bytes = try FileReader.bytes(atPath: path, limit: 1 << 16)
      return self.report(of: String(decoding: bytes, as: UTF8.self), file: path)
    } catch {
      if error.kind == .notFound { return FactReport() }
      var words = FactWords()
      words.note("unreadable", error.reason, SourceLocation(file: path))
      return words.report
    }
  }

  /// What a text says, that of a file.
  static func report(of text: String, file: String) -> FactReport {
    var words = FactWords()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let content = Trimmed.text(line)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      let location = SourceLocation(file: file, line: number + 1)
      guard let sign = content.firstIndex(of: "=") else {
        words.note("odd-line", "a line is NAME = WORD", location)
        continue
      }
      let word = Trimmed.text(content[content.index(after: sign)...])
      words.set(String(Trimmed.text(content[..<sign])), String(word), at: location)
    }
    return words.report
  }
}
