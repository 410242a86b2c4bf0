// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The findings of a rule in one file, as they are collected.
///
/// One cause gives one finding: if objects of the same screen have the same problem with the same
/// color, the first is reported, and the others are related places.
package struct InterfaceReport {
  private let rule: String
  private let description: RuleDescription
  private let scope: String
  private var found: [Finding] = []

  /// How much what rules on files say of objects is worth: of these, only what is worth more is
  /// told.
  var told: ToldObjects = ToldObjects()

  init(rule: any InterfaceRule.Type, scope: String) {
    self.rule = rule.id
    description = rule.description
    self.scope = scope
  }

  init(rule: any ScreenRule.Type, scope: String) {
    self.rule = rule.id
    description = rule.description
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
    /// What is wrong, in the fewest words, and in which appearance: `Unreadable in dark`.
    var lead: String
    /// The values behind it; the same for all objects with one cause.
    var words: String = ""
    /// What a person loses; nil for what the rule says, by what was measured.
    var consequence: Consequence?
    /// What speaks for or against it.
    var considerations: [Consideration] = []
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

  /// Adds a problem; nil adds nothing.
  mutating func add(_ problem: Problem?) {
    guard let problem else { return }
    var finding = self.finding(problem)
    if told.covers([problem.object.element] + problem.parties, finding.value) { return }
    // What code decides is one question for the whole file, whatever the colors are.
    let isDoubtful = finding.likelihood < Likelihood.shown
    finding.causes = [
      Cause(
        .screen, problem.isOfFile || isDoubtful ? "" : problem.screen,
        isDoubtful ? problem.role : "\(problem.role) \(problem.lead) \(problem.words)")
    ]
    if let cause = problem.cause { finding.causes.append(Cause(.interface, cause)) }
    if let wider = problem.wider { finding.causes.append(wider) }
    if let path = Path.withoutLanguage(scope) {
      finding.causes.append(
        Cause(.translatedInterface, path, finding.object, finding.appearance ?? ""))
    }
    if let path = Self.withoutDevice(scope) {
      finding.causes.append(Cause(.deviceInterface, path, finding.message))
    }
    found.append(finding)
  }

  /// Adds what a rule says of a drawn screen of a file.
  mutating func add(_ problems: [DrawnProblem], of file: InterfaceSubject) {
    for problem in problems { add(problem.placed(in: file, besides: told)) }
  }

  /// The endings by which a project tells its files for several devices apart: those of the
  /// system's (`Login~ipad.xib`), and those of Xcode's templates (`Main_iPad.storyboard`).
  private static let devices = ["~ipad", "~iphone", "_ipad", "_iphone", "-ipad", "-iphone"]

  /// The path of a file without the device that its name ends with; nil for a file of all devices.
  private static func withoutDevice(_ path: String) -> String? {
    let stem = Path.stem(path)
    guard let device = devices.first(where: stem.lowercased().hasSuffix) else { return nil }
    return Path.join(Path.parent(path), String(stem.dropLast(device.count)))
  }

  private func finding(_ problem: Problem) -> Finding {
    var finding = Finding(
      rule: rule,
      judgement: Judgement(
        by: description, problem.consequence, measured: problem.measured, problem.considerations),
      location: problem.place.location,
      object: problem.object.id.isEmpty ? problem.object.name : problem.object.id,
      appearance: problem.appearance,
      message: problem.message,
      measured: problem.measured, fix: problem.fix, scope: scope)
    finding.pair = problem.pair
    return finding
  }
}

extension InterfaceReport.Problem {
  /// What is wrong, with what, and the values: `Unreadable in dark: text of UILabel “Tide”, black
  /// on systemBackgroundColor, 1:1`.
  fileprivate var message: String {
    let role = role.isEmpty ? "" : "\(role) of "
    return "\(lead): \(role)\(object.label)" + (words.isEmpty ? "" : ", \(words)")
  }

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

  /// What it says for or against a finding.
  var considerations: [Consideration] {
    switch self {
    case .low: [ObjectConsiderations.unknownGround]
    case .medium: [ObjectConsiderations.systemDefault]
    case .high: []
    }
  }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}
