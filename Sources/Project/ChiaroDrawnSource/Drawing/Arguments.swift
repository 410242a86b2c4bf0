// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// The arguments of a call, read as the values that views take.
@MainActor
struct Arguments {
  let drawing: Drawing
  let call: HostCall

  var name: String { call.name }
  var place: Place { call.place }

  /// The first argument with a label; closures behind the parentheses have none.
  func value(_ label: String) -> Value? {
    call.arguments.first { $0.label == label }?.value
  }

  /// The argument without a label at a position among those.
  subscript(position: Int) -> Value? {
    let plain = call.arguments.filter { $0.label == nil && !$0.isTrailing }
    return position < plain.count ? plain[position].value : nil
  }

  /// The first argument, with a label or without.
  var first: Value? { call.arguments.first?.value }

  var isEmpty: Bool { call.arguments.isEmpty }

  // MARK: Values

  func length(_ label: String) -> CGFloat? { value(label).flatMap(drawing.length) }
  func length(_ position: Int) -> CGFloat? { self[position].flatMap(drawing.length) }
  func flag(_ label: String) -> Bool? { value(label)?.truth }
  func flag(_ position: Int) -> Bool? { self[position]?.truth }
  func style(_ label: String) -> StyleValue? {
    call.arguments.first { $0.label == label }.flatMap(placed)
  }

  func style(_ position: Int) -> StyleValue? {
    let plain = call.arguments.filter { $0.label == nil && !$0.isTrailing }
    return position < plain.count ? placed(plain[position]) : nil
  }

  /// The style of an argument; one that is not understood is that of the system, as an assumption.
  func ink(_ position: Int) -> StyleValue? {
    if let style = style(position) { return style }
    guard self[position] != nil, let own = drawing.sourcePlace(place) else { return nil }
    drawing.note(".\(name)", "\(name) is not drawn", place)
    return .placed(.level(0), StylePlace(own, isAssumed: true))
  }

  /// The style of an argument, with its place.
  private func placed(_ argument: CallArgument) -> StyleValue? {
    drawing.style(argument.value).map {
      drawing.placed($0, argument.value, at: argument.place.file < 0 ? place : argument.place)
    }
  }
  func word(_ label: String) -> String? { value(label).flatMap(drawing.word) }
  func word(_ position: Int) -> String? { self[position].flatMap(drawing.word) }
  func text(_ position: Int = 0) -> String? { self[position].map(drawing.text) }

  func alignment(_ label: String = "alignment") -> Alignment {
    word(label).flatMap { Enumerations.alignments[$0] } ?? .center
  }

  func horizontal(_ label: String = "alignment") -> HorizontalAlignment {
    word(label).flatMap { Enumerations.horizontals[$0] } ?? .center
  }

  func vertical(_ label: String = "alignment") -> VerticalAlignment {
    word(label).flatMap { Enumerations.verticals[$0] } ?? .center
  }

  func edges(_ value: Value?) -> Edge.Set? {
    guard let words = value.flatMap(drawing.words) else { return nil }
    let sets = words.compactMap { Enumerations.edges[$0] }
    return sets.count == words.count ? sets.reduce(Edge.Set()) { $0.union($1) } : nil
  }

  func axes(_ value: Value?) -> Axis.Set? {
    guard let words = value.flatMap(drawing.words) else { return nil }
    let sets: [Axis.Set] = words.compactMap {
      $0 == "horizontal" ? .horizontal : $0 == "vertical" ? .vertical : nil
    }
    return sets.count == words.count ? sets.reduce(Axis.Set()) { $0.union($1) } : nil
  }

  func unitPoint(_ label: String) -> UnitPoint? {
    value(label).flatMap(drawing.unitPoint)
  }

  // MARK: Closures

  /// The closure with a label; of those behind the parentheses, the first has none.
  func closure(_ label: String?) -> FunctionValue? {
    let found = call.arguments.first {
      label == nil ? $0.label == nil && $0.isTrailing : $0.label == label
    }
    guard case .function(let function)? = found?.value.unwrapped else { return nil }
    return function
  }

  /// The last closure without a label or with one of these.
  func closure(anyOf labels: String...) -> FunctionValue? {
    for label in labels { if let found = closure(label) { return found } }
    return closure(nil)
  }

  /// The views of the content: a closure, or a view that is passed as it is.
  func content(_ labels: String...) -> Node {
    for label in labels + ["content"] {
      if let found = views(label) { return found }
    }
    if let closure = closure(nil) { return drawing.node(closure) }
    // A closure that is no literal stands between the parentheses.
    for argument in call.arguments.reversed() where argument.label == nil {
      if case .function(let function) = argument.value.unwrapped { return drawing.node(function) }
    }
    return .empty
  }

  /// The views of an argument: of a closure, or of a view that is passed as it is.
  func views(_ label: String) -> Node? {
    guard let value = value(label)?.unwrapped else { return nil }
    if case .function(let function) = value { return drawing.node(function) }
    return drawing.isView(value) ? drawing.node(value, place) : nil
  }
}
