// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

/// What holds of every format there is; a new one is tested by being a case.
@Suite("Every format")
struct FormatConformanceTests {
  /// A format and a report.
  struct Pair: Sendable, CustomTestStringConvertible {
    var format: ReportFormat
    var sample: Sample
    var testDescription: String { "\(format.rawValue), \(sample)" }
    var text: String { format.text(sample.report) }
  }

  static let pairs = ReportFormat.allCases.flatMap { format in
    Sample.all.map { Pair(format: format, sample: $0) }
  }

  @Test("is what it says it is, whatever the report holds", arguments: pairs)
  func syntax(_ pair: Pair) throws {
    #expect(try FormatSyntax.problems(pair.text, pair.format) == [])
  }

  @Test("reads as it is recorded", arguments: ReportFormat.allCases.filter { $0 != .html })
  func recorded(_ format: ReportFormat) {
    let path = "\(SourceTree.folder())/../Recordings/\(format.rawValue).\(format.fileExtension)"
    #expect(Recording(path).mismatch(format.text(PlainReport.report)) == nil)
  }

  @Test(
    "hints are told if asked for, and always where there is room",
    arguments: ReportFormat.allCases.filter { $0 != .junit })
  func hints(_ format: ReportFormat) {
    let hint = "a fixed white, which may be meant"
    var options = ReportOptions()
    let isComplete = [.json, .html].contains(format)
    #expect(format.text(PlainReport.report, options: options).contains(hint) == isComplete)
    options.showsAll = true
    #expect(format.text(PlainReport.report, options: options).contains(hint))
  }

  @Test("writes the same twice", arguments: pairs)
  func deterministic(_ pair: Pair) {
    #expect(pair.text == pair.text)
  }

  @Test("ends with one line break, unless there is nothing to say", arguments: pairs)
  func ending(_ pair: Pair) {
    let text = pair.text
    let isSilent = text.isEmpty && pair.sample.report.findings.isEmpty
    #expect(isSilent || text.hasSuffix("\n") && !text.hasSuffix("\n\n\n"))
  }

  @Test("shows no character that steers", arguments: pairs)
  func steering(_ pair: Pair) {
    let steering = FormatSyntax.steering(in: pair.text, pair.format)
    #expect(steering.map { String($0.value, radix: 16) } == [])
  }

  @Test("names every object with an error or a warning", arguments: ReportFormat.allCases)
  func complete(_ format: ReportFormat) {
    let text = format.text(PlainReport.report)
    for finding in PlainReport.report.findings where finding.severity > .note {
      #expect(text.contains(finding.object))
      #expect(text.contains(finding.rule))
    }
  }

  @Test("names a file after itself", arguments: ReportFormat.allCases)
  func fileExtension(_ format: ReportFormat) {
    #expect(format.fileExtension.wholeMatch(of: #/[a-z]+/#) != nil)
  }

  @Test("a file's name asks for the form that writes such files", arguments: ReportFormat.allCases)
  func fileNames(_ format: ReportFormat) {
    let isOnlyOne = format.fileExtension != "txt"
    #expect(ReportFormat(fileName: "out/r.\(format.fileExtension)") == (isOnlyOne ? format : nil))
    #expect(
      ReportFormat(fileName: "R.\(format.fileExtension.uppercased())") == (isOnlyOne ? format : nil)
    )
    #expect(ReportFormat(fileName: format.fileExtension) == nil)
  }
}
