// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A window that follows the system in an app whose others are locked.
struct LooseWindow: Sendable {
  var window: MadeWindow
  /// The file in which it is made.
  var file: String
  /// The style of the other windows, and the place where it is set.
  var style: String
  var lock: SourceLocation
}

/// Finds the windows that a lock does not reach: it is one window's, and these are others.
struct LooseWindows: Sendable {
  private(set) var windows: [LooseWindow] = []
  /// The files that declare what such windows show, which is seen in both styles.
  private(set) var files: Set<String> = []

  /// How many types that one shows are followed, one in the other.
  private static let depth = 3

  init() {}

  /// - Parameters:
  ///   - files: the files of the project
  ///   - apps: the apps; where none is known, all files are one
  init(_ files: [FileFacts], _ apps: [SourceRequest.App]) {
    guard files.contains(where: { !$0[WindowFacts.self].made.isEmpty }) else { return }
    if apps.isEmpty { add(files) }
    for app in apps where app.style == nil {
      add(files.filter { app.files.contains($0.path) })
    }
  }

  private mutating func add(_ files: [FileFacts]) {
    let own = files.filter { !$0.isForWatch }
    guard let lock = AppLocks.lock(of: own), lock.subject != .app else { return }
    let app = App(own)
    for file in own {
      for window in file[WindowFacts.self].made where app.isLoose(window, in: file) {
        let line = window.site.line
        if windows.contains(where: { $0.file == file.path && $0.window.site.line == line }) {
          continue
        }
        windows.append(
          LooseWindow(
            window: window, file: file.path, style: lock.style.rawValue, lock: lock.place))
        self.files.formUnion(app.files(showing: window))
      }
    }
  }

  /// What an app's files say of types and windows.
  private struct App {
    var types: [String: TypeFacts] = [:]
    var mentions: [String: Set<String>] = [:]
    var declared: [String: Set<String>] = [:]
    var windows = WindowFacts()

    init(_ files: [FileFacts]) {
      for file in files {
        for (name, facts) in file.types {
          types[name, default: TypeFacts()].inherits.formUnion(facts.inherits)
          if facts.locksStyle { types[name]?.locksStyle = true }
        }
        mentions.merge(file.reach.mentions.names) { $0.union($1) }
        for span in file.reach.mentions.spans where span.isDeclared {
          declared[span.name, default: []].insert(file.path)
        }
        windows.join(file[WindowFacts.self])
      }
    }

    func isDelegate(_ type: String) -> Bool { AppStyle.isDelegate(type, types[type]) }

    /// Whether nothing gives a window a style, and it is not the one that the app begins with.
    func isLoose(_ window: MadeWindow, in file: FileFacts) -> Bool {
      guard isWindow(window.type), !window.site.isIrrelevant else { return false }
      let owner = window.site.type
      let keys = keys(of: window)
      if !windows.styled.isDisjoint(with: keys + ["\(window.type).self"]) { return false }
      if types[window.type]?.locksStyle == true { return false }
      var shown = Set(keys.flatMap { key in windows.roots[key] ?? [] })
      shown.insert(owner)
      if shown.contains(where: { types[$0]?.locksStyle == true }) { return false }
      if !windows.raised.isDisjoint(with: keys + ["\(window.type).self"]) { return true }
      if isDelegate(owner) { return window.name != "window" && !window.name.isEmpty }
      // What the app begins with is named by its delegate, which has no other window then.
      let hasOther = windows.made.contains { isDelegate($0.site.type) }
      let isNamed = mentions.contains { isDelegate($0.key) && $0.value.contains(owner) }
      return hasOther || !isNamed
    }

    /// What a window is called; where a type makes one alone, whatever it calls windows.
    private func keys(of window: MadeWindow) -> [String] {
      let type = window.site.type
      guard windows.made.count(where: { $0.site.type == type }) == 1 else {
        return ["\(type).\(window.name)"]
      }
      let all = windows.styled.union(windows.raised).union(windows.roots.keys)
      return all.filter { $0.hasPrefix("\(type).") }.sorted()
    }

    private func isWindow(_ type: String) -> Bool {
      type == "UIWindow" || types[type]?.inherits.contains { $0.hasSuffix("Window") } == true
    }

    /// The files that declare what a window shows.
    func files(showing window: MadeWindow) -> Set<String> {
      var found: Set = [window.site.type, window.type]
      for key in keys(of: window) { found.formUnion(windows.roots[key] ?? []) }
      var next = found
      for _ in 0..<LooseWindows.depth {
        next = next.reduce(into: []) { more, type in
          more.formUnion((mentions[type] ?? []).filter { isShown($0) && !found.contains($0) })
        }
        found.formUnion(next)
      }
      return found.reduce(into: []) { $0.formUnion(declared[$1] ?? []) }
    }

    /// Whether a type is a view or a controller, which something may show.
    private func isShown(_ type: String) -> Bool {
      guard declared[type] != nil, !isDelegate(type), let facts = types[type] else { return false }
      return facts.isOfScreens
    }
  }
}
