// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

@Suite("Colors that are drawn on what was filled before")
struct DrawnFillTests {
  private func findings(_ code: String) -> [Finding] {
    let text = "import UIKit\nimport SwiftUI\nimport Charts\n\(code)\n"
    return SourceAuditor.audit([("App/A.swift", Array(text.utf8))], only: [FixedColor.id]).findings
  }

  @Test(
    "a line stands on what the same member filled before it, and on nothing else",
    arguments: [
      ("off.setFill(); path.fill()", "UIColor.black.setStroke(); path.stroke()", true),
      ("context.setFillColor(off.cgColor); context.fillPath()", "UIColor.black.setStroke()", true),
      ("off.setFill(); UIRectFill(rect)", "UIColor.black.setStroke()", true),
      ("UIColor.black.setStroke(); path.stroke()", "off.setFill(); path.fill()", false),
      ("off.setFill()", "UIColor.black.setStroke(); path.stroke()", false),
      ("path.fill()", "UIColor.black.setStroke(); path.stroke()", false),
      ("fillRows()", "UIColor.black.setStroke(); path.stroke()", false),
    ])
  func lines(_ before: String, _ after: String, _ isOnFill: Bool) {
    let code = """
      class Knob: UIView {
        var off: UIColor { theme.off }
        override func draw(_ rect: CGRect) {
          \(before)
          \(after)
        }
      }
      """
    #expect(findings(code).map { $0.considers("on-own-ground") } == [isOnFill])
  }

  @Test("what another member fills is another ground")
  func otherMember() {
    let code = """
      class Knob: UIView {
        func fill() { off.setFill(); path.fill() }
        override func draw(_ rect: CGRect) {
          UIColor.black.setStroke()
          path.stroke()
        }
      }
      """
    #expect(findings(code).map { $0.considers("on-own-ground") } == [false])
  }

  @Test(
    "what a chart draws is no text, and its labels are",
    arguments: [
      ("RuleMark(y: .value(\"a\", 1))", false), ("PointMark(x: a, y: b)", false),
      ("AxisGridLine()", false), ("BarMark(x: a, y: b).cornerRadius(3)", false),
      ("AxisValueLabel()", true), ("Text(\"a\")", true),
    ])
  func charts(_ view: String, _ isText: Bool) {
    let code = "struct V: View { var body: some View { \(view).foregroundStyle(Color.gray) } }"
    #expect(findings(code).contains { $0.message.contains("text") } == isText)
  }
}
