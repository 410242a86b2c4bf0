// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// The text and the ground of one object, both of catalogs, one of the two perhaps the system's, or
/// the text white or black.
struct NamedPair: Sendable {
  var text: NamedColor
  var ground: NamedColor
  /// The text's color; nil for one that is written down or the system's.
  var front: NamedAsset?
  /// The ground's color; nil for one of the system's.
  var back: NamedAsset?

  /// What code calls the system's color; nil where neither is one.
  var system: String? {
    if back == nil { return ground.system }
    return front == nil ? text.system : nil
  }

  /// Whether the ground is that of a view around the text.
  var isAround: Bool { ground.isAround }

  /// The pairs of a file: text and ground that one member gives one object, both for good.
  static func all(in file: FileFacts, _ project: ProjectFacts) -> [NamedPair] {
    let usable = file[NamedColors.self].all.filter {
      $0.site.conditions.isEmpty && !$0.site.isIrrelevant && !$0.site.isDynamic
    }
    let objects = Dictionary(grouping: usable) { ColorIndex.Object(of: $0.site) }
    return usable.filter(\.isText).compactMap { text in
      let all = (objects[ColorIndex.Object(of: text.site)] ?? []).filter { ground in
        !ground.isText
          && ColorRole.mayMeet(text: text.property ?? "", ground: ground.property ?? "")
      }
      let own = all.filter { !$0.isSystem }
      let near = own.isEmpty ? all : own
      let grounds = near.isEmpty ? aroundText(text, usable, project) : near
      guard grounds.count == 1, let ground = grounds.first, ground.site.member == text.site.member
      else { return nil }
      let back = project.asset(of: ground, in: file.path)
      let front = text.isFixed ? nil : project.asset(of: text, in: file.path)
      let pair = NamedPair(text: text, ground: ground, front: front, back: back)
      if back != nil, front != nil || text.isFixed { return pair }
      // Of the project's own constants nobody knows whether they are the system's.
      guard (front == nil) != (back == nil), let system = pair.system, !text.isFixed,
        !project.isConstant(system)
      else { return nil }
      return pair
    }
  }

  /// The ground that a view gives itself, on which a text stands that is one of its properties and
  /// has no ground.
  private static func aroundText(
    _ text: NamedColor, _ colors: [NamedColor], _ project: ProjectFacts
  ) -> [NamedColor] {
    let type = text.site.type
    guard !text.site.receiver.isEmpty, text.site.receiver != "self",
      Company(of: type, project).isView,
      project.family(of: type).groundSources[text.site.receiver]?.isEmpty ?? true
    else { return [] }
    return colors.filter { ground in
      !ground.isText && ground.site.type == type && ground.site.receiver == "self"
        && ground.property == "backgroundColor"
    }
  }
}

extension AssetUses.Pair {
  /// What the files of a project show, each pair once, in the order of the files.
  static func all(_ files: [FileFacts], _ project: ProjectFacts) -> [AssetUses.Pair] {
    var known: Set<[String?]> = []
    return files.flatMap { file in
      NamedPair.all(in: file, project).compactMap { pair in
        let fixed = pair.text.fixedHex
        let (front, back) = (pair.front?.set, pair.back?.set)
        guard known.insert([front, fixed, back, pair.system]).inserted else { return nil }
        return AssetUses.Pair(
          text: front, fixed: fixed.flatMap { try? Color(css: $0) }, ground: back,
          system: pair.system, place: SourceLocation(pair.text.site, in: file))
      }
    }
  }
}
