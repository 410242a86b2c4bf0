// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAudit
import ChiaroFindings
import ChiaroInspection
import ChiaroReport
import ChiaroSource

/// `chiaro merge`: one report of those of several machines or projects.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge reports of chiaro audit: the parts of --shard, or several projects.",
    usage: "chiaro merge [<options>] <reports> ...",
    discussion: HelpText.text(
      """
      The command reads reports of --format json. Parts of one project must be complete. The exit \
      code is 1 for findings at or above --fail-on.
      """,
      examples: [
        "chiaro merge part-1.json part-2.json -f sarif -o chiaro.sarif",
        "chiaro merge part-1.json part-2.json --fail-on warning",
      ]))

  @Argument(help: "Reports of chiaro audit --format json.")
  var reports: [String]

  @OptionGroup var target: ReportTarget

  @Option(
    help: ArgumentHelp(
      "The lowest severity (error, warning, note, hint) or likelihood that gives exit code 1; "
        + "or never.",
      valueName: "threshold"))
  var failOn: Threshold = .severity(.error)

  @Flag(name: [.short, .long], help: "Print only the report.")
  var quiet = false

  /// The largest report that is read.
  private static let largest = 1 << 28

  func run() throws {
    let parts = try reports.map { try Self.report(at: $0) }
    try Self.check(parts)
    let named = Set(parts.flatMap(\.findings).map(\.rule))
    let rules = Auditor.allRules.filter { named.contains($0.id) }
    let title = reports.map { Path.lastComponent($0) }.joined(separator: ", ")
    let merged = ReportModel(merging: parts, title: title, rules: rules.map(ReportRule.init))
    try ReportOutput(target, isQuiet: quiet).write(merged, in: OutputPlace(projects: []))
    if !merged.cuts.isEmpty { throw Outcome(code: .incomplete, message: nil) }
    let fails = merged.findings.contains {
      failOn.isReached(
        by: $0.severity, likelihood: $0.judgement?.likelihood ?? 0,
        $0.judgement?.consequence ?? .unfinished)
    }
    if fails { throw Outcome.findings }
  }

  private static func report(at path: String) throws -> ReportModel {
    let bytes = try Outcome.reading { () throws(FileError) in
      try FileReader.bytes(atPath: path, limit: largest)
    }
    guard let report = ReportModel(json: bytes, file: path) else {
      throw Outcome.unreadable("\(path) is not a report of chiaro audit --format json")
    }
    return report
  }

  /// A part that is missing would look as if nothing were wrong in it; one that is there twice, or
  /// of another run, would be counted with the others.
  private static func check(_ reports: [ReportModel]) throws {
    let parts = try reports.compactMap(\.shard).map { text in
      guard let part = Shard(text) else {
        throw Outcome.unreadable(
          "\"\(VisibleText.reveal(text))\" is not a shard; expected i/n, such as 1/8")
      }
      return part
    }
    guard let count = parts.first?.count else { return }
    if parts.contains(where: { $0.count != count }) {
      throw Outcome.unreadable(
        "the reports are parts of different runs: \(list(parts.map(\.description)))")
    }
    let missing = Set(1...count).subtracting(parts.map(\.number))
    if !missing.isEmpty {
      let names = list(missing.sorted().map { "\($0)/\(count)" })
      throw Outcome.unreadable(
        "\(missing.count) of \(count) parts \(missing.count == 1 ? "is" : "are") missing: \(names)")
    }
    if parts.count > count {
      let twice = Dictionary(grouping: parts, by: \.number).filter { $1.count > 1 }.keys.sorted()
      throw Outcome.unreadable(
        "the same part is given twice: \(list(twice.map { "\($0)/\(count)" }))")
    }
  }

  /// The first few of some words.
  private static func list(_ words: [String]) -> String {
    words.prefix(8).joined(separator: ", ") + (words.count > 8 ? ", …" : "")
  }
}
