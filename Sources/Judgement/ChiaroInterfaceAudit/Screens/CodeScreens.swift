// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The screens in a project's code, as they were measured: what rules say of them, and what they
/// show of the colors in code.
struct CodeScreens {
  private let context: AuditContext
  /// The screens with the paths of their files, in order.
  private let screens: [(file: String, measured: ScreenMeasurement)]
  /// The views that other views show, by the places that made them.
  private let shown: Set<SourceLocation>

  /// - Parameters:
  ///   - measured: the screens by their files
  ///   - context: the project
  init(_ measured: MeasuredScreens, in context: AuditContext) {
    self.context = context
    let others = Self.filesOfOthers(context)
    screens = measured.screens.sorted { $0.key < $1.key }.flatMap { file, screens in
      others.contains(file) ? [] : screens.map { (file, $0) }
    }
    shown = Set(
      screens.flatMap { $0.measured.expressions }.lazy.filter { !$0.isAlone }.map(\.made))
  }

  /// The files that are built for other systems alone: they are drawn as if they were iOS's.
  private static func filesOfOthers(_ context: AuditContext) -> Set<String> {
    var (own, others): (Set<String>, Set<String>) = ([], [])
    for target in context.targets where !target.isTest && !target.platformNames.isEmpty {
      if target.platformNames.contains("ios") {
        own.formUnion(target.sources)
      } else {
        others.formUnion(target.sources)
      }
    }
    return Set(others.subtracting(own).map { Path.relative($0, to: context.root) })
  }

  /// Whether something that is drawn by itself is what people see, as no screen was drawn that
  /// shows it.
  private func isShown(_ expression: DrawnExpression) -> Bool {
    !expression.isAlone || !shown.contains(expression.made)
  }

  // MARK: Findings

  /// What rules find, one finding for each expression that gives a color.
  func findings(of rules: [any ScreenRule.Type]) -> [Finding] {
    let included = context.project.origins(including: context.configuration.includedSources)
    var worst: [SourceLocation: Finding] = [:]
    for (file, measured) in screens {
      let lock = context.lock(governing: Path.join(context.root, file))
      let subject = ScreenSubject(measured, lockedTo: lock, isShown)
      for rule in rules {
        for problem in rule.problems(on: subject) {
          guard let finding = finding(rule, problem, on: measured.name, included) else { continue }
          let known = worst[finding.location]
          if known.map({ finding < $0 }) ?? true { worst[finding.location] = finding }
        }
      }
    }
    return Consolidation.joined(worst.values.sorted(), by: [.screen, .code, .appHabit])
  }

  /// The rule over code that tells layers whose colors stay.
  private static let staleRule = "stale-layer-color"

  /// The layers that kept their colors when a screen was switched to dark, in the files that are
  /// looked at.
  func staleLayers() -> [Finding] {
    guard context.configuration.runs(Self.staleRule) else { return [] }
    let included = context.project.origins(including: context.configuration.includedSources)
    var found: [SourceLocation: Finding] = [:]
    for layer in screens.flatMap(\.measured.staleLayers) where !layer.isAlike {
      let place = layer.place
      guard Self.isLookedAt(place.file, included),
        context.lock(governing: Path.join(context.root, place.file)) == nil
      else { continue }
      var finding = Finding(
        rule: Self.staleRule, severity: .warning, location: whole(place),
        object: Path.lastComponent(place.file), message: layer.message, scope: scope(of: place.file)
      )
      finding.causes = [Cause(.screen, place.file, layer.message)]
      found[place] = found[place] ?? finding
    }
    return Consolidation.joined(found.values.sorted(), by: [.screen])
  }

  private static func isLookedAt(_ file: String, _ included: Set<String>) -> Bool {
    let origin = SourceOrigin(path: file)
    return origin == .own || included.contains(origin.rawValue)
  }

  /// The path of a file inside the project.
  private func scope(of file: String) -> String {
    Path.relative(Path.join(context.root, file), to: context.project.folder)
  }

  /// The finding of a problem; nil for one in a file that is not looked at.
  private func finding(
    _ rule: any ScreenRule.Type, _ problem: DrawnProblem, on screen: String,
    _ included: Set<String>
  ) -> Finding? {
    guard case .code(let expression) = problem.thing, !expression.isJudgedInItsScene else {
      return nil
    }
    let file = expression.place.file
    guard Self.isLookedAt(file, included) else { return nil }
    var finding = Finding(
      rule: rule.id,
      judgement: Judgement(
        by: rule.description, nil, measured: problem.measured,
        problem.considerations + considerations(of: expression)),
      location: whole(expression.place), object: Path.lastComponent(file),
      appearance: problem.appearance, message: problem.message(about: expression, on: screen),
      measured: problem.measured,
      related: Self.related(expression).map(whole),
      scope: scope(of: file))
    finding.subject = expression.text.map { String($0.prefix(40)) } ?? ""
    finding.remarks = Self.remarks(expression)
    finding.relation = .origins
    finding.causes = causes(of: problem, expression, finding.severity)
    return finding
  }

  /// What a finding has in common with others.
  private func causes(
    of problem: DrawnProblem, _ expression: DrawnExpression, _ severity: Severity
  ) -> [Cause] {
    let (file, appearance) = (expression.place.file, problem.appearance ?? "")
    // What looks the same in one file has one cause: the labels of a list, the lines of a form.
    var causes = [Cause(.screen, file, appearance, "\(problem.role) \(problem.words)")]
    // The same faint colors in several files are a habit of the app.
    if severity < .warning {
      causes.append(Cause(.appHabit, appearance, problem.role, problem.words))
    }
    if let origin = expression.origin, origin.file != file || origin.line != expression.place.line {
      causes.append(
        Cause(.code, origin.file, "\(origin.line ?? 0)", appearance, problem.role))
    }
    return causes
  }

  private func considerations(of expression: DrawnExpression) -> [Consideration] {
    Consideration.holding([
      .drawnAssumed: !expression.assumed.isEmpty, .drawnAlone: expression.isAlone,
      .forMakers: expression.places.contains { SourceOrigin.isForMakers($0.file) },
    ])
  }

  /// The expressions that have a share in how something is seen, besides the one of its place.
  private static func related(_ expression: DrawnExpression) -> [SourceLocation] {
    var known: Set<SourceLocation> = [expression.place]
    return expression.places.filter { known.insert($0).inserted }
  }

  /// The most assumptions that a message lists.
  private static let mostAssumed = 2

  private static func remarks(_ expression: DrawnExpression) -> [String] {
    guard !expression.assumed.isEmpty else { return [] }
    let rest = expression.assumed.count - mostAssumed
    return [
      "; assumed: " + expression.assumed.prefix(mostAssumed).joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
    ]
  }

  /// A place with the path of its file.
  private func whole(_ place: SourceLocation) -> SourceLocation {
    SourceLocation(
      file: Path.join(context.root, place.file), line: place.line, column: place.column)
  }

  // MARK: What is fine

  /// The elements of storyboards and xibs that were drawn with their code, as parts of a screen.
  private var elements: [DrawnCode.Element] {
    var fine: [DrawnCode.Element: Bool] = [:]
    for (_, measured) in screens {
      for (expression, isFine) in measured.standings where !expression.isAlone {
        guard let last = expression.madeThrough, let line = expression.made.line, line <= last
        else { continue }
        let element = DrawnCode.Element(
          file: Path.join(context.root, expression.made.file), lines: line...last)
        fine[element] = (fine[element] ?? true) && isFine && expression.assumed.isEmpty
      }
    }
    return fine.map { element, isFine in
      var element = element
      element.isReadable = isFine
      return element
    }
  }

  /// The colors with which all that was drawn can be read, in light and in dark.
  var drawn: DrawnCode {
    var (fine, failing): (Set<DrawnCode.Line>, Set<DrawnCode.Line>) = ([], [])
    var (grounds, failingGrounds): (Set<DrawnCode.Line>, Set<DrawnCode.Line>) = ([], [])
    for (_, measured) in screens {
      for (expression, isFine) in measured.standings {
        let lines = [expression.color, expression.origin].compactMap { $0 }
          .compactMap { DrawnCode.Line(whole($0)) }
        let ground = expression.ground.flatMap { DrawnCode.Line(whole($0)) }
        if !isFine {
          failing.formUnion(lines)
          if let ground { failingGrounds.insert(ground) }
        } else if expression.assumed.isEmpty, !expression.isAlone {
          fine.formUnion(lines)
          if let ground { grounds.insert(ground) }
        }
      }
    }
    var drawn = DrawnCode()
    drawn.elements = elements
    let lines = { (places: [SourceLocation]) in
      Set(places.compactMap { DrawnCode.Line(whole($0)) })
    }
    let kept = screens.flatMap(\.measured.staleLayers)
    drawn.stale = lines(kept.filter { !$0.isAlike }.map(\.place))
    drawn.alike = lines(kept.filter(\.isAlike).map(\.place)).subtracting(drawn.stale)
    drawn.renewed = lines(screens.flatMap(\.measured.renewedLayers)).subtracting(drawn.stale)
    let given = screens.flatMap { $0.measured.expressions }.compactMap(\.color)
    drawn.replaced = lines(Array(Set(screens.flatMap(\.measured.replaced)).subtracting(given)))
    drawn.readable = fine.subtracting(failing)
    drawn.readableGrounds = grounds.subtracting(failingGrounds)
    return drawn
  }
}

extension ScreenMeasurement {
  private static func inks(_ look: Look) -> [Ink] { look.texts + look.marks }

  /// What made the texts and symbols that are seen.
  var expressions: [DrawnExpression] { looks.flatMap(Self.inks).compactMap(\.expression) }

  /// The expressions that made texts and symbols, and whether what they made can be seen in light
  /// and in dark.
  var standings: [(DrawnExpression, isFine: Bool)] {
    let sights = DrawnInk.sights(looks, Self.inks)
    return sights.flatMap { _, sights in
      let isFine =
        (sights.count > 1 || hasOneStyle)
        && sights.allSatisfy { $0.ink.lowest >= $0.ink.minimum }
      return sights.compactMap { sight in sight.ink.expression.map { ($0, isFine) } }
    }
  }
}

extension DrawnProblem {
  /// What is wrong, with what, and the values: `Unreadable in dark: text “Tide”, black on black,
  /// 1:1`; of a whole screen its name.
  fileprivate func message(about expression: DrawnExpression, on screen: String) -> String {
    if isOfScreen { return lead + (screen.isEmpty ? "" : ": \(screen)") }
    let text = expression.text.map { "“\($0.prefix(40))”" }
    let thing = [role, text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return lead + (thing.isEmpty ? "" : ": \(thing)") + (words.isEmpty ? "" : ", \(words)")
  }
}
