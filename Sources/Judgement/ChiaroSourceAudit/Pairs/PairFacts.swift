// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Texts and grounds of SwiftUI of which only one adapts.
struct PairFacts: FactPart {
  private(set) var half: [HalfPair] = []
  /// The functions that give views, which may be modifiers of the project's own.
  private(set) var viewFunctions: Set<String> = []

  var isEmpty: Bool { half.isEmpty && viewFunctions.isEmpty }

  mutating func join(_ other: PairFacts) { viewFunctions.formUnion(other.viewFunctions) }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    switch sight {
    case .call(let call, let path): noteHalfPair(call, path, walk)
    case .function(let function): noteViewFunction(function)
    default: break
    }
  }

  /// Notes the color and ground of a text of SwiftUI, where one adapts and the other does not.
  private mutating func noteHalfPair(
    _ call: FunctionCallExprSyntax, _ path: [String], _ walk: FactCollector
  ) {
    guard path == ["Text"] || path == ["Label"], walk.showsSwiftUI, !walk.isAside,
      half.count < FactCollector.bound
    else { return }
    let swiftUI = ColorLiteral(implicit: .swiftUI, hasAlias: walk.literal.hasAlias)
    guard let found = PairScan.found(call, swiftUI),
      found.grounds.joined().contains(where: { $0.adapts != found.text.adapts })
    else { return }
    // Who uses a part of a body may give it a color.
    if !found.isExplicit && walk.member != "body" { return }
    let ground = found.groundNode.positionAfterSkippingLeadingTrivia.utf8Offset
    half.append(
      HalfPair(
        site: walk.site(of: found.textNode, around: Syntax(call)), text: found.text,
        grounds: found.grounds, groundLine: walk.lines.position(of: ground).line,
        isExplicit: found.isExplicit, modifiers: found.modifiers))
  }

  /// Notes the functions that views of the project's own have as modifiers.
  private mutating func noteViewFunction(_ function: FunctionDeclSyntax) {
    guard let type = function.signature.returnClause?.type,
      Expressions.words(type, limit: 40).hasSuffix("View")
    else { return }
    viewFunctions.insert(function.name.text)
  }
}
