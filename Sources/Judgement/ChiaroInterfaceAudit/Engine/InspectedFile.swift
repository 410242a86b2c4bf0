// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource

/// What the rules say of one storyboard or xib.
struct InspectedFile {
  var findings: [Finding] = []
  var diagnostics: [Diagnostic] = []
  /// What is said of what was not looked at, as it is too much.
  var cuts: [AuditCut] = []
  /// The grounds of the file's screens.
  var grounds = ScreenGrounds()

  /// What is told of a file of which not everything was read.
  private static let limits: Set<String> = [
    "interface-too-large", "interface-too-many-elements", "interface-too-deep",
  ]

  /// Creates a file without findings.
  ///
  /// - Parameters:
  ///   - told: the diagnostics of the file's reader
  ///   - context: the project
  init(told: [Diagnostic], in context: AuditContext) {
    diagnostics = told.filter { !Self.limits.contains($0.id) }
    cuts = told.filter { Self.limits.contains($0.id) }.map { one in
      let file = Path.relative(one.location.file, to: context.root)
      return AuditCut(
        .limit,
        Diagnostic(
          .error, id: one.id, at: one.location,
          "\(file) was not read completely: \(one.message)",
          fix: "split the file, or exclude it in .chiaro.yml"))
    }
  }

  /// Considers of each finding what speaks against all of the file, with words for the message.
  mutating func consider(_ consideration: Consideration, saying words: String = "") {
    for index in findings.indices {
      findings[index].consider(consideration)
      if !words.isEmpty { findings[index].remarks.append(words) }
    }
  }

  /// Leaves out what is said of a color that is half of a pair told already; the change that mends
  /// it is the pair's then.
  mutating func leaveOutRepeated() {
    var pairs: [SourceLocation: Int] = [:]
    for (index, finding) in findings.enumerated() where finding.rule == HalfAdaptingPair.id {
      pairs[finding.location] = index
    }
    if pairs.isEmpty { return }
    var repeated: Set<Int> = []
    for (index, finding) in findings.enumerated()
    where finding.rule == LegacyInterfaceColor.id && finding.related.isEmpty {
      guard let pair = pairs[finding.location] else { continue }
      repeated.insert(index)
      findings[pair].fix = findings[pair].fix ?? finding.fix
    }
    findings = findings.indices.filter { !repeated.contains($0) }.map { findings[$0] }
  }

  /// Adds what rules over drawn screens found.
  ///
  /// Where what they say of the same colors is worth more, what a rule on files said of all of them
  /// is left out; the change that it offered is theirs then.
  mutating func add(_ drawn: [Finding]) {
    var drawn = drawn
    var most: [SourceLocation: Double] = [:]
    for finding in drawn {
      for place in finding.places { most[place] = max(most[place] ?? 0, finding.value) }
    }
    let kept = findings.indices.filter { index in
      let finding = findings[index]
      guard finding.places.allSatisfy({ most[$0].map { $0 > finding.value } ?? false }) else {
        return true
      }
      guard let fix = finding.fix else { return false }
      // A change of several places needs a finding that has them all.
      guard
        let heir = drawn.firstIndex(where: {
          $0.fix == nil && Set($0.places) == Set(finding.places)
        })
      else { return true }
      drawn[heir].fix = fix
      return false
    }
    findings = kept.map { findings[$0] } + drawn
  }

  /// Withdraws the changes that do not hold: those of what is doubtful, and those after which the
  /// file's findings, looked at again, are no better.
  ///
  /// - Parameters:
  ///   - bytes: the file's content
  ///   - findings: the closure that gives what the rules say of other content
  mutating func settleFixes(of bytes: [UInt8], _ findings: @escaping ([UInt8]) -> [Finding]) {
    for index in self.findings.indices { self.findings[index].withdrawDoubtfulFix() }
    guard self.findings.contains(where: { $0.fix != nil }) else { return }
    let trial = FixTrial { _ in
      bytes
    } lookingAgain: { changed in
      changed.values.flatMap(findings)
    }
    diagnostics += trial.settle(&self.findings)
  }

  /// Returns the findings of files, those with one cause joined.
  static func joined(_ files: [InspectedFile]) -> [Finding] {
    var grounds = ScreenGrounds()
    for file in files { grounds.add(file.grounds) }
    let findings = files.flatMap(\.findings).filter { finding in
      // A dark launch screen goes with dark screens.
      finding.rule != FixedLaunchScreen.id || finding.appearance != "light" || !grounds.areDark
    }
    return Consolidation.joined(findings, by: Cause.Kind.ofInterfaces)
  }
}

extension Finding {
  /// Its place, and those of the others of its cause.
  fileprivate var places: [SourceLocation] { [location] + related }
}
