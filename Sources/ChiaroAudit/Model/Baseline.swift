// SPDX-License-Identifier: MIT

public import ChiaroSource

/// The findings that a project had when it began, which are passed over from then on.
///
/// An entry holds the rule, the object and the appearance, and nothing that moves when a line or a
/// ratio does. Two findings that read the same stand twice, so that a third is noticed.
///
/// Apple counterpart: none · Source: wishes of SwiftLint's and Periphery's users · Fidelity: exact
public struct Baseline: Hashable, Sendable {
  /// What a finding is known by.
  public struct Entry: Hashable, Sendable, Comparable {
    /// The id of the rule.
    public var rule: String
    /// The name of the object.
    public var object: String
    /// The appearance, or nil.
    public var appearance: String?

    /// By rule, then object, then appearance.
    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.rule, lhs.object, lhs.appearance ?? "") < (rhs.rule, rhs.object, rhs.appearance ?? "")
    }
  }

  /// The entries, sorted.
  public private(set) var entries: [Entry]

  /// The baseline of findings.
  public init(_ findings: [Finding]) {
    entries = findings.map {
      Entry(rule: $0.rule, object: $0.object, appearance: $0.appearance)
    }.sorted()
  }

  /// Reads a baseline's text; nil when it is none of this version.
  public init?(_ document: JSONDocument) {
    guard document.root["version"]?.integer == 1, let list = document.root["findings"],
      list.kind == .array
    else { return nil }
    var entries: [Entry] = []
    for item in list.elements {
      guard let rule = item["rule"]?.string, let object = item["object"]?.string else { return nil }
      entries.append(Entry(rule: rule, object: object, appearance: item["appearance"]?.string))
    }
    self.entries = entries.sorted()
  }

  /// The text of the baseline, with a line break at the end.
  public var text: String {
    let rows = entries.map { entry -> JSON in
      [
        "rule": .string(entry.rule), "object": .string(entry.object),
        "appearance": JSON(entry.appearance),
      ]
    }
    return (["version": 1, "findings": .array(rows)] as JSON).text(.pretty) + "\n"
  }

  /// The findings that are not in the baseline, each entry covering one finding.
  public func newFindings(among findings: [Finding]) -> [Finding] {
    var known: [Entry: Int] = [:]
    for entry in entries { known[entry, default: 0] += 1 }
    return findings.filter { finding in
      let key = Entry(rule: finding.rule, object: finding.object, appearance: finding.appearance)
      guard let left = known[key], left > 0 else { return true }
      known[key] = left - 1
      return false
    }
  }
}
