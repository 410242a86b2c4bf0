// SPDX-License-Identifier: MIT

/// A value of an evaluated program.
package enum Value {
  case bool(Bool)
  case int(Int)
  /// An integer of another width; unsigned ones as their bits.
  indirect case sized(SizedInteger)
  case double(Double)
  case float(Float)
  case string(String)
  case character(Character)
  case array([Value])
  indirect case set(SetValue)
  indirect case dictionary(DictionaryValue)
  case tuple(TupleValue)
  /// An optional without a value.
  case nothing
  /// An optional with a value.
  indirect case some(Value)
  case structure(StructValue)
  case object(ObjectValue)
  indirect case enumeration(EnumValue)
  case function(FunctionValue)
  indirect case type(TypeValue)
  indirect case keyPath(KeyPathValue)
  indirect case range(RangeValue)
  case binding(BindingValue)
  case host(HostValue)
  case unknown(UnknownValue)

  /// The value of a function without a result.
  package static var void: Value { .tuple(TupleValue(values: [], labels: [])) }
}

/// Several values in parentheses.
package struct TupleValue {
  package var values: [Value]
  /// The names; nil for those without.
  package var labels: [String?]
}

/// A whole number that is no `Int`.
package struct SizedInteger {
  var type: Builtin
  var bits: Int
}

/// A type as a value.
package struct TypeValue {
  var type: Type

  /// The name of the type.
  package var name: String { type.name }
}

/// A range of numbers, or one that is open at an end.
package struct RangeValue {
  /// Nil where the range has no such end.
  package var lower: Value?
  package var upper: Value?
  package var isClosed: Bool
}

/// A path to a part of a value.
package struct KeyPathValue {
  enum Component {
    case member(String)
    case element([CallArgument])
    case optional, unwrap
  }

  var components: [Component]

  /// The path without its first part.
  package var tail: KeyPathValue { KeyPathValue(components: Array(components.dropFirst())) }

  /// The names of the members along the path.
  package var names: [String] {
    components.compactMap { component in
      if case .member(let name) = component { return name }
      return nil
    }
  }

  /// The path as Swift writes it, without the indices of elements.
  var words: String {
    var text = "\\"
    for component in components {
      switch component {
      case .member(let name): text += ".\(name)"
      case .element: text += "[…]"
      case .optional: text += "?"
      case .unwrap: text += "!"
      }
    }
    return text
  }
}

/// An unknown value: its name, and its declared type.
package final class UnknownValue {
  /// The project's name for the value.
  package let name: String
  let type: Type
  /// Where the project asks for it.
  package let place: Place

  init(_ name: String, _ type: Type, _ place: Place) {
    self.name = name
    self.type = type
    self.place = place
  }

  /// Whether it may be a view: nothing says that it is of a type of the language or the project.
  var mayBeView: Bool {
    switch type {
    case .any, .foreign: true
    default: false
    }
  }
}

extension Value {
  /// Whether nothing is known about the value except the operations on it.
  package var isOfNothingKnown: Bool {
    if case .host(let hosted) = unwrapped, case .instance(let value) = hosted.origin {
      return value.isOfNothingKnown
    }
    return isUnknown
  }
}
