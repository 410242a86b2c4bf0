// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The text and the ground of one object, both of catalogs, or the text white or black.
struct NamedPair: Sendable {
  var text: NamedColor
  var ground: NamedColor
  /// The text's color; nil for one that is written down.
  var front: NamedAsset?
  /// The ground's color.
  var back: NamedAsset

  /// Whether the ground is that of a view around the text.
  var isAround: Bool { ground.isAround }

  /// The pairs of a file: text and ground that one member gives one object, both for good.
  static func all(in file: FileFacts, _ project: ProjectFacts) -> [NamedPair] {
    let usable = file.namedColors.filter {
      $0.site.conditions.isEmpty && !$0.site.isIrrelevant && !$0.site.isDynamic
    }
    let objects = Dictionary(grouping: usable) { ColorIndex.Object(of: $0.site) }
    return usable.filter(\.isText).compactMap { text in
      let grounds = (objects[ColorIndex.Object(of: text.site)] ?? []).filter { !$0.isText }
      guard grounds.count == 1, let ground = grounds.first, ground.site.member == text.site.member,
        let back = project.asset(of: ground, in: file.path)
      else { return nil }
      let front = text.isFixed ? nil : project.asset(of: text, in: file.path)
      guard text.isFixed || front != nil else { return nil }
      return NamedPair(text: text, ground: ground, front: front, back: back)
    }
  }
}

/// A color set that code shows as the ground of another, or of white or black text, with the place
/// of the text.
package struct PairSummary: Hashable, Sendable {
  /// The identifier of the text's color set; nil for a color written in code.
  package var text: String?
  /// The text color written in code, in hexadecimal; nil for a color set.
  package var fixed: String?
  /// The identifier of the background's color set.
  package var ground: String
  /// The place of the text's color.
  package var place: SourceLocation

  /// What the files of a project show, each pair once, in the order of the files.
  static func all(_ files: [FileFacts], _ project: ProjectFacts) -> [PairSummary] {
    var known: Set<[String?]> = []
    return files.flatMap { file in
      NamedPair.all(in: file, project).compactMap { pair in
        let fixed = pair.text.fixedHex
        guard known.insert([pair.front?.set, fixed, pair.back.set]).inserted else { return nil }
        return PairSummary(
          text: pair.front?.set, fixed: fixed, ground: pair.back.set,
          place: SourceLocation(pair.text.site, in: file))
      }
    }
  }
}
