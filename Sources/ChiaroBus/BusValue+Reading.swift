// SPDX-License-Identifier: MIT

extension BusValue {
  /// The value within variants that are wrapped around it, however many.
  public var unwrapped: BusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The text of a string, path or signature; nil otherwise.
  ///
  /// Variants are looked through, here and in the other readings.
  public var asString: String? {
    switch unwrapped {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }

  /// True or false; nil where this is something else.
  public var asBool: Bool? {
    if case .bool(let value) = unwrapped { value } else { nil }
  }

  /// A whole number of any width; nil where this is something else, or beyond 64 bits with a sign.
  public var asInteger: Int64? {
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

  /// A number with a fraction; nil where this is something else, or not finite.
  public var asDouble: Double? {
    if case .double(let value) = unwrapped, value.isFinite { value } else { nil }
  }

  /// The values of an array or a structure; nil where this is something else.
  public var asList: [BusValue]? {
    switch unwrapped {
    case .array(let values, _), .structure(let values): values
    default: nil
    }
  }

  /// The values of a dictionary whose keys are texts; nil where this is something else.
  public var asOptions: [String: BusValue]? {
    guard case .dictionary(let entries, "s", _) = unwrapped else { return nil }
    return Dictionary(
      entries.map { ($0.key.asString ?? "", $0.value) }, uniquingKeysWith: { $1 })
  }
}
