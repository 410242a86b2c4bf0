// SPDX-License-Identifier: MIT

// Publishers that have a value from the start, such as `$name` of `@Published`: whoever subscribes
// gets it at once. What comes later does not come.

extension Evaluator {
  /// What a method of a publisher gives; nil for what is no publisher with a value, and for a
  /// method whose first value is not known.
  func published(
    _ name: String, _ publisher: Value, _ arguments: [Pending], _ place: Place
  ) throws -> Value? {
    if case .binding(let binding) = publisher,
      let given = try declared(name, binding, arguments, place)
    {
      return given
    }
    guard Self.publisherMethods.contains(name) else { return nil }
    if case .host(let hosted) = publisher, hosted.name == Self.subscription, name == "store" {
      return .void
    }
    guard let value = try first(of: publisher) else { return nil }
    switch name {
    case "sink":
      guard let closure = try function(arguments.last { $0.label != "receiveCompletion" }) else {
        return nil
      }
      _ = try call(closure, [value])
      return Self.publisher(Self.subscription, [])
    case "assign":
      return try assigned(value, arguments) ? Self.publisher(Self.subscription, []) : nil
    case "map", "compactMap":
      guard let given = arguments.first else { return nil }
      let changed = try callValue(
        try evaluate(given), [Pending(CallArgument(nil, value))], place)
      if name == "compactMap", changed.isNothing { return nil }
      return Self.publisher("Just", [name == "compactMap" ? changed.unwrapped : changed])
    case "store": return nil
    default: return Self.publisher("Just", [value])
    }
  }

  /// What a property's publisher gives in a program whose publishers are declared: it becomes a
  /// subject, which has all methods.
  private func declared(
    _ name: String, _ binding: BindingValue, _ arguments: [Pending], _ place: Place
  ) throws -> Value? {
    guard let type = program.types["CurrentValueSubject"],
      !Self.publisherMethods.contains(name) || arguments.first?.label == "subscriber",
      !functions(name, of: type).isEmpty
    else { return nil }
    let value = CallArgument(nil, try binding.get())
    let subject = try construct(.declared(type, []), [Pending(value)], place, .any)
    return try callMember(of: Cell(subject), name, arguments, place, .any)
  }

  /// The first value of a publisher that the program or a library declares; nil for one that waits.
  func firstValue(of publisher: Value) throws -> Value? {
    guard let type = declaration(of: publisher), conforms(type, to: "Publisher") else {
      return nil
    }
    var first: Value?
    let receive = FunctionValue(
      .native { _, arguments in
        first = first ?? arguments.first?.value
        return .void
      })
    let argument = CallArgument("receiveValue", .function(receive))
    _ = try callMember(of: Cell(publisher), "sink", [Pending(argument)], .none, .any)
    return first
  }

  /// The type of what a subscription gives.
  private static let subscription = "AnyCancellable"

  /// The methods that are known; those without a case of their own give what they get.
  private static let publisherMethods: Set = [
    "sink", "assign", "map", "compactMap", "store", "receive", "removeDuplicates", "debounce",
    "throttle", "eraseToAnyPublisher", "share", "print", "subscribe", "setFailureType",
  ]

  private static func publisher(_ name: String, _ values: [Value]) -> Value {
    let call = HostCall(
      name: name, arguments: values.map { CallArgument(nil, $0) }, place: .none, isCall: true)
    return .host(HostValue(.call(type: nil, call)))
  }

  /// The value that a publisher has; nil for one that waits, and for what is none.
  private func first(of publisher: Value) throws -> Value? {
    switch publisher {
    case .binding(let binding): return try binding.get()
    case .host(let hosted) where hosted.modifiers.isEmpty:
      guard let call = hosted.call, ["CurrentValueSubject", "Just"].contains(call.name) else {
        return nil
      }
      return call.arguments.first?.value
    default: return nil
    }
  }

  private func function(_ argument: Pending?) throws -> FunctionValue? {
    guard let argument, case .function(let function) = try evaluate(argument).unwrapped else {
      return nil
    }
    return function
  }

  /// `assign(to: \.text, on: label)`; returns whether it could be done.
  private func assigned(_ value: Value, _ arguments: [Pending]) throws -> Bool {
    guard arguments.count == 2, case .keyPath(let path) = try evaluate(arguments[0]),
      path.names.count == 1, path.names.count == path.components.count,
      case .object(let object) = try evaluate(arguments[1]).unwrapped
    else { return false }
    try write(path.names[0], value, of: object)
    return true
  }
}
