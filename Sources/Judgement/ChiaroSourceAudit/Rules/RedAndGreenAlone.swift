// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// States that differ by red and green alone.
enum RedAndGreenAlone: SourceRule {
  static let description = RuleDescription(
    "Red and green alone", .confuses, guess: 0.3,
    summary: "Two states differ only by red and green.",
    reason: """
      People with a color-vision deficiency cannot tell the two states apart; a symbol or text \
      should show the state too (Human Interface Guidelines, Color, “Inclusive color”).
      """,
    help: "Also show the state with a symbol, text or shape.",
    sources: [.guidelines(.color)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for observation in file.observed(.redAndGreen) {
      report.add(
        observation.site, "Only the colors red and green show '\(observation.words.prefix(60))'")
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "two states differ only by red and green",
      """
      struct Dot: View {
        var body: some View {
          Circle().fill(isOnline ? .green : .red)  // ←
        }
      }
      class A: UIView {
        func set() { dot.backgroundColor = isOn ? UIColor.systemGreen : UIColor.systemRed }  // ←
      }
      """),
    SourceExample(
      "a symbol or a text shows the state too, or the colors are green and gray",
      """
      struct Dot: View {
        var body: some View {
          Image(systemName: isOnline ? "checkmark" : "xmark")
            .foregroundColor(isOnline ? .green : .red)
          Circle().fill(isNew ? .green : .gray)
          Text(state.words).foregroundColor(state.isGood ? .green : .red)
        }
      }
      """),
  ]
}
