// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A constant, property or function of the project's own that gives a color.
struct ColorMaker: Sendable {
  var name: String
  /// The type around; empty for none.
  var owner: String
  /// What it may give, as it is written.
  var sources: [String]
  /// Whether it gives a color that asks for the style.
  var isDynamic: Bool
  /// Whether it is worked out once and kept.
  var isStored: Bool
  /// Whether it gives a `CGColor`, which has one value.
  var isCGColor: Bool

  /// Whether what it gives adapts, as far as its own words tell.
  var adapts: Bool { isDynamic || sources.contains(where: LayerColorSource.adapts) }
}

extension FactCollector {
  /// Notes a function that gives a color.
  func noteMaker(_ function: FunctionDeclSyntax) {
    guard let type = function.signature.returnClause?.type, let body = function.body else { return }
    noteMaker(function.name.text, type: type, Self.results(of: body.statements), isStored: false)
  }

  /// Notes a property that is a color, or begins with one.
  func noteMaker(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let type = binding.typeAnnotation?.type
    if let value = binding.initializer?.value {
      var given = [value]
      // `let line: UIColor = { … }()`
      if let call = value.as(FunctionCallExprSyntax.self),
        let closure = call.calledExpression.as(ClosureExprSyntax.self)
      {
        given = Self.results(of: closure.statements)
      }
      return noteMaker(name, type: type, given, isStored: true)
    }
    guard let type, let accessors = binding.accessorBlock?.accessors else { return }
    switch accessors {
    case .getter(let statements):
      noteMaker(name, type: type, Self.results(of: statements), isStored: false)
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      guard let body = getter?.body else { return }
      noteMaker(name, type: type, Self.results(of: body.statements), isStored: false)
    }
  }

  private func noteMaker(
    _ name: String, type: TypeSyntax?, _ given: [ExprSyntax], isStored: Bool
  ) {
    let words = type.map { Expressions.words($0, limit: 60) }
    guard words.map(ColorTypes.isColor) ?? true, !given.isEmpty,
      facts.colors.makers.count < Self.bound
    else { return }
    let sources = given.prefix(16).map { Expressions.words($0, limit: 120) }
    let isCGColor =
      words.map { $0.hasPrefix("CGColor") } ?? sources.allSatisfy { $0.hasSuffix(".cgColor") }
    if words == nil, !isCGColor, !sources.contains(where: Self.namesColor) { return }
    facts.colors.makers.append(
      ColorMaker(
        name: name, owner: scopes.last?.type ?? "", sources: sources,
        isDynamic: given.prefix(16).contains(where: Self.isProvider), isStored: isStored,
        isCGColor: isCGColor))
  }

  /// Whether an expression begins with a color's type, so that it is a color.
  private static func namesColor(_ source: String) -> Bool {
    let first = source.prefix { $0.isLetter || $0.isNumber }
    return ColorTypes.names.contains(String(first))
  }

  /// Whether an expression makes a color of a closure that asks for the style.
  static func isProvider(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let path = Expressions.path(call.calledExpression)
    if path.last == "cgColor" { return false }
    guard path.contains(where: ColorTypes.names.contains) || path.last == "init" else {
      return false
    }
    return call.trailingClosure != nil
      || call.arguments.contains {
        $0.label?.text == "dynamicProvider" || $0.expression.is(ClosureExprSyntax.self)
      }
  }

  /// The most lists of statements that are looked through for what they give.
  private static let mostLists = 64

  /// What statements give: by `return`, or as the only expression of a list.
  private static func results(of statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    var results: [ExprSyntax] = []
    var pending = [statements]
    var left = mostLists
    while let list = pending.popLast(), left > 0 {
      left -= 1
      for item in list.prefix(mostLists) {
        if let given = item.item.as(ReturnStmtSyntax.self)?.expression {
          results.append(given)
        } else if let branches = branches(of: item) {
          pending += branches
        } else if list.count == 1, let given = item.item.as(ExprSyntax.self) {
          results.append(given)
        }
      }
    }
    return results
  }

  /// The lists of statements of which a choice runs one; nil for what is no choice.
  private static func branches(of item: CodeBlockItemSyntax) -> [CodeBlockItemListSyntax]? {
    let expression = Expressions.expression(of: item)
    if let choice = expression?.as(SwitchExprSyntax.self) {
      return choice.cases.prefix(mostLists).compactMap {
        $0.as(SwitchCaseSyntax.self)?.statements
      }
    }
    guard var choice = expression?.as(IfExprSyntax.self) else {
      return item.item.as(GuardStmtSyntax.self).map { [$0.body.statements] }
    }
    var lists = [choice.body.statements]
    for _ in 0..<mostLists {
      guard let other = choice.elseBody else { break }
      if let block = other.as(CodeBlockSyntax.self) { lists.append(block.statements) }
      guard let next = other.as(IfExprSyntax.self) else { break }
      lists.append(next.body.statements)
      choice = next
    }
    return lists
  }
}
