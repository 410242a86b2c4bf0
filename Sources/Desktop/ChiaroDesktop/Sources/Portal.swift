// SPDX-License-Identifier: MIT

import ChiaroBus

/// The names of the desktop portal.
enum Portal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let settings = "org.freedesktop.portal.Settings"
}

extension BusError {
  /// Whether the method is unknown; a portal of version 1 has no `ReadOne`.
  var isUnknownMethod: Bool { kind == .remote(name: Name.unknownMethod) }
}
