// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The app: what it wishes, on all its screens.
///
/// Apple counterpart: `UIApplication` · Source: libadwaita, `AdwStyleManager`; WWDC19 214 (S76) ·
/// Fidelity: approximate
@MainActor
public final class Application {
  /// The screens that the app is on.
  public private(set) var screens: [Screen] = []

  /// What the app wishes, against what the system says; an `Info.plist` of Light or Dark is force.
  public var colorSchemeWish = ColorSchemeWish.default {
    didSet { for screen in screens { screen.colorSchemeWish = colorSchemeWish } }
  }

  /// An app without screens.
  public init() {}

  /// Puts the app on a screen too.
  public func add(_ screen: Screen) {
    screen.colorSchemeWish = colorSchemeWish
    screens.append(screen)
  }
}
