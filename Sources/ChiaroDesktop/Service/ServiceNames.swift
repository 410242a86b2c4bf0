// SPDX-License-Identifier: MIT

/// The names under which the service is found on the session's bus.
///
/// Apple counterpart: none · Source: XDG desktop portal, `org.freedesktop.impl.portal.Settings`;
/// this project · Fidelity: exact
public enum ServiceNames {
  /// Where the portal asks.
  public static let portal = "org.freedesktop.impl.portal.desktop.chiaro"
  /// The portal's interface.
  public static let portalInterface = "org.freedesktop.impl.portal.Settings"
  /// The portal's object.
  public static let portalPath = Portal.path
  /// The namespace of the settings that all desktops share.
  public static let appearance = "org.freedesktop.appearance"

  /// Where `chiaro get` and `chiaro set` ask; its interface has the same name.
  public static let setting = "org.chiaroscuro.Setting"
  /// The object of that interface.
  public static let settingPath = "/org/chiaroscuro/Setting"

  /// The unit of systemd.
  public static let unit = "chiaro.service"

  /// The error that answers words which are no change.
  public static let usageError = "org.chiaroscuro.Error.Usage"
  /// The portal's error for a key that is not there.
  public static let notFoundError = "org.freedesktop.portal.Error.NotFound"
}
