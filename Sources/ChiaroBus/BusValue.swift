// SPDX-License-Identifier: MIT

/// A value as it travels over a bus, with its type.
///
/// File descriptors are not among them.
///
/// Apple counterpart: `xpc_object_t` · Source: D-Bus Specification 0.41, Type System ·
/// Fidelity: exact
public indirect enum BusValue: Hashable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// Values of one type, whose signature is `of`.
  case array([BusValue], of: String)
  /// Values by key; the keys have the signature `key`, the values `value`.
  case dictionary([BusValue: BusValue], key: String, value: String)
  /// Values of different types in an order; at least one.
  case structure([BusValue])
  /// A value that brings its type along.
  case variant(BusValue)

  /// The type in the letters of the specification, such as `a{sv}`.
  public var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .array(_, let element): "a" + element
    case .dictionary(_, let key, let value): "a{\(key)\(value)}"
    case .structure(let members): "(" + Self.signature(of: members) + ")"
    case .variant: "v"
    }
  }

  /// The signature of several values, one after the other.
  public static func signature(of values: [BusValue]) -> String {
    values.map(\.signature).joined()
  }

  /// About how many bytes it takes up in memory.
  package var size: Int {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): 64 + text.utf8.count
    case .array(let values, _), .structure(let values): values.reduce(64) { $0 + $1.size }
    case .dictionary(let entries, _, _):
      entries.reduce(64) { $0 + $1.key.size + $1.value.size }
    case .variant(let inner): 64 + inner.size
    default: 64
    }
  }

  /// A dictionary of variants by name, `a{sv}`, as most interfaces pass their options.
  public static func options(_ values: [String: BusValue]) -> BusValue {
    .dictionary(
      Dictionary(uniqueKeysWithValues: values.map { (.string($0), .variant($1)) }),
      key: "s", value: "v")
  }

  /// An array of texts, `as`.
  public static func strings(_ texts: [String]) -> BusValue {
    .array(texts.map { .string($0) }, of: "s")
  }
}
