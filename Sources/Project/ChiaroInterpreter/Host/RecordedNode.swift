// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A view as the code makes it: its name, its arguments, the calls on it, and its content.
package struct RecordedNode {
  /// A call with its arguments in words.
  package struct Call {
    package var name: String
    package var arguments: [Argument]
    package var location: SourceLocation?
  }

  package struct Argument {
    package var label: String?
    package var words: String
    package var location: SourceLocation?
    /// The views of a closure.
    package var nodes: [RecordedNode]
  }

  package var name: String
  package var arguments: [Argument]
  package var modifiers: [Call]
  package var location: SourceLocation?
  /// The body of a view of the project's.
  package var content: [RecordedNode]

  /// The tree in lines, with two spaces a level.
  package func lines(_ indent: String = "") -> [String] {
    var first = indent + name + Self.words(arguments)
    if let location { first += " @\(location.line ?? 0):\(location.column ?? 0)" }
    var result = [first]
    for modifier in modifiers {
      result.append(
        "\(indent)  .\(modifier.name)\(Self.words(modifier.arguments))"
          + " @\(modifier.location?.line ?? 0):\(modifier.location?.column ?? 0)")
      result += modifier.arguments.flatMap(\.nodes).flatMap { $0.lines(indent + "    ") }
    }
    result += arguments.flatMap(\.nodes).flatMap { $0.lines(indent + "  ") }
    result += content.flatMap { $0.lines(indent + "  ") }
    return result
  }

  private static func words(_ arguments: [Argument]) -> String {
    let parts = arguments.filter { $0.nodes.isEmpty && !$0.words.isEmpty }
      .map { ($0.label.map { "\($0): " } ?? "") + $0.words }
    return "(\(parts.joined(separator: ", ")))"
  }
}

/// Makes recorded nodes of values: bodies are evaluated, closures of views are called.
package struct Recorder {
  private let evaluator: Evaluator
  /// The deepest bodies in each other.
  private static let limit = 120

  package init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  package func node(_ value: Value, _ place: Place, depth: Int = 0) throws -> RecordedNode {
    try evaluator.step(place)
    if depth > Self.limit {
      throw Interruption.limit("more than \(Self.limit) nested views", place)
    }
    guard case .host(let hosted) = value else { return try instance(value, place, depth) }
    var node: RecordedNode
    switch hosted.origin {
    case .call(let type, let call):
      node = try made(type.map { "\($0).\(call.name)" } ?? call.name, call, depth)
    case .implicit(let call): node = try made(".\(call.name)", call, depth)
    case .instance(let inner): node = try instance(inner, place, depth)
    case .list(let values):
      node = RecordedNode(
        name: values.isEmpty ? "EmptyView" : "TupleView", arguments: [], modifiers: [],
        location: evaluator.program.location(of: place),
        content: try values.map { try self.node($0, place, depth: depth + 1) })
    }
    node.modifiers += try hosted.modifiers.map { call in
      RecordedNode.Call(
        name: call.name, arguments: try call.arguments.map { try argument($0, depth) },
        location: evaluator.program.location(of: call.place))
    }
    return node
  }

  private func made(_ name: String, _ call: HostCall, _ depth: Int) throws -> RecordedNode {
    RecordedNode(
      name: name, arguments: try call.arguments.map { try argument($0, depth) }, modifiers: [],
      location: evaluator.program.location(of: call.place), content: [])
  }

  private func argument(_ argument: CallArgument, _ depth: Int) throws -> RecordedNode.Argument {
    var result = RecordedNode.Argument(
      label: argument.label, words: "", location: evaluator.program.location(of: argument.place),
      nodes: [])
    if case .function(let function) = argument.value {
      guard argument.isTrailing, function.parameterCount == 0 else {
        result.words = "{…}"
        return result
      }
      let content = try evaluator.contents(of: function)
      result.nodes = try content.map { try node($0, argument.place, depth: depth + 1) }
      if result.nodes.isEmpty { result.words = "{}" }
      return result
    }
    result.words = try words(argument.value, argument.place)
    return result
  }

  private func words(_ value: Value, _ place: Place) throws -> String {
    guard case .host(let hosted) = value else {
      return try evaluator.debugDescription(value, place)
    }
    var text = hosted.name
    if let call = hosted.call, call.isCall { text += try list(call) }
    for modifier in hosted.modifiers {
      text += ".\(modifier.name)" + (modifier.isCall ? try list(modifier) : "")
    }
    return text
  }

  private func list(_ call: HostCall) throws -> String {
    let parts = try call.arguments.map {
      ($0.label.map { "\($0): " } ?? "") + (try words($0.value, $0.place))
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private func instance(_ value: Value, _ place: Place, _ depth: Int) throws -> RecordedNode {
    var place = place
    if case .structure(let made) = value, made.place != .none { place = made.place }
    var node = RecordedNode(
      name: try evaluator.typeName(of: value, place), arguments: [], modifiers: [],
      location: evaluator.program.location(of: place), content: [])
    if let body = try evaluator.built("body", of: value) {
      node.content = [try self.node(body, place, depth: depth + 1)]
    }
    return node
  }
}

extension Evaluator {
  /// The values of a closure of views.
  package func contents(of function: FunctionValue, _ arguments: [Value] = []) throws -> [Value] {
    let built = FunctionValue(
      function.body, parameters: function.parameters, result: function.result,
      place: function.place, builder: function.builder ?? .host("ViewBuilder"))
    let value = try call(built, arguments)
    if case .host(let hosted) = value, case .list(let values) = hosted.origin,
      hosted.modifiers.isEmpty
    {
      return values
    }
    return value.isVoid ? [] : [value]
  }

  /// The name of a value's type, for people.
  func typeName(of value: Value, _ place: Place) throws -> String {
    switch value {
    case .structure(let value): value.typeName
    case .unknown(let known): "unknown \(known.name)"
    default: try debugDescription(value, place)
    }
  }
}
