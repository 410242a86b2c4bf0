// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Foundation

/// A page of the web, which the host draws: this view says in which scheme.
///
/// Apple counterpart: `WKWebView` · Source: WWDC19 214 (S192) · Fidelity: approximate
open class WebView: View {
  /// The page's source.
  public final var html = "" {
    didSet {
      colorScheme = WebColorScheme(html: html)
      setNeedsDisplay()
    }
  }
  /// What the page says that it supports.
  public private(set) final var colorScheme = WebColorScheme()

  /// What the host needs to know to draw the page.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Rendering: Hashable, Sendable {
    /// The scheme of canvas, form controls and scrollbars.
    public var isDark: Bool
    /// What the media query `prefers-color-scheme: dark` answers: the view's style, whatever the
    /// page supports.
    public var prefersDark: Bool

    /// Creates an answer.
    public init(isDark: Bool, prefersDark: Bool) {
      self.isDark = isDark
      self.prefersDark = prefersDark
    }
  }

  /// What the host needs to know to draw the page now.
  public final var rendering: Rendering {
    let style = traitCollection.userInterfaceStyle
    return Rendering(isDark: colorScheme.used(for: style) == .dark, prefersDark: style == .dark)
  }

  /// The canvas of a page in the dark scheme, as WebKit has it on the Mac.
  private static let darkCanvas = DynamicColor(Color(SRGB8(red: 30, green: 30, blue: 30)))

  override final func drawContent(in context: GraphicsContext) {
    let rendering = rendering
    context.fill(bounds, rendering.isDark ? Self.darkCanvas : .white)
    // The host puts the page where it finds this picture.
    let scheme = rendering.isDark ? "dark" : "light"
    let preference = rendering.prefersDark ? "dark" : "light"
    context.draw(.file("web:color-scheme=\(scheme);prefers=\(preference)"), in: bounds)
  }
}
