// SPDX-License-Identifier: MIT

/// The names of the service on the session bus, and of its interfaces, objects and errors.
///
/// Source: XDG desktop portal, `org.freedesktop.impl.portal.Settings`; this project
package enum ServiceNames {
  /// The bus name of the service as a portal backend.
  package static let portal = "org.freedesktop.impl.portal.desktop.chiaro"
  /// The interface of a portal backend for settings.
  package static let portalInterface = "org.freedesktop.impl.portal.Settings"
  /// The object path of the portal backend.
  package static let portalPath = Portal.path
  /// The namespace of the settings that all desktops share.
  package static let appearance = "org.freedesktop.appearance"

  /// The bus name for `chiaro get` and `chiaro set`; the interface has the same name.
  package static let setting = "org.chiaroscuro.Setting"
  /// The object path of the interface that is named in `setting`.
  package static let settingPath = "/org/chiaroscuro/Setting"

  /// The name of the systemd unit.
  package static let unit = "chiaro.service"

  /// The error for words that are not a valid change.
  package static let usageError = "org.chiaroscuro.Error.Usage"
  /// The portal's error for a key that does not exist.
  package static let notFoundError = "org.freedesktop.portal.Error.NotFound"
}
