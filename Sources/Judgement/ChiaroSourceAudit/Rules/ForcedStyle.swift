// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Windows, controllers, views and apps that are always light or always dark.
enum ForcedStyle: SourceRule {
  static let description = RuleDescription(
    "Style forced", .locked, guess: 0.45,
    summary: "A window, controller, view or app has a fixed style and ignores the person's choice.",
    reason: """
      People choose a style for the whole system and expect apps to follow it. If the app has its \
      own setting, they have to change two settings (Human Interface Guidelines, Dark Mode).
      """,
    help: """
      Leave the style unspecified. If people can choose one in the app, also offer “Same as \
      system”: set `.unspecified`, or `nil` for an appearance or a color scheme.
      """,
    considering: [
      CodeConsiderations.setting, CodeConsiderations.declaredDark, CodeConsiderations.immersive,
      CodeConsiderations.control, CodeConsiderations.firstScreen, CodeConsiderations.explained,
      CodeConsiderations.part, CodeConsiderations.forMakers,
    ],
    sources: [.guidelines(.darkMode)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    let places = Set(file.styles.locks.lazy.filter { $0.kind == .style }.map(Place.init))
    for lock in file.styles.locks where lock.kind == .style {
      guard !file.isForWatch else { return }
      let site = lock.site
      if site.isPreview || isForTests(site) || isForPreviews(site) { continue }
      if project.types[site.type]?.unlocks == true { continue }
      if lock.isSetting {
        // Where it can be left to the system, the setting is one more choice.
        if project.followsSystem || site.isLeftOpen { continue }
        // One setting, however many lines of a file apply it.
        let place = SourceLocation(site, in: file)
        guard project.styleSettings.first(where: { $0.file == file.path }) == place else {
          continue
        }
        report.add(
          site,
          "Does not follow the system: an app setting makes \(lock.subject) \(lock.style)",
          considering: [CodeConsiderations.setting]
            + considerations(lock, file, project),
          related: Array(project.styleSettings.filter { $0 != place }.prefix(40)))
      } else {
        let isDark = lock.style.lowercased().contains("dark")
        let isDeclared = DeclaredStyle.reads(file.path)
        if isOneOfBoth(lock, of: places, in: file) { continue }
        // The extensions of an app take part in one decision.
        let declared = isDeclared ? project.declaredStyles[lock.style] ?? [] : []
        let isFirst = declared.first?.location == SourceLocation(site, in: file)
        if file.styles.isOfExtension && !isFirst { continue }
        report.add(
          site, "Always \(lock.style): \(lock.subject)",
          considering: considerations(lock, file, project),
          appearance: isDark ? "light" : "dark",
          related: isFirst
            ? Array(declared.dropFirst().filter(\.isOfExtension).map(\.location).prefix(40)) : [],
          // In an app that is dark as a whole, its dark parts are one decision.
          causes: isDark && project.isAlwaysDark(file.path) ? [Cause(.code, "dark")] : [])
      }
    }
  }

  /// What speaks for the lock as a choice of design.
  private static func considerations(
    _ lock: StyleLock, _ file: FileFacts, _ project: ProjectFacts
  ) -> [Consideration] {
    let isDark = lock.style.lowercased().contains("dark")
    let isDeclared = DeclaredStyle.reads(file.path)
    // A part that is told why, or that is dark, has its ground beside it.
    // So has a part of a SwiftUI view, whose modifiers stand together.
    let isModifier = [.modifier(.colorScheme), .modifier(.environment)].contains(lock.subject)
    let isPart = (isDark || isModifier) && !lock.ownsItself
    let isOfAll = isDeclared || ignoresSetting(lock, project)
    return Consideration.holding([
      CodeConsiderations.declaredDark: isDark && isDeclared,
      CodeConsiderations.immersive: isDark && !isDeclared && isImmersive(lock.site, in: file.path),
      CodeConsiderations.control: isControl(lock) && !isDeclared,
      CodeConsiderations.firstScreen: isDark && !isDeclared
        && Lexicon.names(Lexicon.firstScreens, in: lock.site.type),
      CodeConsiderations.explained: !isOfAll && lock.isExplained,
      CodeConsiderations.part: !isOfAll && isPart,
      CodeConsiderations.forMakers: CodeConsiderations.isForMakers(lock.site, in: file.path),
    ])
  }

  /// Whether a screen as a whole, the window or the app is forced: none of them follows what the
  /// person chose, whatever stands on it.
  private static func ignoresSetting(_ lock: StyleLock, _ project: ProjectFacts) -> Bool {
    if lock.isWhole || lock.subject == .modifier(.preferredColorScheme) { return true }
    let company = Company(of: lock.site.type, project)
    return lock.ownsItself && (company.isController || company.isWindow)
  }

  /// Where a style is set, and which.
  private struct Place: Hashable {
    var object: String
    var subject: StyleLock.Subject
    var isAsked: Bool
    var isDark: Bool

    init(_ lock: StyleLock) {
      object = lock.site.object
      subject = lock.subject
      isAsked = !lock.site.conditions.isEmpty
      isDark = lock.style.lowercased().contains("dark")
    }
  }

  /// Whether a method sets both styles by what it asks; of Objective-C no conditions are known.
  private static func isOneOfBoth(
    _ lock: StyleLock, of places: Set<Place>, in file: FileFacts
  ) -> Bool {
    guard file.remark != nil || !lock.site.conditions.isEmpty else { return false }
    var place = Place(lock)
    place.isDark.toggle()
    return places.contains(place)
  }

  /// Whether only a run for tests or pictures of the screen comes here.
  private static func isForTests(_ site: Site) -> Bool {
    site.conditions.contains {
      $0.contains("ProcessInfo") || $0.contains("rguments") || $0.hasPrefix("args.")
    }
  }

  /// Whether it is one of a type that shows other views as previews do.
  private static func isForPreviews(_ site: Site) -> Bool {
    ["preview", "previews"].contains(StyleWords.words(of: site.type).last)
  }

  /// Whether only a button or switch is forced, which is drawn for one style.
  private static func isControl(_ lock: StyleLock) -> Bool {
    let name: String
    switch lock.subject {
    case .object(let object): name = object
    case .itself, .untold: name = lock.site.type
    default: return false
    }
    return StyleWords.words(of: name).last.map(Lexicon.controls.contains) ?? false
  }

  /// Whether pictures or films fill the screen, or a watch.
  private static func isImmersive(_ site: Site, in path: String) -> Bool {
    let folder = Path.components(Path.parent(path)).last.map(String.init) ?? ""
    let names = [site.type, site.member, folder] + site.conditions
    let words = names.flatMap(StyleWords.words)
    return words.contains(where: Lexicon.immersive.contains)
  }
}
