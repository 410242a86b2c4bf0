// SPDX-License-Identifier: MIT

import ChiaroSource
import Synchronization

/// A source of facts from a file that is read again whenever it changes: for kiosks, tests, and
/// scripts.
///
/// Each line sets a fact, as in `style = dark`; the names are those of the environment variables,
/// in lower case, with hyphens and without the prefix. A line that begins with `#` is a comment.
package final class OverrideFile: DesktopFactSource {
  /// The name of the source.
  package let name = "file"
  private let path: String
  private let watch = Mutex<FileWatch?>(nil)

  /// Creates a source of the file at a path, which need not exist.
  package init(path: String) { self.path = path }

  /// Starts the source, which reports the file's facts now and whenever the file changes.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let path = path
    let read: @Sendable () -> Void = { report(Self.report(ofFile: path)) }
    read()
    watch.withLock { $0 = FileWatch([path], onChange: read) }
  }

  /// Stops the source.
  package func stop() { watch.withLock { $0 = nil } }

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

  /// Returns the facts in a file's text.
  static func report(of text: String, file: String) -> FactReport {
    var words = FactWords()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let content = Trimmed.text(line)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      let location = SourceLocation(file: file, line: number + 1)
      guard let sign = content.firstIndex(of: "=") else {
        words.note("odd-line", "expected NAME = VALUE", location)
        continue
      }
      let word = Trimmed.text(content[content.index(after: sign)...])
      words.set(String(Trimmed.text(content[..<sign])), String(word), at: location)
    }
    return words.report
  }
}
