// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Apps that know no dark and do not say so.
enum AppWithoutDark: SourceRule {
  static let description = RuleDescription(
    "App without a dark appearance", .locked, guess: 0.7,
    summary: "The app has only fixed colors for a light screen, and declares no style.",
    reason: """
      An app that declares no style appears dark in Dark Mode: bars, fields, alerts and views \
      without a color turn dark, while views with a fixed light color stay light (Supporting Dark \
      Mode in your interface; Choosing a specific interface style for your iOS app).
      """,
    help: """
      Start with semantic colors for backgrounds and texts; the hints list the places. Until then \
      set `UIUserInterfaceStyle` to `Light`, or `NSRequiresAquaSystemAppearance` on a Mac.
      """,
    sources: [.supportingDarkMode, .choosingStyle])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    let design = project.lightDesign
    guard design.isLight, design.file == file.path else { return }
    var site = Site(line: design.line)
    site.object = Path.lastComponent(file.path)
    report.add(
      site,
      """
      The app has no dark colors and does not declare itself light: \
      \(Count.text(design.lightGrounds, "light background", "light backgrounds")) \
      and \(Count.text(design.darkTexts, "dark text", "dark texts")) stay the same \
      in dark; this file has the most of them
      """,
      appearance: "dark")
  }

  static let examples: [SourceExample] = [
    SourceExample(
      """
      all screens have white backgrounds and black text; the app gets one finding, at its first \
      background
      """,
      (0..<5).map { number in
        """
        class Screen\(number): UIViewController {
          override func viewDidLoad() {
            view.backgroundColor = .white\(number == 0 ? "  // ←" : "")
            title.textColor = .black
          }
        }

        """
      }.joined()),
    SourceExample(
      "one background adapts, so the app has begun to support dark",
      (0..<5).map { number in
        """
        class Screen\(number): UIViewController {
          override func viewDidLoad() {
            view.backgroundColor = \(number == 4 ? ".systemBackground" : ".white")
            title.textColor = .black
          }
        }

        """
      }.joined()),
  ]
}
