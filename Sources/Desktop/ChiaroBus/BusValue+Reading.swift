// SPDX-License-Identifier: MIT

extension BusValue {
  /// The value without any enclosing variants.
  package var unwrapped: BusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The text of a string, object path or signature; nil for other values.
  ///
  /// Variants are unwrapped first, as in all these properties.
  package var asString: String? {
    switch unwrapped {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }

  /// The value of a Boolean; nil for other values.
  package var asBool: Bool? {
    if case .bool(let value) = unwrapped { value } else { nil }
  }

  /// The value of an integer of any width; nil for other values and those beyond `Int64`.
  package var asInteger: Int64? {
    switch unwrapped {
    case .byte(let value): Int64(value)
    case .int16(let value): Int64(value)
    case .uint16(let value): Int64(value)
    case .int32(let value): Int64(value)
    case .uint32(let value): Int64(value)
    case .int64(let value): value
    case .uint64(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The value of a finite double; nil for other values.
  package var asDouble: Double? {
    if case .double(let value) = unwrapped, value.isFinite { value } else { nil }
  }

  /// The elements of an array or structure; nil for other values.
  package var asList: [BusValue]? {
    switch unwrapped {
    case .array(let values, _), .structure(let values): values
    default: nil
    }
  }

  /// The entries of a dictionary with string keys; nil for other values.
  package var asOptions: [String: BusValue]? {
    guard case .dictionary(let entries, "s", _) = unwrapped else { return nil }
    return Dictionary(
      entries.map { ($0.key.asString ?? "", $0.value) }, uniquingKeysWith: { $1 })
  }
}
