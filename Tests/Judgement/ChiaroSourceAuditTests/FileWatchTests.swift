// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroSourceAudit

/// A file that stalls is named, and one that is not to be parsed is named by its names alone.
@Suite("Files that stall")
struct FileWatchTests {
  private static func moment(_ seconds: Double, _ processor: Int) -> FileTime {
    FileTime(seconds: seconds, processorMilliseconds: processor * 1000)
  }

  @Test(
    "a file stalls when time has passed and the processor worked",
    arguments: [
      (seconds: 39.0, processor: 39, stalls: false), (41, 16, true),
      // The machine had other work to do.
      (4_000, 14, false), (4_000, 15, false), (0, 10_000, false), (50, 50, true),
    ])
  func limit(_ seconds: Double, _ processor: Int, _ stalls: Bool) {
    let watch = FileWatch()
    watch.during("A.swift", at: Self.moment(7, 3)) {
      watch.during("B.swift", at: Self.moment(7 + seconds, 3 + processor)) {
        let now = Self.moment(7 + seconds, 3 + processor)
        #expect(watch.overdue(at: now) == (stalls ? ["A.swift"] : []))
      }
    }
    #expect(watch.overdue(at: Self.moment(1e6, 1_000_000)).isEmpty)
  }

  @Test("the answer for files that stall names them")
  func answer() {
    #expect(
      SourceAnswer.stalled(["A.swift"]).text(.compact)
        == #"{"version":1,"stalled":["A.swift"]}"#)
  }

  @Test("a file that is not to be parsed is not, and uses what it names")
  func unparsed() throws {
    let folder = try TemporaryFolder()
    let text = "class A { func f() { label.textColor = .black; UIColor(named: \"Ink\") } }"
    for name in ["A.swift", "B.swift"] { try folder.write(text, to: name) }
    let request = try SourceRequest.read(
      Array(
        """
        {"version":1,"root":"\(folder.path)","files":["A.swift","B.swift"],"unparsed":["A.swift"],
        "assets":[{"name":"Ink","kind":"color","adapts":true,"set":"Ink.colorset","catalog":"A"}]}
        """.utf8))
    #expect(request.unparsed == ["A.swift"])
    let answer = SourceAuditor.audit(request)
    #expect(answer.findings.map(\.location.file) == ["B.swift"])
    #expect(answer.uses?.first?.count ?? 0 > 1)
    #expect(answer.diagnostics.isEmpty)
  }
}
