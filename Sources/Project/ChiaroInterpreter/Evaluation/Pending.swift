// SPDX-License-Identifier: MIT

/// An argument that is evaluated when the type of its parameter is known.
struct Pending {
  var label: String?
  var place: Place
  var isTrailing: Bool
  var expression: Expression?
  var scope: Scope?
  /// The value, once it is known.
  var value: Value?

  init(_ argument: Expression.Argument, _ scope: Scope) {
    label = argument.label
    place = argument.value.place
    isTrailing = argument.isTrailing
    expression = argument.value
    self.scope = scope
  }

  init(_ argument: CallArgument) {
    label = argument.label
    place = argument.place
    isTrailing = argument.isTrailing
    value = argument.value
  }

  /// Whether its value depends on the type of its parameter.
  var needsType: Bool { value == nil && expression?.needsType == true }

  /// Whether a closure is written here.
  var isClosure: Bool {
    if case .closure? = expression?.form { return true }
    return false
  }

  /// What `&` stands before.
  var reference: (Expression, Scope)? {
    guard case .reference(let target)? = expression?.form, let scope else { return nil }
    return (target, scope)
  }
}

extension Evaluator {
  func pending(_ arguments: [Expression.Argument], _ scope: Scope) -> [Pending] {
    arguments.map { Pending($0, scope) }
  }

  func evaluate(_ argument: Pending, _ hint: Type = .any) throws -> Value {
    if let value = argument.value { return value }
    guard let expression = argument.expression, let scope = argument.scope else { return .void }
    return try evaluate(expression, scope, hint)
  }

  func values(_ arguments: [Expression.Argument], _ scope: Scope) throws -> [CallArgument] {
    try values(pending(arguments, scope))
  }

  func values(_ arguments: [Pending], _ hint: Type = .any) throws -> [CallArgument] {
    var hint = hint
    var arguments = arguments
    // `max(a, .b)`: what begins with a dot takes the type of the others.
    if hint.isAny, arguments.contains(where: { $0.expression?.isImplicit == true }),
      let first = arguments.firstIndex(where: {
        $0.value == nil && !$0.needsType && $0.reference == nil
      })
    {
      let value = try evaluate(arguments[first])
      arguments[first].value = value
      hint = type(of: value)
    }
    return try arguments.map {
      CallArgument($0.label, try evaluate($0, hint), $0.place, isTrailing: $0.isTrailing)
    }
  }

  /// The arguments of something that the host gives.
  func hostArguments(_ arguments: [Pending], of name: String) throws -> [CallArgument] {
    try arguments.enumerated().map {
      try hostArgument($0.element, of: name, position: $0.offset)
    }
  }

  /// An argument of something that the host gives.
  func hostArgument(_ argument: Pending, of name: String, position: Int) throws -> CallArgument {
    let written = host.argumentType(of: name, label: argument.label, position: position)
    var hint = written.map(hostType) ?? .any
    if hint.isAny, case .interpolation? = argument.expression?.form,
      host.isKey(name, label: argument.label, position: position)
    {
      hint = .foreign(KeyTexts.typeName, [])
    }
    let value = try made(argument, of: name, hint) ?? evaluate(argument, hint)
    var result = CallArgument(
      argument.label, coerce(value, hint), argument.place, isTrailing: argument.isTrailing)
    switch argument.expression?.form {
    case .text, .interpolation: result.isLiteralText = true
    default: break
    }
    return result
  }

  /// What `.init(…)` makes where only the host knows of which type: a call that it reads later.
  private func made(_ argument: Pending, of name: String, _ hint: Type) throws -> Value? {
    guard hint.isAny, host.wrapper(name) == nil, argument.value == nil,
      let expression = argument.expression, let scope = argument.scope
    else { return nil }
    return try made(expression, scope)
  }

  private func made(_ expression: Expression, _ scope: Scope) throws -> Value? {
    switch expression.form {
    case .call(let callee, let arguments)
    where callee.implicitName == "init" && (arguments.count > 1 || arguments.first?.label != nil):
      return try hostImplicit("init", pending(arguments, scope), .any, expression.place)
    case .array(let elements) where elements.contains(where: { $0.implicitName == "init" }):
      return .array(try elements.map { try made($0, scope) ?? evaluate($0, scope) })
    default: return nil
    }
  }

  func hostType(_ text: String) -> Type {
    if text.hasSuffix("?") { return .optional(hostType(String(text.dropLast()))) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .builtin(.array, [hostType(String(text.dropFirst().dropLast()))])
    }
    if let builtin = Builtin(rawValue: text) { return .builtin(builtin, []) }
    return .foreign(text, [])
  }
}
