// SPDX-License-Identifier: MIT

// What a host asks of values; each question runs within the session's limits, and gives nil where
// evaluation comes to no end.

extension Session {
  /// The values of a closure of views.
  package func contents(of closure: FunctionValue, _ arguments: [Value] = []) -> [Value]? {
    perform { try $0.contents(of: closure, arguments) }
  }

  /// The result of a closure.
  package func call(_ closure: FunctionValue, _ arguments: [Value]) -> Value? {
    perform { try $0.call(closure, arguments) }
  }

  /// A value after a closure changed it.
  package func changed(_ value: Value, by closure: FunctionValue) -> Value? {
    perform { try $0.changed(value, by: closure) }
  }

  /// The result of a property that a builder makes: `body` of a view.
  package func built(_ name: String, of value: Value) -> Value? {
    perform { try $0.built(name, of: value) } ?? nil
  }

  /// The result of a method that a builder makes: `body(content:)` of a modifier.
  package func built(
    _ name: String, of value: Value, _ arguments: [CallArgument]
  ) -> Value? {
    perform { try $0.built(name, of: value, arguments) } ?? nil
  }

  /// The value of a static property; nil where the type has none of that name.
  package func readStatic(_ name: String, of type: TypeValue) -> Value? {
    perform { try $0.readStatic(name, of: type) } ?? nil
  }

  /// The first value of a publisher that code declares; nil for one that waits.
  package func firstValue(of publisher: Value) -> Value? {
    perform { try $0.firstValue(of: publisher) } ?? nil
  }

  /// The elements of a list; nil for other values.
  package func listed(_ value: Value) -> [Value]? {
    perform { try $0.listed(value) } ?? nil
  }

  /// The elements of the list that a binding leads to, each as a binding.
  package func elements(of binding: BindingValue) -> [Value] {
    perform { evaluator in
      let count = try evaluator.listed(try binding.get())?.count ?? 0
      return try (0..<count).map { number in
        try evaluator.element(of: .binding(binding), [CallArgument(nil, .int(number))], .none)
      }
    } ?? []
  }

  /// The identity of an element: the value at a path, its `id`, or the element itself.
  package func identity(of element: Value, _ path: KeyPathValue?) -> AnyHashable? {
    perform { evaluator in
      var element = element
      if case .binding(let binding) = element.unwrapped { element = try binding.get() }
      if let path { return try evaluator.follow(path, from: element).identity }
      return try evaluator.readIfAny("id", of: element)?.identity ?? element.identity
    }
  }

  /// The value of a binding.
  package func read(_ binding: BindingValue) -> Value? { perform { _ in try binding.get() } }

  /// A value as a program prints it.
  package func described(_ value: Value) -> String? { perform { try $0.described(value) } }

  /// The view of a preview.
  package func content(of preview: PreviewDeclaration) -> Value? {
    perform { try $0.content(of: preview) }
  }

  /// The arguments of a preview that are no closures, such as its name and traits.
  package func arguments(of preview: PreviewDeclaration) -> [Value] {
    perform { evaluator in
      try preview.arguments.compactMap { argument -> Value? in
        if case .closure = argument.value.form { return nil }
        return try evaluator.evaluate(argument.value, evaluator.globals)
      }
    } ?? []
  }

  /// An instance of a project's view, with placeholders for unknown arguments.
  package func instance(of subject: ViewSubject) -> Value? {
    perform { try $0.instance(of: subject) }
  }

  /// Runs a test, once for each of its arguments; each run has an instance of its own.
  ///
  /// - Parameters:
  ///   - test: the test
  ///   - isNoted: whether a function of the project is reported to the host instead of being run;
  ///     nil if none is
  package func run(_ test: TestSubject, noting isNoted: NotedFunctions? = nil) {
    evaluator.isNoted = isNoted
    defer { evaluator.isNoted = nil }
    if test.givesView { return runPictures(of: test) }
    let all = perform { try $0.arguments(of: test) } ?? []
    for arguments in all.prefix(TestSubject.mostRuns) {
      _ = perform { try $0.run(test, arguments) }
    }
  }

  /// The value of a member of a value; nil where it has none of that name.
  package func field(_ name: String, of value: Value) -> Value? {
    perform { try $0.readIfAny(name, of: value) } ?? nil
  }

  /// The project's value for a name in the environment of views.
  package func environmentDefault(_ name: String) -> Value? {
    perform { try $0.environmentDefault(name) } ?? nil
  }

  /// A value with another one at the end of a path.
  package func replacing(_ path: KeyPathValue, of value: Value, by part: Value) -> Value? {
    perform { evaluator in
      var whole = value
      let index = CallArgument("keyPath", .keyPath(path))
      try evaluator.modifyElement(&whole, [index], .none) { $0 = part }
      return whole
    }
  }

  // MARK: Types

  /// Whether a value's type conforms to a protocol, or inherits from a class.
  package func conforms(_ value: Value, to name: String) -> Bool {
    evaluator.conforms(value, to: name)
  }

  /// Whether a value of a type of the project's has a member of a name.
  package func hasMember(_ name: String, _ value: Value) -> Bool {
    evaluator.declares(name, value)
  }

  /// Whether two values are equal, as the program says.
  package func areEqual(_ left: Value, _ right: Value) -> Bool {
    perform { try $0.areEqual(left, right) } ?? false
  }

  /// Whether a value is a list or something else with elements.
  package func isList(_ value: Value) -> Bool {
    switch value.unwrapped {
    case .array, .set, .range, .dictionary, .binding: true
    default: false
    }
  }

  /// The name of the type of a value; nil for a value without one of a name.
  package func typeName(_ value: Value) -> String? {
    switch value.unwrapped {
    case .structure(let value): value.typeName
    case .object(let object): object.type.name
    case .enumeration(let value): value.type.name
    case .unknown(let value): value.type.isAny ? nil : value.type.name
    default: nil
    }
  }

  /// The name of the case of an enumeration of the project's.
  package func caseName(_ value: Value) -> String? {
    if case .enumeration(let value) = value.unwrapped { return value.declaration.name }
    return nil
  }

  /// A sample text for an unknown value, made from its name.
  package func sample(of unknown: UnknownValue) -> String { Samples.text(unknown.name) }
}
