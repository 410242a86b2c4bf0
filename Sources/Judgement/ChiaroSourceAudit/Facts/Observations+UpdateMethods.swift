// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Observations {
  /// What would ask for the method again in which it stands.
  private static let loops: [String: Set<String>] = [
    "layoutSubviews": ["setNeedsLayout"], "layout": ["needsLayout"],
    "draw": ["setNeedsDisplay", "needsDisplay"], "updateLayer": ["needsDisplay"],
    "updateConstraints": ["setNeedsUpdateConstraints", "needsUpdateConstraints"],
    "updateViewConstraints": ["setNeedsUpdateConstraints", "needsUpdateConstraints"],
    "updateProperties": ["setNeedsUpdateProperties"],
  ]

  /// Notes a request inside of the method that it leads to.
  mutating func noteLoop(_ node: some ExprSyntaxProtocol, _ path: [String], _ walk: FactCollector) {
    guard let request = path.last, Self.loops[walk.member]?.contains(request) == true,
      isAlwaysDone(Syntax(node))
    else { return }
    // A controller updates the constraints of its view.
    let receiver = path.dropLast().filter { $0 != "self" }
    guard receiver == (walk.member == "updateViewConstraints" ? ["view"] : []) else { return }
    observe(.updateLoop, node, "\(walk.member) triggers itself endlessly with \(request)", walk)
  }

  /// Whether every run of the overridden method around comes to a place.
  private func isAlwaysDone(_ node: Syntax) -> Bool {
    var current = node
    for _ in 0..<Expressions.bound {
      guard let parent = current.parent else { return false }
      switch parent.as(SyntaxEnum.self) {
      case .closureExpr, .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .accessorDecl:
        return false
      case .codeBlockItemList(let list):
        let before = list.prefix(64).prefix { Syntax($0).id != current.id }
        if before.contains(where: { Self.mayLeave($0) }) { return false }
      case .functionDecl(let function): return function.modifiers.hasOverride
      default: break
      }
      current = parent
    }
    return false
  }

  private static func mayLeave(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.is(GuardStmtSyntax.self)
      || item.tokens(viewMode: .sourceAccurate).prefix(400).contains {
        $0.tokenKind == .keyword(.return)
      }
  }

  // MARK: Whole methods

  /// Notes what an overridden update method does against its documentation.
  mutating func noteUpdateMethod(_ function: FunctionDeclSyntax, _ walk: FactCollector) {
    let name = function.name.text
    guard function.modifiers.hasOverride, let body = function.body else { return }
    switch name {
    case "updateConstraints", "updateViewConstraints":
      let statements = body.statements.prefix(200).map { Expressions.words($0, limit: 60) }
      let place = statements.firstIndex { $0.hasPrefix("super.\(name)") }
      if let place, statements[(place + 1)...].contains(where: { $0 != "return" }) {
        observe(
          .earlySuper, function.name,
          "\(name) must call super last, but calls it before other work", walk)
      }
    case "updateLayer": observe(.updateLayer, function.name, "", walk)
    case "traitCollectionDidChange":
      noteUnfiltered(function, body, walk)
    default: break
    }
  }

  private static let costly: Set = [
    "reloadData", "reloadSections", "reloadAllComponents", "loadHTMLString", "invalidateLayout",
    "removeAllObjects", "recreate", "rebuild",
  ]

  /// Costly work that is done for every change of any trait, such as a keyboard that appears.
  private mutating func noteUnfiltered(
    _ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, _ walk: FactCollector
  ) {
    let previous = function.signature.parameterClause.parameters.first
    let name = (previous?.secondName ?? previous?.firstName)?.text ?? ""
    var uses = 0
    for token in body.tokens(viewMode: .sourceAccurate).prefix(2_000) {
      if token.text == name { uses += 1 }
      if token.text == "hasDifferentColorAppearance" || token.tokenKind == .keyword(.if)
        || token.tokenKind == .keyword(.guard) || token.tokenKind == .keyword(.switch)
      {
        return
      }
    }
    guard uses <= 1 else { return }
    for token in body.tokens(viewMode: .sourceAccurate).prefix(2_000)
    where Self.costly.contains(token.text) {
      observe(.unfilteredChange, token, token.text, walk)
      return
    }
  }
}
