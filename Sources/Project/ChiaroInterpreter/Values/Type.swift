// SPDX-License-Identifier: MIT

/// A type, as evaluation knows it.
indirect enum Type {
  /// Nothing is known of it.
  case any
  /// A type that the project declares.
  case declared(TypeDeclaration, [Type])
  case builtin(Builtin, [Type])
  case optional(Type)
  case tuple([(label: String?, type: Type)])
  case function([Type], Type)
  /// A type of the host or of a module that is not there.
  case foreign(String, [Type])
}

/// The types of the standard library that evaluation knows itself.
enum Builtin: String, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case cgFloat = "CGFloat"
  case timeInterval = "TimeInterval"
  case bool = "Bool"
  case string = "String"
  case substring = "Substring"
  case character = "Character"
  case array = "Array"
  case arraySlice = "ArraySlice"
  case dictionary = "Dictionary"
  case set = "Set"
  case range = "Range"
  case closedRange = "ClosedRange"
  case void = "Void"

  var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  var isFloating: Bool {
    switch self {
    case .double, .float, .cgFloat, .timeInterval: true
    default: false
    }
  }
}

extension Type {
  /// The type within optionals.
  var unwrapped: Type {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var isAny: Bool {
    if case .any = self { return true }
    return false
  }

  /// The type of the elements of a list.
  var element: Type {
    switch unwrapped {
    case .builtin(.array, let types), .builtin(.set, let types), .builtin(.arraySlice, let types):
      types.first ?? .any
    default: .any
    }
  }

  var isFloating: Bool {
    if case .builtin(let type, _) = self { return type.isFloating }
    return false
  }

  /// The name that a program prints.
  var name: String {
    switch self {
    case .any: return "Any"
    case .declared(let type, let arguments): return type.name + Self.list(arguments)
    case .builtin(.cgFloat, _): return "CGFloat"
    case .builtin(.timeInterval, _): return "Double"
    case .builtin(.void, _): return "()"
    case .builtin(let type, let arguments): return type.rawValue + Self.list(arguments)
    case .optional(let type): return "Optional<\(type.name)>"
    case .tuple(let parts):
      let names = parts.map { ($0.label.map { "\($0): " } ?? "") + $0.type.name }
      return "(\(names.joined(separator: ", ")))"
    case .function(let parameters, let result):
      return "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)"
    case .foreign(let name, let arguments): return name + Self.list(arguments)
    }
  }

  private static func list(_ types: [Type]) -> String {
    types.isEmpty ? "" : "<\(types.map(\.name).joined(separator: ", "))>"
  }
}
