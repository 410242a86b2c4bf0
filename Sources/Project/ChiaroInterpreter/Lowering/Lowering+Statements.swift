// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let node):
      [Statement(.expression(expression(node)), place(node))]
    case .stmt(let node): [statement(node, label: nil)]
    case .decl(let node): declarations(node)
    }
  }

  func statement(_ node: StmtSyntax, label: String?) -> Statement {
    Statement(form(node, label), place(node))
  }

  private func form(_ node: StmtSyntax, _ label: String?) -> Statement.Form {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let inner): return form(inner.expression, label)
    case .returnStmt(let inner): return .give(inner.expression.map(expression))
    case .guardStmt(let inner):
      return .guards(conditions(inner.conditions), block(inner.body.statements))
    case .whileStmt(let inner):
      return .loop(label: label, conditions(inner.conditions), block(inner.body.statements))
    case .repeatStmt(let inner):
      return .repeats(
        label: label, block(inner.body.statements), expression(inner.condition))
    case .forStmt(let inner): return .each(each(inner, label))
    case .breakStmt(let inner): return .leave(inner.label?.word)
    case .continueStmt(let inner): return .next(inner.label?.word)
    case .fallThroughStmt: return .fall
    case .throwStmt(let inner): return .raise(expression(inner.expression))
    case .deferStmt(let inner): return .later(block(inner.body.statements))
    case .doStmt(let inner): return attempt(inner, label)
    case .labeledStmt(let inner): return form(inner.statement, inner.label.word)
    default: return .other("\(node.kind)")
    }
  }

  /// `if` and `switch` as statements.
  private func form(_ node: ExprSyntax, _ label: String?) -> Statement.Form {
    if let choice = node.as(IfExprSyntax.self) {
      let lowered = Statement(.choose(ifStatement(choice)), place(node))
      return label.map { .labeled($0, Block([lowered], weight: 1)) } ?? lowered.form
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      return .select(switchStatement(choice, label))
    }
    return .expression(expression(node))
  }

  private func attempt(_ node: DoStmtSyntax, _ label: String?) -> Statement.Form {
    let body = block(node.body.statements)
    if node.catchClauses.isEmpty { return .labeled(label ?? "", body) }
    return .attempt(
      body,
      node.catchClauses.map { clause in
        CatchClause(
          items: clause.catchItems.map {
            ($0.pattern.map { pattern($0) }, $0.whereClause.map { expression($0.condition) })
          }, body: block(clause.body.statements))
      })
  }

  private func each(_ node: ForStmtSyntax, _ label: String?) -> EachStatement {
    EachStatement(
      label: label, pattern: pattern(node.pattern, isBinding: true),
      type: node.typeAnnotation.map { type($0.type) }, sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) },
      body: block(node.body.statements))
  }

  func ifStatement(_ node: IfExprSyntax) -> IfStatement {
    // A chain of `else if` is as long as one likes, and is walked from its end.
    var chain = [node]
    var last: Block?
    while let current = chain.last, let other = current.elseBody {
      switch other {
      case .ifExpr(let next): chain.append(next)
      case .codeBlock(let code): last = block(code.statements)
      }
      if last != nil { break }
    }
    var result: IfStatement?
    for node in chain.reversed() {
      let statement = IfStatement(
        conditions(node.conditions), block(node.body.statements), last, chained: result,
        place(node))
      result = statement
      last = Block(
        [Statement(.choose(statement), place(node))], weight: node.totalLength.utf8Length)
    }
    return result ?? IfStatement([], .empty, nil, place(node))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability(let node):
        let isThere = file.conditions.isAvailable(node.availabilityArguments)
        return .constant(isThere == (node.availabilityKeyword.text == "#available"))
      case .matchingPattern(let node):
        return .pattern(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        let name = pattern(node.pattern, isBinding: true)
        return .binding(
          name, node.typeAnnotation.map { type($0.type) },
          node.initializer.map { expression($0.value) } ?? shorthand(node.pattern))
      }
    }
  }

  /// `if let a`, which stands for `if let a = a`.
  private func shorthand(_ node: PatternSyntax) -> Expression {
    let name = node.as(IdentifierPatternSyntax.self)?.identifier.word ?? "_"
    return Expression(.name(name, []), place(node))
  }

  func switchStatement(_ node: SwitchExprSyntax, _ label: String?) -> SwitchStatement {
    var cases: [SwitchStatement.Case] = []
    append(node.cases, to: &cases)
    return SwitchStatement(label, expression(node.subject), cases, place(node))
  }

  private func append(_ list: SwitchCaseListSyntax, to cases: inout [SwitchStatement.Case]) {
    for element in list {
      switch element {
      case .ifConfigDecl(let condition):
        if case .switchCases(let inner)? = built(condition) { append(inner, to: &cases) }
      case .switchCase(let node):
        let body = block(node.statements)
        switch node.label {
        case .default: cases.append(.init(items: [], isDefault: true, body: body))
        case .case(let label):
          let items = label.caseItems.map {
            (pattern($0.pattern), $0.whereClause.map { expression($0.condition) })
          }
          cases.append(.init(items: items, isDefault: false, body: body))
        }
      }
    }
  }
}
