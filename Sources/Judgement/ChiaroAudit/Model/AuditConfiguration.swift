// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroFindings
public import ChiaroSource

/// The configuration of a project's audit.
///
/// Source: conventions of SwiftLint and Periphery
public struct AuditConfiguration: Sendable {
  /// The platform of all catalogs; if nil, the platform of each catalog is inferred.
  public var platform: Platform?
  /// The ids of the only rules that run; nil means all rules except opt-in ones.
  public var onlyRules: Set<String>?
  /// The ids of the rules that do not run.
  public var disabledRules: Set<String> = []
  /// The ids of the opt-in rules that run; such rules are off by default.
  ///
  /// An opt-in rule also runs if `onlyRules` or `severities` contains its id.
  public var optInRules: Set<String> = []
  /// The severities that replace those of the rules, by rule id.
  public var severities: [String: Severity] = [:]
  /// The pairs of text and background colors that are used together.
  public var pairs: [Pair] = []
  /// The patterns of findings that are known and accepted.
  public var suppressions: [Suppression] = []
  /// The patterns of files that may be missing, matched against paths inside the project.
  package var omittedFiles: [Glob] = []
  /// The kinds of source files to check besides the project's own: any of `tests`, `previews`,
  /// `generated`, and `others` for third-party code.
  package var includedSources: Set<String> = []
  /// Whether packs that can offer changes of source text do.
  package var wantsFixes = false
  /// The part of the project that is reported, and whose pictures are read; nil for the whole
  /// project.
  ///
  /// Rules that compare catalogs look at all of them.
  package var shard: Shard?
  /// The budget of the whole run; nil for no limit.
  package var budget: RunBudget?

  /// Creates the default configuration, which runs all rules except opt-in ones and suppresses
  /// nothing.
  public init() {}

  /// A text color and the background color on which it is used.
  ///
  /// Source: WCAG 2.2, 1.4.3
  public struct Pair: Hashable, Sendable {
    /// The name of the color set for the text.
    public var text: String
    /// The name of the color set for the background.
    public var background: String
    /// The minimum contrast ratio; the default is 4.5.
    public var minimum: Double

    /// Creates a pair.
    public init(text: String, background: String, minimum: Double = 4.5) {
      self.text = text
      self.background = background
      self.minimum = minimum
    }
  }

  /// A pattern of findings that are known and accepted.
  public struct Suppression: Hashable, Sendable {
    /// The id of the rule; nil matches every rule.
    public var rule: String?
    /// The pattern of object names; nil matches every object.
    package var object: Glob?
    /// The appearance that a finding must have in `Finding.appearance`, such as `dark`; nil matches
    /// every finding.
    public var appearance: String?
    /// The reason why the findings are accepted; nil for none.
    public var reason: String?
    /// The place where it is written down; nil for none.
    package var place: SourceLocation?

    /// Creates a suppression.
    package init(
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
