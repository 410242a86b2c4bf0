// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// What the types that write with a color have as ground, and whose constant a name is.
@Suite("Grounds of colors, and constants of one name")
struct AssetGroundTests {
  private static let assets = ["Ink", "Paper", "CardBackground", "Sand"].map { name in
    var asset = NamedAsset(name, .color)
    asset.set = name
    return asset
  }

  private static let ink = #"nameLabel.textColor = UIColor(named: "Ink")"#
  private static let paper = #"backgroundColor = UIColor(named: "Paper")"#

  /// A view with a method.
  private static func view(_ name: String, _ lines: String...) -> String {
    "class \(name): UIView {\n  func set() {\n    \(lines.joined(separator: "\n    "))\n  }\n}\n"
  }

  private func answer(_ code: String) -> SourceAnswer {
    SourceAuditor.audit([("A.swift", Array("import UIKit\n\(code)".utf8))], assets: Self.assets)
  }

  /// The grounds of the first color, as the protocol has them.
  private func grounds(_ code: String) throws -> [String] {
    let json = answer(code).json.text(.compact)
    let document = try #require(JSONDocument.read(Array(json.utf8), file: "answer").document)
    let ink = document.root["assets"]?.elements.first { $0["set"]?.string == "Ink" }
    return try #require(ink?["grounds"]).elements.compactMap(\.string)
  }

  /// Some controllers of screens with a method.
  private static func screens(_ count: Int, _ line: String, kind: String = "Screen") -> String {
    (0..<count).map { view("Home\($0)\(kind)", line) }.joined()
  }

  private static let page = #"view.backgroundColor = UIColor(named: "Paper")"#
  private static let card = #"card.backgroundColor = UIColor(named: "Sand")"#

  @Test(
    "what has no ground of its own stands on that of three screens or more",
    arguments: [
      (screens(3, page), ["Paper"]), (screens(2, page), []), ("", []),
      (screens(3, page, kind: "ViewController"), ["Paper"]), (screens(3, page, kind: "Part"), []),
      (screens(3, page + "; " + card), []),
      (screens(3, page) + screens(4, card, kind: "Page"), ["Sand"]),
    ])
  func pages(_ screens: String, _ expected: [String]) throws {
    #expect(try grounds(Self.view("Cell", Self.ink) + screens) == expected)
    // What has one of its own stands on that.
    let own = Self.view("Cell", Self.ink, "backgroundColor = .systemBackground", Self.card)
    #expect(try grounds(own + screens) == ["Sand"])
  }

  private static let theme = """
    enum Theme {
      static let ink = UIColor(named: "Ink")
      static let paper = UIColor(named: "Paper")
    }

    """

  @Test(
    "the grounds of the types that write with a color, unless one has none",
    arguments: [
      (view("A", ink, paper), ["Paper"]),
      (view("A", ink, #"layer.backgroundColor = UIColor(named: "Paper")?.cgColor"#), ["Paper"]),
      (view("A", ink, paper, #"box.backgroundColor = UIColor(named: "Sand")"#), ["Paper", "Sand"]),
      (view("A", ink, "backgroundColor = .systemBackground"), []),
      (view("A", ink) + view("B", paper), []),
      (view("A", ink, paper) + view("B", ink), []),
      (
        view("A", ink, paper) + view("B", ink, #"backgroundColor = UIColor(named: "Sand")"#),
        ["Paper", "Sand"]
      ),
      // What is called a ground is one, whatever is done with it.
      (view("A", ink, #"let a = UIColor(named: "CardBackground")"#), ["CardBackground"]),
      (view("A", ink, #"let a = UIColor(named: "Sand")"#), []),
      // Neither its own ground nor that of something that is no text.
      (view("A", ink, #"backgroundColor = UIColor(named: "Ink")"#), []),
      (view("A", #"tintColor = UIColor(named: "Ink")"#, paper), []),
      // Through constants.
      (theme + view("A", "nameLabel.textColor = Theme.ink", paper), ["Paper"]),
      (
        theme + view("A", "nameLabel.textColor = Theme.ink", "backgroundColor = Theme.paper"),
        ["Paper"]
      ),
      (theme + view("A", "nameLabel.textColor = Theme.ink") + view("B", paper), []),
      (theme + view("A", "nameLabel.textColor = Theme.ink", "tintColor = Theme.paper"), []),
    ] as [(String, [String])])
  func grounds(_ code: String, _ grounds: [String]) throws {
    #expect(try self.grounds(code) == grounds)
  }

  /// A type with a constant, and a type of its own kind that uses a name as text.
  private static func use(_ name: String, in type: String = "Other", of owner: String) -> String {
    "\(owner)\nclass \(type): UIResponder { func set() { nameLabel.textColor = \(name) } }\n"
  }

  private static let enumeration = #"enum Theme { static let line = UIColor(named: "Ink") }"#
  private static let extended = #"extension UIColor { static let line = UIColor(named: "Ink") }"#
  private static let cards = #"class Card: UIView { let line = UIColor(named: "Ink") }"#
  private static let controller =
    #"class Card: UIViewController { let line = UIColor(named: "Ink") }"#
  private static let model = #"class Card: NSObject { let line = UIColor(named: "Ink") }"#

  @Test(
    "a constant is used where its name is, unless another's is meant",
    arguments: [
      (use("Theme.line", of: enumeration), true),
      (use("Look.line", of: enumeration), true),
      (use("Look.line", of: enumeration + "\nclass Look {}"), false),
      (use("Look.line", of: enumeration + "\nstruct Look: Codable {}"), false),
      (use("Look.line", of: enumeration + "\nenum Look {}"), false),
      (use("Look.line", of: enumeration + "\nenum Look { static let line = a }"), false),
      (use("Look.line", of: enumeration + "\nstruct Look { static let line = a }"), false),
      // A dot alone: the type that is wanted is a color's.
      (use(".line", of: extended), true), (use("UIColor.line", of: extended), true),
      (use(".line", of: cards), false),
      // Nothing before it: of the type around, or of what it inherits from.
      (use("line", in: "Theme", of: enumeration), true), (use("line", of: enumeration), false),
      (use("line", in: "Card", of: cards), true), (use("line", of: cards), false),
      (use("line", of: cards + "\nextension Other: Card {}"), true),
      // A value before it: what a view has for itself nobody else asks for.
      (use("other.line", of: cards), false), (use("other.line", of: controller), false),
      (use("other.line", in: "Card", of: cards), true), (use("other.line", of: model), true),
      (use("other.lines", of: model), false),
    ])
  func namesakes(_ code: String, _ isUse: Bool) throws {
    let roles = try #require(answer(code).uses?.first?.roles)
    #expect(roles.contains(.text) == isUse, "\(code)")
  }
}
