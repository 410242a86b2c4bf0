// SPDX-License-Identifier: MIT

/// A message whose header is sound, made of any bytes: so that what is tried is its body.
struct BusHeader {
  /// The whole message, in the order of bytes of most computers.
  let message: [UInt8]

  private static let members = ["Set", "Get", "Echo", "GetAll", "Introspect", "Nothing", "Ping"]
  private static let interfaces = [
    "org.chiaroscuro.Setting", "org.freedesktop.DBus.Properties",
    "org.freedesktop.DBus.Introspectable", "org.freedesktop.DBus.Peer",
  ]
  private static let letters = Array("ybnqiuxtdsogav(){}vs".utf8)

  /// Takes three bytes for the kind, the method and the length of the signature, as many for the
  /// signature, and the rest for the body.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let next = { Int(rest.popFirst() ?? 0) }
    let (kind, method, count) = (next(), next(), next() % 64)
    let signature = rest.prefix(count).map { Self.letters[Int($0) % Self.letters.count] }
    rest = rest.dropFirst(count)
    var fields: [UInt8] = []
    Self.add(1, "o", "/org/chiaroscuro/Setting", to: &fields)
    Self.add(2, "s", Self.interfaces[method / 16 % Self.interfaces.count], to: &fields)
    Self.add(3, "s", Self.members[method % Self.members.count], to: &fields)
    if !signature.isEmpty { Self.add(signature: signature, to: &fields) }
    // A call, or a signal; with an answer or without one.
    var message: [UInt8] = [UInt8(ascii: "l"), kind & 1 == 0 ? 1 : 4, UInt8(kind >> 1 & 1), 1]
    message += Self.number(rest.count) + Self.number(1) + Self.number(fields.count) + fields
    Self.pad(&message, to: 8)
    self.message = message + rest
  }

  private static func add(
    _ code: UInt8, _ type: Character, _ text: String, to fields: inout [UInt8]
  ) {
    pad(&fields, to: 8)
    fields += [code, 1, type.asciiValue ?? 0, 0] + number(text.utf8.count) + text.utf8 + [0]
  }

  private static func add(signature: [UInt8], to fields: inout [UInt8]) {
    pad(&fields, to: 8)
    fields += [8, 1, UInt8(ascii: "g"), 0, UInt8(signature.count)] + signature + [0]
  }

  private static func pad(_ bytes: inout [UInt8], to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  private static func number(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
