// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A script that was run on a change, and what came of it.
struct ScriptRun {
  /// The path of the script.
  var path: String
  var run: ChildProgram.Run
  /// The time limit of the run, in seconds.
  var timeLimit: Double
  /// The time at which it ended.
  var end: Instant

  /// The largest number of characters of standard error in a message.
  private static let quoteLimit = 300
  /// The number of bytes in which the line with the interpreter has to end.
  private static let lineLimit = 256

  /// What went wrong; nil where nothing did.
  var problem: Diagnostic? {
    if run.tookTooLong {
      return diagnostic(
        "script-hung",
        "took over \(Int(saturating: timeLimit)) s and was stopped")
    }
    guard let code = run.code else { return diagnostic("script-failed", "cannot be started") }
    if code == 0 { return nil }
    if code == 127, let interpreter = missingInterpreter {
      return diagnostic(
        "script-interpreter", "does not run: its interpreter \(interpreter) is missing",
        fix: "install it, or correct the script's first line")
    }
    return diagnostic("script-failed", "exited with \(code)\(signal(code)) after \(duration)")
  }

  private func diagnostic(_ id: String, _ words: String, fix: String? = nil) -> Diagnostic {
    Diagnostic(
      .warning, id: id, at: SourceLocation(file: path), "\(words), at \(end)\(quote)", fix: fix)
  }

  /// The signal that a code may stand for; a script can also end with such a code by itself.
  private func signal(_ code: Int32) -> String {
    (129...192).contains(code) ? " (signal \(code - 128))" : ""
  }

  private var duration: String {
    let tenths = Int(saturating: run.seconds * 10)
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// The end of standard error, in one line.
  private var quote: String {
    let text = Trimmed.text(run.errors[...])
    if text.isEmpty { return "" }
    let end = text.suffix(Self.quoteLimit)
    return ": \(end.count < text.count ? "…" : "")\(VisibleText.reveal(String(end)))"
  }

  /// The interpreter named in the script's first line, where no program is at that path.
  private var missingInterpreter: String? {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: 1 << 20) else { return nil }
    guard let interpreter = Self.interpreter(of: bytes) else { return nil }
    return FolderReader.identity(of: interpreter) == nil ? VisibleText.reveal(interpreter) : nil
  }

  /// Returns the interpreter that a script names in its first line; nil where it names none.
  static func interpreter(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "#!".utf8) else { return nil }
    let line = bytes.dropFirst(2).prefix(lineLimit).prefix { $0 != UInt8(ascii: "\n") }
    // The kernel's own blanks; a carriage return is part of the name.
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return words.first.map { String(decoding: $0, as: UTF8.self) }
  }
}
