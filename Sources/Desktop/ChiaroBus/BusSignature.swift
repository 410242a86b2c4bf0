// SPDX-License-Identifier: MIT

/// A parser of type signatures.
///
/// The bus closes a connection that sends an invalid one, and the library does not check
/// everything.
struct BusSignature {
  private var rest: Substring.UTF8View
  /// The codes of the basic types.
  private let basic: Set<UInt8>

  /// Returns whether a text is a valid signature of any number of types, including none.
  ///
  /// - Parameters:
  ///   - text: the signature
  ///   - allowsDescriptors: whether file descriptors are allowed: values of that type are never
  ///     sent, but a signature as a value may contain it
  /// - Returns: whether the text is valid
  static func isValid(_ text: String, allowsDescriptors: Bool = false) -> Bool {
    guard text.utf8.count <= 255 else { return false }
    let basic = allowsDescriptors ? Self.basic.union("h".utf8) : Self.basic
    var signature = BusSignature(rest: text[...].utf8, basic: basic)
    while !signature.rest.isEmpty {
      guard signature.readType(depth: 0) else { return false }
    }
    return true
  }

  private static let basic = Set("ybnqiuxtdsog".utf8)

  private mutating func next() -> UInt8? { rest.popFirst() }

  private mutating func readType(depth: Int) -> Bool {
    guard depth <= BusLimits.depth, let letter = next() else { return false }
    switch UnicodeScalar(letter) {
    case "v": return true
    case "a": return rest.first == UInt8(ascii: "{") ? readEntry(depth) : readType(depth: depth + 1)
    case "(": return readMembers(depth)
    default: return basic.contains(letter)
    }
  }

  private mutating func readMembers(_ depth: Int) -> Bool {
    repeat {
      guard readType(depth: depth + 1) else { return false }
    } while rest.first != UInt8(ascii: ")")
    return next() != nil
  }

  private mutating func readEntry(_ depth: Int) -> Bool {
    guard next() != nil, let key = next(), basic.contains(key), readType(depth: depth + 1)
    else { return false }
    return next() == UInt8(ascii: "}")
  }
}
