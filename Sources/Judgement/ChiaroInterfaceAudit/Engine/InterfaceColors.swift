// SPDX-License-Identifier: MIT

package import ChiaroAudit
import ChiaroCatalog
package import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The uses of color sets in storyboards and xibs, and the pairs of text and background.
package struct InterfaceColors: Sendable {
  /// The pairs of a text and its background in which at least one is a color set, and the other may
  /// be a system color; in the order of the files.
  package private(set) var pairs: [AssetUses.Pair] = []
  /// The uses of sets by objects, by the set's folder.
  package private(set) var roles: AssetUses.Roles = [:]

  /// Reads a project's own files; those that cannot be read use nothing.
  ///
  /// A background that views of custom classes may hide does not count.
  package init(in context: AuditContext) {
    let files = InterfaceRulePack.files(context).files
    guard !files.isEmpty, context.catalogs.contains(where: { !$0.colors.isEmpty }) else { return }
    let project = InterfaceProject(context)
    let read = files.concurrentMap(stretch: 1) { path in
      Self.subject(path, in: project).map { (pairs: Self.pairs(in: $0), roles: Self.roles(in: $0)) }
    }
    for file in read.compactMap(\.self) {
      pairs += file.pairs
      roles.merge(file.roles) { $0.union($1) }
    }
  }

  private static func subject(
    _ path: String, in project: InterfaceProject
  ) -> InterfaceSubject? {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: InterfaceDocument.Limits().bytes)
    else { return nil }
    let document = InterfaceDocument.read(bytes, file: path)
    return InterfaceSubject(document, bytes: bytes, in: project, wantsFixes: false)
  }

  private static func roles(in file: InterfaceSubject) -> AssetUses.Roles {
    file.colorUses.reduce(into: [:]) { roles, use in
      guard let set = file.set(of: use.color) else { return }
      roles[set, default: []].insert(AssetUses.Role(use.role))
    }
  }

  private static func pairs(in file: InterfaceSubject) -> [AssetUses.Pair] {
    file.texts.compactMap { text in
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

extension AssetUses.Role {
  /// What code would call the role that a color has in an interface file.
  fileprivate init(_ role: ColorUse.Role) {
    self =
      switch role {
      case .text: .text
      case .background: .background
      case .tint: .tint
      case .border: .border
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
