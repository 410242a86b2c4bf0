// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// A controller whose layer has a color, and what a switch of the style does to it.
struct LayerSwitchCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The members of the controller; the line with `MARK` gives the color.
  var members: String
  var isStale = false
  var isRenewed = false

  var testDescription: String { name }

  static let all = [
    LayerSwitchCase(
      name: "set once",
      members: """
        override func viewDidLoad() {
          view.layer.borderColor = UIColor.label.cgColor // MARK
        }
        """, isStale: true),
    LayerSwitchCase(
      name: "set again when the traits change",
      members: """
        override func viewDidLoad() { paint() }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { paint() }
        func paint() {
          view.layer.borderColor = UIColor.label.cgColor // MARK
        }
        """, isRenewed: true),
    LayerSwitchCase(
      name: "set again by a registration",
      members: """
        override func viewDidLoad() {
          paint()
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in
            self.paint()
          }
        }
        func paint() {
          view.layer.borderColor = UIColor.label.cgColor // MARK
        }
        """, isRenewed: true),
    LayerSwitchCase(
      name: "set again whenever views are laid out",
      members: """
        override func viewDidLayoutSubviews() {
          view.layer.borderColor = UIColor.label.cgColor // MARK
        }
        """, isRenewed: true),
    LayerSwitchCase(
      name: "the same in both styles",
      members: """
        override func viewDidLoad() {
          view.layer.borderColor = UIColor.red.cgColor // MARK
        }
        """),
    LayerSwitchCase(
      name: "a hue of the system's, which hardly changes",
      members: """
        override func viewDidLoad() {
          view.layer.borderColor = UIColor.systemBlue.cgColor // MARK
        }
        """),
    LayerSwitchCase(
      name: "several fixed colors from one place",
      members: """
        override func viewDidLoad() {
          for color in [UIColor.red, .green, .blue] {
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            part.layer.borderWidth = 1
            part.layer.borderColor = color.cgColor // MARK
            view.addSubview(part)
          }
        }
        """),
    LayerSwitchCase(
      name: "a border that nobody sees",
      members: """
        override func viewDidAppear(_ animated: Bool) {
          view.layer.borderWidth = 0
          view.layer.borderColor = UIColor.label.cgColor // MARK
        }
        """),
    LayerSwitchCase(
      name: "chosen by the style once",
      members: """
        override func viewDidLoad() {
          let isDark = traitCollection.userInterfaceStyle == .dark
          view.layer.borderColor = (isDark ? UIColor.white : UIColor.black).cgColor // MARK
        }
        """, isStale: true),
  ]

  var code: String {
    "import UIKit\nclass One: UIViewController {\n"
      + "override func loadView() { super.loadView(); view.layer.borderWidth = 1 }\n\(members)\n}\n"
  }

  var line: Int {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("MARK") }.map { $0 + 1 } ?? 0
  }
}

@Suite("Layers of a screen that is switched") @MainActor
struct LayerSwitchTests {
  @Test("what stays is told from what is set again", arguments: LayerSwitchCase.all)
  func switches(_ row: LayerSwitchCase) throws {
    let result = try CodeScreenRuleTests.result(["Code.swift": row.code])
    let drawn = try #require(result.drawn)
    let told = result.findings.filter { $0.rule == "stale-layer-color" }
    #expect(told.map(\.location.line) == (row.isStale ? [row.line] : []))
    #expect(drawn.stale.map(\.line) == (row.isStale ? [row.line] : []))
    if row.isStale {
      #expect(told.first?.message.contains("borderColor stays") == true, "\(told)")
    }
    #expect(drawn.renewed.map(\.line) == (row.isRenewed ? [row.line] : []))
  }

  @Test("a rule's finding is more likely where the layer stays, and less where it changes")
  func considers() throws {
    var known = ChiaroAudit.DrawnCode()
    let place = ChiaroSource.SourceLocation(file: "A.swift", line: 3, column: 1)
    let finding = Finding(
      rule: "stale-layer-color", severity: .warning, location: place, object: "A",
      message: "stays")
    func likelihood() -> Double {
      var (drawn, told) = ([Finding](), [finding])
      known.join(&drawn, &told)
      return told.first?.likelihood ?? 0
    }
    let usual = likelihood()
    known.stale = [try #require(ChiaroAudit.DrawnCode.Line(place))]
    #expect(likelihood() > usual)
    var (drawn, told) = ([finding], [finding])
    known.join(&drawn, &told)
    #expect(drawn.isEmpty && told.count == 1)
    (known.stale, known.renewed) = ([], known.stale)
    #expect(likelihood() < usual)
  }
}
