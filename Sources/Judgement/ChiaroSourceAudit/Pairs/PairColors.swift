// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads what the views of SwiftUI have as their text's color, and as their ground.
struct PairColors {
  let literal: ColorLiteral

  /// The most parts of a ground that are looked at.
  private static let bound = 32

  // MARK: Texts

  /// A text's color, and whether it gives way to that of a view around; nil for one of which
  /// nobody knows.
  func text(_ expression: ExprSyntax) -> (color: StyledColor, isHierarchical: Bool)? {
    if let name = systemName(expression), let color = StyledColor.text(name) {
      let isBare = expression.as(MemberAccessExprSyntax.self)?.base == nil
      return (color, isBare && (name == "primary" || name == "secondary"))
    }
    return literal.read(expression).flatMap { StyledColor($0.value) }.map { ($0, false) }
  }

  /// The name of one of the system's colors: `.primary`, `Color.primary`, `Color(.label)`,
  /// `Color(uiColor: UIColor.label)`; nil for another expression.
  private func systemName(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard call.arguments.count == 1, let argument = call.arguments.first,
        let type = Expressions.lastName(call.calledExpression), ColorTypes.names.contains(type),
        [nil, "uiColor", "nsColor"].contains(argument.label?.text)
      else { return nil }
      return argument.expression.is(MemberAccessExprSyntax.self)
        ? systemName(argument.expression) : nil
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = access.base else { return access.declName.baseName.text }
    guard let type = Expressions.lastName(base), ColorTypes.names.contains(type) else { return nil }
    return access.declName.baseName.text
  }

  // MARK: Grounds

  /// What a ground may be, each the colors that it goes through: none where it is clear; nil where
  /// nobody knows.
  func grounds(_ expression: ExprSyntax) -> [[StyledColor]]? {
    var left = Self.bound
    return grounds(expression, &left)
  }

  private func grounds(_ expression: ExprSyntax, _ left: inout Int) -> [[StyledColor]]? {
    left -= 1
    guard left > 0 else { return nil }
    if let color = color(expression) { return [[color]] }
    if isClear(expression) { return [] }
    if let choice = expression.as(IfExprSyntax.self) { return branches(choice, &left) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sides(sequence, &left) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { grounds($0.expression, &left) }
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // `Color.black.gradient`
      guard access.declName.baseName.text == "gradient", let base = access.base else { return nil }
      return grounds(base, &left)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    return view(call, &left)
  }

  private func color(_ expression: ExprSyntax) -> StyledColor? {
    if let name = systemName(expression), let ground = StyledColor.ground(name) { return ground }
    return literal.read(expression).flatMap { StyledColor($0.value) }
  }

  private func isClear(_ expression: ExprSyntax) -> Bool {
    Expressions.lastName(expression) == "clear"
      || expression.as(FunctionCallExprSyntax.self)
        .flatMap { Expressions.lastName($0.calledExpression) } == "EmptyView"
  }

  /// The sides of `isOn ? .black : .white`.
  private func sides(_ sequence: SequenceExprSyntax, _ left: inout Int) -> [[StyledColor]]? {
    let elements = Array(sequence.elements.prefix(Self.bound))
    guard elements.count > 2,
      let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      mark == elements.count - 2,
      let choice = elements[mark].as(UnresolvedTernaryExprSyntax.self),
      !StyleWords.asksStyle(elements[..<mark].map { Expressions.words($0) }.joined(separator: " "))
    else { return nil }
    guard let first = grounds(choice.thenExpression, &left),
      let second = grounds(elements[mark + 1], &left)
    else { return nil }
    return first + second
  }

  private func branches(_ choice: IfExprSyntax, _ left: inout Int) -> [[StyledColor]]? {
    if StyleWords.asksStyle(Expressions.words(choice.conditions)) { return nil }
    guard var all = only(in: choice.body.statements).flatMap({ grounds($0, &left) }) else {
      return nil
    }
    switch choice.elseBody {
    case .codeBlock(let block)?:
      guard let more = only(in: block.statements).flatMap({ grounds($0, &left) }) else {
        return nil
      }
      all += more
    case .ifExpr(let next)?:
      guard let more = branches(next, &left) else { return nil }
      all += more
    case nil: break
    }
    return all
  }

  /// The only view of a list of statements.
  func only(in statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard statements.count == 1, let item = statements.first else { return nil }
    return Expressions.expression(of: item)
  }

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "Capsule", "ContainerRelativeShape", "UnevenRoundedRectangle",
  ]
  /// Modifiers that leave a ground its color.
  private static let plain: Set = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape", "frame", "shadow",
    "padding",
  ]

  private func view(_ call: FunctionCallExprSyntax, _ left: inout Int) -> [[StyledColor]]? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else {
      return Expressions.lastName(call.calledExpression)?.hasSuffix("Gradient") == true
        ? gradient(call) : nil
    }
    let name = access.declName.baseName.text
    if Self.plain.contains(name) { return grounds(base, &left) }
    let isShape =
      base.as(FunctionCallExprSyntax.self).flatMap { Expressions.lastName($0.calledExpression) }
      .map(Self.shapes.contains) ?? false
    guard isShape, ["fill", "foregroundColor", "foregroundStyle"].contains(name),
      let fill = call.arguments.first?.expression
    else { return nil }
    return grounds(fill, &left)
  }

  /// The colors that a gradient goes through, all of them known.
  private func gradient(_ call: FunctionCallExprSyntax) -> [[StyledColor]]? {
    var list = call.arguments.first {
      ["colors", "stops", "gradient"].contains($0.label?.text)
    }?.expression
    if let inner = list?.as(FunctionCallExprSyntax.self) {
      list = inner.arguments.first { ["colors", "stops"].contains($0.label?.text) }?.expression
    }
    guard let array = list?.as(ArrayExprSyntax.self), !array.elements.isEmpty,
      array.elements.count <= Self.bound
    else { return nil }
    var colors: [StyledColor] = []
    for element in array.elements {
      guard let color = color(element.expression) ?? stop(element.expression) else { return nil }
      colors.append(color)
    }
    return [colors]
  }

  /// The color of `.init(color: .black, location: 0)`.
  private func stop(_ expression: ExprSyntax) -> StyledColor? {
    expression.as(FunctionCallExprSyntax.self)?.arguments
      .first { $0.label?.text == "color" }.flatMap { color($0.expression) }
  }
}
