// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Appearances that are compared by their names.
enum AppearanceNameComparison: SourceRule {
  static let description = RuleDescription(
    "Appearance compared by name", .unfinished, guess: 0.7,
    summary: "Code compares an appearance with one name, but increased contrast has another name.",
    reason: """
      In dark with increased contrast, the effective appearance is \
      `accessibilityHighContrastDarkAqua`, and in a vibrant view it is `vibrantDark`. Neither \
      equals `darkAqua`, so code picks the light colors in dark (AppKit, NSAppearance; WWDC 2018, \
      session 218).
      """,
    help: "Ask `bestMatch(from: [.aqua, .darkAqua]) == .darkAqua`, or let a color set decide.",
    sources: [.session(2018, 218), .appKit("NSAppearance")])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    // A member that looks for the name twice in its list asks one question.
    var members: Set<String> = []
    let lists = file.observed(.appearanceList).filter { members.insert($0.site.object).inserted }
    for observation in file.observed(.appearanceName) + lists {
      report.add(observation.site, observation.words)
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      """
      comparisons that leave out increased-contrast names; in the last one, `bestMatch` can return \
      the increased-contrast name, which is not `darkAqua`
      """,
      """
      class A: NSView {
        func set() {
          if effectiveAppearance.name == .darkAqua { track() }  // ←
          let isDark = [.darkAqua, .vibrantDark].contains(view.effectiveAppearance.name)  // ←
          switch NSApp.effectiveAppearance.name {  // ←
          case .darkAqua, .vibrantDark: track()
          default: break
          }
          let names: [NSAppearance.Name] = [.aqua, .darkAqua]
          let other = appearance.bestMatch(  // ←
            from: [.aqua, .darkAqua, .accessibilityHighContrastDarkAqua]) == .darkAqua
        }
      }
      """),
    SourceExample(
      "two names in one condition, reported once",
      """
      class A: NSView {
        func set() {
          if effectiveAppearance.name == .darkAqua ||  // ←
            effectiveAppearance.name == .vibrantDark { track() }
          else if window.appearance.name == .aqua { stop() }  // ←
          let isDark = view.effectiveAppearance.name == .darkAqua  // ←
            || view.effectiveAppearance.name == .vibrantDark
        }
      }
      """),
    SourceExample(
      "the same list in two conditions of a method, reported once",
      """
      class A: NSView {
        override func draw(_ rect: NSRect) {
          if [.darkAqua, .vibrantDark].contains(effectiveAppearance.name) { stroke() }  // ←
          if ![.darkAqua, .vibrantDark].contains(effectiveAppearance.name) { fill() }
        }
      }
      """),
    SourceExample(
      """
      `bestMatch` with the plain names, a list that includes the increased-contrast name, and a \
      name of something else
      """,
      """
      class A: NSView {
        func set() {
          let isDark = effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
          let all: Set = [.darkAqua, .accessibilityHighContrastDarkAqua]
          if [.darkAqua, .accessibilityHighContrastDarkAqua].contains(appearance.name) { track() }
          if file.name == name { track() }
          // if effectiveAppearance.name == .darkAqua { track() }
        }
      }
      """),
  ]
}
