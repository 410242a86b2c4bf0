// SPDX-License-Identifier: MIT

import SwiftSyntax

/// How operators bind: those of the standard library and those that the program declares.
final class OperatorTable {
  struct Group {
    var rank: Double
    var isRight = false
  }

  private var groups: [String: Group] = [
    "AssignmentPrecedence": Group(rank: 1, isRight: true),
    "TernaryPrecedence": Group(rank: 2, isRight: true),
    "DefaultPrecedence": Group(rank: 2.5),
    "LogicalDisjunctionPrecedence": Group(rank: 3),
    "LogicalConjunctionPrecedence": Group(rank: 4),
    "ComparisonPrecedence": Group(rank: 5),
    "NilCoalescingPrecedence": Group(rank: 6, isRight: true),
    "CastingPrecedence": Group(rank: 7),
    "RangeFormationPrecedence": Group(rank: 8),
    "AdditionPrecedence": Group(rank: 9),
    "MultiplicationPrecedence": Group(rank: 10),
    "BitwiseShiftPrecedence": Group(rank: 11),
  ]

  private var infix: [String: String] = [
    "=": "AssignmentPrecedence", "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
    "*=": "AssignmentPrecedence", "/=": "AssignmentPrecedence", "%=": "AssignmentPrecedence",
    "&=": "AssignmentPrecedence", "|=": "AssignmentPrecedence", "^=": "AssignmentPrecedence",
    "<<=": "AssignmentPrecedence", ">>=": "AssignmentPrecedence",
    "&+=": "AssignmentPrecedence", "&-=": "AssignmentPrecedence", "&*=": "AssignmentPrecedence",
    "?:": "TernaryPrecedence", "||": "LogicalDisjunctionPrecedence",
    "&&": "LogicalConjunctionPrecedence", "==": "ComparisonPrecedence",
    "!=": "ComparisonPrecedence", "<": "ComparisonPrecedence", "<=": "ComparisonPrecedence",
    ">": "ComparisonPrecedence", ">=": "ComparisonPrecedence", "===": "ComparisonPrecedence",
    "!==": "ComparisonPrecedence", "~=": "ComparisonPrecedence",
    "??": "NilCoalescingPrecedence", "is": "CastingPrecedence", "as": "CastingPrecedence",
    "..<": "RangeFormationPrecedence", "...": "RangeFormationPrecedence",
    "+": "AdditionPrecedence", "-": "AdditionPrecedence", "&+": "AdditionPrecedence",
    "&-": "AdditionPrecedence", "|": "AdditionPrecedence", "^": "AdditionPrecedence",
    "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence",
    "%": "MultiplicationPrecedence", "&*": "MultiplicationPrecedence",
    "&": "MultiplicationPrecedence", "<<": "BitwiseShiftPrecedence",
    ">>": "BitwiseShiftPrecedence", "&<<": "BitwiseShiftPrecedence",
    "&>>": "BitwiseShiftPrecedence",
  ]

  func group(_ name: String) -> Group {
    infix[name].flatMap { groups[$0] } ?? Group(rank: 2.5)
  }

  func note(_ declaration: OperatorDeclSyntax) {
    guard declaration.fixitySpecifier.text == "infix" else { return }
    infix[declaration.name.text] =
      declaration.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
  }

  func note(_ declaration: PrecedenceGroupDeclSyntax) {
    var group = Group(rank: 2.5)
    for attribute in declaration.groupAttributes {
      if case .precedenceGroupAssociativity(let side) = attribute {
        group.isRight = side.value.text == "right"
      }
      guard case .precedenceGroupRelation(let relation) = attribute,
        let other = relation.precedenceGroups.first.flatMap({ groups[$0.name.text] })
      else { continue }
      let isHigher = relation.higherThanOrLowerThanLabel.text == "higherThan"
      group.rank = other.rank + (isHigher ? 0.25 : -0.25)
    }
    groups[declaration.name.text] = group
  }
}
