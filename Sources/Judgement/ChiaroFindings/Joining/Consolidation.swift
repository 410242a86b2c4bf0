// SPDX-License-Identifier: MIT

import ChiaroSource

/// Joins findings that have one cause: the first represents all, with the places and fixes of the
/// others.
package enum Consolidation {
  /// The largest number of related places of a finding, as rules have it.
  private static let mostRelated = 40

  /// Returns findings with those of one cause joined, in their order.
  ///
  /// - Parameters:
  ///   - findings: the findings; of those with one cause the first comes first
  ///   - kinds: the kinds of causes to consider, in this order; all by default
  /// - Returns: the findings, fewer where some were joined
  package static func joined(
    _ findings: [Finding], by kinds: [Cause.Kind] = Cause.Kind.allCases
  ) -> [Finding] {
    kinds.reduce(findings) { joined($0, by: $1) }
  }

  private struct Key: Hashable {
    var cause: Cause
    var rule: String?
    var severity: Severity?
    var isMendable = false
  }

  private static func joined(_ findings: [Finding], by kind: Cause.Kind) -> [Finding] {
    guard findings.contains(where: { $0.cause(of: kind) != nil }) else { return findings }
    let joining = Joining.of(kind)
    var findings = findings
    let keys = findings.map { key($0, kind, joining) }
    let counts = Dictionary(keys.lazy.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
    if joining.isWeakestFirst { putWeakestFirst(&findings, keys) }
    var kept: [Finding] = []
    var firsts: [Key: Int] = [:]
    var others: [Int: [Cause]] = [:]
    for (finding, key) in zip(findings, keys) {
      guard let key, counts[key, default: 0] >= joining.minimum else {
        kept.append(finding)
        continue
      }
      guard let first = firsts[key], !joining.isAcrossScopes || kept[first].scope != finding.scope
      else {
        firsts[key] = kept.count
        kept.append(finding)
        continue
      }
      kept[first].take(finding, joining, limit: mostRelated)
      others[first, default: []].append(finding.cause(of: kind) ?? key.cause)
    }
    for (index, others) in others {
      if let words = joining.words?(others) { kept[index].remarks.append(words) }
    }
    return kept
  }

  /// What a finding shares with others; nil where it stands for itself.
  private static func key(_ finding: Finding, _ kind: Cause.Kind, _ joining: Joining) -> Key? {
    guard let cause = finding.cause(of: kind), joining.joinsMendable || finding.fix == nil
    else { return nil }
    return Key(
      cause: cause, rule: joining.isOfOneRule ? finding.rule : nil,
      severity: joining.isOfOneSeverity ? finding.severity : nil,
      isMendable: joining.partsMendable && finding.fix != nil)
  }

  /// Puts the weakest of the findings with one key before the others, which stay in their order.
  private static func putWeakestFirst(_ findings: inout [Finding], _ keys: [Key?]) {
    var places: [Key: [Int]] = [:]
    for (index, key) in keys.enumerated() {
      if let key { places[key, default: []].append(index) }
    }
    for places in places.values {
      guard
        let weakest = places.min(by: { findings[$0].isWeaker(than: findings[$1]) }),
        let rank = places.firstIndex(of: weakest)
      else { continue }
      let first = findings[weakest]
      for place in (0..<rank).reversed() {
        findings[places[place + 1]] = findings[places[place]]
      }
      findings[places[0]] = first
    }
  }
}

extension Finding {
  /// The cause of a kind that the finding has; nil for none.
  fileprivate func cause(of kind: Cause.Kind) -> Cause? { causes.first { $0.kind == kind } }

  /// The measured contrast; the highest that there is where nothing was measured.
  fileprivate var contrast: Double { measured?.value ?? 21 }

  /// Whether a finding has less contrast than another; of those with the same, and of those without
  /// any, the one that sorts first.
  fileprivate func isWeaker(than other: Finding) -> Bool {
    contrast == other.contrast ? self < other : contrast < other.contrast
  }

  /// Takes the place and the change of a finding with the same cause.
  fileprivate mutating func take(_ other: Finding, _ joining: Joining, limit: Int) {
    let places = [other.location] + (joining.takesRelated ? other.related : [])
    related += places.prefix(max(0, limit - related.count))
    relation = .others
    if let patches = other.fix?.patches { fix?.join(patches) }
  }
}
