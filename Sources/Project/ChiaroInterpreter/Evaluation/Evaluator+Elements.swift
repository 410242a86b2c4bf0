// SPDX-License-Identifier: MIT

extension Evaluator {
  /// `base[…]`.
  func element(
    _ base: Expression, _ arguments: [Expression.Argument], _ scope: Scope, _ place: Place,
    _ hint: Type
  ) throws -> Value {
    let value = try evaluate(base, scope)
    if let found = try declaredElement(value, pending(arguments, scope), place) { return found }
    let indices = try indices(arguments, of: value, scope)
    return try element(of: value, indices, place)
  }

  /// The arguments of a subscript; literals take the type of the keys.
  private func indices(
    _ arguments: [Expression.Argument], of value: Value, _ scope: Scope
  ) throws -> [CallArgument] {
    var hint = Type.any
    if case .dictionary(let pairs) = value.unwrapped, let key = pairs.keys.first {
      hint = type(of: key)
    }
    return try values(pending(arguments, scope), hint)
  }

  func declaredElement(_ value: Value, _ arguments: [Pending], _ place: Place) throws -> Value? {
    let (subscripts, cell) = subscripts(of: value)
    guard !subscripts.isEmpty else { return nil }
    var arguments = arguments
    var getters = subscripts.map(\.getter)
    if declaration(of: value) == nil {
      // A list has subscripts of its own, which an extension's do not hide.
      for place in arguments.indices where arguments[place].value == nil {
        arguments[place].value = try evaluate(arguments[place])
      }
      getters = getters.filter { fits($0, arguments) }
    }
    return try callIfFits(getters, arguments, cell, place)
  }

  /// Whether the values of a subscript are of the types that it takes.
  private func fits(_ getter: FunctionDeclaration, _ arguments: [Pending]) -> Bool {
    let scope = Scope(nil, Frame(selfCell: nil, type: getter.owner?.subject))
    return zip(getter.parameters, arguments).allSatisfy { parameter, argument in
      argument.value.map { score($0, resolve(parameter.type, scope)) != nil } ?? true
    }
  }

  /// The subscripts that the project declares for a value, and where `self` is.
  private func subscripts(of value: Value) -> ([SubscriptDeclaration], Cell) {
    var found: [SubscriptDeclaration] = []
    if case .type(let metatype) = value, case .declared(let type, _) = metatype.type {
      found = ([type] + supertypes(type)).flatMap(\.subscripts).filter(\.isStatic)
    } else if let type = declaration(of: value) {
      found = ([type] + supertypes(type)).flatMap(\.subscripts)
        .filter { !$0.isStatic && $0.getter.body != nil }
    } else {
      found = foreignTypes(of: value).flatMap(\.subscripts)
    }
    return (found, Cell(value))
  }

  func element(of value: Value, _ indices: [CallArgument], _ place: Place) throws -> Value {
    if indices.first?.label == "keyPath", case .keyPath(let path)? = indices.first?.value {
      return try follow(path, value, place)
    }
    guard let index = indices.first?.value else { return value }
    switch value {
    case .array(let values): return element(values, index, place)
    case .dictionary(let pairs):
      if indices.count > 1, indices[1].label == "default" {
        if let found = pairs[index] { return found }
        if case .function(let function) = indices[1].value { return try call(function, []) }
        return indices[1].value
      }
      return pairs[index].map { .some($0) } ?? .nothing
    case .string(let text): return substring(text, index, place)
    case .some(let inner): return try element(of: inner, indices, place)
    case .tuple(let tuple): return index.wholeNumber.flatMap { tuple.member("\($0)") } ?? .void
    case .unknown(let known):
      return .unknown(UnknownValue(known.name, known.type.element, place))
    case .binding(let binding):
      return .binding(
        BindingValue(
          get: { try self.element(of: try binding.get(), indices, place) },
          set: { value in
            var whole = try binding.get()
            try self.modifyElement(&whole, indices, place) { $0 = value }
            try binding.set(whole)
          }))
    case .host(let hosted):
      if let known = try host.element(of: hosted, indices, self) { return known }
      let call = HostCall(name: "subscript", arguments: indices, place: place, isCall: true)
      return .host(hosted.adding(call))
    case .range(let range):
      guard let number = index.wholeNumber else { break }
      return .int(number + (range.lower?.wholeNumber == nil ? 0 : 0))
    default: break
    }
    return trap("\(type(of: value).name) has no elements", place)
  }

  private func element(_ values: [Value], _ index: Value, _ place: Place) -> Value {
    if let number = index.wholeNumber {
      guard values.indices.contains(number) else {
        return trap(
          "the index \(number) is out of range for a list of length \(values.count)", place)
      }
      return values[number]
    }
    guard case .range(let range) = index, let bounds = Ranges.bounds(range, count: values.count)
    else { return trap("the index is out of range for a list", place) }
    return .array(Array(values[bounds]))
  }

  /// Characters by their number: what the library gives as an index of a text.
  private func substring(_ text: String, _ index: Value, _ place: Place) -> Value {
    let characters = Array(text)
    if let number = index.wholeNumber {
      guard characters.indices.contains(number) else {
        return trap(
          "the index \(number) is out of range for a text of length \(characters.count)", place)
      }
      return .character(characters[number])
    }
    guard case .range(let range) = index, let bounds = Ranges.bounds(range, count: characters.count)
    else { return trap("the range is out of bounds for a text", place) }
    return .string(String(characters[bounds]))
  }

  func follow(_ path: KeyPathValue, _ value: Value, _ place: Place) throws -> Value {
    var current = value
    var isOptional = false
    for component in path.components {
      switch component {
      case .member(let name): current = try member(name, of: current, place)
      case .element(let indices): current = try element(of: current, indices, place)
      case .optional:
        if current.isNothing { return .nothing }
        isOptional = true
        current = current.unwrapped
      case .unwrap: current = current.unwrapped
      }
    }
    return isOptional ? current.wrapped : current
  }

  // MARK: Changes

  func setElement(
    _ base: Expression, _ indices: [CallArgument], _ value: Value, _ scope: Scope, _ place: Place
  ) throws {
    if case .object(let object)? = try? evaluate(base, scope) {
      var whole = Value.object(object)
      try setElement(&whole, indices, value, place)
      return
    }
    try modify(base, scope) { try self.setElement(&$0, indices, value, place) }
  }

  private func setElement(
    _ whole: inout Value, _ indices: [CallArgument], _ value: Value, _ place: Place
  ) throws {
    if case .dictionary(var pairs) = whole, indices.count == 1, let key = indices.first?.value {
      whole = .void
      if pairs[key] == nil { try take(1, place) }
      switch value {
      case .nothing: pairs[key] = nil
      case .some(let inner): pairs[key] = inner
      default: pairs[key] = value
      }
      whole = .dictionary(pairs)
      return
    }
    try modifyElement(&whole, indices, place) { $0 = Self.like($0, value) }
  }

  /// Changes an element of a value.
  dynamic func modifyElement<Result>(
    _ whole: inout Value, _ indices: [CallArgument], _ place: Place,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    if indices.first?.label == "keyPath", case .keyPath(let path)? = indices.first?.value {
      return try modify(&whole, path.components[...], place, body)
    }
    if let result = try modifyDeclaredElement(&whole, indices, place, body) { return result }
    guard let index = indices.first?.value else { return try body(&whole) }
    switch whole {
    case .array(var values):
      if case .range(let range) = index, let bounds = Ranges.bounds(range, count: values.count) {
        var part = Value.array(Array(values[bounds]))
        let result = try body(&part)
        if case .array(let new) = part { values.replaceSubrange(bounds, with: new) }
        whole = .array(values)
        return result
      }
      guard let number = index.wholeNumber, values.indices.contains(number) else { break }
      whole = .void
      defer { whole = .array(values) }
      return try body(&values[number])
    case .dictionary(var pairs):
      whole = .void
      defer { whole = .dictionary(pairs) }
      let standIn = indices.count > 1 ? indices[1].value : nil
      return try Self.modifyPair(&pairs, index, standIn, body)
    case .some(var inner):
      whole = .void
      defer { whole = .some(inner) }
      return try modifyElement(&inner, indices, place, body)
    case .binding(let binding):
      var content = try binding.get()
      let result = try modifyElement(&content, indices, place, body)
      try binding.set(content)
      return result
    default: break
    }
    var value = trap("the element to change does not exist", place)
    return try body(&value)
  }

  /// Changes the value of a key, which goes where it is set to nil.
  private static func modifyPair<Result>(
    _ pairs: inout DictionaryValue, _ key: Value, _ standIn: Value?,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    var element = standIn.map { pairs[key] ?? $0 } ?? pairs[key].map { .some($0) } ?? .nothing
    let result = try body(&element)
    if case .nothing = element {
      pairs[key] = nil
    } else {
      pairs[key] = standIn == nil ? element.unwrapped : element
    }
    return result
  }

  private func modify<Result>(
    _ value: inout Value, _ path: ArraySlice<KeyPathValue.Component>, _ place: Place,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let first = path.first else { return try body(&value) }
    let rest = path.dropFirst()
    switch first {
    case .member(let name):
      return try modifyMember(&value, name, place, isQuiet: false) {
        try self.modify(&$0, rest, place, body)
      }
    case .element(let indices):
      return try modifyElement(&value, indices, place) { try self.modify(&$0, rest, place, body) }
    case .optional, .unwrap:
      guard case .some(var inner) = value else { return try body(&value) }
      defer { value = .some(inner) }
      return try modify(&inner, rest, place, body)
    }
  }

  private func modifyDeclaredElement<Result>(
    _ whole: inout Value, _ indices: [CallArgument], _ place: Place,
    _ body: (inout Value) throws -> Result
  ) throws -> Result? {
    let (subscripts, cell) = subscripts(of: whole)
    guard !subscripts.isEmpty else { return nil }
    var arguments = indices.map { Pending($0) }
    guard
      let candidate = try choose(subscripts.map(\.getter), &arguments, owner: whole),
      let own = subscripts.first(where: { $0.getter === candidate.function }),
      let setter = own.setter
    else { return nil }
    var value = try invoke(candidate, arguments, cell, place, .any)
    let result = try body(&value)
    let frame = Frame(
      selfCell: cell, type: own.getter.owner?.subject, generics: generics(of: cell.value))
    let scope = Scope(own.getter.owner?.subject.scope, frame)
    for (parameter, argument) in zip(own.getter.parameters, arguments) {
      scope.declare(parameter.name, try evaluate(argument))
    }
    scope.declare(own.setterName, value)
    _ = try run(setter.lowered, scope)
    whole = cell.value
    return result
  }

  // MARK: Sequences

  /// Visits the elements of a sequence until the closure says no.
  func iterate(_ sequence: Value, _ place: Place, _ visit: (Value) throws -> Bool) throws {
    switch sequence {
    case .array(let values): for value in values where try !visit(value) { return }
    case .range(let range):
      guard var number = range.lower?.wholeNumber else { break }
      let end = range.upper?.wholeNumber ?? .max
      while range.isClosed && range.upper != nil ? number <= end : number < end {
        try step(place)
        if try !visit(Self.sameType(.int(number), range.lower)) { return }
        guard number < Int.max else { return }
        number += 1
      }
    case .some(let inner): try iterate(inner, place, visit)
    default:
      if let values = elements(of: sequence) {
        for value in values where try !visit(value) { return }
        return
      }
      try iterateOther(sequence, place, visit)
    }
  }

  private static func sameType(_ value: Value, _ other: Value?) -> Value {
    guard case .sized(let number)? = other, case .int(let whole) = value else { return value }
    return .sized(SizedInteger(type: number.type, bits: whole))
  }

  /// A type of the project's that conforms to `Sequence` or `IteratorProtocol`, or something
  /// unknown.
  private func iterateOther(
    _ sequence: Value, _ place: Place, _ visit: (Value) throws -> Bool
  ) throws {
    if let type = declaration(of: sequence) {
      let makers = functions("makeIterator", of: type)
      let maker = Cell(sequence)
      let iterator = Cell(try callIfFits(makers, [], maker, place) ?? sequence)
      guard declaration(of: iterator.value) != nil else {
        if makers.isEmpty { return }
        return try iterate(iterator.value, place, visit)
      }
      while true {
        try step(place)
        let next = try callMember(of: iterator, "next", [], place, .any)
        guard case .some(let value) = next else { return }
        if try !visit(value) { return }
      }
    }
    guard case .unknown(let known) = sequence else { return }
    for value in samples(known.name, known.type.element, place) where try !visit(value) { return }
  }

  /// The elements of a value that is a collection.
  func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let values): return values
    case .set(let set): return set.members
    case .dictionary(let pairs): return pairs.pairs
    case .string(let text): return text.map { .character($0) }
    case .range(let range):
      guard let lower = range.lower?.wholeNumber, let upper = range.upper?.wholeNumber else {
        return nil
      }
      let end = range.isClosed ? upper.addingReportingOverflow(1).partialValue : upper
      guard lower <= end, end - lower <= 2_000_000 else { return nil }
      return (lower..<end).map { Self.sameType(.int($0), range.lower) }
    case .some(let inner): return elements(of: inner)
    case .unknown(let known): return samples(known.name, known.type.element, known.place)
    default: return nil
    }
  }

  /// The elements of a value, which count; nil where it has none.
  func countedElements(of value: Value, _ place: Place) throws -> [Value]? {
    if case .range(let range) = value, let lower = range.lower?.wholeNumber,
      let upper = range.upper?.wholeNumber
    {
      try take(upper.subtractingReportingOverflow(lower).partialValue, place)
    }
    if let known = elements(of: value) {
      try take(known.count, place)
      return known
    }
    guard let type = declaration(of: value),
      !functions("makeIterator", of: type).isEmpty || !functions("next", of: type).isEmpty
    else { return nil }
    var found: [Value] = []
    try iterate(value, place) {
      found.append($0)
      try take(1, place)
      return true
    }
    return found
  }
}
