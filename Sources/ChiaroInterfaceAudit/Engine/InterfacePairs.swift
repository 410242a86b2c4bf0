// SPDX-License-Identifier: MIT

package import ChiaroAudit
import ChiaroCatalog
import ChiaroProject
import ChiaroSource

/// The color sets that storyboards and xibs show as the ground of text, with the text's set, or
/// with the system's color in the place of one of the two.
package enum InterfacePairs {
  /// Returns the pairs of a project's own files, in the order of their paths; files that cannot be
  /// read have none.
  ///
  /// A ground that views of the app's own classes may hide is none.
  package static func all(in context: AuditContext) -> [AssetUses.Pair] {
    let files = InterfaceRulePack.files(context).files
    guard !files.isEmpty, context.catalogs.contains(where: { !$0.colors.isEmpty }) else {
      return []
    }
    let project = InterfaceProject(context)
    return files.concurrentMap(stretch: 1) { pairs(of: $0, in: project) }.flatMap(\.self)
  }

  private static func pairs(of path: String, in project: InterfaceProject) -> [AssetUses.Pair] {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: InterfaceDocument.Limits().bytes)
    else { return [] }
    let document = InterfaceDocument.read(bytes, file: path)
    let file = InterfaceSubject(document, bytes: bytes, in: project, wantsFixes: false)
    return file.texts.compactMap { text in
      guard let ground = text.ground, ground.confidence > .low, let under = ground.element else {
        return nil
      }
      let back = InterfaceColor(under)
      // Without a color of its own a text has the system's.
      let front = text.use?.color
      let (ownFront, ownBack) = (front.flatMap(file.set), file.set(of: back))
      let place = front?.element.location ?? text.view.location
      switch (front?.value, back.value) {
      case (.literal(let color)?, _):
        return ownBack.map { AssetUses.Pair(text: nil, fixed: color, ground: $0, place: place) }
      case (.named?, .system(let name)) where ownFront != nil:
        return AssetUses.Pair(text: ownFront, ground: nil, system: name, place: place)
      case (.system(let name)?, _) where ownBack != nil:
        return AssetUses.Pair(text: nil, ground: ownBack, system: name, place: place)
      case (nil, _) where ownBack != nil:
        return AssetUses.Pair(text: nil, ground: ownBack, system: text.name, place: place)
      default:
        guard let ownFront, let ownBack else { return nil }
        return AssetUses.Pair(text: ownFront, ground: ownBack, place: place)
      }
    }
  }
}

extension InterfaceSubject {
  /// Returns the folder of the set that a color names; nil for another color.
  fileprivate func set(of color: InterfaceColor) -> String? {
    guard case .named(let name) = color.value else { return nil }
    return catalogs.lazy.compactMap { $0.color(named: name)?.set.path }.first
  }
}
