// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The findings of a rule in one file, as they are collected.
///
/// One cause is one finding: where objects of the same screen have the same problem with the same
/// color, the first is reported and the others are related places.
package struct InterfaceReport {
  private let rule: String
  private let severity: Severity
  private let scope: String
  private var found: [Finding] = []

  /// Whether hints of low confidence are left out: code decides of what they say, and they are
  /// right one time in eight.
  var leavesOutDoubts = false
  /// Whether those of texts are told all the same: a Mac's windows have few colors of their own, so
  /// that a text that is written down is mostly what is seen.
  var keepsTexts = false

  /// How severe what rules on files say of objects is: of these, only what is more severe is told.
  var told: ToldObjects = ToldObjects()

  init(rule: any InterfaceRule.Type, scope: String) {
    self.rule = rule.id
    severity = rule.description.severity
    self.scope = scope
  }

  init(rule: any ScreenRule.Type, scope: String) {
    self.rule = rule.id
    severity = rule.description.severity
    self.scope = scope
  }

  /// The findings, those of one screen with one cause joined.
  var findings: [Finding] { Consolidation.joined(found, by: [.screen]) }

  /// A problem of an object, before it is put together with others of its cause.
  struct Problem {
    /// The element at which the problem is: a color, or an object with an attribute.
    var place: InterfaceElement
    /// The object that people see in Interface Builder.
    var object: InterfaceObject
    /// What the object is, in words: `text`, `background`.
    var role: String
    /// What is wrong with it; the same for all objects with one cause.
    var words: String
    var confidence: Confidence
    var severity: Severity?
    var appearance: String?
    var measured: MeasuredValue?
    /// The colors that were measured; nil where none were.
    var pair: ColorPair?
    var fix: Fix?
    /// Whether objects of all screens of the file have one cause.
    var isOfFile = false
    /// What is the cause in all files of the project, such as a color's name; nil for none.
    var cause: String?
    /// What it has in common with problems of other causes; nil for nothing.
    var wider: Cause?
    /// Other objects that have a share in it, such as the one whose ground is under a text.
    var parties: [InterfaceElement] = []
  }

  /// Adds a problem, or the place of one whose cause was reported before; nil adds nothing.
  mutating func add(_ problem: Problem?) {
    guard let problem else { return }
    let severity = problem.severity ?? self.severity
    if told.covers([problem.object.element] + problem.parties, severity) { return }
    // What code decides is one question for the whole file, whatever the colors are.
    let isDoubtful = severity == .hint && problem.confidence == .low
    if isDoubtful && leavesOutDoubts && !(keepsTexts && problem.role == "text") { return }
    var finding = self.finding(problem, severity)
    finding.causes = [
      Cause(
        .screen, problem.isOfFile || isDoubtful ? "" : problem.screen,
        isDoubtful ? problem.role : "\(problem.role) \(problem.words)")
    ]
    if let cause = problem.cause { finding.causes.append(Cause(.interface, cause)) }
    if let wider = problem.wider { finding.causes.append(wider) }
    if let path = Path.withoutLanguage(scope) {
      finding.causes.append(
        Cause(.translatedInterface, path, finding.object, finding.appearance ?? ""))
    }
    found.append(finding)
  }

  private func finding(_ problem: Problem, _ severity: Severity) -> Finding {
    let role = problem.role.isEmpty ? "" : "\(problem.role) of "
    var finding = Finding(
      rule: rule, severity: severity, location: problem.place.location,
      object: problem.object.id.isEmpty ? problem.object.name : problem.object.id,
      appearance: problem.appearance,
      message: "\(role)\(problem.object.label): \(problem.words)"
        + " (confidence: \(problem.confidence.rawValue))",
      measured: problem.measured, fix: problem.fix, scope: scope)
    finding.pair = problem.pair
    return finding
  }
}

extension InterfaceReport.Problem {
  /// The place of the screen that the object is on.
  fileprivate var screen: String {
    let place = object.screen.location
    return "\(place.line ?? 0):\(place.column ?? 0)"
  }
}

/// How sure a finding is.
enum Confidence: String, Comparable {
  /// Low confidence: the file does not specify the background, so code may set any.
  case low
  /// Medium confidence: the background or text color is the system's default, which code may
  /// change.
  case medium
  /// High confidence: the file specifies both the text color and the background.
  case high

  static func < (lhs: Confidence, rhs: Confidence) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}
