// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Who decides that a written-down color is seen: callers, states, themes and the app's style.
enum FixedColorUse {
  static let all: [Weighing<FixedColorSubject>] = [
    Weighing(CodeConsiderations.oneStyle) {
      $0.project.isOfOneStyle($0.file.path) || $0.company.hasOneStyle
    },
    Weighing("always-dark", "the app is always dark", guess: -1.5) {
      $0.project.isAlwaysDark($0.file.path)
    },
    Weighing(
      "knows-no-dark",
      "nothing in the app adapts, and another finding reports that", guess: -1
    ) {
      $0.project.lightDesign.isLight
    },
    Weighing("forced-type", "the type locks its style, or the style of a blur", guess: -2.5) {
      $0.isInForcedType
    },
    Weighing("forced-container", "a surrounding view locks the style", guess: -2) {
      $0.project.forcedContainers.shows($0.use.site.type)
    },
    Weighing("in-game", "the color is in a game scene", guess: -2.5) { $0.isInScene },
    Weighing(CodeConsiderations.callerDecides) {
      $0.use.sink.constant != nil || $0.use.sink.isParameter || $0.use.isVariable
    },
    Weighing(CodeConsiderations.asked) {
      !$0.use.site.conditions.isEmpty
    },
    Weighing(CodeConsiderations.setAgain) { $0.isSetAgain },
    Weighing(
      "replaced", "an initializer replaces the color", guess: -3
    ) { $0.company.replaces($0.use) },
    Weighing("given", "other code gives the property another color", guess: -2) { $0.isGiven },
    Weighing(CodeConsiderations.attributed) {
      $0.role == .text
        && TypeFacts.isAttributed($0.use.site.receiver, in: $0.company.assignments)
    },
    Weighing("unused-default", "the default argument is unused", guess: -2.5) {
      $0.project.unusedDefaults.contains($0.use)
    },
    Weighing(
      "initial-layer",
      "the color is a layer's first value, and the view sets it later", guess: -2
    ) {
      $0.use.isVariable && $0.use.site.type.hasSuffix("Layer")
    },
    Weighing("initial-line", "the color is the first value of a line or shape", guess: -1.5) {
      $0.use.isVariable && ($0.role == .border || $0.role == .drawing)
    },
    Weighing(CodeConsiderations.followsTheme) {
      $0.company.followsTheme
    },
    Weighing("other-state", "the color is for a disabled, selected or touched state", guess: -2) {
      $0.isForOtherState
    },
    Weighing("not-selected", "items that are not selected are faint by design", guess: -1.5) {
      $0.appearance == "light" && $0.use.site.conditions.contains { $0.mentions("selected") }
    },
    Weighing("asks-style", "the same member checks the style", guess: -1.5) { subject in
      !subject.use.site.conditions.isEmpty && !subject.use.site.member.isEmpty
        && subject.file.styles.choices.contains {
          $0.site.type == subject.use.site.type && $0.site.member == subject.use.site.member
        }
    },
    // `case "black": return .black`, and `self == .white ? .white : .black`.
    Weighing("asked-by-name", "code asks for this color by its name", guess: -2.5) { subject in
      subject.use.site.conditions.contains { condition in
        condition.contains("\"\(subject.use.value.name)\"")
          || subject.use.value.isNeutral
            && (condition.hasSuffix("== .white") || condition.hasSuffix("== .black"))
      }
    },
    Weighing(
      "page-dots",
      "the dots of other pages are faint by design", guess: -2
    ) { $0.isOfPageDots },
    Weighing("faint-by-design", "placeholders and grays are faint by design", guess: -1.5) {
      $0.isFaintByDesign || $0.appearance == "light" && $0.use.site.receiver.mentions("placeholder")
    },
  ]
}

extension FixedColorSubject {
  /// Whether other members set the same property of the same object, or whoever fills a cell does.
  fileprivate var isSetAgain: Bool {
    if company.isFilled(use) { return true }
    guard case .assignment(let path) = use.sink, let name = path.last else { return false }
    let members = company.assignments["\(use.site.receiver).\(name)"] ?? []
    return members.contains { $0 != use.site.member }
  }

  /// Whether it is what a property begins with that others, or another member, set.
  fileprivate var isGiven: Bool {
    guard use.isVariable, let name = use.sink.constant else { return false }
    return company.assignments["self.\(name)"] != nil || project.isGiven(name, to: use.site.type)
  }
}
