// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Costly work on every change of any trait.
enum UnfilteredTraitChange: SourceRule {
  static let description = RuleDescription(
    "Work on every trait change", .upkeep, guess: 0.4,
    summary: "Code reloads content whenever any trait changes, not only the style.",
    reason: """
      The system calls `traitCollectionDidChange(_:)` for every trait. Many change often: size \
      classes, the text size, the level of a sheet (UIKit, UITraitEnvironment).
      """,
    help: """
      Check `traitCollection.hasDifferentColorAppearance(comparedTo: previous)` first, or register \
      for the traits that matter (`registerForTraitChanges`, iOS 17).
      """,
    sources: [.uiKit("UITraitEnvironment")])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for observation in file.observed(.unfilteredChange) {
      report.add(
        observation.site,
        "\(observation.words) runs on every trait change, not only when the style changes")
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "the table reloads for every trait",
      """
      class A: UITableViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          tableView.reloadData()  // ←
        }
      }
      """),
    SourceExample(
      "`A` checks for a change of color first, and `B` only draws again, which is cheap",
      """
      class A: UITableViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
            tableView.reloadData()
          }
        }
        func reload() { tableView.reloadData() }
      }
      class B: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          setNeedsDisplay()
        }
      }
      """),
  ]
}
