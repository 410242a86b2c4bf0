// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import SwiftSyntax

/// Overrides of the methods that announce a change which keep it from the superclass.
enum MissingSuperTraitChange: SourceRule {
  static let description = RuleDescription(
    "Superclass not informed of a change", .stale, guess: 0.65,
    summary: "An override of a method that reports a change does not call super.",
    reason: """
      Overrides of `traitCollectionDidChange(_:)`, `tintColorDidChange()` and the methods for \
      constraints must call super. Without the call, the superclass may keep the colors of the old \
      style (UIKit, UITraitEnvironment; Supporting Dark Mode in your interface).
      """,
    help: """
      Call super first, but last in `updateConstraints()` and `updateViewConstraints()`. Since iOS \
      17, register for the traits instead (`registerForTraitChanges`).
      """,
    sources: [.supportingDarkMode, .uiKit("UITraitEnvironment")])

  /// The methods whose documentation asks for super.
  static let methods: Set = [
    "traitCollectionDidChange", "tintColorDidChange", "updateConstraints",
    "updateViewConstraints",
  ]

  static let subjects = FactSubjects(MissingSupers.self)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    guard !file.isForWatch else { return }
    for missing in file[MissingSupers.self].all where !missing.site.isPreview {
      let name = missing.site.member
      report.add(
        missing.site, "The override does not call super.\(name)",
        causes: [Cause(.appHabit)], fix: missing.fix)
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "the override does not call super",
      """
      class A: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // ←
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """),
    SourceExample(
      "the override of `A` calls super, and the others are no overrides",
      """
      class A: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
        }
      }
      class B { func tintColorDidChange() {} }
      protocol C { func traitCollectionDidChange(_ previous: UITraitCollection?) }
      // override func tintColorDidChange() {}
      """),
    SourceExample(
      "a comment says why super is not called",
      """
      class A: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          // super.traitCollectionDidChange(previous) crashes the app.
        }
      }
      """),
  ]
}

/// An override that does not tell its superclass.
struct MissingSuper: Sendable {
  var site: Site
  var fix: Fix?
}

/// The overrides of methods that announce a change, of those that say nothing to the superclass.
struct MissingSupers: FactPart {
  private(set) var all: [MissingSuper] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    guard case .function(let function) = sight, walk.mayLook else { return }
    let name = function.name.text
    guard MissingSuperTraitChange.methods.contains(name), let body = function.body,
      function.modifiers.hasOverride
    else { return }
    let callsSuper = body.tokens(viewMode: .sourceAccurate).prefix(4_000)
      .contains { $0.tokenKind == .keyword(.super) }
    // `// super.… crashes` says why.
    if !callsSuper && !body.description.prefix(4_000).contains("super.") {
      all.append(
        MissingSuper(
          site: walk.site(of: function.funcKeyword, around: Syntax(function)),
          fix: superCall(function, body)))
    }
  }

  /// The call of super before the first statement, indented as that; nil where super comes last.
  private func superCall(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax) -> Fix? {
    let name = function.name.text
    guard name.hasSuffix("DidChange"), let first = body.statements.first else { return nil }
    let parameter = function.signature.parameterClause.parameters.first
    let argument = (parameter?.secondName ?? parameter?.firstName)?.text ?? ""
    let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let trivia = first.leadingTrivia.description
    guard argument != "_", let line = trivia.lastIndex(where: \.isNewline) else { return nil }
    let indentation = trivia[trivia.index(after: line)...]
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    let text = "super.\(name)(\(argument))\(trivia[line])\(indentation)"
    return Fix("call super", isSafe: true, [FileEdit.replace(place..<place, text)])
  }
}
