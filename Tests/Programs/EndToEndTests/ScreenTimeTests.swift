// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import chiaro

/// What all screens of a run may take together.
@Suite("Time for screens")
struct ScreenTimeTests {
  private static func reports(_ program: ScreensProgram, _ files: [String]) -> [String] {
    program.measure(ScreensProgram.Task(root: ".", files: files)).map { answer in
      answer["diagnostics"]?.elements.first { _ in true }
        .map { "\($0["id"]?.string ?? "") \($0["message"]?.string ?? "")" } ?? ""
    }
  }

  @Test("no file is asked about when the time is over, and each is told")
  func over() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("#!/bin/sh\ntouch '\(folder.path("mark"))'\n", to: "program")
    #expect(chmod(script, 0o755) == 0)
    let files = (0..<30).map { "\($0).xib" }
    let reports = Self.reports(ScreensProgram(program: script, wholeTime: .zero), files)
    let words =
      "chiaro-screens did not run, because all screens together took longer than 0.0 seconds"
    #expect(reports == files.map { _ in "screens-not-drawn \(words)" })
    #expect(folder.bytes("mark") == nil)
  }

  @Test("a program that never answers is ended when the time is over, not later")
  func endless() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("#!/bin/sh\nexec sleep 600\n", to: "program")
    #expect(chmod(script, 0o755) == 0)
    let program = ScreensProgram(program: script, wholeTime: .milliseconds(300))
    let reports = Self.reports(program, (0..<9).map { "\($0).xib" })
    #expect(reports.count == 9)
    #expect(reports.allSatisfy { $0.hasPrefix("screens-not-drawn chiaro-screens ") }, "\(reports)")
  }
}
