// SPDX-License-Identifier: MIT

import ChiaroSource

/// What an app can come to from where it begins: types that code, storyboards and property lists
/// name, and what these name in turn.
///
/// What is left of a redesign is named by nobody, or by what nobody names. Nothing is known where
/// no app begins, as in a part of a project.
struct ReachedTypes: Sendable {
  private var reached: Set<String> = []
  private var declared: Set<String> = []
  /// The nibs that nothing loads.
  private(set) var unmadeNibs: [String] = []

  /// Types that the system finds, by what they inherit.
  private static let found: Set = [
    "App", "UIApplication", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "NSApplication", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// Names at the end of what types inherit that the system finds by other ways.
  private static let foundEnds = [
    "Intent", "Shortcuts", "ShortcutsProvider", "Widget", "WidgetBundle", "Entity", "EntityQuery",
    "Extension", "ExtensionHandler", "ExtensionRequestHandling", "SceneDelegate", "Document",
    "ValueTransformer", "ManagedObject", "Providing", "PreviewingController", "ScreenSaverView",
    "PreferencePane", "AppDelegate", "TestCase",
  ]

  /// Whether the system finds a type by what it inherits.
  static func isFound(_ inherited: some Sequence<String>) -> Bool {
    inherited.contains { name in found.contains(name) || foundEnds.contains(where: name.hasSuffix) }
  }

  /// Whether an app begins with a type.
  static func isApp(_ inherited: some Sequence<String>) -> Bool {
    inherited.contains(where: found.contains)
  }

  init(_ files: [FileFacts]) {
    guard files.contains(where: \.reach.mentions.beginsApp) else { return }
    var names: [String: Set<String>] = [:]
    var pending: [String] = []
    for file in files {
      for span in file.reach.mentions.spans {
        if span.isDeclared && TypeMentions.finds(span.name) { declared.insert(span.name) }
        if span.isRoot { pending.append(span.name) }
      }
    }
    for (holder, found) in files.lazy.flatMap(\.reach.mentions.names) {
      // An extension of somebody else's type is always there.
      if declared.contains(holder) {
        names[holder, default: []].formUnion(found)
      } else if holder != TypeMentions.preview {
        pending += found
      }
    }
    var nibs = files.compactMap { file in file.reach.nib.map { (path: file.path, nib: $0) } }
    repeat {
      while let next = pending.popLast() {
        if reached.insert(next).inserted { pending += names[next] ?? [] }
      }
      let loaded = nibs.partition { !reached.isDisjoint(with: $0.nib.names) }
      pending += nibs[loaded...].flatMap(\.nib.mentions)
      nibs.removeSubrange(loaded...)
    } while !pending.isEmpty
    unmadeNibs = nibs.map(\.path).sorted()
  }

  /// Returns whether the project declares a type that nothing comes to.
  func lacks(_ type: String) -> Bool { declared.contains(type) && !reached.contains(type) }

  /// Returns the type at the top of a file around a line that nothing comes to; nil where there is
  /// none.
  func unmade(around line: Int, in file: FileFacts) -> String? {
    let spans = file.reach.mentions.spans
    // They stand behind each other, and a file of data has one for each of its findings.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].lines.upperBound < line { low = middle + 1 } else { high = middle }
    }
    return spans[low...].prefix(Self.mostOfLine).prefix { $0.lines.lowerBound <= line }
      .first { lacks($0.name) }?.name
  }

  /// The most types of one line that are looked at.
  private static let mostOfLine = 64
}

extension FileFacts {
  /// Notes the names of types in a file that is not code: a storyboard, a nib, a property list, a
  /// header, and the values of property lists among build settings.
  mutating func noteNames(in bytes: [UInt8]) {
    switch Path.fileExtension(path)?.lowercased() {
    case "h": reach.mentions = TypeMentions(bytes, spans: nil)
    case "plist": reach.mentions = TypeMentions(bytes, spans: [], hasComments: false)
    case "xib": reach.nib = NibNames(path, bytes)
    case "storyboard": reach.mentions = TypeMentions(named: NibNames.classes(in: bytes))
    case "pbxproj":
      let settings = bytes.split(separator: UInt8(ascii: "\n")).filter {
        $0.range(ofBytes: "INFOPLIST_KEY_".utf8) != nil
      }
      reach.mentions = TypeMentions(
        Array(settings.joined(separator: [UInt8(ascii: "\n")])), spans: [])
    default: break
    }
    if path.hasSuffix(".xib") && reach.nib == nil {
      reach.mentions = TypeMentions(named: NibNames.classes(in: bytes))
    }
  }
}

/// A nib: what it may be loaded by, and the classes that it names.
struct NibNames: Sendable {
  /// Its own name, the class of its owner and those of the objects at its top.
  private(set) var names: Set<String> = []
  private(set) var mentions: Set<String> = []

  /// Reads the text of a nib; nil for another file, or one that may be loaded by a name that no
  /// type could have.
  init?(_ path: String, _ bytes: [UInt8]) {
    guard path.hasSuffix(".xib") else { return nil }
    let name = String(Path.lastComponent(path).dropLast(4))
    guard TypeMentions.finds(name) else { return nil }
    names.insert(name)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let type = Self.value("customClass", in: line) else { continue }
      mentions.insert(type)
      let isOwner = line.range(ofBytes: "IBFilesOwner".utf8) != nil
      // Interface Builder indents what is at the top by eight.
      let isTop = line.prefix { $0 == UInt8(ascii: " ") }.count <= 8
      if isOwner || isTop && line.range(ofBytes: "<placeholder".utf8) == nil { names.insert(type) }
    }
  }

  /// The classes of a storyboard's or nib's objects.
  static func classes(in bytes: [UInt8]) -> Set<String> {
    Set(
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        value("customClass", in: line)
      })
  }

  private static func value(_ name: StaticString, in line: ArraySlice<UInt8>) -> String? {
    guard let place = line.range(ofBytes: " \(name)=\"".utf8) else { return nil }
    return String(
      decoding: line[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}
