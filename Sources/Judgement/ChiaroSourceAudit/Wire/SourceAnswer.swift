// SPDX-License-Identifier: MIT

package import ChiaroFindings
package import ChiaroSource

/// The answer of the program that parses source files.
package struct SourceAnswer: Sendable {
  /// The rules that ran.
  package var rules: [any SourceRule.Type]
  /// The findings of these rules, by file and line.
  package var findings: [Finding] = []
  /// The number of files that were left out, by their origin.
  package var leftOut: [SourceOrigin: Int] = [:]
  /// The pages that were not read, as all together are too much.
  package var pagesLeftOut: [String] = []
  /// The diagnostics about the files.
  package var diagnostics: [Diagnostic] = []

  /// The uses of each asset in code, in the order of the request; nil if not requested.
  package var assets: [AssetSummary]?
  /// The names of the assets of the request.
  var table: AssetTable?
  /// The pairs of color sets that code shows together; empty if assets were not requested.
  package var pairs: [PairSummary] = []
  /// Whether code finds pictures by names that it makes.
  package var findsPictures = false
  /// The nibs that nothing in the app loads.
  package var unmadeNibs: [String] = []
  /// The apps of the request that code locks to one style.
  package var locks: [AppLock] = []

  /// Creates an answer without findings: what the rules are.
  package init(rules: [any SourceRule.Type]) { self.rules = rules }

  /// The answer where some files take too long, so that nothing is found; they are named.
  package static func stalled(_ files: [String]) -> JSON {
    ["version": .integer(SourceRequest.version), "stalled": .array(files.map(JSON.string))]
  }

  /// The answer as the protocol has it.
  package var json: JSON {
    [
      "version": .integer(SourceRequest.version),
      "rules": .array(rules.map { WireWriter.json($0.listing) }),
      "findings": .array(findings.map(WireWriter.json)),
      "diagnostics": .array(diagnostics.map(WireWriter.json)),
      "left_out": .object(
        SourceOrigin.allCases.compactMap { origin in
          leftOut[origin].map { JSON.Member(origin.rawValue, .integer($0)) }
        }),
      "pages_left_out": .array(pagesLeftOut.map(JSON.string)),
      "assets": assets.map { .array($0.map(json)) } ?? .null,
      "finds_pictures": .bool(findsPictures),
      "unmade_nibs": .array(unmadeNibs.map(JSON.string)),
      "locks": .array(
        locks.map {
          [
            "target": .string($0.target), "project": .string($0.project),
            "style": .string($0.style), "place": WireWriter.json($0.place),
          ]
        }),
      "pairs": .array(
        pairs.map {
          [
            "text": JSON($0.text), "fixed": JSON($0.fixed), "ground": JSON($0.ground),
            "system": JSON($0.system), "place": WireWriter.json($0.place),
          ]
        }),
    ]
  }

  /// The rules alone, for a question without files.
  package static var rulesOnly: JSON {
    [
      "version": .integer(SourceRequest.version),
      "rules": .array(SourceRuleRegistry.all.map { WireWriter.json($0.listing) }),
    ]
  }

  private func json(_ summary: AssetSummary) -> JSON {
    [
      "set": .string(summary.asset.set), "count": .integer(summary.count),
      "template": .bool(summary.isTemplate), "plain": .bool(summary.isPlain),
      "roles": .array(summary.roles.map(\.rawValue).sorted().map(JSON.string)),
      "places": .array(summary.places.map(WireWriter.json)),
      "grounds": .array((table.map(summary.groundSets) ?? []).map(JSON.string)),
    ]
  }
}
