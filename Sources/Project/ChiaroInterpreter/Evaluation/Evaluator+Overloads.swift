// SPDX-License-Identifier: MIT

extension Evaluator {
  /// A function that fits a call, and which arguments each of its parameters takes.
  struct Candidate {
    var function: FunctionDeclaration
    var places: [[Int]]
  }

  /// Which arguments each parameter takes; nil where the labels do not fit.
  static func match(_ parameters: [Parameter], _ arguments: [Pending]) -> [[Int]]? {
    var taken: [[Int]] = []
    var next = 0
    for (number, parameter) in parameters.enumerated() {
      var own: [Int] = []
      let mayBeLeftOut = parameter.fallback != nil || parameter.isVariadic
      if next < arguments.count, fits(parameters, number, arguments[next...]) {
        own.append(next)
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil,
          !arguments[next].isTrailing
        {
          own.append(next)
          next += 1
        }
      } else if !mayBeLeftOut {
        return nil
      }
      taken.append(own)
    }
    return next == arguments.count ? taken : nil
  }

  private static func fits(
    _ parameters: [Parameter], _ number: Int, _ arguments: ArraySlice<Pending>
  ) -> Bool {
    let parameter = parameters[number]
    guard let argument = arguments.first else { return false }
    guard argument.isTrailing, argument.label == nil else {
      return argument.label == parameter.label
    }
    guard parameter.type.mayBeFunction else { return false }
    // A closure goes to the first parameter that needs one, before that of the next closure.
    let label = arguments.dropFirst().first { $0.isTrailing && $0.label != nil }?.label
    let others = parameters[(number + 1)...].prefix { label == nil || $0.label != label }
    let isSure = parameter.type.isFunction
    let needsOne = { (other: Parameter) in
      other.type.isFunction && (other.fallback == nil || !isSure)
    }
    if parameter.fallback != nil, others.contains(where: needsOne) {
      return false
    }
    return true
  }

  /// The function that fits a call best; evaluates the arguments whose types decide.
  func choose(
    _ functions: [FunctionDeclaration], _ arguments: inout [Pending], owner: Value?,
    _ hint: Type = .any
  ) throws -> Candidate? {
    let fitting = functions.compactMap { function in
      Self.match(function.parameters, arguments).map { Candidate(function: function, places: $0) }
    }
    guard fitting.count > 1 else { return fitting.first }
    for place in arguments.indices
    where arguments[place].value == nil && !arguments[place].needsType
      && arguments[place].reference == nil
      && !fitting.contains(where: { isDeferred($0, place) })
    {
      arguments[place].value = try evaluate(arguments[place])
    }
    var best: (candidate: Candidate, score: Int)?
    for candidate in fitting {
      guard let score = score(candidate, arguments, owner, hint) else { continue }
      if best.map({ isBetter(candidate, score, than: $0) }) ?? true { best = (candidate, score) }
    }
    return best?.candidate ?? fitting.first
  }

  /// Whether a function fits better than another one.
  ///
  /// Of two that fit alike, a function that runs means the other one: `show(items)` calls
  /// `show(records)`.
  private func isBetter(
    _ candidate: Candidate, _ score: Int, than best: (candidate: Candidate, score: Int)
  ) -> Bool {
    if score != best.score { return score > best.score }
    return running?.function === best.candidate.function
  }

  private func isDeferred(_ candidate: Candidate, _ place: Int) -> Bool {
    zip(candidate.function.parameters, candidate.places).contains {
      $0.isDeferred && $1.contains(place)
    }
  }

  /// How well the values fit; nil where they do not.
  private func score(
    _ candidate: Candidate, _ arguments: [Pending], _ owner: Value?, _ hint: Type
  ) -> Int? {
    let function = candidate.function
    let frame = Frame(
      selfCell: owner.map { Cell($0) }, type: function.owner?.subject,
      generics: owner.map(generics) ?? [:])
    let scope = Scope(function.scope, frame)
    // What nothing says of the type's own generic parameters may be anything.
    for generic in function.owner?.subject.generics ?? []
    where frame.generics[generic.name] == nil {
      frame.generics[generic.name] = .any
    }
    for generic in function.generics {
      frame.generics[generic.name] = generic.constraint.map { resolve($0, scope) } ?? .any
    }
    var total = 0
    for (parameter, places) in zip(function.parameters, candidate.places) {
      // A parameter that is left out fits less well than none.
      if places.isEmpty { total -= 1 }
      let type = resolve(parameter.type, scope)
      for place in places {
        guard let score = score(arguments[place], type) else { return nil }
        total += score + (isDeclared(arguments[place], as: type) ? 2 : 0)
      }
    }
    if !hint.isAny, let written = function.result {
      total += fit(resolve(written, scope), hint) ? 2 : -2
    }
    return total
  }

  /// Whether an argument is a variable that is declared with just that type: a value may fit
  /// several protocols, and Swift decides by what is written.
  private func isDeclared(_ argument: Pending, as type: Type) -> Bool {
    guard case .name(let name, _)? = argument.expression?.form,
      case .cell(let cell)? = argument.scope?.local(name),
      case .declared(let wanted, _) = type.unwrapped,
      case .declared(let written, _) = cell.type.unwrapped
    else { return false }
    return written === wanted
  }

  private func fit(_ type: Type, _ wanted: Type) -> Bool {
    type.isAny || wanted.isAny || type.unwrapped.name == wanted.unwrapped.name
  }

  private func score(_ argument: Pending, _ type: Type) -> Int? {
    if let value = argument.value { return score(value, type) }
    guard let expression = argument.expression else { return 0 }
    switch expression.form {
    case .integer:
      if case .builtin(let builtin, _) = type.unwrapped {
        return builtin == .int ? 4 : builtin.isInteger ? 2 : builtin.isFloating ? 1 : nil
      }
    case .number:
      if case .builtin(let builtin, _) = type.unwrapped {
        return builtin == .double ? 4 : builtin.isFloating ? 2 : nil
      }
    case .closure(let closure):
      switch type.unwrapped {
      case .function(let parameters, _):
        let named = closure.parameters?.count ?? closure.shorthandCount
        return parameters.count == named ? 3 : named == 0 ? 0 : nil
      case .builtin: return nil
      default: return 0
      }
    case .array:
      switch type.unwrapped {
      case .builtin(.array, _), .builtin(.set, _): return 3
      case .builtin, .function: return nil
      default: return 0
      }
    case .nothing: return type.isOptional ? 3 : type.isAny ? 0 : nil
    default:
      guard let name = expression.implicitName,
        case .declared(let declaration, _) = type.unwrapped
      else { return 0 }
      let isThere =
        declaration.caseIndices[name] != nil || !statics(name, of: declaration).isEmpty
      return isThere ? 3 : name == "init" ? 1 : nil
    }
    return 0
  }

  /// Types of the system's that no literal makes.
  private static let ofParts: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "EdgeInsets", "NSRange", "IndexPath", "UIColor", "NSColor", "Color",
    "CGColor",
  ]

  /// How well a value fits a type; nil where it does not.
  func score(_ value: Value, _ type: Type) -> Int? {
    switch (value, type) {
    case (_, .any): return 1
    case (.unknown, _): return 1
    case (.nothing, .optional): return 3
    case (.some(let inner), .optional(let type)): return score(inner, type).map { $0 + 1 }
    case (_, .optional(let type)): return score(value, type).map { $0 - 1 }
    case (.some, _), (.nothing, _): return nil
    case (.function, .function), (.function, .foreign): return 3
    case (.keyPath, .foreign(let name, _)): return name.hasSuffix("KeyPath") ? 3 : nil
    case (.keyPath, .function): return 1
    case (.host(let hosted), .foreign(let name, _)): return hosted.typeName == name ? 3 : 1
    // No number and no text makes a point.
    case (.int, .foreign(let name, _)), (.double, .foreign(let name, _)),
      (.float, .foreign(let name, _)), (.string, .foreign(let name, _)),
      (.bool, .foreign(let name, _)):
      return Self.ofParts.contains(name) ? nil : matches(value, type) ? 3 : nil
    default: return matches(value, type) ? 3 : nil
    }
  }
}

extension Expression {
  /// The name in `.name` and `.name(…)`.
  var implicitName: String? {
    switch form {
    case .member(nil, let name, _): name
    case .call(let callee, _): callee.implicitName
    default: nil
    }
  }
}
