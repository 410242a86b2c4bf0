// SPDX-License-Identifier: MIT

import ChiaroSource

/// What several starts told of snapshot tests, as one answer: each start ran the tests of some
/// files, and says of all other pictures that it knows no test of them.
struct SnapshotAnswers {
  private var cases: [JSON]
  private var diagnostics: [JSON]
  /// Where the cases of pictures stand.
  private var places: [String: Int] = [:]

  /// Begins with the answer of a start that ran no test.
  init(_ answer: JSON) {
    cases = answer["cases"]?.elements ?? []
    diagnostics = answer["diagnostics"]?.elements ?? []
    for (place, told) in cases.enumerated() {
      told["reference"]?.text.map { places[$0] = place }
    }
  }

  /// Takes what a start drew.
  mutating func add(_ answer: JSON) {
    for told in answer["cases"]?.elements ?? [] where told["test"]?.text != nil {
      guard let place = told["reference"]?.text.flatMap({ places[$0] }) else { continue }
      if cases[place]["picture"]?.text == nil { cases[place] = told }
    }
    for told in answer["diagnostics"]?.elements ?? [] where !diagnostics.contains(told) {
      diagnostics.append(told)
    }
  }

  /// Names the files whose tests are not run.
  mutating func fail(_ files: [String], _ reason: String) {
    diagnostics += files.flatMap { ScreensProgram.failure($0, reason) }
      .flatMap { JSON($0)["diagnostics"]?.elements ?? [] }
  }

  /// The answer.
  var json: JSON {
    ["version": 1, "cases": .array(cases), "diagnostics": .array(diagnostics)]
  }
}
