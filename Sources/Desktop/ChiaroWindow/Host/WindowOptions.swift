// SPDX-License-Identifier: MIT

public import ChiaroViews

/// Options for how a `WindowHost` shows its windows.
public struct WindowOptions: Hashable, Sendable {
  /// The settings of the cross-fade between appearances; if nil, appearances change immediately.
  ///
  /// They also change immediately if `TraitReduceMotion` is true.
  public var transition: AppearanceTransition.Settings?
  /// The number of pixels per point, rounded to a multiple of 0.25 and limited to the range from 1
  /// to 4; nil uses the desktop's setting.
  public var scale: Double?
  /// Whether SIGTERM and SIGINT close the windows and end `run()`; the default is true.
  public var endsOnSignals = true

  /// Creates the default options, with the default cross-fade.
  public init() { transition = AppearanceTransition.Settings() }

  /// Creates the default options; if the environment contains `CHIARO_TRANSITIONS=0`, cross-fades
  /// are off.
  public init(environment: [String: String]) {
    self.init()
    if environment["CHIARO_TRANSITIONS"] == "0" { transition = nil }
  }
}
