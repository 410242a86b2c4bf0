// SPDX-License-Identifier: MIT

public import ChiaroFindings
public import ChiaroSource

/// An auditor that reads code, runs packs of rules, and combines their findings.
///
/// Apple counterpart: `performAccessibilityAudit(for:)` · Source: this project · Fidelity:
/// approximate, checks files, not a running app
public struct Auditor: Sendable {
  /// The rule packs, in the order in which they run.
  public var packs: [any RulePack]
  /// The reader of code, which runs before the packs; if nil, no code is read.
  public var code: (any CodeReader)?

  /// The result of an audit.
  public struct Result: Sendable {
    /// The findings, in the order that all reports use.
    public var findings: [Finding]
    /// The number of findings that the configuration suppressed.
    public var suppressedCount: Int
    /// The diagnostics of all packs about the files that they read.
    public var diagnostics: [Diagnostic] = []
    /// The rules that were applied to the project, in order.
    public var rules: [RuleListing] = []
    /// The uses of assets in code; nil if no code was read.
    package var assetUses: AssetUses?
    /// The parts that the audit should have checked, but did not, so that the result is incomplete.
    package var cuts: [AuditCut] = []
  }

  /// Creates an auditor; by default, it has the rules for asset catalogs.
  public init(
    packs: [any RulePack] = [CatalogRulePack()], readingCode code: (any CodeReader)? = nil
  ) {
    self.packs = packs
    self.code = code
  }

  /// The rules of all packs and of the code reader, in order.
  public var rules: [RuleListing] { Self.once(packs.flatMap(\.rules) + (code?.rules ?? [])) }

  /// Rules, each once: two packs may run the same ones.
  private static func once(_ rules: [RuleListing]) -> [RuleListing] {
    var seen: Set<String> = []
    return rules.filter { seen.insert($0.id).inserted }
  }

  /// Runs the rules for asset catalogs that the configuration enables, on all cores.
  ///
  /// - Parameters:
  ///   - context: the input of the audit
  ///   - progress: a closure that is called with the id of each rule before the rule runs, on any
  ///     thread
  /// - Returns: the result, without the findings that the configuration suppresses
  public static func run(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Result {
    Auditor().run(context, progress: progress)
  }

  /// Runs the rules in all packs that the configuration enables.
  ///
  /// - Parameters:
  ///   - context: the input of the audit
  ///   - progress: a closure that is called with a description of the current step, on any thread
  /// - Returns: the result, without the findings that the configuration suppresses
  public func run(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Result {
    let configuration = context.configuration
    let (results, context) = inspect(context, progress)
    let unused = UnusedSets(in: context)
    // A pair of which nobody is told elsewhere is told all the same.
    let once = MeasuredPairs.once(results.flatMap(\.findings)) { finding in
      configuration.runs(finding.rule)
        && !configuration.suppressions.contains {
          $0.covers(finding, within: configuration.budget)
        }
    }
    var findings = CrowdedPictures.weighed(once)
    let unbuilt = context.unbuiltScopes
    for index in findings.indices where unbuilt.contains(findings[index].scope) {
      findings[index].consider(.unbuilt)
    }
    for index in findings.indices where findings[index].likelihood < Likelihood.mendable {
      findings[index].fix = nil
    }
    findings.removeAll { finding in
      !configuration.runs(finding.rule) || unused.tell(finding) || context.isNeverSeen(finding)
        || configuration.shard?.contains(finding.scope) == false
    }
    if !configuration.severities.isEmpty {
      for index in findings.indices {
        let severity = configuration.severities[findings[index].rule]
        findings[index].severity = severity ?? findings[index].severity
      }
    }
    let suppressions = configuration.suppressions
    let kept =
      suppressions.isEmpty
      ? findings
      : findings.filter { finding in
        !suppressions.contains { $0.covers(finding, within: configuration.budget) }
      }
    var result = Result(
      findings: Consolidation.joined(Self.sorted(kept), by: Cause.Kind.ofSets),
      suppressedCount: findings.count - kept.count,
      diagnostics: results.flatMap(\.diagnostics),
      rules: ran(results).filter {
        configuration.runs($0.id, $0.description)
      })
    let ran = Set(result.rules.map(\.id))
    result.diagnostics += Self.unused(suppressions, of: ran, findings, configuration)
    result.assetUses = context.code.assetUses
    result.cuts = results.flatMap(\.cuts)
    return result
  }

  /// Returns the rules that ran, by the results of the packs and of the reader of code.
  ///
  /// A list is made only where a result has none: for that of code a program is started.
  private func ran(_ results: [PackResult]) -> [RuleListing] {
    Self.once(
      zip(packs, results).flatMap { $1.rules ?? $0.rules }
        + (results.last?.rules ?? code?.rules ?? []))
  }

  /// Returns a note for each suppression that fits no finding of the rules that ran.
  private static func unused(
    _ suppressions: [AuditConfiguration.Suppression], of ran: Set<String>, _ findings: [Finding],
    _ configuration: AuditConfiguration
  ) -> [Diagnostic] {
    guard configuration.onlyRules == nil, configuration.shard == nil else { return [] }
    return suppressions.compactMap { suppression in
      guard let place = suppression.place, suppression.rule.map(ran.contains) ?? true,
        !findings.contains(where: { suppression.covers($0, within: configuration.budget) })
      else { return nil }
      return Diagnostic(
        .note, id: "suppression-unused", at: place,
        "the suppression of \(suppression.rule ?? "all rules") matches no finding; remove it")
    }
  }

  /// Returns the styles that the apps of files are locked to, by declarations and by code.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files
  ///   - context: the project
  /// - Returns: the locks by the files' paths, and diagnostics about the files that the packs read
  package func locks(
    governing paths: [String], in context: AuditContext
  ) -> (locks: [String: AppearanceLock], diagnostics: [Diagnostic]) {
    let (results, context) = inspect(context) { _ in }
    return (context.locks(governing: paths), results.flatMap(\.diagnostics))
  }

  /// Reads code, then runs the packs; the results are in the order of the packs, that of code last.
  private func inspect(
    _ context: AuditContext, _ progress: @escaping @Sendable (String) -> Void
  ) -> (results: [PackResult], context: AuditContext) {
    var context = context
    let reading = code?.read(context, progress: progress) ?? CodeReading()
    if code != nil { context.take(reading.facts) }
    var results = packs.map { inspect($0, context, progress) }
    var code = reading.result
    for index in results.indices {
      guard let drawn = results[index].drawn else { continue }
      drawn.join(&results[index].findings, &code.findings)
      for other in results.indices where other != index {
        var told = results[other].findings
        drawn.join(&results[index].findings, &told)
        results[other].findings = told
      }
    }
    return (results + [code], context)
  }

  /// Runs one pack.
  ///
  /// Where nobody could read code, no pack guesses what it would have said, as the severities of
  /// its findings depend on that; the pack for catalogs asks rule by rule.
  private func inspect(
    _ pack: any RulePack, _ context: AuditContext,
    _ progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    if pack is CatalogRulePack { return pack.inspect(context, progress: progress) }
    var result = PackResult()
    let findings = context.withoutGuesses { context in
      result = pack.inspect(context, progress: progress)
      return result.findings
    }
    result.findings = findings
    return result
  }

  /// Returns the findings in their order, which severity, measured value and file nearly always
  /// decide.
  ///
  /// File names are compared once each, and indices are sorted instead of findings.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    let files = Set(findings.map(\.location.file)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    let keys = findings.enumerated().map { index, finding in
      (finding.severity, finding.value, finding.share, ranks[finding.location.file] ?? 0, index)
    }
    let order = keys.sorted { first, second in
      if first.0 != second.0 { return first.0 > second.0 }
      if first.1 != second.1 { return first.1 > second.1 }
      if first.2 != second.2 { return first.2 < second.2 }
      if first.3 != second.3 { return first.3 < second.3 }
      return findings[first.4] < findings[second.4]
    }
    return order.map { findings[$0.4] }
  }
}

extension AuditConfiguration {
  /// Returns whether the configuration allows the rule with an id: the rule is not disabled, and it
  /// is in `onlyRules` if that is set.
  ///
  /// It does not check whether an opt-in rule is requested.
  public func runs(_ rule: String) -> Bool {
    !disabledRules.contains(rule) && (onlyRules?.contains(rule) ?? true)
  }

  /// Returns whether the configuration enables a rule, given by its id and documentation; an opt-in
  /// rule must be named in the configuration, at least by a severity.
  package func runs(_ rule: String, _ description: RuleDescription) -> Bool {
    guard runs(rule) else { return false }
    return !description.isOptIn || optInRules.contains(rule) || severities[rule] != nil
      || onlyRules?.contains(rule) == true
  }
}
