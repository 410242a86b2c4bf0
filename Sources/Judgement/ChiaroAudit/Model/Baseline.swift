// SPDX-License-Identifier: MIT

public import ChiaroFindings
public import ChiaroSource

/// The known findings of a project, which later audits ignore.
///
/// An entry is identified by its rule, object and appearance, which do not change when lines move.
/// A finding with the same identity still counts as new if it is more severe than the entry or its
/// measured value is worse. Each entry covers one finding, so two equal findings need two entries,
/// and a third one is reported.
///
/// Source: wishes of SwiftLint's and Periphery's users
public struct Baseline: Hashable, Sendable {
  /// A known finding, with its rule, object, appearance, severity and measured value.
  public struct Entry: Hashable, Sendable, Comparable {
    /// The id of the rule.
    public var rule: String
    /// The name of the object that the finding concerns.
    public var object: String
    /// The appearance; nil if the finding concerns all appearances.
    public var appearance: String?
    /// The severity; nil in a baseline of version 1, in which an entry covers every severity.
    public var severity: Severity?
    /// The measured value; nil if nothing was measured.
    public var measured: Double?

    /// Returns whether an entry precedes another.
    ///
    /// Entries are sorted by rule, object and appearance; then, a less severe entry comes first,
    /// and then a higher measured value.
    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      if lhs.key != rhs.key { return lhs.key < rhs.key }
      let (left, right) = (lhs.severity ?? .error, rhs.severity ?? .error)
      return left != right ? left < right : lhs.measured ?? 0 > rhs.measured ?? 0
    }

    fileprivate var key: Key { Key(rule: rule, object: object, appearance: appearance ?? "") }

    /// Returns whether a finding with the same identity is no worse than the entry.
    fileprivate func covers(_ finding: Finding) -> Bool {
      if let severity, finding.severity > severity { return false }
      guard let measured, let found = finding.measured else { return true }
      return !found.isWorse(than: measured)
    }
  }

  fileprivate struct Key: Hashable, Comparable {
    var rule: String
    var object: String
    var appearance: String

    static func < (lhs: Key, rhs: Key) -> Bool {
      (lhs.rule, lhs.object, lhs.appearance) < (rhs.rule, rhs.object, rhs.appearance)
    }
  }

  /// The entries in sorted order.
  public private(set) var entries: [Entry]

  /// Creates a baseline from findings; measured values are rounded to hundredths.
  public init(_ findings: [Finding]) {
    entries = findings.map {
      Entry(
        rule: $0.rule, object: $0.object, appearance: $0.appearance, severity: $0.severity,
        measured: ($0.measured?.value).map { ($0 * 100).rounded() / 100 })
    }.sorted()
  }

  /// Creates a baseline from a document of version 1 or 2; nil if it is neither.
  public init?(_ document: JSONDocument) {
    guard let version = document.root["version"]?.integer, version == 1 || version == 2,
      let list = document.root["findings"], list.kind == .array
    else { return nil }
    var entries: [Entry] = []
    for item in list.elements {
      guard let rule = item["rule"]?.string, let object = item["object"]?.string else { return nil }
      entries.append(
        Entry(
          rule: rule, object: object, appearance: item["appearance"]?.string,
          severity: item["severity"]?.string.flatMap(Severity.init(rawValue:)),
          measured: item["measured"]?.number))
    }
    self.entries = entries.sorted()
  }

  /// The baseline as JSON text in format version 2, with a line break at the end.
  public var text: String {
    let rows = entries.map { entry -> JSON in
      [
        "rule": .string(entry.rule), "object": .string(entry.object),
        "appearance": JSON(entry.appearance), "severity": JSON(entry.severity?.rawValue),
        "measured": entry.measured.map(JSON.number) ?? .null,
      ]
    }
    return (["version": 2, "findings": .array(rows)] as JSON).text(.pretty) + "\n"
  }

  /// Returns the findings that are not in the baseline, or that are worse than their entry in it.
  ///
  /// Each entry covers one finding.
  public func newFindings(among findings: [Finding]) -> [Finding] {
    var known = Dictionary(grouping: entries, by: \.key)
    return findings.filter { finding in
      let key = Key(
        rule: finding.rule, object: finding.object, appearance: finding.appearance ?? "")
      guard let index = known[key]?.firstIndex(where: { $0.covers(finding) }) else { return true }
      known[key]?.remove(at: index)
      return false
    }
  }
}
