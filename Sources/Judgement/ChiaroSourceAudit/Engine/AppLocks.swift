// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Finds the apps that code locks to one style.
enum AppLocks {
  /// Returns the locks of apps, in their order.
  static func all(_ files: [FileFacts], _ apps: [SourceRequest.App]) -> [AppLock] {
    guard files.contains(where: { $0.styles.ofApps.contains { $0.isSteady } }) else { return [] }
    return apps.compactMap { app in
      let own = files.filter { app.files.contains($0.path) && !$0.isForWatch }
      return lock(of: own).map { lock in
        AppLock(
          target: app.name, project: app.project, style: lock.style, place: lock.place)
      }
    }
  }

  /// What locks an app.
  struct Lock {
    var style: AppStyle.Style
    var subject: AppStyle.Subject
    var place: SourceLocation
  }

  /// What locks the app of some files; nil for nothing, or where not all of its windows agree.
  static func lock(of files: [FileFacts]) -> Lock? {
    let company = AppCompany(files)
    for file in files {
      guard let lock = file.styles.ofApps.first(where: company.isLock), let style = lock.style
      else {
        continue
      }
      // A choice, or another style, of any window: no lock.
      guard company.agree(on: style) else { return nil }
      return Lock(
        style: style, subject: lock.subject, place: SourceLocation(lock.site, in: file))
    }
    return nil
  }
}

/// The styles that apps are locked to, by what they declare or by their code.
struct LockedStyles: Sendable {
  /// The styles by the files that are built into apps of one style alone.
  private var ofFiles: [String: String] = [:]
  /// The style of all apps, and with them of what they share; nil where one differs.
  private var ofAll: String?
  /// The windows that a lock does not reach, and the files that declare what they show.
  let loose: LooseWindows
  /// The types that are shown in a container with a style of its own.
  let containers: ForcedContainers

  /// Creates what the code of files says.
  init(_ files: [FileFacts], _ apps: [SourceRequest.App], _ locks: [AppLock]) {
    self.init(
      of: apps, locks, loose: LooseWindows(files, apps), containers: ForcedContainers(files))
  }

  init(
    of apps: [SourceRequest.App] = [], _ locks: [AppLock] = [],
    loose: LooseWindows = LooseWindows(), containers: ForcedContainers = ForcedContainers([])
  ) {
    self.loose = loose
    self.containers = containers
    var styles: [String: String?] = [:]
    var all: Set<String?> = []
    for app in apps {
      let lock = locks.first { $0.target == app.name && $0.project == app.project }
      let style = app.style ?? lock?.style.rawValue
      all.insert(style)
      for file in app.files {
        let isOther = styles[file].map { $0 != style } ?? false
        styles[file] = .some(isOther ? nil : style)
      }
    }
    ofFiles = styles.compactMapValues { $0 }
    ofAll = all.count == 1 ? all.first.flatMap { $0 } : nil
  }

  /// The style that the app with a file is locked to, or all apps are; nil for none.
  subscript(path: String) -> String? {
    loose.files.contains(path) ? nil : ofFiles[path] ?? ofAll
  }
}

/// What the files of an app say of its types and the styles of its windows.
private struct AppCompany {
  private var types: [String: TypeFacts] = [:]
  private var members: [String: Set<String>] = [:]
  private var rootTypes: Set<String> = []
  private let styles: [AppStyle]

  init(_ files: [FileFacts]) {
    styles = files.flatMap(\.styles.ofApps)
    guard !styles.isEmpty else { return }
    for file in files {
      for (name, facts) in file.types {
        types[name, default: TypeFacts()].inherits.formUnion(facts.inherits)
        types[name]?.steadyCalls.merge(facts.steadyCalls) { $0.union($1) }
      }
    }
    let roots = Set(files.flatMap(\.styles.roots))
    // Where an app begins with one of several, none is all of it.
    if roots.count == 1 { rootTypes = roots }
    for (name, facts) in types where AppStyle.isDelegate(name, facts) {
      members[name] = Self.reached(by: facts.steadyCalls)
    }
  }

  /// The members that run as the app begins.
  private static func reached(by calls: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var next = [AppStyle.launch]
    while let caller = next.popLast() {
      for name in calls[caller] ?? [] where reached.insert(name).inserted { next.append(name) }
    }
    return reached
  }

  /// Whether a style is one of the app or its windows.
  private func concerns(_ style: AppStyle) -> Bool {
    switch style.subject {
    case .app, .window, .scene: true
    case .itself: rootTypes.contains(style.site.type)
    // A screen may have a style of its own, but a setting is one of the app.
    case .body: style.style == nil || rootTypes.contains(style.site.type)
    }
  }

  /// Whether a style is set for good as the app begins.
  func isLock(_ style: AppStyle) -> Bool {
    guard style.isSteady, style.style != nil, !style.site.isIrrelevant else { return false }
    let (type, member) = (style.site.type, style.site.member)
    switch style.subject {
    case .scene: return true
    case .body: return member == "body" && rootTypes.contains(type)
    case .itself:
      return rootTypes.contains(type)
        && ["init", "viewDidLoad", "loadView", "viewWillAppear"].contains(member)
    case .app, .window:
      return style.isAtLaunch || members[type]?.contains(member) == true
    }
  }

  /// Whether no style of the app or its windows is another one.
  func agree(on style: AppStyle.Style) -> Bool {
    styles.allSatisfy { $0.site.isPreview || !concerns($0) || $0.style == style }
  }
}
