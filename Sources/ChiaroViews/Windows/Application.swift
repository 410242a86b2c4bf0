// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An app with its screens and its color scheme preference.
///
/// Apple counterpart: `UIApplication` · Source: libadwaita, `AdwStyleManager`; WWDC19 214 (S76) ·
/// Fidelity: approximate
@MainActor
public final class Application {
  /// The screens that the app uses.
  public private(set) var screens: [Screen] = []

  /// The color scheme that the app wishes for on all its screens.
  ///
  /// An `Info.plist` that asks for Light or Dark corresponds to a forced scheme.
  public var colorSchemeWish = ColorSchemeWish.default {
    didSet { for screen in screens { screen.colorSchemeWish = colorSchemeWish } }
  }

  /// What a framework above this module keeps with the app; nil for nothing.
  package var attachment: AnyObject?

  /// Creates an app without screens.
  public init() {}

  /// Adds a screen to the app and gives it the app's color scheme wish.
  public func add(_ screen: Screen) {
    screen.colorSchemeWish = colorSchemeWish
    screens.append(screen)
  }
}
