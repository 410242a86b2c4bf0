// SPDX-License-Identifier: MIT

import ChiaroSource

/// The screen and the wishes of the person who looks at a page.
public struct PageSetup: Sendable {
  /// The width of the window, in CSS pixels.
  public var width = 1280
  /// The height of the window, in CSS pixels.
  public var height = 900
  /// Whether a dark color scheme is preferred.
  public var isDark = false
  /// Whether more contrast is preferred.
  public var wantsMoreContrast = false
  /// Whether reduced motion is preferred; true, so that tests do not wait for transitions.
  public var wantsReducedMotion = true
  /// Whether the screen shows Display P3.
  public var isWideGamut = false
  /// Whether colors are forced, as by Windows' contrast themes.
  public var hasForcedColors = false
  /// Whether the page is laid out for paper.
  public var isPrinted = false
  /// Whether the page's own scripts run.
  public var runsScripts = true

  /// A light screen of 1280 × 900.
  public init() {}

  /// A light or dark screen.
  public init(isDark: Bool, wantsMoreContrast: Bool = false) {
    self.isDark = isDark
    self.wantsMoreContrast = wantsMoreContrast
  }

  /// A window of another size.
  public func sized(_ width: Int, _ height: Int) -> PageSetup {
    var setup = self
    (setup.width, setup.height) = (width, height)
    return setup
  }

  var media: JSON {
    let features = [
      ("prefers-color-scheme", isDark ? "dark" : "light"),
      ("prefers-contrast", wantsMoreContrast ? "more" : "no-preference"),
      ("prefers-reduced-motion", wantsReducedMotion ? "reduce" : "no-preference"),
      ("color-gamut", isWideGamut ? "p3" : "srgb"),
      ("forced-colors", hasForcedColors ? "active" : "none"),
    ]
    return [
      "media": isPrinted ? "print" : "screen",
      "features": .array(
        features.map { ["name": .string($0.0), "value": .string($0.1)] }),
    ]
  }
}
