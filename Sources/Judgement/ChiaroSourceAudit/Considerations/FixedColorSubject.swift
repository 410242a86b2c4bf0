// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// One written-down color, with where it goes and what stands beside it.
struct FixedColorSubject {
  var use: ColorUse
  var file: FileFacts
  var project: ProjectFacts
  /// What the type around it sets up beside it.
  var company: Company
  /// What it is used for.
  var role: ColorRole
  /// The appearance in which it fails.
  var appearance = ""
  /// How what it meets is known.
  private(set) var counterpart = Counterpart.unknown

  /// Creates the subject of a color; nil where it is used for nothing that is known, where the
  /// style or nobody decides that it is seen, or where it stands on a ground on which it can be
  /// read.
  init?(
    _ use: ColorUse, in file: FileFacts, _ project: ProjectFacts, beside company: Company
  ) {
    let site = use.site
    let isOfTheme = project.types[site.type]?.isTheme == true
    if site.dependsOnStyle || isOfTheme || site.isIrrelevant || file.isForWatch { return nil }
    self.use = use
    self.file = file
    self.project = project
    self.company = company
    role = .unknown
    guard let known = knownRole else { return nil }
    role = known
    if standsOnOwnGround { return nil }
    if role == .background && isBodyWithText { return nil }
    counterpart = knownCounterpart
  }

  // MARK: The role

  /// Where the constant that the color gives its value to is used; a variable only in its file.
  var uses: [ProjectFacts.Use] {
    // A name that says nothing else is that of many things.
    guard let name = use.sink.constant, name != "color", name != "colors" else { return [] }
    let uses = project.uses(of: name, in: use.site.type)
    guard case .named(_, _, isLocal: true) = use.sink else { return uses }
    return uses.filter { $0.location.file == file.path }
  }

  /// The role, by where a constant is used when its place does not tell.
  private var knownRole: ColorRole? {
    guard let role = use.role else { return nil }
    // What a function does with a color that is handed to it is nobody's knowledge.
    if role == .unknown, case .argument = use.sink { return nil }
    guard role == .unknown, let name = use.sink.constant else { return role }
    if uses.isEmpty {
      if case .returned = use.sink, !ColorTypes.namesValue(name) { return .unknown }
      return nil
    }
    for role in [ColorRole.text, .background, .tint, .border, .drawing] {
      if uses.contains(where: { $0.role == role }) { return role }
    }
    return nil
  }

  /// Whether a type names fixed colors for text and for its ground: they fit each other.
  var isOneOfAPair: Bool {
    guard use.sink.constant != nil, !use.site.type.isEmpty else { return false }
    let roles = file.colors.index.constantRoles[use.site.type] ?? []
    return (roles.contains(.text) || roles.contains(.tint)) && roles.contains(.background)
  }

  // MARK: The ground

  /// Whether what is under it, or on it, is fixed as well, and it can be read there.
  private var standsOnOwnGround: Bool {
    if role == .background { return hasOwnText }
    if standsOnBodysGround { return true }
    if case .fixed(let ground)? = use.site.ground, carries(ground) { return true }
    let object = ColorIndex.Object(of: use.site)
    return (file.colors.index.containers[use.site.type] ?? []).contains { container in
      !(isGround && container.receiver == object.receiver) && carries(container.value)
    }
  }

  /// Whether it is itself the ground of an object, as a line's color is.
  private var isGround: Bool {
    if case .assignment(let path) = use.sink { path.last == "backgroundColor" } else { false }
  }

  /// Whether something is under it, of the object itself or around it, of which nobody knows that
  /// it can be read there.
  var hasGroundOfItsOwn: Bool {
    guard role != .background else { return false }
    if case .returned = use.sink, project.types[use.site.type]?.hasGroundProperty == true {
      return true
    }
    return use.site.ground != nil || project.hasOwnGround(use.site.receiver)
      || !isGround && file.colors.index.grounded.contains(ColorIndex.Object(of: use.site))
  }

  /// Whether the body of the SwiftUI view around has a fixed ground on which it can be read.
  private var standsOnBodysGround: Bool {
    guard use.site.member != "body" else { return false }
    return file.colors.index.bodyGrounds[use.site.type]?.contains(where: carries) ?? false
  }

  /// Whether it is the ground of a SwiftUI body, on which other members put fixed text.
  private var isBodyWithText: Bool {
    guard case .argument("background", nil) = use.sink, use.site.member == "body" else {
      return false
    }
    return file.colors.index.memberTexts[use.site.type]?.contains { $0.isLegible(on: use.value) }
      ?? false
  }

  /// Whether a ground has fixed text of the same object, which can be read on it.
  private var hasOwnText: Bool {
    let receiver = use.site.receiver
    guard !receiver.isEmpty, receiver != "self", receiver != "view" else { return false }
    return file.colors.index.texts[ColorIndex.Object(of: use.site)]?
      .contains { $0.isLegible(on: use.value) } ?? false
  }

  /// Whether a fixed ground is there on which the color can be read.
  private func carries(_ ground: ColorValue) -> Bool {
    ground.alpha >= 0.5 && use.value.isLegible(on: ground)
  }
}
