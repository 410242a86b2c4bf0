// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource

/// A program of one text, and what comes of it.
enum Running {
  static func program(_ files: [(String, String)]) -> Program {
    Program(
      files.map { Program.Source(path: $0.0, bytes: Array($0.1.utf8)) }, host: RecordingHost())
  }

  static func script(_ text: String, limits: Limits = Limits()) -> Interpreter.Outcome<Void> {
    Interpreter(program([("main.swift", text)]), limits: limits).runScript()
  }

  /// The recorded tree of the first preview of some files, in lines.
  static func tree(_ files: [(String, String)]) -> [String] {
    let program = program(files)
    guard let preview = program.previews.first else { return [] }
    return Interpreter(program).record(preview).result?.lines() ?? []
  }

  /// The tree of a view that is written in a preview.
  static func tree(_ view: String, with declarations: String = "") -> [String] {
    tree([("A.swift", declarations), ("P.swift", "#Preview { \(view) }")])
  }
}
