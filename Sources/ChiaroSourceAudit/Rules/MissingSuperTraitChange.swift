// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Overrides of the methods that announce a change which keep it from the superclass.
enum MissingSuperTraitChange: SourceRule {
  static let description = RuleDescription(
    "Change kept from the superclass", .note,
    summary: "An override of a method that announces a change does not call super.",
    reason: """
      `traitCollectionDidChange(_:)`, `tintColorDidChange()` and the methods for constraints are \
      announced to the superclass by calling super; one that is not told keeps the colors of the \
      old style (UIKit, UITraitEnvironment; Supporting Dark Mode in your interface).
      """,
    help: """
      Call super first, in `updateConstraints()` and `updateViewConstraints()` last; from iOS 17 \
      on register for the traits instead (`registerForTraitChanges`).
      """)

  /// The methods whose documentation asks for super.
  static let methods: Set = [
    "traitCollectionDidChange", "tintColorDidChange", "updateConstraints",
    "updateViewConstraints",
  ]

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    guard !file.isForWatch else { return }
    for site in file.missingSupers where !site.isPreview {
      report.add(site, "\(site.member) does not call super.\(site.member)")
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "without super",
      """
      class A: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // ←
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """),
    SourceExample(
      "with super, or no override",
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
  ]
}

extension FactCollector {
  /// Notes an override of one of the methods that says nothing to the superclass.
  func noteSuper(_ function: FunctionDeclSyntax) {
    let name = function.name.text
    guard MissingSuperTraitChange.methods.contains(name), let body = function.body,
      function.modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    let callsSuper = body.tokens(viewMode: .sourceAccurate).prefix(4_000)
      .contains { $0.tokenKind == .keyword(.super) }
    if !callsSuper {
      facts.missingSupers.append(site(of: function.funcKeyword, around: Syntax(function)))
    }
  }
}
