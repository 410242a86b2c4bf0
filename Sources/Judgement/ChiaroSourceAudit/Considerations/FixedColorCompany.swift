// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What a written-down color meets: the grounds and texts beside it.
enum FixedColorCompany {
  static let all: [Weighing<FixedColorSubject>] = [
    Weighing(
      "meets-adaptive", "the same object has a color that adapts", guess: 0.7, evidence: .seen
    ) { $0.counterpart == .object },
    Weighing(
      "in-adaptive-view",
      "the surrounding view has a background that adapts", guess: 0.7, evidence: .seen
    ) { $0.counterpart == .view },
    Weighing("type-adapts", "the same type has colors that adapt", guess: 0.3) {
      $0.counterpart == .type
    },
    Weighing("superclass-adapts", "a superclass has a background that adapts", guess: 0) {
      $0.counterpart == .superclass
    },
    Weighing(
      "ground-unknown", "the code does not show the text and the background together", guess: -1
    ) {
      $0.counterpart == .unknown
    },
    Weighing(
      "on-own-ground", "the object has its own background", guess: -2
    ) { $0.hasGroundOfItsOwn },
    Weighing("own-company", "the type also has fixed backgrounds or texts", guess: -1) { subject in
      subject.role == .background
        ? subject.project.types[subject.use.site.type]?.hasFixedDarkText == true
        : subject.company.hasOwnGround
    },
    Weighing(
      "one-of-a-pair",
      "the type names a color for text and one for its background", guess: -1.5
    ) { $0.isOneOfAPair },
    Weighing("covered-view", "a list covers the view", guess: -2) {
      $0.use.site.receiver == "view" && $0.company.coversView
    },
    Weighing(CodeConsiderations.textless) {
      $0.role == .background && !$0.meetsText
    },
    Weighing("tint", "a tint may appear on any background", guess: -1) { $0.role == .tint },
    Weighing("line", "the color is for a line or a shape, not for text", guess: -0.7) {
      $0.role == .border || $0.role == .drawing
    },
    Weighing("role-unknown", "the code does not show what the color is for", guess: -1) {
      $0.role == .unknown
    },
    Weighing(
      "fails-in-light", "the problem shows in light, so the author saw it", guess: -1
    ) { $0.appearance == "light" },
    Weighing("hue", "the color has a hue, so it may be a brand color", guess: -0.5) {
      !$0.use.value.isNeutral
    },
    Weighing(
      "system-gray",
      "the color is the system's gray, which almost has enough contrast", guess: -0.7
    ) {
      $0.use.value.isAdaptiveGray
    },
    Weighing(
      "light-keyboard", "the field's keyboard is light as well", guess: -2
    ) { $0.isInLightField },
    Weighing(
      "beside-clear-text",
      "the text beside this one is transparent, so one masks the other", guess: -2
    ) {
      $0.isBesideClearText
    },
    Weighing(
      "for-other-view",
      "the color goes to another view, which may have its own background", guess: -1.2
    ) {
      $0.isForOtherView
    },
    Weighing("gradient", "the color is part of a gradient", guess: -2) { subject in
      if case .assignment(let path) = subject.use.sink { path.last == "colors" } else { false }
    },
  ]
}

extension FixedColorSubject {
  /// How what it meets is known, the weakest first.
  enum Counterpart: Comparable {
    /// No code shows what makes it a problem, such as the adaptive background of a text.
    case unknown
    /// A superclass, the system's or the project's own, sets it up.
    case superclass
    /// The same type sets it up.
    case type
    /// The view itself, into which the object is put, has a ground that adapts.
    case view
    /// The same object or expression has it, such as its background.
    case object
  }

  /// Objects on which all else of a type stands.
  private static let roots: Set = [
    "self", "view", "contentView", "tableView", "collectionView", "scrollView",
  ]

  /// Whether text that adapts is known to stand on it.
  var meetsText: Bool { use.meetsText || role == .background && counterpart > .superclass }

  /// How what it meets is known, worked out.
  var knownCounterpart: Counterpart {
    if use.meetsText { return .object }
    let receiver = use.site.receiver
    switch role {
    case .text, .tint:
      if company.hasAdaptiveGround(receiver) { return .object }
      if company.isView && company.hasAdaptiveGround("self") && !company.hasOwnGround {
        return .view
      }
      if company.hasAdaptiveGround || company.hasAdaptiveText(besides: receiver) { return .type }
      return company.hasSystemGround ? .superclass : .unknown
    case .background:
      if company.isAdaptiveText(receiver) { return .object }
      // What fills the screen meets the system's bars, and the person's setting.
      if receiver == "view" && company.isController {
        return company.hasTextsOfItsOwn ? .unknown : .object
      }
      var isRoot = Self.roots.contains(receiver)
      if case .view = use.sink { isRoot = true }
      return isRoot && company.hasAdaptiveText(besides: receiver) ? .type : .unknown
    default: return .unknown
    }
  }
}
