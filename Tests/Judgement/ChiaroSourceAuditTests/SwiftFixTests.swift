// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// The changes of Swift that would break or lose something: they are not offered, and that is told.
@Suite("Fixes of Swift that are left out")
struct SwiftFixTests {
  private func audit(_ files: [String], oldestSystem: Int = 17) -> SourceAnswer {
    let texts = files.enumerated().map { (path: "A\($0).swift", bytes: Array($1.utf8)) }
    return SourceAuditor.audit(
      texts, oldestSystems: Dictionary(uniqueKeysWithValues: texts.map { ($0.path, oldestSystem) }),
      wantsFixes: true)
  }

  private func offered(_ answer: SourceAnswer) -> [String] {
    answer.findings.compactMap(\.fix).flatMap(\.textEdits).map(\.text)
  }

  private func told(_ answer: SourceAnswer) -> [String] {
    answer.diagnostics.filter { $0.id == "fix-left-out" }.map(\.message)
  }

  @Test(
    "a color with a comment inside of it stays as it is, unless the comment stays too",
    arguments: [
      ("UIColor(white: 0, alpha: 1)", true), ("UIColor(white: 0, /* ink */ alpha: 1)", false),
      ("UIColor(/* ink */ white: 0, alpha: 1)", false),
      ("UIColor(white: 0, // ink\n      alpha: 1)", false), ("UIColor/* ink */.black", false),
      ("UIColor.black /* ink */", true), ("/* ink */ UIColor.black", true),
      ("UIColor(red: 0, green: 0, /* ink */ blue: 0.5, alpha: 1)", true),
    ])
  func comments(_ color: String, _ isOffered: Bool) {
    let text =
      "import UIKit\nclass A: UIView {\n  func f() {\n    label.textColor = \(color)\n  }\n}\n"
    for lineBreak in ["\n", "\r\n"] {
      let answer = audit([text.replacing("\n", with: lineBreak)])
      #expect(offered(answer).isEmpty != isOffered)
      #expect(told(answer).count { $0.contains("comment") } == (isOffered ? 0 : 1))
    }
  }

  @Test(
    "no call of super is put above what would become its argument",
    arguments: [
      ("update()", true), ("(a, b) = (1, 2)", true), ("[1].forEach(f)", true), ("-a", true),
      ("{ update() }()", false), ("// why\n    { update() }()", false), (".zero.draw()", false),
      ("`self`.update()", true),
    ])
  func supers(_ statement: String, _ isOffered: Bool) {
    let text = """
      import UIKit
      class A: UIView {
        override func tintColorDidChange() {
          \(statement)
        }
      }

      """
    for lineBreak in ["\n", "\r\n"] {
      let answer = audit([text.replacing("\n", with: lineBreak)])
      #expect(offered(answer).isEmpty != isOffered)
      #expect(told(answer).isEmpty == isOffered)
      let line = "super.tintColorDidChange()" + lineBreak
      #expect(offered(answer).allSatisfy { $0.hasPrefix(line) })
    }
  }

  private static let layer = """
    import UIKit
    final class A: UIView {
      init() {
        super.init(frame: .zero)
        layer.borderColor = UIColor.separator.cgColor
      }
    }

    """

  @Test(
    "a class gets no second method of a name, wherever the first one is",
    arguments: [
      ("class B { private func updateLayerColors() {} }", true),
      ("class B { fileprivate func updateLayerColors() {} }", false),
      ("extension A { func updateLayerColors() {} }", false),
      ("extension A { private func updateLayerColors() {} }", false),
      ("extension UIView { func updateLayerColors() {} }", false),
      ("protocol Themed { func updateLayerColors() }", false),
      ("func updateLayerColors() {}", false),
      ("class B { var updateLayerColors = 1 }", false),
      ("extension Outer.A { func f() { updateLayerColors() } }", false),
      ("class B { func f() { a.updateLayerColors() } }", false),
      ("class B { private func updateLayerColors() { self.updateLayerColors() } }", true),
      ("class B { let text = \"updateLayerColors\" }", true),
    ])
  func names(_ other: String, _ isFree: Bool) {
    for files in [[Self.layer + other + "\n"], [Self.layer, "import UIKit\n\(other)\n"]] {
      let texts = offered(audit(files))
      #expect(texts.contains { $0.contains("updateLayerColors") } == isFree)
      #expect(texts.contains { $0.contains("traitCollectionDidChange") } == !isFree)
    }
  }

  @Test("of two classes of one name in a file none is changed")
  func ambiguous() {
    let text = Self.layer + Self.layer.replacing("final class A", with: "enum B { final class A")
    #expect(offered(audit([text + "}\n"])).isEmpty)
  }

  @Test(
    "what is added has the line ends of the file, with or without the mark of UTF-8",
    arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func lines(_ lineBreak: String, _ mark: String) {
    for system in [13, 17] {
      let text = mark + Self.layer.replacing("\n", with: lineBreak)
      let texts = offered(audit([text], oldestSystem: system))
      #expect(!texts.isEmpty)
      for added in texts {
        #expect(LineBreak.kinds(in: added.utf8).map(\.rawValue) == [lineBreak], "\(added)")
      }
    }
  }

  @Test("a file that does not parse stays as it is")
  func broken() {
    let answer = audit([Self.layer + "class {\n"])
    #expect(offered(answer).isEmpty)
    #expect(told(answer).allSatisfy { $0.hasSuffix("the file does not parse") })
    #expect(!told(answer).isEmpty)
  }
}
