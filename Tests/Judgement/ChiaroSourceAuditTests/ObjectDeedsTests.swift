// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import SwiftParser
import Testing

@testable import ChiaroSourceAudit

/// What lines of code do to the objects of storyboards and xibs.
@Suite("What code does to objects of interface files")
struct ObjectDeedsTests {
  /// The lines of a text, of Objective-C where it begins with a mark of that.
  private static func lines(_ text: String) -> [CodeLine] {
    if text.hasPrefix("[") && text.contains(";") || text.contains("*") || text.hasPrefix("@i") {
      let bytes = Array(text.utf8)
      var suppressions = Suppressions()
      let tokens = ObjectiveCTokens(bytes, lines: LineMap(bytes), suppressions: &suppressions)
      return CodeLine.lines(of: tokens, bytes)
    }
    return CodeLine.lines(of: Parser.parse(source: text))
  }

  private static func line(_ text: String) -> CodeLine {
    lines(text).first ?? CodeLine(words: [])
  }

  @Test(
    "a line that finds a view tells its tag and the variable that holds it",
    arguments: [
      ("let title = cell.viewWithTag(21) as? UILabel", "21 title"),
      ("  if let box = view?.viewWithTag( 4) {", "4 box"),
      ("UILabel *name = (UILabel *)[cell viewWithTag:7];", "7 name"),
      ("self.mark = viewWithTag(3)", "3 mark"),
      ("cell.viewWithTag(5)?.backgroundColor = .clear", "5 viewWithTag(5)"),
      ("cell.viewWithTag(kTitle)", nil), ("func viewWithTag", nil), ("viewWithTag(", nil),
      (" = viewWithTag(1)", nil), ("", nil),
    ])
  func tags(_ text: String, _ expected: String?) {
    #expect(TaggedView(Self.line(text)).map { "\($0.tag) \($0.variable)" } == expected)
  }

  @Test(
    "a loop tells its properties and what each is called",
    arguments: [
      ("for mark in marks {", "marks: mark"), ("  for _v in self.ui_views! {", "ui_views: _v"),
      ("for (i, mark) in [a, self.b] {", "a b: mark"),
      ("marks.forEach { $0.isHidden = true }", "marks: $0"),
      ("marks?.forEach({ mark in", "marks: mark"), ("[a, b, c].forEach { view in", "a b c: view"),
      ("[a, b].forEach { $0.tintColor = .red }", "a b: $0"), ("marks.forEach(set)", "marks: $0"),
      ("for", nil), ("forEach", nil), (".forEach", nil), ("for in {", nil), ("", nil),
      ("wait(for: item)", nil),
    ])
  func loops(_ text: String, _ expected: String?) {
    let loop = ElementLoop(Self.line(text)).map {
      "\($0.properties.joined(separator: " ")): \($0.element)"
    }
    #expect(loop == expected)
  }

  @Test(
    "a line tells what it gives a color, and not what it declares or a comment and a text say",
    arguments: [
      ("header.backgroundColor = .red", ["header.backgroundColor"]),
      ("self.header?.layer.backgroundColor = x", ["self.header.backgroundColor"]),
      ("if isOn { header.textColor = .red }", []),
      ("marks.forEach { $0.textColor = .red }", ["$0.textColor"]),
      ("cells[0].mark!.tintColor = a", ["cells[].mark.tintColor"]),
      ("ok.setTitleColor(.red, for: .normal)", ["ok.titleColor"]),
      ("ok.setTitleColor(.red, for: [])", ["ok.titleColor"]),
      ("ok.setTitleColor(.red, for: .highlighted)", []),
      ("[self.title setTextColor:[UIColor redColor]];", ["self.title.textColor"]),
      ("textColor = .red", ["textColor"]), ("let textColor = UIColor.red", []),
      ("var textColor: UIColor = .red", []), ("  .textColor = .red", []),
      ("// header.backgroundColor = .red", []), (#"log("header.backgroundColor = red")"#, []),
      ("header.backgroundColor == .red", []), ("", []), ("= .red", []),
    ])
  func given(_ text: String, _ expected: [String]) {
    let paths = Self.line(text).givenPaths.map { $0.joined(separator: ".") }
    #expect(paths == expected)
  }

  /// The deeds of a file of one class, as words.
  private static func deeds(_ text: String, outlet: String = "title") -> ObjectDeeds {
    var question = ObjectQuestion()
    let interface = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v" customClass="Card"><connections>
      <outlet property="\(outlet)" destination="v" id="o"/></connections></view></objects></document>
      """
    question.add(InterfaceUses(Array(interface.utf8), path: "Card.xib", nil))
    return ObjectDeeds(lines(text), question, isSwift: !text.hasPrefix("@i"))
  }

  @Test(
    "a class is known by what its lines say of the objects that interface files name",
    arguments: [
      ("title.apply(color: ink)", .speaks, "title"), ("_title.color = ink", .speaks, "title"),
      ("theme.apply(to: title)", .themes, "title"), ("x.theme = a", .themes, ""),
      ("title.setText(a)", .calls, "title.setText"),
      ("let card = Bundle.loadNib(named: a)", .loads, "card"),
      ("@IBOutlet var title: UILabel!", .outlets, "title"), ("inkColor = a", .has, "setsColors"),
      ("view.overrideUserInterfaceStyle = .light", .has, "forcesStyle"),
      ("cell.style(.title)", .has, "stylesCells"), ("addChild(other)", .has, "addsChildren"),
      ("func tableView(_ t: T, cellForRowAt i: I) {}", .has, "fillsCells"),
      ("override func draw(_ rect: CGRect) {", .has, "draws"), ("path.fill()", .has, "fills"),
    ] as [(String, ObjectCode.Deed, String)])
  func classes(_ text: String, _ deed: ObjectCode.Deed, _ name: String) {
    #expect(Self.deeds(text).ofClasses[deed]?.contains(name) == true)
    #expect(Self.deeds("// \(text)").ofClasses.isEmpty)
    #expect(Self.deeds("let a = 3").ofClasses.isEmpty)
  }

  @Test(
    "all code is known by what it gives objects of whatever class",
    arguments: [
      ("cell.title.textColor = a", .givesInCells, "title.textColor"),
      ("header.backgroundColor = a", .givesAnywhere, "header.backgroundColor"),
      ("cell.mark.superview!.backgroundColor = a", .paintsAround, "mark"),
      ("let t = cell.viewWithTag(2)\nt?.textColor = a", .givesByTag, "2.textColor"),
      ("UILabel.appearance().textColor = a", .givesProxy, "UILabel.textColor"),
      ("extension UILabel {\n func ink() {}\n}", .declares, "ink"),
      ("window?.backgroundColor = a", .hasAnywhere, "groundsWindows"),
      ("bar.titleTextAttributes = a", .hasAnywhere, "textsBars"),
      ("extension UIView: Themeable {", .hasAnywhere, "themesViews"),
      ("controller.overrideUserInterfaceStyle = .dark\nlet c = Card()", .makesInForced, "Card"),
    ] as [(String, ObjectCode.Deed, String)])
  func anywhere(_ text: String, _ deed: ObjectCode.Deed, _ name: String) {
    #expect(Self.deeds(text).anywhere[deed]?.contains(name) == true)
    #expect(Self.deeds("/* \(text) */").anywhere.isEmpty)
    #expect(Self.deeds("let a = 3").anywhere.isEmpty)
  }

  @Test(
    "a class is declared with what it inherits from",
    arguments: [
      ("class Card: UIView {}", ["Card": "UIView"]), ("final class Card {", ["Card": ""]),
      ("@implementation Card", ["Card": ""]), ("@interface Card : Base <A>", ["Card": "Base"]),
      ("struct Card: View {}", [:]), ("// class Card: UIView", [:]),
    ])
  func declared(_ text: String, _ expected: [String: String]) {
    #expect(Self.deeds(text).classes == expected)
  }

  @Test("a class has the deeds of the classes that it inherits from, up to one of others")
  func inherited() {
    let texts = [
      ("Card.xib", Self.xib), ("Card.swift", "class Card: Base {}"),
      ("Base.swift", "class Base: Theirs {\n func f() {\n title.textColor = ink\n }\n}"),
    ]
    let answer = SourceAuditor.audit(texts.map { ($0.0, Array($0.1.utf8)) }, only: [])
    let card = answer.objects?["Card"]
    #expect(card?.superclasses == ["Base", "Theirs"] && card?.inheritsFromOthers == true)
    #expect(card?.isDeclared == true && card?.hasFile == true)
    #expect(card?.deeds[.gives] == ["title.textColor"])
    #expect(answer.objects?.isThere == true && answer.objects?["Base"].isDeclared == false)
    let bare = SourceAuditor.audit([("A.swift", Array("class A {}".utf8))], only: [])
    #expect(bare.objects == nil)
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v" customClass="Card"/></objects></document>
    """
}
