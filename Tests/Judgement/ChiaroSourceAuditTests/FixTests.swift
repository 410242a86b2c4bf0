// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import SwiftParser
import SwiftSyntax
import Testing

/// The changes that findings offer, over the examples of all rules.
@Suite("Fixes of source")
struct FixTests {
  /// The findings of a text against which nothing alone speaks strongly, with their changes.
  private func findings(
    _ text: String, _ rule: String? = nil, oldestSystem: Int = 17
  ) -> [Finding] {
    SourceAuditor.audit(
      [("A.swift", Array(text.utf8))], only: rule.map { [$0] },
      oldestSystems: ["A.swift": oldestSystem], wantsFixes: true
    ).findings.filter { !$0.isOverruled }
  }

  /// A text with all changes made that its findings offer.
  private func fixed(
    _ text: String, _ rule: String? = nil, oldestSystem: Int = 17
  ) throws -> String {
    let found = findings(text, rule, oldestSystem: oldestSystem)
    let edits = Set(found.compactMap(\.fix).flatMap(\.textEdits))
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  @Test("what is changed parses, and changing twice changes nothing", arguments: ExampleTests.swift)
  func examples(_ example: ExampleTests.Example) throws {
    for text in [example.example.text, example.example.text.replacing("\n", with: "\r\n")] {
      let once = try fixed(text, example.rule.id)
      #expect(!Parser.parse(source: once).hasError || Parser.parse(source: text).hasError)
      #expect(try fixed(once, example.rule.id) == once)
    }
  }

  @Test("a finding that offers a change is gone when it is made", arguments: ExampleTests.swift)
  func gone(_ example: ExampleTests.Example) throws {
    let before = findings(example.example.text, example.rule.id)
    let after = findings(try fixed(example.example.text, example.rule.id), example.rule.id)
    #expect(after.allSatisfy { $0.fix == nil })
    #expect(after.count <= before.count { $0.fix == nil })
  }

  /// A line, and what comes of it in a view that imports a library.
  struct Change: CustomTestStringConvertible, Sendable {
    var library: String
    var before: String
    var after: String

    init(_ library: String, _ before: String, _ after: String) {
      self.library = library
      self.before = before
      self.after = after
    }

    var testDescription: String { "\(library): \(before)" }

    func text(_ line: String) -> String {
      library == "SwiftUI"
        ? "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \(line)\n  }\n}\n"
        : "import \(library)\nclass A: NSObject {\n  func set() {\n    \(line)\n  }\n}\n"
    }
  }

  static let changes = [
    Change("UIKit", "label.textColor = .black", "label.textColor = .label"),
    Change("UIKit", "label.textColor = UIColor.darkText", "label.textColor = UIColor.label"),
    Change(
      "UIKit", "label.textColor = UIColor(white: 0.3, alpha: 1)",
      "label.textColor = UIColor.secondaryLabel"),
    Change("UIKit", "view.backgroundColor = .white", "view.backgroundColor = .systemBackground"),
    Change(
      "UIKit", "b.setTitleColor(.black, for: .normal)", "b.setTitleColor(.label, for: .normal)"),
    Change(
      "UIKit", "label.textColor = isDone ? .gray : .black",
      "label.textColor = isDone ? .secondaryLabel : .label"),
    Change(
      "UIKit", "label.textColor = UIColor.black.withAlphaComponent(0.9)",
      "label.textColor = UIColor.label.withAlphaComponent(0.9)"),
    Change("AppKit", "label.textColor = .black", "label.textColor = .labelColor"),
    Change(
      "AppKit", "view.backgroundColor = NSColor.white",
      "view.backgroundColor = NSColor.textBackgroundColor"),
    Change(
      "SwiftUI", "Text(\"a\").foregroundColor(.black)", "Text(\"a\").foregroundColor(.primary)"),
    Change(
      "SwiftUI", "Text(\"a\").foregroundStyle(Color.gray)",
      "Text(\"a\").foregroundStyle(Color.secondary)"),
    Change(
      "SwiftUI", "List {}.background(Color.white)",
      "List {}.background(Color(uiColor: .systemBackground))"),
    Change(
      "UIKit", "label.textColor = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)",
      "label.textColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor("),
  ]

  @Test("a color becomes that of its role in its library", arguments: changes)
  func change(_ change: Change) throws {
    #expect(try fixed(change.text(change.before)).contains(change.after))
  }

  @Test("a view in a folder for the Mac has the Mac's colors")
  func mac() throws {
    let text = "import SwiftUI\nstruct A: View { var body: some View { B().background(.white) } }\n"
    let answer = SourceAuditor.audit(
      [("Mac/A.swift", Array(text.utf8))], only: ["fixed-color"], wantsFixes: true)
    let edit = try #require(answer.findings.first?.fix?.textEdits.first)
    #expect(edit.text == "Color(nsColor: .textBackgroundColor)")
  }

  @Test("a layer's color is set again by the class that set it once")
  func layers() throws {
    let text = """
      import UIKit
      final class A: UIView {
          init() {
              super.init(frame: .zero)
              layer.borderColor = UIColor.separator.cgColor
              button.layer.borderColor = UIColor.label.cgColor
          }
      }

      """
    let registered = """
      import UIKit
      final class A: UIView {
          init() {
              super.init(frame: .zero)
              registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
                  (self: Self, previous: UITraitCollection) in
                  self.updateLayerColors()
              }
              layer.borderColor = UIColor.separator.cgColor
              button.layer.borderColor = UIColor.label.cgColor
          }

          private func updateLayerColors() {
              layer.borderColor = UIColor.separator.cgColor
              button.layer.borderColor = UIColor.label.cgColor
          }
      }

      """
    let overridden = """
      import UIKit
      final class A: UIView {
          init() {
              super.init(frame: .zero)
              layer.borderColor = UIColor.separator.cgColor
              button.layer.borderColor = UIColor.label.cgColor
          }

          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
              super.traitCollectionDidChange(previousTraitCollection)
              guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
                  return
              }
              layer.borderColor = UIColor.separator.cgColor
              button.layer.borderColor = UIColor.label.cgColor
          }
      }

      """
    #expect(try fixed(text) == registered)
    #expect(findings(registered).isEmpty)
    #expect(try fixed(text, oldestSystem: 16) == overridden)
    #expect(findings(overridden, oldestSystem: 16).isEmpty)
  }

  @Test("nothing is offered where another member could not say the same")
  func unknown() {
    let text = """
      class A: UIView {
        init(color: UIColor) {
          let child = UIView()
          child.layer.borderColor = UIColor.separator.cgColor
        }
      }
      class B: Base { init() { layer.borderColor = UIColor.separator.cgColor } }
      """
    let found = findings(text, "stale-layer-color")
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test("only the call of super is safe")
  func safety() {
    let text = """
      class A: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          label.textColor = .black
        }
      }
      """
    let fixes = findings(text).compactMap(\.fix)
    #expect(fixes.filter(\.isSafe).map(\.description) == ["call super"])
    #expect(fixes.count == 2)
  }

  @Test("an override becomes a registration with the traits that it asks for")
  func registration() throws {
    let text = """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()  // first
          update()
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          // Super first.
          super.traitCollectionDidChange(previous)
          if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle {
            update()
          }
        }
      }

      """
    let expected = """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()  // first
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in
            self.traitsDidChange(previous)
          }
          update()
        }

        private func traitsDidChange(_ previous: UITraitCollection?) {
          // Super first.
          if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle {
            update()
          }
        }
      }

      """
    #expect(try fixed(text, "deprecated-trait-change") == expected)
    #expect(findings(expected, "deprecated-trait-change").isEmpty)
    #expect(findings(text, "deprecated-trait-change", oldestSystem: 16).isEmpty)
  }

  @Test(
    "an override stays where another member calls it, or where nobody makes or loads the object",
    arguments: [
      "func load() { traitCollectionDidChange(nil) }\n  init() {\n    super.init()\n  }",
      "func load() {}", "init() {\n    make()\n  }",
      "func traitsDidChange() {}\n  init() {\n    super.init()\n  }",
    ])
  func overridesThatStay(_ members: String) {
    let text = """
      class A: UIView {
        \(members)
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """
    let found = findings(text, "deprecated-trait-change")
    #expect(found.count == 1)
    #expect(found.first?.fix == nil)
  }
}
