// SPDX-License-Identifier: MIT

/// A value of the D-Bus type system.
///
/// File descriptors are not supported.
///
/// Apple counterpart: `xpc_object_t` · Source: D-Bus Specification 0.41, Type System ·
/// Fidelity: exact
package indirect enum BusValue: Hashable, Sendable {
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
  /// An array of values of one type, whose signature is `of`.
  case array([BusValue], of: String)
  /// A dictionary; its keys have the signature `key`, its values the signature `value`.
  case dictionary([BusValue: BusValue], key: String, value: String)
  /// A structure of one or more values, whose types may differ.
  case structure([BusValue])
  /// A value together with its type.
  case variant(BusValue)

  /// The type signature, such as `a{sv}`.
  package var signature: String {
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

  /// Returns the signatures of several values, joined.
  package static func signature(of values: [BusValue]) -> String {
    values.map(\.signature).joined()
  }

  /// The approximate size of the value in memory, in bytes.
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

  /// Returns a dictionary of variants by name, `a{sv}`, the usual form of options.
  package static func options(_ values: [String: BusValue]) -> BusValue {
    .dictionary(
      Dictionary(uniqueKeysWithValues: values.map { (.string($0), .variant($1)) }),
      key: "s", value: "v")
  }

  /// Returns an array of strings, `as`.
  package static func strings(_ texts: [String]) -> BusValue {
    .array(texts.map { .string($0) }, of: "s")
  }
}
