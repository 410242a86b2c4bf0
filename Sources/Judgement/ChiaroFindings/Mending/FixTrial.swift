// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A trial of the fixes of findings: it applies them in memory, checks again, and withdraws those
/// that leave their finding or worsen another.
package struct FixTrial {
  /// How often what is left is tried again; what has not settled by then is withdrawn.
  static let rounds = 4

  private let contents: (String) -> [UInt8]?
  private let findings: ([String: [UInt8]]) -> [Finding]

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - contents: the closure that gives the bytes of a file; nil where it cannot be read
  ///   - findings: the closure that checks again, with the new bytes of some files by their paths
  package init(
    of contents: @escaping (String) -> [UInt8]?,
    lookingAgain findings: @escaping ([String: [UInt8]]) -> [Finding]
  ) {
    self.contents = contents
    self.findings = findings
  }

  /// Withdraws the fixes that fail the trial.
  ///
  /// - Parameter before: the findings, some of which lose their fix
  /// - Returns: a note for each withdrawn fix
  package func settle(_ before: inout [Finding]) -> [Diagnostic] {
    let standing = FindingStanding(before)
    var notes: [Diagnostic] = []
    var bytes: [String: [UInt8]] = [:]
    func withdraw(_ index: Int, _ reason: Reason) {
      guard let fix = before[index].fix else { return }
      before[index].fix = nil
      notes.append(fix.leftOut(at: before[index].location, because: reason.rawValue))
    }
    for round in 1...Self.rounds {
      let (changed, clashing) = changed(before, &bytes)
      for index in clashing { withdraw(index, .clash) }
      if changed.isEmpty { break }
      let after = findings(changed)
      var failed = Self.failures(before, standing, after)
      if failed.isEmpty { break }
      if round == Self.rounds {
        for index in before.indices where before[index].fix != nil && failed[index] == nil {
          failed[index] = .worse
        }
      }
      for (index, reason) in failed.sorted(by: { $0.key < $1.key }) { withdraw(index, reason) }
    }
    return notes
  }

  /// Why a change is withdrawn.
  private enum Reason: String {
    case clash = "another change affects the same place"
    case stays = "the finding would stay"
    case worse = "another finding nearby would appear or get worse"
  }

  // MARK: Changing

  /// The files with all changes made, and the findings whose changes cannot be made with those
  /// before them.
  private func changed(
    _ findings: [Finding], _ bytes: inout [String: [UInt8]]
  ) -> (files: [String: [UInt8]], clashing: [Int]) {
    var patches: [String: SourcePatch] = [:]
    var clashing: [Int] = []
    for index in findings.indices {
      guard let fix = findings[index].fix else { continue }
      var joined: [SourcePatch] = []
      for patch in fix.patches {
        if bytes[patch.file] == nil { bytes[patch.file] = contents(patch.file) }
        let parts = [patches[patch.file], patch].compactMap(\.self)
        guard bytes[patch.file] != nil, let whole = SourcePatch.joined(parts), !whole.overlaps
        else { break }
        joined.append(whole)
      }
      if joined.count < fix.patches.count {
        clashing.append(index)
      } else {
        for patch in joined { patches[patch.file] = patch }
      }
    }
    let files = patches.compactMapValues { patch in
      bytes[patch.file].flatMap { try? patch.applied(to: $0) }
    }
    return (files, clashing)
  }

  // MARK: Comparing

  /// The findings whose changes do not hold, by their indices.
  private static func failures(
    _ before: [Finding], _ standing: FindingStanding, _ after: [Finding]
  ) -> [Int: Reason] {
    let left = FindingStanding(after)
    let others = before.filter { $0.fix == nil }
    let unchanged = FindingStanding(others)
    let offers = before.indices.filter { before[$0].fix != nil }
    var failed: [Int: Reason] = [:]
    for index in offers where left.count(of: before[index]) > unchanged.count(of: before[index]) {
      failed[index] = .stays
    }
    for finding in standing.worse(after, than: others) {
      let near = offers.filter { Surroundings(before[$0]) == Surroundings(finding) }
      let beside = offers.filter { before[$0].location.file == finding.location.file }
      // What nobody beside it changed comes of a color that stands elsewhere.
      let blamed = !near.isEmpty ? near : !beside.isEmpty ? beside : offers
      for index in blamed where failed[index] == nil { failed[index] = .worse }
    }
    return failed
  }

  /// The type of a file, or the file, that a finding is about.
  private struct Surroundings: Hashable {
    var file: String
    var type: String

    init(_ finding: Finding) {
      file = finding.location.file
      type = finding.object.split(separator: ".").dropLast().joined(separator: ".")
    }
  }
}

extension SourcePatch {
  /// Whether two of its edits are of the same bytes, or of the same place.
  fileprivate var overlaps: Bool {
    let ranges = edits.compactMap { edit in
      if case .replace(let range, _) = edit { range } else { nil }
    }.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }
}
