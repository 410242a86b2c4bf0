// SPDX-License-Identifier: MIT

/// The types that are shown in a container with a style of its own: what a controller pushes after
/// `navigationController?.overrideUserInterfaceStyle = .light`.
struct ForcedContainers: Sendable {
  private var shown: Set<String> = []

  init(_ files: [FileFacts]) {
    let locks = files.lazy.flatMap(\.styles.locks).filter(Self.isOfContainer)
    let forcing = Set(locks.map(\.site.type)).subtracting([""])
    if forcing.isEmpty { return }
    let mentions = files.lazy.flatMap(\.reach.mentions.names)
    var shown: Set<String> = []
    for (type, names) in mentions where forcing.contains(type) { shown.formUnion(names) }
    let controllers = Self.controllers(of: files)
    for (type, names) in mentions where !forcing.contains(type) {
      let mayShow =
        controllers.contains(type) || names.contains { $0.hasSuffix("NavigationController") }
      if mayShow { shown.subtract(names.subtracting([type])) }
    }
    self.shown = shown.subtracting(forcing)
  }

  private static func controllers(of files: [FileFacts]) -> Set<String> {
    Set(
      files.lazy.flatMap(\.types)
        .filter { $0.value.inherits.contains { $0.hasSuffix("Controller") } }.map(\.key))
  }

  private static func isOfContainer(_ lock: StyleLock) -> Bool {
    guard lock.kind == .style, !lock.isSetting, case .object(let name) = lock.subject else {
      return false
    }
    return name.hasSuffix("ontroller")
  }

  /// Returns whether no controller shows a type but one that forces a style on its container.
  func shows(_ type: String) -> Bool { shown.contains(type) }
}
