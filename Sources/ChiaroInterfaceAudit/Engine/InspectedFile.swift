// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource

/// What the rules say of one storyboard or xib.
struct InspectedFile {
  var findings: [Finding] = []
  var diagnostics: [Diagnostic] = []
  /// The grounds of the file's screens.
  var grounds = ScreenGrounds()

  /// Makes hints of the findings, with a reason.
  mutating func weaken(_ reason: String) {
    for index in findings.indices {
      findings[index] = findings[index].asHint
      if !reason.isEmpty { findings[index].remarks.append(reason) }
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
  /// Where they say of the same colors that it is worse, what a rule on files said of all of them
  /// is left out; the change that it offered is theirs then.
  mutating func add(_ drawn: [Finding]) {
    var drawn = drawn
    var worst: [SourceLocation: Severity] = [:]
    for finding in drawn {
      for place in finding.places { worst[place] = max(worst[place] ?? .hint, finding.severity) }
    }
    let kept = findings.indices.filter { index in
      let finding = findings[index]
      guard finding.places.allSatisfy({ worst[$0].map { $0 > finding.severity } ?? false }) else {
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
