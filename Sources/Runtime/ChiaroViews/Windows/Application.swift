// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An app with its screens and its color scheme preference.
///
/// Apple counterpart: `UIApplication` · Source: libadwaita, `AdwStyleManager`; WWDC19 214
/// (statement S76) · Fidelity: approximate, several apps can exist, and none runs an event loop
@preconcurrency @MainActor
public final class Application {
  /// The screens that the app uses.
  public private(set) var screens: [Screen] = []

  /// The color scheme that the app requests for all its screens; by default the system's
  /// preference.
  ///
  /// If an Info.plist sets `UIUserInterfaceStyle` to Light or Dark, this corresponds to a forced
  /// scheme.
  public var colorSchemePreference = ColorSchemePreference.default {
    didSet { for screen in screens { screen.colorSchemePreference = colorSchemePreference } }
  }

  /// The app that is notified of changes of activity; nil for none.
  package static var main: Application?
  /// Called with changes of the app's activity, before observers are notified; nil for none.
  package var onActivityChange: ((ActivityChange) -> Void)?
  /// Storage for a framework built on this module, kept with the app; nil by default.
  package var attachment: AnyObject?

  /// Creates an app without screens.
  public init() {}

  /// Adds a screen to the app and applies the app's color scheme preference to it.
  public func add(_ screen: Screen) {
    screen.colorSchemePreference = colorSchemePreference
    screens.append(screen)
  }
}
