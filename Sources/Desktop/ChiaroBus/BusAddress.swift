// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The address of a message bus.
///
/// Source: D-Bus Specification 0.41, Server Addresses
package enum BusAddress: Hashable, Sendable {
  /// The session bus of the logged-in user.
  case session
  /// The system bus.
  case system
  /// An address in D-Bus's notation, such as `unix:path=/run/user/1000/bus`.
  case custom(String)

  /// The address in D-Bus's notation; nil where the environment does not define it.
  var text: String? {
    switch self {
    case .session:
      System.environment("DBUS_SESSION_BUS_ADDRESS")
        ?? System.environment("XDG_RUNTIME_DIR").map { "unix:path=\(Self.escaped($0))/bus" }
    case .system:
      System.environment("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket"
    case .custom(let text): text
    }
  }

  /// Returns a path escaped for an address: all but a few characters as hexadecimal codes.
  static func escaped(_ path: String) -> String {
    let plain = Set("-_/.\\*".utf8)
    return path.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber || plain.contains(byte))
      let digits = String(byte, radix: 16)
      return isPlain ? String(character) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
