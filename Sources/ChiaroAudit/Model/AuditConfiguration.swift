// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroSource

/// What a project decides about its audit.
///
/// Apple counterpart: none · Source: conventions of SwiftLint and Periphery · Fidelity: exact
public struct AuditConfiguration: Sendable {
  /// The platform of all catalogs; nil lets each say for itself.
  public var platform: Platform?
  /// The rules that run; nil means all.
  public var onlyRules: Set<String>?
  /// The rules that do not.
  public var disabledRules: Set<String> = []
  /// Severities other than the rules' own.
  public var severities: [String: Severity] = [:]
  /// Pairs of colors that stand on each other.
  public var pairs: [Pair] = []
  /// Findings that are known and meant.
  public var suppressions: [Suppression] = []
  /// Files that are meant to be missing, as patterns of paths inside the project.
  public var omittedFiles: [Glob] = []
  /// Source files that are looked at besides the project's own: `tests`, `previews`, `generated`,
  /// `others`.
  package var includedSources: Set<String> = []
  /// What the whole run may still do; nil is without end.
  package var budget: RunBudget?

  /// The default: everything, nothing suppressed.
  public init() {}

  /// A color and what it stands on.
  ///
  /// Apple counterpart: none · Source: WCAG 2.2, 1.4.3 · Fidelity: exact
  public struct Pair: Hashable, Sendable {
    /// The name of the text's color.
    public var text: String
    /// The name of the background's color.
    public var background: String
    /// The least contrast; the default is 4.5.
    public var minimum: Double

    /// Declares a pair.
    public init(text: String, background: String, minimum: Double = 4.5) {
      self.text = text
      self.background = background
      self.minimum = minimum
    }
  }

  /// Which findings are meant.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Suppression: Hashable, Sendable {
    /// The rule; nil means every rule.
    public var rule: String?
    /// A pattern of names of objects; nil means every object.
    public var object: Glob?
    /// The appearance; nil means every one.
    public var appearance: String?
    /// Why it is meant.
    public var reason: String?

    /// Declares findings as meant.
    public init(
      rule: String? = nil, object: Glob? = nil, appearance: String? = nil, reason: String? = nil
    ) {
      self.rule = rule
      self.object = object
      self.appearance = appearance
      self.reason = reason
    }

    func covers(_ finding: Finding, within budget: RunBudget? = nil) -> Bool {
      (rule == nil || rule == finding.rule)
        && (appearance == nil || appearance == finding.appearance)
        && (object?.matches(finding.object, within: budget) ?? true)
    }
  }
}
