// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource
import ChiaroSystem
import Foundation
import SwiftParser
import SwiftSyntax

// chiaro-interpret FILE…          runs each file as a program of its own, with a line before each
// chiaro-interpret --record FILE… prints the trees of the previews of all files together
// chiaro-interpret --time FILE…   what reading all files as one program takes beside bare parsing

var paths = Array(CommandLine.arguments.dropFirst())
let option = paths.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
if option != nil { paths.removeFirst() }

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

/// Milliseconds of processor time.
func time(_ work: () -> Void) -> Int {
  let start = SystemTime.processorMilliseconds
  work()
  return SystemTime.processorMilliseconds - start
}

if option == "--time" {
  let sources = paths.map { source($0, as: $0) }
  var trees: [SourceFileSyntax] = []
  let parsing = time {
    trees = sources.map { $0.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }
  }
  let reading = time { _ = Program(sources, host: RecordingHost()) }
  print("\(trees.count) files: parsed in \(parsing) ms, read in \(reading) ms")
} else if option == "--record" {
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
