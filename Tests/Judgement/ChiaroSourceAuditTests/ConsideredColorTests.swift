// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// What speaks for or against a finding on a color, by the code and the names around it.
@Suite("What is considered of colors")
struct ConsideredColorTests {
  /// A piece of code with one finding, and a consideration that it has or has not.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var path: String
    var holds: Bool
    var testDescription: String { "\(holds ? "" : "not ")\(name): \(text)" }
  }

  private static func row(_ name: String, _ holds: Bool, _ text: String, _ path: String) -> Row {
    Row(name: name, text: "import UIKit\n" + text, path: path, holds: holds)
  }

  private static func isRow(_ name: String, _ text: String, path: String = "App/A.swift") -> Row {
    row(name, true, text, path)
  }

  private static func noRow(_ name: String, _ text: String, path: String = "App/A.swift") -> Row {
    row(name, false, text, path)
  }

  /// A view with a method, by default one that sets a text black on the view's own ground.
  private static func view(
    _ statement: String = "label.textColor = .black", type: String = "Card: UIView",
    member: String = "func set()", more: String = ""
  ) -> String {
    "class \(type) {\n  \(more)\n  \(member) {\n    \(statement)\n  }\n}\n"
  }

  private static let ground = "backgroundColor = .systemBackground\n    label.textColor = .black"

  // MARK: What it meets

  static let company = [
    isRow(
      "meets-adaptive",
      view("label.backgroundColor = .systemBackground\n    label.textColor = .black")),
    noRow(
      "meets-adaptive",
      view("other.backgroundColor = .systemBackground\n    label.textColor = .black")),
    isRow("in-adaptive-view", view(ground)),
    noRow("in-adaptive-view", view(ground, type: "Card: NSObject")),
    isRow("type-adapts", view("label.textColor = .black", more: "let name = UILabel()")),
    noRow("type-adapts", view("label.textColor = .black", more: "let name = UIImageView()")),
    isRow("superclass-adapts", view(type: "Row: UITableViewCell")),
    noRow("superclass-adapts", view(type: "Row: UICollectionViewCell")),
    isRow("ground-unknown", view()), noRow("ground-unknown", view(ground)),
    isRow("own-company", view("backgroundColor = brand\n    label.textColor = .black")),
    noRow("own-company", view("backgroundColor = .clear\n    label.textColor = .black")),
    isRow("on-own-ground", view("label.backgroundColor = brand\n    label.textColor = .black")),
    noRow("on-own-ground", view("label.backgroundColor = .clear\n    label.textColor = .black")),
    isRow("tint", view("button.tintColor = .black")), noRow("tint", view()),
    isRow("line", view("line.backgroundColor = .black")),
    noRow("line", view("outlineLabel.textColor = .black")),
    isRow("hue", view("label.textColor = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)")),
    noRow("hue", view("label.textColor = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)")),
    isRow(
      "fails-in-light",
      view("label.textColor = UIColor(white: 0.55, alpha: 1)", type: "Row: UITableViewCell")),
    noRow("fails-in-light", view()),
    isRow(
      "covered-view",
      view(
        "view.backgroundColor = .white\n    tableView.backgroundColor = .systemBackground",
        type: "List: UITableViewController")),
    noRow(
      "covered-view", view("view.backgroundColor = .white", type: "List: UITableViewController")),
    isRow("textless", view("box.backgroundColor = .white")),
    noRow("textless", view("view.backgroundColor = .white", type: "Page: UIViewController")),
  ]

  @Test("what a color meets counts by what the code sets up", arguments: company)
  func meets(_ row: Row) { check(row) }

  // MARK: Who decides

  static let uses = [
    isRow("asked", view("if isOn { label.textColor = .black }")), noRow("asked", view()),
    noRow("asked", view("if isOn { log() }\n    label.textColor = .black")),
    isRow("set-again", view(more: "func reset() { label.textColor = accent }")),
    noRow("set-again", view(more: "func reset() { other.textColor = accent }")),
    isRow(
      "attributed",
      view("label.textColor = .black\n    label.linkTextAttributes = [.foregroundColor: tint]")),
    noRow(
      "attributed",
      view("label.textColor = .black\n    other.linkTextAttributes = [.foregroundColor: tint]")),
    isRow(
      "replaced",
      "class Card: UIView {\n  var textColor = UIColor.black\n"
        + "  init() { self.textColor = tone }\n}\n"),
    noRow(
      "replaced",
      "class Card: UIView {\n  var textColor = UIColor.black\n"
        + "  init() { self.tintColor = tone }\n}\n"),
    isRow("caller-decides", "class Card: UIView {\n  let titleColor = UIColor.black\n}\n"),
    noRow("caller-decides", view()),
    isRow("follows-theme", view(more: "var theme = Theme()")),
    noRow("follows-theme", view(more: "var scheme = Scheme()")),
    isRow("one-style", view(more: "func lock() { overrideUserInterfaceStyle = .light }")),
    noRow("one-style", view(more: "func lock() { overrideUserInterfaceStyle = .unspecified }")),
    isRow("forced-type", view(more: "let blur = UIBlurEffect(style: .light)")),
    noRow("forced-type", view(more: "let blur = UIBlurEffect(style: .systemMaterial)")),
    isRow("in-game", view("label.fontColor = .black", type: "World: SKScene")),
    noRow("in-game", view("label.fontColor = .black", type: "World: UIView")),
    isRow(
      "other-state",
      view(
        "if !isEnabled { label.textColor = UIColor(white: 0.55, alpha: 1) }",
        type: "Row: UITableViewCell")),
    noRow(
      "other-state",
      view(
        "if isNew { label.textColor = UIColor(white: 0.55, alpha: 1) }",
        type: "Row: UITableViewCell")),
    isRow("page-dots", view("dots.pageIndicatorTintColor = .darkGray")),
    noRow("page-dots", view("dots.currentPageIndicatorTintColor = .darkGray")),
    isRow("initial-layer", "class RingLayer: CAShapeLayer {\n  var textColor = UIColor.black\n}\n"),
    noRow("initial-layer", "class Ring: UIView {\n  var textColor = UIColor.black\n}\n"),
    isRow(
      "asked-by-name",
      "func color(_ name: String) -> UIColor {\n  switch name {\n"
        + "  case \"black\": return .black\n  default: return .label\n  }\n}\n"),
    noRow(
      "asked-by-name",
      "func color(_ name: String) -> UIColor {\n  switch name {\n"
        + "  case \"ink\": return .black\n  default: return .label\n  }\n}\n"),
    isRow(
      "unused-default",
      "func write(_ text: String, textColor: UIColor = .black) {}\n"
        + "func use() { write(\"a\", textColor: .label) }\n"),
    noRow(
      "unused-default",
      "func write(_ text: String, textColor: UIColor = .black) {}\n"
        + "func use() { write(\"a\") }\n"),
  ]

  @Test("who decides that it is seen counts", arguments: uses)
  func decides(_ row: Row) { check(row) }

  // MARK: Names

  static let names = [
    isRow("style-by-name", "class Card: UIView {\n  let themeTitleColor = UIColor.black\n}\n"),
    noRow(
      "style-by-name",
      "class Card: UIView {\n  let highlightTitle = UIColor.black\n"
        + "  let bodyText = UIColor.black\n}\n"),
    isRow("system-by-name", "extension UIColor {\n  static var label: UIColor { .black }\n}\n"),
    noRow(
      "system-by-name", "extension UIColor {\n  static var titleLabel: UIColor { .black }\n}\n"),
    isRow(
      "has-dark-form",
      "class Reader {\n  var titleColor = UIColor.black\n"
        + "  var nightTitleColor = UIColor.white\n}\n"),
    noRow(
      "has-dark-form",
      "class Reader {\n  var titleColor = UIColor.black\n"
        + "  var midnightTitleColor = UIColor.white\n}\n"),
    isRow("value-by-name", "enum Palette {\n  static let textBlack = UIColor.black\n}\n"),
    noRow("value-by-name", "enum Palette {\n  static let textBlackberry = UIColor.black\n}\n"),
    isRow("for-machines", view("view.backgroundColor = .white", type: "QRCodeView: UIView")),
    noRow("for-machines", view("view.backgroundColor = .white", type: "SquareView: UIView")),
    isRow("for-machines", view("view.backgroundColor = .white", member: "func printPage()")),
    noRow("for-machines", view("view.backgroundColor = .white", member: "func sprintPage()")),
    isRow("brand", view("view.backgroundColor = .white", type: "GoogleButton: UIView")),
    noRow("brand", view("view.backgroundColor = .white", type: "GogglesButton: UIView")),
    isRow("veil", view("view.backgroundColor = .white", type: "CameraScreen: UIViewController")),
    noRow("veil", view("view.backgroundColor = .white", type: "CamelScreen: UIViewController")),
    isRow("effect", view("view.backgroundColor = .white", member: "func touchesEnded()")),
    noRow("effect", view("view.backgroundColor = .white", member: "func retouch()")),
    isRow(
      "own-screen", view("view.backgroundColor = .white", type: "PlayerScreen: UIViewController")),
    noRow(
      "own-screen", view("view.backgroundColor = .white", type: "LayerScreen: UIViewController")),
    isRow("own-screen", view("view.backgroundColor = .white"), path: "App/Onboarding/A.swift"),
    noRow("own-screen", view("view.backgroundColor = .white"), path: "App/Boarding/A.swift"),
    isRow(
      "chosen-value",
      view("view.backgroundColor = .white", type: "ColorPickerScreen: UIViewController")),
    noRow(
      "chosen-value",
      view("view.backgroundColor = .white", type: "DatePickerScreen: UIViewController")),
    isRow("thing", view("avatarView.backgroundColor = .white")),
    noRow("thing", view("avatarsList.backgroundColor = .white")),
    isRow("drawn-thing", view("logoView.backgroundColor = .white")),
    noRow("drawn-thing", view("catalogView.backgroundColor = .white")),
    isRow("layer-shape", view("ringLayer.backgroundColor = UIColor.white")),
    noRow("layer-shape", view("player.backgroundColor = UIColor.white")),
    isRow("well", view("inkWell.backgroundColor = .white")),
    noRow("well", view("farewellBox.backgroundColor = .white")),
    isRow(
      "for-makers-by-name",
      view("view.backgroundColor = .white", type: "DebugScreen: UIViewController")),
    noRow(
      "for-makers-by-name",
      view("view.backgroundColor = .white", type: "BugScreen: UIViewController")),
    isRow("for-tests", view(), path: "App/CardMock.swift"),
    noRow("for-tests", view(), path: "App/CardMockup.swift"),
    isRow("for-picture", "extension UIImage {\n  func mark() { label.textColor = .black }\n}\n"),
    noRow(
      "for-picture", "extension UIImageView {\n  func mark() { label.textColor = .black }\n}\n"),
    isRow("for-picture", view(member: "func makeThumbnail()")),
    noRow("for-picture", view(member: "func makeThumbnailView()")),
    isRow("menu-bar", view(type: "StatusItemView: NSView")),
    noRow("menu-bar", view(type: "StatusItemRow: NSView")),
    isRow("preview-ground", view("view.backgroundColor = .white", type: "PreviewBox: UIView")),
    noRow("preview-ground", view("view.backgroundColor = .white", type: "ReviewBox: UIView")),
    isRow("mark", "class Ring: UIView {\n  let needleTint = UIColor.black\n}\n"),
    noRow("mark", "class Ring: UIView {\n  let noodleTint = UIColor.black\n}\n"),
    isRow("overlay", view("overlayBox.tintColor = .black")),
    noRow("overlay", view("layeredBox.tintColor = .black")),
  ]

  @Test("a word of a name counts, and a part of another word does not", arguments: names)
  func named(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let found = SourceAuditor.audit(
      [(row.path, Array(row.text.utf8))], only: [FixedColor.id]
    ).findings
    #expect(!found.isEmpty, "\(row.text)")
    #expect(
      found.contains { $0.considers(row.name) } == row.holds,
      "\(found.map { $0.judgement.considerations.map(\.name) })")
  }
}
