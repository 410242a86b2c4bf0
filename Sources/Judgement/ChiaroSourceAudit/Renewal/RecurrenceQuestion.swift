// SPDX-License-Identifier: MIT

import SwiftSyntax

/// One question of a condition, which holds, or does not, where some code runs.
struct RecurrenceQuestion {
  private var elements: [ExprSyntax] = []
  private var hold: Bool
  /// The name of what is bound, and what it is bound to.
  private var binding: String?

  private init(_ elements: [ExprSyntax], hold: Bool) {
    self.elements = elements
    self.hold = hold
  }

  private init(binding: String, hold: Bool) {
    self.binding = binding
    self.hold = hold
  }

  // MARK: Conditions

  /// The questions of a condition that are all answered as the whole is.
  static func all(in condition: ConditionElementSyntax, hold: Bool) -> [RecurrenceQuestion] {
    switch condition.condition {
    case .optionalBinding(let binding):
      let value = binding.initializer.map { Expressions.path($0.value) }
      let name = value?.first { $0 != "self" } ?? Expressions.words(binding.pattern, limit: 60)
      return [RecurrenceQuestion(binding: value?.last ?? name, hold: hold)]
    case .expression(let expression): return all(in: expression, hold: hold)
    default: return []
    }
  }

  private static func all(in expression: ExprSyntax, hold: Bool) -> [RecurrenceQuestion] {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expression = inner
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      if let meant = meant(by: expression) { return all(in: meant, hold: hold) }
      return [RecurrenceQuestion([expression], hold: hold)]
    }
    let elements = Array(sequence.elements.prefix(Expressions.bound))
    let joint = hold ? "&&" : "||"
    if elements.contains(where: { Expressions.isOperator($0, hold ? "||" : "&&") }) { return [] }
    return elements.split { Expressions.isOperator($0, joint) }.flatMap { part in
      part.count == 1 ? all(in: part[part.startIndex], hold: hold) : [Self(Array(part), hold: hold)]
    }
  }

  /// What a variable of the function stands for: `let isFirst = plate == nil`.
  private static func meant(by expression: ExprSyntax) -> ExprSyntax? {
    Declarations.local(expression).flatMap { $0.is(SequenceExprSyntax.self) ? $0 : nil }
  }

  // MARK: Answers

  private var words: String {
    elements.map { Expressions.words($0, limit: 200) }.joined(separator: " ")
  }

  /// Whether it asks for what colors depend on.
  var asksStyle: Bool {
    if binding != nil { return false }
    let words = words
    return words.contains("hasDifferentColorAppearance") || StyleWords.asksStyle(words)
      || TraitNames.ofColors.contains(where: words.contains)
  }

  /// What it tells of the code that it governs; nil for nothing.
  func recurrence(over code: CodeWords) -> Recurrence? {
    if asksOtherChange { return .otherChange }
    guard let (property, value) = opening(over: code) else { return nil }
    let closes = code.settings.contains {
      $0.hasPrefix("\(property)=") && $0 != "\(property)=\(value)"
    }
    let isKept = code.settings.contains("\(property)=\(value)")
    return .first(
      Recurrence.Opening(
        property: property, value: value, isClosed: closes && !isKept,
        calls: closes ? [] : code.calls))
  }

  /// Whether it asks if a size, or a trait on which no color depends, is another than before.
  private var asksOtherChange: Bool {
    guard elements.count == 3,
      let comparison = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      comparison == (hold ? "!=" : "==")
    else { return false }
    let sides = [elements[0], elements[2]].map { Expressions.path($0) }
    if sides.contains(where: \.isEmpty) { return false }
    let names = Set(sides.compactMap(\.last))
    if names.count == 1, let name = names.first, TraitNames.isOther(name) { return true }
    return sides.joined().contains(where: Self.sizes.contains)
  }

  private static let sizes: Set = ["bounds", "frame", "size"]

  /// What has to be so that the code runs.
  private func opening(over code: CodeWords) -> (property: String, value: String)? {
    if let binding { return hold ? nil : (Self.subject([binding]), "nil") }
    let words = words
    if ["sublayers", "superlayer", "superview"].contains(where: words.contains) {
      return Self.asksNone(words) == hold ? (Recurrence.Opening.layers, "nil") : nil
    }
    if elements.count == 1 { return flag(elements[0], isSet: hold) }
    guard elements.count == 3,
      let comparison = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      comparison == "==" || comparison == "!="
    else { return nil }
    let isSame = (comparison == "==") == hold
    let value = Expressions.words(elements[2], limit: 20)
    if value == "nil" {
      let property = Self.subject(Expressions.path(elements[0]))
      return isSame && !property.isEmpty ? (property, "nil") : nil
    }
    if value == "true" || value == "false" {
      return flag(elements[0], isSet: (value == "true") == isSame)
    }
    return nil
  }

  /// Whether a question about the layers or views around is one for none; nil where nobody knows.
  private static func asksNone(_ words: String) -> Bool? {
    let isOpposite = ["!= true", "== false"].contains(where: words.contains)
    var asksNone: Bool
    if words.contains("isEmpty") {
      asksNone = !isOpposite
    } else if words.contains("contains") {
      asksNone = isOpposite
    } else if ["== nil", "== 0"].contains(where: words.contains) {
      asksNone = true
    } else if ["!= nil", "> 0", "!= 0"].contains(where: words.contains) {
      asksNone = false
    } else {
      return nil
    }
    if words.hasPrefix("!") { asksNone.toggle() }
    return asksNone
  }

  private func flag(_ expression: ExprSyntax, isSet: Bool) -> (property: String, value: String)? {
    var expression = expression
    var isSet = isSet
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      expression = prefix.expression
      isSet.toggle()
    }
    guard !expression.is(FunctionCallExprSyntax.self) else { return nil }
    let path = Expressions.path(expression)
    guard path.count == 1 || path.count == 2 && path[0] == "self", let name = path.last else {
      return nil
    }
    return (name, isSet ? "true" : "false")
  }

  /// The property of a path whose value is asked.
  private static func subject(_ path: [String]) -> String { path.last { $0 != "self" } ?? "" }
}
