// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The way from an expression up to where its value goes.
///
/// It takes a bounded number of steps, whatever the tree is like; a value that goes through more
/// than that goes nowhere.
struct Ascent {
  /// Where the way stands.
  private(set) var node: Syntax
  /// What is asked on the way, by `? :`.
  private(set) var conditions: [String] = []
  /// How much of the color is left by `opacity`, behind a `withAlphaComponent` if there is one.
  private var alpha = 1.0
  /// Whether the color's own opacity is replaced, as `withAlphaComponent` does.
  private var replacesAlpha = false
  private(set) var isDynamic = false
  private(set) var isCGColor = false
  /// In a gradient into nothing, which is a mask or a veil.
  private(set) var isVeil = false
  /// What a stored variable of a type begins with.
  private(set) var isVariable = false
  private var modifiers: [String] = []
  private var end: End?

  private enum End {
    case found(Sink)
    case nowhere
  }

  init(from expression: some ExprSyntaxProtocol) { node = Syntax(expression) }

  /// Where the value goes; nil where it goes nowhere that a rule asks about.
  mutating func climb() -> Sink? {
    for _ in 0..<Expressions.bound {
      guard let parent = node.parent else { return nil }
      step(to: parent)
      switch end {
      case .found(let sink): return sink
      case .nowhere: return nil
      case nil: node = parent
      }
    }
    return nil
  }

  private mutating func step(to parent: Syntax) {
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access): member(access)
    case .labeledExpr(let argument): self.argument(argument)
    case .dictionaryElement(let element):
      end =
        element.value.id == node.id && !BlankText.isColored(by: element)
        ? .found(.dictionary(key: Expressions.words(element.key, limit: 80))) : .nowhere
    case .exprList(let list): sequence(list)
    case .arrayExpr(let array):
      if Expressions.words(array, limit: 400).contains(".clear") { isVeil = true }
    case .functionCallExpr, .labeledExprList, .tupleExpr, .arrayElement, .arrayElementList,
      .sequenceExpr, .unresolvedTernaryExpr, .optionalChainingExpr, .forceUnwrapExpr, .tryExpr,
      .awaitExpr:
      break
    case .initializerClause(let clause): initializer(clause)
    case .returnStmt, .codeBlockItem: returned(parent)
    default: end = .nowhere
    }
  }

  // MARK: Members and arguments

  private static let conversions: Set = ["uiColor", "nsColor", "color"]
  private static let veils: Set = ["withAlphaComponent", "opacity", "withAlpha", "alpha"]

  /// The opacity that is left of a color with one of its own.
  func alpha(of own: Double) -> Double { replacesAlpha ? alpha : own * alpha }

  private mutating func member(_ access: MemberAccessExprSyntax) {
    let name = access.declName.baseName.text
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    if name == "cgColor" {
      isCGColor = true
    } else if ["set", "setFill", "setStroke"].contains(name), call != nil {
      end = .found(.drawn(name))
    } else if Self.veils.contains(name), let call {
      if name.hasPrefix("with") { (alpha, replacesAlpha) = (1, true) }
      alpha *= call.arguments.first.flatMap { Expressions.number($0.expression) } ?? 0.5
    } else if call != nil {
      modifiers.append(name)
    } else if !Self.conversions.contains(name) {
      end = .nowhere
    }
  }

  private mutating func argument(_ argument: LabeledExprSyntax) {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self) else { return }
    // A tuple of one is a pair of parentheses.
    guard let call = list.parent?.as(FunctionCallExprSyntax.self) else {
      if list.parent?.is(TupleExprSyntax.self) != true || list.count > 1 { end = .nowhere }
      return
    }
    let path = Expressions.path(call.calledExpression)
    let function = path.last == "init" ? path.dropLast().last ?? "init" : path.last ?? ""
    let label = argument.label?.text
    if Self.offersStyles(list) || Self.isDynamicName(function) {
      isDynamic = true
      end = .found(.argument(function: function, label: label))
    } else if ColorTypes.names.contains(function) || function == "AnyShapeStyle" {
      let wraps = label.map { ["uiColor", "nsColor", "cgColor", "color"].contains($0) } ?? true
      if !wraps { end = .nowhere }
    } else if function == "setTitleColor", Self.isForOtherState(list) {
      end = .nowhere
    } else if function == "addAttribute", label == "value", let key = list.first {
      end = .found(.dictionary(key: Expressions.words(key.expression, limit: 80)))
    } else {
      end = .found(.argument(function: function, label: label))
    }
  }

  /// Whether the arguments are values for several styles, or come with the style.
  static func offersStyles(_ arguments: LabeledExprListSyntax) -> Bool {
    arguments.prefix(8).contains { argument in
      StyleWords.words(of: argument.label?.text ?? "").contains {
        ["light", "dark", "night"].contains($0)
      } || arguments.count > 1 && isStyle(argument.expression)
    }
  }

  /// Whether an argument hands on the style, by which the others are chosen:
  /// `pick(.ink, .paper, colorScheme)`.
  private static func isStyle(_ expression: ExprSyntax) -> Bool {
    ["colorScheme", "userInterfaceStyle", "traitCollection"]
      .contains(Expressions.lastName(expression) ?? "")
  }

  /// A disabled or touched control may be faint.
  private static func isForOtherState(_ arguments: LabeledExprListSyntax) -> Bool {
    guard let state = arguments.last.map({ Expressions.words($0.expression, limit: 60) }) else {
      return false
    }
    return [".highlighted", ".disabled", ".selected", ".focused"].contains(where: state.contains)
  }

  private static func isDynamicName(_ function: String) -> Bool {
    let name = function.lowercased()
    return name.contains("dynamic") || name.contains("adaptive")
  }

  // MARK: Operators

  /// A list of operands and operators, which the parser leaves as they stand.
  private mutating func sequence(_ list: ExprListSyntax) {
    let elements = Array(list.prefix(Expressions.bound))
    guard let place = elements.firstIndex(where: { $0.id == node.id }) else {
      end = .nowhere
      return
    }
    var start = 0
    var target: [String]?
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), place > 1 {
      target = Expressions.path(elements[0])
      start = 2
    }
    for (index, element) in elements.enumerated().dropFirst(start) {
      if element.is(UnresolvedTernaryExprSyntax.self) {
        // What stands before the question mark is asked, not given.
        if place < index { return end = .nowhere }
        conditions.append(Self.words(elements[start..<index]))
        start = index + 1
      } else if element.is(BinaryOperatorExprSyntax.self), abs(index - place) == 1 {
        // What stands behind `??` is for the day when a set is missing.
        let isDefault = Expressions.isOperator(element, "??")
        if !isDefault || place > index { return end = .nowhere }
      }
    }
    if let target { end = .found(.assignment(target)) }
  }

  private static func words(_ elements: ArraySlice<ExprSyntax>) -> String {
    elements.map { Expressions.words($0, limit: 120) }.joined(separator: " ")
  }

  // MARK: Declarations

  private mutating func initializer(_ clause: InitializerClauseSyntax) {
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      // What a person may change is a setting, and this only where it begins.
      let isSetting = binding.parent?.parent?.as(VariableDeclSyntax.self).map {
        Expressions.words($0.attributes, limit: 60).contains("Storage")
      }
      if isSetting == true { return end = .nowhere }
      let isLocal = binding.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
      isVariable =
        !isLocal && variable?.bindingSpecifier.text == "var"
        && variable?.modifiers.contains { $0.name.text == "static" } != true
      end = .found(
        .named(
          Expressions.words(binding.pattern, limit: 60),
          type: binding.typeAnnotation.map { Expressions.words($0.type, limit: 60) },
          isLocal: isLocal))
    } else if let parameter = clause.parent?.as(FunctionParameterSyntax.self) {
      end = .found(
        .parameter(
          (parameter.secondName ?? parameter.firstName).text,
          type: Expressions.words(parameter.type, limit: 60)))
    } else {
      end = .nowhere
    }
  }

  /// What the function or accessor around a statement gives.
  private mutating func returned(_ statement: Syntax) {
    if !modifiers.isEmpty && !statement.is(ReturnStmtSyntax.self) {
      end = .found(.view(modifiers: modifiers))
      return
    }
    var current = statement
    for _ in 0..<Expressions.bound {
      guard let parent = current.parent else { break }
      if let closure = parent.as(ClosureExprSyntax.self) {
        return immediate(closure)
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause.map { Expressions.words($0.type, limit: 60) }
        end = type.map { .found(.returned(function.name.text, type: $0)) } ?? .nowhere
        return
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        let type = binding.typeAnnotation.map { Expressions.words($0.type, limit: 60) }
        let name = Expressions.words(binding.pattern, limit: 60)
        end = type.map { .found(.returned(name, type: $0)) } ?? .nowhere
        return
      }
      current = parent
    }
    end = .nowhere
  }

  /// `let color: UIColor = { … }()` gives what its closure gives; other closures are asked later.
  private mutating func immediate(_ closure: ClosureExprSyntax) {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else {
      end = .nowhere
      return
    }
    if call.calledExpression.id == closure.id,
      let clause = call.parent?.as(InitializerClauseSyntax.self)
    {
      initializer(clause)
      return
    }
    let function = Expressions.path(call.calledExpression).last ?? ""
    if ColorTypes.names.contains(function) || Self.isDynamicName(function) { isDynamic = true }
    end = .nowhere
  }
}
