// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Where a bus is found.
///
/// Apple counterpart: none; launchd's bootstrap namespace is nearest · Source: D-Bus Specification
/// 0.41, Server Addresses · Fidelity: exact
public enum BusAddress: Hashable, Sendable {
  /// The bus of the person who is logged in.
  case session
  /// The bus of the computer.
  case system
  /// An address in D-Bus's own words, such as `unix:path=/run/user/1000/bus`.
  case custom(String)

  /// The address in words; nil where the environment does not say where the bus is.
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

  /// A path as it may stand in an address: all but a few characters by their number.
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
