// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Costly work on every change of any trait.
enum UnfilteredTraitChange: SourceRule {
  static let description = RuleDescription(
    "Work on every trait change", .upkeep, guess: 0.4,
    summary: "Content is loaded anew whenever any trait changes, not only the style.",
    reason: """
      `traitCollectionDidChange(_:)` is called for every trait, of which many change often: size \
      classes, the size of text, the level of a sheet (UIKit, UITraitEnvironment).
      """,
    help: """
      Ask `traitCollection.hasDifferentColorAppearance(comparedTo: previous)` first, or register \
      for the traits that matter (`registerForTraitChanges`, iOS 17).
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for observation in file.observed(.unfilteredChange) {
      report.add(
        observation.site, "\(observation.words) for every change of any trait")
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "for every trait",
      """
      class A: UITableViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          tableView.reloadData()  // ←
        }
      }
      """),
    SourceExample(
      "for those that matter",
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
