// SPDX-License-Identifier: MIT

public import ChiaroViews

/// The options with which a `WindowHost` shows its windows.
public struct WindowOptions: Hashable, Sendable {
  /// The cross-fade between appearances; nil changes appearances immediately.
  ///
  /// Where `TraitReduceMotion` is true, they change immediately too.
  public var transition: AppearanceTransition.Settings?
  /// The number of pixels per point, rounded to a multiple of 0.25 and limited to 1 to 4; nil for
  /// the desktop's setting.
  public var scale: Double?
  /// Whether SIGTERM and SIGINT close the windows and end `run()`; the default is true.
  public var endsOnSignals = true

  /// Creates the default options, with the default cross-fade.
  public init() { transition = AppearanceTransition.Settings() }

  /// Creates the default options; `CHIARO_TRANSITIONS=0` in the environment disables cross-fades.
  public init(environment: [String: String]) {
    self.init()
    if environment["CHIARO_TRANSITIONS"] == "0" { transition = nil }
  }
}
