// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource
import ChiaroSwiftUI
import Foundation

/// Makes nodes of what interpreted code evaluates to.
///
/// A view of the project's becomes a composite, whose body is evaluated when the engine comes to
/// it, in the environment that holds there. SwiftUI's own views and modifiers are looked up in the
/// tables of `Names`; a name that is not there becomes a box with its name, or is passed over, and
/// is told as an assumption.
@MainActor
final class Drawing {
  let session: Session
  let host: DrawingHost
  let assets: DrawnAssets
  /// Nodes that interpreted code holds on to, such as the content of a modifier.
  private var held: [Node] = []
  /// Called after what views did when they came changed something.
  var onChange: @MainActor () -> Void = {}
  /// The names that are not drawn, with how often each was met.
  private(set) var missing: [String: Int] = [:]
  /// The names of the project's types whose bodies are drawn, with those of the types around them.
  private(set) var shownTypes: Set<String> = []

  init(_ session: Session, host: DrawingHost, assets: DrawnAssets) {
    self.session = session
    self.host = host
    self.assets = assets
  }

  // MARK: Views

  /// The node of a value that is a view.
  func node(_ value: Value, _ place: Place = .none) -> Node {
    switch value.unwrapped {
    case .host(let hosted): return draft(hosted).node
    case .structure, .enumeration: return instance(value.unwrapped, place)
    case .array(let values): return Node(.group, values.map { node($0, place) })
    case .unknown(let unknown): return box(unknown.name, [], unknown.place)
    case .string(let text): return Text(verbatim: text).lowered
    default: return .empty
    }
  }

  /// The node of what a closure of views gives.
  func node(_ closure: FunctionValue, _ arguments: [Value] = []) -> Node {
    guard let values = session.contents(of: closure, arguments) else { return .empty }
    return group(values, closure.place)
  }

  /// Several views in the place of one.
  func group(_ values: [Value], _ place: Place) -> Node {
    values.count == 1
      ? node(values[0], place) : Node(.group, values.map { node($0, place) })
  }

  /// Whether a value can stand where views do.
  func isView(_ value: Value) -> Bool {
    switch value.unwrapped {
    case .structure, .enumeration: session.conforms(value.unwrapped, to: "View")
    case .host(let hosted):
      switch hosted.origin {
      case .instance, .list: true
      case .call(nil, let call): Names.views[call.name] != nil
      case .call, .implicit: false
      }
    default: false
    }
  }

  /// Whether a value is an object, which may be a view of UIKit's.
  func isObject(_ value: Value) -> Bool {
    if case .object = value.unwrapped { return true }
    return false
  }

  private func instance(_ value: Value, _ place: Place) -> Node {
    if let form = form(value) { return Draft("Shape", form: form).node }
    let made = value.place ?? place
    let name = value.typeName
    if let path = value.typePath { shownTypes.insert(path) }
    if !session.hasMember("body", value) { return represented(value) ?? box(name, [], made) }
    return Node(
      .composite(
        Composite(name, keepsState: true) { [self] expansion in
          let value = keeping(expansion, in: value)
          host.surroundings = Surroundings(expansion.environment)
          guard let body = session.built("body", of: value) else { return self.box(name, [], made) }
          return self.node(body, made)
        }), place: sourcePlace(made))
  }

  /// A view or modifier of the project's with the state that its place keeps.
  func keeping(_ expansion: Expansion, in value: Value) -> Value {
    guard let storage = expansion.storage else { return value }
    return session.keeping(storage.box(0) { KeptState() }, in: value)
  }

  // MARK: Host values

  /// The view that a host value comes to.
  func draft(_ hosted: HostValue) -> Draft {
    var draft = origin(hosted)
    for call in hosted.modifiers { draft = apply(call, to: draft) }
    return draft
  }

  private func origin(_ hosted: HostValue) -> Draft {
    switch hosted.origin {
    case .instance(let value):
      var draft = Draft(node(value))
      draft.form = form(value)
      return draft
    case .list(let values): return Draft(group(values, .none))
    case .implicit(let call): return named(call, hosted)
    case .call(let type, let call):
      if type != nil { return named(call, hosted) }
      if call.name == Self.heldName, let number = call.arguments.first?.value.wholeNumber {
        return Draft(held[number])
      }
      let arguments = Arguments(drawing: self, call: call)
      guard let make = Names.views[call.name], var draft = make(arguments) else {
        return Draft(box(call, arguments))
      }
      draft.node.place = draft.node.place ?? sourcePlace(call.place)
      return draft
    }
  }

  /// A shape, a color or another style that is named and stands as a view.
  private func named(_ call: HostCall, _ hosted: HostValue) -> Draft {
    let plain = HostValue(hosted.origin)
    var draft: Draft
    if let form = form(.host(plain)) {
      draft = Draft(call.name, form: form)
    } else if let style = style(.host(plain)) {
      let color = placed(style, .host(plain), at: call.place)
      draft = Draft(Node(.shape(ShapeValue("Color", .rectangle, .fill(color)))))
    } else {
      draft = Draft(box(plain.name, [], call.place))
    }
    draft.node.place = sourcePlace(call.place)
    return draft
  }

  /// The view with a modifier.
  func apply(_ call: HostCall, to draft: Draft) -> Draft {
    let arguments = Arguments(drawing: self, call: call)
    if let modify = Names.modifiers[call.name] {
      if var changed = modify(draft, arguments) {
        // What only becomes another text or image stays where it began.
        if changed.text != nil || changed.image != nil { changed.node.place = draft.node.place }
        if changed.node.place == nil { changed.node.place = sourcePlace(call.place) }
        return changed
      }
    } else if Names.unseen.contains(call.name) || call.name.hasPrefix("accessibility") {
      return draft
    }
    note(".\(call.name)", "\(call.name) is not drawn", call.place)
    return draft
  }

  // MARK: What is not known

  /// The name of the shape that stands in the place of a view or picture that is not known.
  static let unknownName = "Unknown"
  /// What says that nobody knows the look of a place; it shows nothing.
  static let unknownPlace = ShapeValue(unknownName, .rectangle, .fill(Color.clear.style))

  /// A box with the name of what is not drawn, around what its closures contain.
  func box(_ name: String, _ content: [Node], _ place: Place) -> Node {
    note(name, "\(name) is unknown and is drawn as a box", place)
    var node = UnknownBox(name: name, content: content).lowered
    node.place = sourcePlace(place)
    return node
  }

  private func box(_ call: HostCall, _ arguments: Arguments) -> Node {
    let content = call.arguments.compactMap { argument -> Node? in
      guard case .function(let function) = argument.value.unwrapped, argument.isTrailing,
        (function.parameterCount ?? 0) == 0
      else { return isView(argument.value) ? node(argument.value, argument.place) : nil }
      return node(function)
    }
    return box(call.name, content, call.place)
  }

  /// Says what is missing.
  func note(_ name: String, _ words: String, _ place: Place) {
    missing[name, default: 0] += 1
    session.assume(words, place)
  }

  // MARK: Nodes in interpreted code

  private static let heldName = "#node"

  /// A node as a value that interpreted code can place.
  func hold(_ node: Node) -> Value {
    held.append(node)
    return .host(
      HostValue(
        .call(
          type: nil,
          HostCall(
            name: Self.heldName, arguments: [CallArgument(nil, .int(held.count - 1))],
            place: .none, isCall: true))))
  }

  /// Does something in the surroundings of now, at a later time.
  func later<Input>(_ work: @escaping @MainActor (Input) -> Node) -> @MainActor (Input) -> Node {
    let around = host.surroundings
    return { [self] input in
      host.surroundings = around
      return work(input)
    }
  }

  /// The place of something for the engine.
  func sourcePlace(_ place: Place) -> SourcePlace? {
    session.program.sourcePlace(place)
  }
}

/// What stands for a view that is not known.
private struct UnknownBox: View {
  let name: String
  let content: [Node]

  var body: some View {
    if content.isEmpty {
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        .padding(6)
        .overlay {
          RoundedRectangle(cornerRadius: 4).strokeBorder(Color.gray.opacity(0.5), lineWidth: 1)
        }
        .overlay { unknown }
    } else {
      VStack(spacing: 4) { NodeContent(Node(.group, content)) }.background { unknown }
    }
  }

  /// What says of the place that it is not known: over the name, and under what is known in it.
  private var unknown: NodeContent { NodeContent(Node(.shape(Drawing.unknownPlace))) }
}

extension Value {
  /// Where an instance was made.
  var place: Place? {
    if case .structure(let value) = self { return value.place }
    return nil
  }

  /// The name of an instance's type.
  var typeName: String {
    if case .structure(let value) = self { return value.typeName }
    return "View"
  }
}
