// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Attributed text that names no color.
enum TextWithoutColor: SourceRule {
  static let description = RuleDescription(
    "Text without a color", .unreadable, guess: 0.6,
    summary: "Text attributes have no color, so the text is black in dark too.",
    reason: """
      Attributed text without a foreground color is black in every style, both when drawn and in \
      text views (WWDC 2019, session 214).
      """,
    help: "Add `.foregroundColor: UIColor.label`, or `NSColor.labelColor`.",
    considering: [CodeConsiderations.forPaper, CodeConsiderations.drawnElsewhere],
    sources: [.session(2019, 214)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for observation in file.observed(.textDrawnWithoutColor, .textShownWithoutColor) {
      let site = observation.site
      let asked = StyleWords.words(of: site.type + "_" + site.member)
      let isView = !Set(["draw", "drawText", "drawRect"]).isDisjoint(with: [site.member])
      report.add(
        site, "This \(observation.words) stays black in dark: its attributes name no color",
        considering: Consideration.holding([
          CodeConsiderations.forPaper: asked.contains(where: pictures.contains),
          CodeConsiderations.drawnElsewhere: !isView && observation.kind == .textDrawnWithoutColor,
        ]), appearance: "dark")
    }
  }

  /// What is drawn for paper, or into a picture, has a ground there.
  private static let pictures: Set = [
    "print", "pdf", "thumbnail", "export", "image", "emoji", "bitmap", "snapshot", "render",
    "string", "icon", "avatar",
  ]

  static let examples: [SourceExample] = [
    SourceExample(
      "text that is drawn, and text in a text view, without a color",
      """
      class A: UIView {
        override func draw(_ rect: CGRect) {
          text.draw(in: rect, withAttributes: [.font: font])  // ←
        }
        func show() {
          textView.attributedText = NSAttributedString(
            string: text, attributes: [.font: font])  // ←
        }
      }
      """),
    SourceExample(
      """
      the attributes have a color or are made elsewhere, a label has its own color, and a measured \
      text is not shown
      """,
      """
      class A: UIView {
        override func draw(_ rect: CGRect) {
          text.draw(in: rect, withAttributes: [.font: font, .foregroundColor: UIColor.label])
          text.draw(in: rect, withAttributes: attributes)
        }
        func show() {
          label.attributedText = NSAttributedString(string: text, attributes: [.font: font])
          let size = text.size(withAttributes: [.font: font])
        }
      }
      """),
  ]
}
