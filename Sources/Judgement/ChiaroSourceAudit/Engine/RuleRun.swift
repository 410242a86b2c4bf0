// SPDX-License-Identifier: MIT

import ChiaroFindings

/// The rules that are asked for, as they are run over files.
struct RuleRun {
  /// The rules.
  let types: [any SourceRule.Type]
  /// Their entries in lists of rules: an id is spelled from a type's name, which is too much for
  /// each file.
  private let listings: [RuleListing]
  /// The time that each file takes.
  private let watch: FileWatch

  init(_ request: SourceRequest, _ watch: FileWatch) {
    types = SourceRuleRegistry.all.filter { request.wants($0) }
    listings = types.map { $0.listing }
    self.watch = watch
  }

  /// The ids of the rules.
  var ids: Set<String> { Set(listings.map(\.id)) }

  /// What the rules say of one file, a report for each.
  func reports(on file: FileFacts, _ project: ProjectFacts) -> [SourceReport] {
    watch.during(file.path) {
      zip(types, listings).map { rule, listing in
        var report = SourceReport(rule: listing, file: file)
        rule.check(file, in: project, &report)
        return report
      }
    }
  }
}
