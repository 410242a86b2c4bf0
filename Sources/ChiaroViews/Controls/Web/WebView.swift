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

  /// What the host needs to know to draw the page now.
  public final var page: WebPage {
    let style = traitCollection.userInterfaceStyle
    return WebPage(
      html: html, isDark: colorScheme.used(for: style) == .dark, prefersDark: style == .dark)
  }

  /// The canvas of a page in the dark scheme, as WebKit has it on the Mac.
  private static let darkCanvas = DynamicColor(Color(SRGB8(red: 30, green: 30, blue: 30)))

  public override final func drawContent(in context: GraphicsContext) {
    let page = page
    context.fill(bounds, page.isDark ? Self.darkCanvas : .white)
    context.draw(.object(page), in: bounds)
  }
}
