// SPDX-License-Identifier: MIT

public import ChiaroViews

/// How a host shows its windows.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct WindowOptions: Hashable, Sendable {
  /// How windows fade from one appearance to another; nil where they change at once.
  ///
  /// Where people ask for less motion they change at once too.
  public var transition: AppearanceTransition.Settings?
  /// How many pixels a point has, from 1 to 4 in quarters; nil for what the desktop says.
  public var scale: Double?
  /// Whether SIGTERM and SIGINT close the windows and let `run()` return.
  public var endsOnSignals = true

  /// The usual ones.
  public init() { transition = AppearanceTransition.Settings() }

  /// The usual ones, with what the environment says: `CHIARO_TRANSITIONS=0` is without fades.
  public init(environment: [String: String]) {
    self.init()
    if environment["CHIARO_TRANSITIONS"] == "0" { transition = nil }
  }
}
