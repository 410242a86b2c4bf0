// SPDX-License-Identifier: MIT

import ChiaroSource

/// Judges one written-down color by where it goes and by what stands beside it.
struct FixedColorJudgement {
  var use: ColorUse
  var file: FileFacts
  var project: ProjectFacts

  /// Whether nothing need be said, whatever the color is.
  var isSilent: Bool {
    let site = use.site
    if site.dependsOnStyle || site.isIrrelevant || FixedColorJudgement.isAside(file.path) {
      return true
    }
    if let name = use.sink.constant {
      if StyleWords.namesStyle(name) || StyleWords.asksStyle(name) { return true }
      if isOneOfSeveral(name) { return true }
    }
    // What is selected stands on a ground of its own.
    let asked = site.conditions.joined(separator: " ").lowercased()
    let value = use.value.luminance ?? 0
    return value > 0.6 && ["select", "highlight", "emphas", "press"].contains(where: asked.contains)
  }

  /// A constant that several types have is a palette, which somebody chooses.
  private func isOneOfSeveral(_ name: String) -> Bool {
    let types = Set(
      file.colors.filter { $0.sink.constant == name && !$0.site.isFallback }.map(\.site.type))
    return types.count > 1
  }

  /// Tests, previews and generated files.
  static func isAside(_ path: String) -> Bool {
    let words = path.lowercased()
    let folders = ["tests/", "test/", "uitests", "preview content", "mocks/", "/generated/"]
    return folders.contains { words.contains($0) } || words.hasSuffix("tests.swift")
      || words.hasSuffix("generated.swift") || words.hasSuffix("previews.swift")
  }

  // MARK: The role

  /// The role, by where a constant is used when its place does not tell.
  var role: ColorRole? {
    guard let role = use.role else { return nil }
    guard role == .unknown, let name = use.sink.constant else { return role }
    let uses = project.uses(of: name)
    if uses.isEmpty {
      if case .returned = use.sink { return .unknown }
      return nil
    }
    for role in [ColorRole.text, .background, .tint, .border, .drawing] {
      if uses.contains(where: { $0.role == role }) { return role }
    }
    return nil
  }

  // MARK: The ground

  /// Whether what is under it, or on it, is fixed as well or nobody's knowledge.
  func standsOnOwnGround(_ role: ColorRole) -> Bool {
    guard role != .background else { return false }
    if use.site.ground != nil { return true }
    let grounds = file.grounds.filter { $0.type == use.site.type }
    for ground in grounds where ground.receiver == use.site.receiver {
      if case .clear = ground.kind { continue }
      return true
    }
    return grounds.contains { isContainer($0.receiver) && isFixed($0.kind) }
  }

  private func isFixed(_ kind: Ground.Kind) -> Bool {
    guard case .fixed(let value) = kind else { return false }
    return value.alpha >= 0.5
  }

  /// A ground under many things of its type, by its name.
  private func isContainer(_ receiver: String) -> Bool {
    let last = receiver.split(whereSeparator: { $0 == "." || $0 == "/" }).last ?? "self"
    let name = last.lowercased()
    return ["self", "view", "contentview", "cell", "container", "bubble", "card", "stack"]
      .contains { name.hasSuffix($0) || name.contains("background") || name.contains("container") }
  }
}
