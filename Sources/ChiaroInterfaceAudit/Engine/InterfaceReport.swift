// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// The findings of a rule in one file, as they are collected.
///
/// One cause is one finding: where objects of the same screen have the same problem with the same
/// color, the first is reported and the others are related places.
package struct InterfaceReport {
  /// What several findings share when their cause is the same.
  private struct Cause: Hashable {
    var screen: InterfaceElement?
    var words: String
    var severity: Severity
  }

  private let rule: String
  private let severity: Severity
  private let scope: String
  private var causes: [Cause: Int] = [:]
  private var counts: [Int] = []
  private var found: [Finding] = []
  /// The cause that each finding has in all files of the project; nil for none.
  private(set) var sharedCauses: [String?] = []

  /// Whether hints of low confidence are left out: code decides of what they say, and they are
  /// right one time in eight.
  var leavesOutDoubts = false
  /// Whether those of texts are told all the same: a Mac's windows have few colors of their own, so
  /// that a text that is written down is mostly what is seen.
  var keepsTexts = false

  /// How severe what rules on files say of objects is: of these, only what is more severe is told.
  var told: ToldObjects = ToldObjects()

  /// The largest number of related places of a finding.
  private static let mostRelated = 40

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

  /// The findings, each with the number of others that have its cause.
  var findings: [Finding] {
    zip(found, counts).map { finding, count in
      guard count > 1 else { return finding }
      var finding = finding
      finding.message += ", and \(count - 1) more like it"
      return finding
    }
  }

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
    let cause = Cause(
      screen: problem.isOfFile || isDoubtful ? nil : problem.object.screen,
      words: isDoubtful ? problem.role : "\(problem.role) \(problem.words)",
      severity: severity)
    if let index = causes[cause] {
      counts[index] += 1
      if found[index].related.count < Self.mostRelated {
        found[index].related.append(problem.place.location)
      }
      join(problem.fix, to: index)
      return
    }
    causes[cause] = found.count
    counts.append(1)
    sharedCauses.append(problem.cause)
    let role = problem.role.isEmpty ? "" : "\(problem.role) of "
    found.append(
      Finding(
        rule: rule, severity: severity, location: problem.place.location,
        object: problem.object.id.isEmpty ? problem.object.name : problem.object.id,
        appearance: problem.appearance,
        message: "\(role)\(problem.object.label): \(problem.words)"
          + " (confidence: \(problem.confidence.rawValue))",
        measured: problem.measured, fix: problem.fix, scope: scope))
    found[found.count - 1].pair = problem.pair
  }

  /// One cause is mended whole.
  private mutating func join(_ fix: Fix?, to index: Int) {
    guard let fix, let patches = found[index].fix?.patches,
      let joined = SourcePatch.joined(patches + fix.patches)
    else { return }
    found[index].fix?.patches = [joined]
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
