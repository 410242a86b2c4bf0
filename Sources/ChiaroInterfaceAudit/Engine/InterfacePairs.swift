// SPDX-License-Identifier: MIT

package import ChiaroAudit
import ChiaroCatalog
import ChiaroProject
import ChiaroSource

/// The color sets that storyboards and xibs show as the ground of text, with the text's set.
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
      guard let ground = text.ground, ground.confidence > .low, let use = text.use,
        let under = ground.element, let back = file.set(of: InterfaceColor(under))
      else { return nil }
      let front = file.set(of: use.color)
      if front == nil, case .literal(let color) = use.color.value {
        return AssetUses.Pair(
          text: nil, fixed: color, ground: back, place: use.color.element.location)
      }
      return front == nil
        ? nil : AssetUses.Pair(text: front, ground: back, place: use.color.element.location)
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
