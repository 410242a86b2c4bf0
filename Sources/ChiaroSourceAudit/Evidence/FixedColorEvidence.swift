// SPDX-License-Identifier: MIT

import ChiaroSource

extension Evidence {
  /// What the code shows of a fixed color in its role: what it meets, and who else decides.
  init(
    of use: ColorUse, as role: ColorRole, beside company: Company, in file: FileFacts,
    _ project: ProjectFacts
  ) {
    counterpart = Self.counterpart(of: use, as: role, company)
    if Kind.isOwnScreen(use.site, in: file.path) { doubts.insert(.kind) }
    if role == .background || role == .tint {
      // What a thing is called says more than that it is `self`.
      let name = use.site.receiver == "self" ? use.site.type : use.site.receiver
      if Kind.isOfItsOwnColor(name) { doubts.insert(.meant) }
      // A layer beside the view's own is a shape, on which no text stands.
      if role == .background && name.hasSuffix("Layer") { doubts.insert(.meant) }
      if Kind.isThing(name) { doubts.insert(.kind) }
      if use.site.receiver == "view" && company.coversView { doubts.insert(.meant) }
    }
    if project.isOfOneStyle(file.path) || company.hasOneStyle { doubts.insert(.oneStyle) }
    // A constant, a default and what a variable begins with are used by others.
    if use.sink.constant != nil || use.sink.isParameter || use.isVariable {
      doubts.insert(.caller)
    }
    if role == .background {
      if project.types[use.site.type]?.hasFixedDarkText == true { doubts.insert(.ownCompany) }
    } else if company.hasOwnGround {
      doubts.insert(.ownCompany)
    }
    if Self.isSetAgain(use, company) || company.isFilled(use) { doubts.insert(.laterAssignment) }
    if company.followsTheme { doubts.insert(.theme) }
    if !use.site.conditions.isEmpty { doubts.insert(.caller) }
    // A well shows what a person chose.
    if StyleWords.words(of: use.site.receiver).contains("well") { doubts.insert(.meant) }
    if Kind.isForMakers(use.site, in: file.path) { doubts.insert(.meant) }
    // Who asks for the style beside it had both in mind.
    if !use.site.conditions.isEmpty, !use.site.member.isEmpty,
      file.branches.contains(where: {
        $0.site.type == use.site.type && $0.site.member == use.site.member
      })
    {
      doubts.insert(.meant)
    }
    // `case "black": return .black` gives what somebody asks for by its name.
    if use.site.conditions.contains(where: { $0.contains("\"\(use.value.name)\"") }) {
      doubts.insert(.meant)
    }
    // `self == .white ? .white : .black` gives what somebody chose of the two.
    let asksValue = use.site.conditions.contains { condition in
      condition.hasSuffix("== .white") || condition.hasSuffix("== .black")
    }
    if use.value.isNeutral && asksValue { doubts.insert(.meant) }
    // The colors of a gradient are looked at as a whole.
    if case .assignment(let path) = use.sink, path.last == "colors" { doubts.insert(.meant) }
  }

  private static func counterpart(
    of use: ColorUse, as role: ColorRole, _ company: Company
  ) -> Counterpart {
    if use.meetsText { return .object }
    let receiver = use.site.receiver
    switch role {
    case .text, .tint:
      if company.hasAdaptiveGround(receiver) { return .object }
      if company.hasAdaptiveGround || company.hasAdaptiveText(besides: receiver) { return .type }
      return company.hasSystemGround ? .superclass : .unknown
    case .background:
      if company.isAdaptiveText(receiver) { return .object }
      // What fills the screen meets the system's bars, and the person's setting.
      if receiver == "view" && company.isController {
        return company.hasTextsOfItsOwn ? .unknown : .object
      }
      var isRoot = roots.contains(receiver)
      if case .view = use.sink { isRoot = true }
      return isRoot && company.hasAdaptiveText(besides: receiver) ? .type : .unknown
    default: return .unknown
    }
  }

  /// Objects on which all else of a type stands.
  private static let roots: Set = [
    "self", "view", "contentView", "tableView", "collectionView", "scrollView",
  ]

  /// Whether other members set the same property of the same object.
  private static func isSetAgain(_ use: ColorUse, _ company: Company) -> Bool {
    guard case .assignment(let path) = use.sink, let name = path.last else { return false }
    let members = company.assignments["\(use.site.receiver).\(name)"] ?? []
    return members.contains { $0 != use.site.member }
  }
}
