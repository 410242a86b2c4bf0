// SPDX-License-Identifier: MIT

import ChiaroSource

/// Windows, controllers, views and apps that are always light or always dark.
enum ForcedStyle: SourceRule {
  static let description = RuleDescription(
    "Style forced", .warning,
    summary: "A window, controller, view or app has a style of its own, whatever the person chose.",
    reason: """
      People choose a style for the whole system and expect apps to follow it; a setting of the \
      app's own makes them look for two (Human Interface Guidelines, Dark Mode).
      """,
    help: """
      Leave the style unspecified. Where people choose one in the app, offer “as the system” and \
      set `.unspecified`, `nil` for an appearance or a color scheme.
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    var settings: Set<String> = []
    for lock in file.locks where lock.kind == .style {
      guard !file.isForWatch else { return }
      let site = lock.site
      let isSetting = lock.isChosen || site.conditions.contains(where: StyleWords.asksStyle)
      if project.types[site.type]?.unlocks == true { continue }
      if isSetting {
        // One setting, however many lines apply it.
        guard settings.insert(site.type + lock.subject).inserted else { continue }
        report.add(
          site,
          "\(lock.subject) is \(lock.style) by a setting of the app, never as the system",
          severity: .note)
      } else {
        report.add(
          site, "\(lock.subject) is always \(lock.style)",
          severity: isImmersive(site) ? .note : .warning,
          appearance: lock.style.lowercased().contains("dark") ? "light" : "dark")
      }
    }
  }

  /// Whether pictures or films fill the screen, or a watch, where the dark is a choice of design.
  private static func isImmersive(_ site: Site) -> Bool {
    let names = [site.type, site.member] + site.conditions
    let words = names.flatMap(StyleWords.words)
    let pictures: Set = [
      "photo", "image", "video", "camera", "player", "media", "gallery", "lightbox", "scanner",
      "call", "hud", "crop", "picture", "watch", "complication", "game",
    ]
    return words.contains(where: pictures.contains)
  }
}
