// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource
import Foundation

// chiaro-interpret FILE…          runs each file as a program of its own, with a line before each
// chiaro-interpret --record FILE… prints the trees of the previews of all files together

var paths = Array(CommandLine.arguments.dropFirst())
let records = paths.first == "--record"
if records { paths.removeFirst() }

func source(_ path: String, as name: String) -> Program.Source {
  let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
  return Program.Source(path: name, bytes: Array(data))
}

func show(_ diagnostics: [Diagnostic], _ assumptions: [Assumption], _ program: Program) {
  var text = diagnostics.map { "\($0)\n" }.joined()
  for assumption in assumptions {
    let place = program.location(of: assumption.place).map { "\($0): " } ?? ""
    text += "\(place)assumed: \(assumption.words)\n"
  }
  FileHandle.standardError.write(Data(text.utf8))
}

if records {
  let program = Program(paths.map { source($0, as: $0) }, host: RecordingHost())
  show(program.diagnostics, [], program)
  for preview in program.previews {
    let outcome = Interpreter(program).record(preview)
    print(outcome.result?.lines().joined(separator: "\n") ?? "no picture")
    show(outcome.diagnostics, outcome.assumptions, program)
  }
} else {
  for path in paths {
    let program = Program([source(path, as: "main.swift")], host: RecordingHost(types: []))
    let outcome = Interpreter(program).runScript()
    print("== \(path)\n\(outcome.output)", terminator: "")
    show(program.diagnostics + outcome.diagnostics, outcome.assumptions, program)
  }
}
