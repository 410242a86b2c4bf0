// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Apps that know no dark and do not say so.
enum AppWithoutDark: SourceRule {
  static let description = RuleDescription(
    "App without a dark appearance", .locked, guess: 0.7,
    summary: "All grounds and texts of an app are fixed and light, and no style is set.",
    reason: """
      An app that sets no style is shown in the dark to those who chose it: bars, fields, alerts and \
      every view without a color turn dark among those that stay light (Supporting Dark Mode in \
      your interface; Choosing a specific interface style for your iOS app).
      """,
    help: """
      Begin with semantic colors for grounds and texts: the hints list the places. Until then set \
      `UIUserInterfaceStyle` to `Light`, or `NSRequiresAquaSystemAppearance` on a Mac.
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    let design = project.lightDesign
    guard design.isLight, design.file == file.path else { return }
    var site = Site(line: design.line)
    site.object = Path.lastComponent(file.path)
    report.add(
      site,
      "The app has no dark colors and does not ask for light: \(design.lightGrounds) light grounds "
        + "and \(design.darkTexts) dark texts stay in dark, most of them in this file",
      appearance: "dark")
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "white screens with black text",
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
      "one of them adapts",
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
