// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
public import ChiaroViews
import Foundation

/// A placeholder for a web view: it determines the color scheme of a page and lets the app draw it.
///
/// HTML is not rendered.
///
/// Apple counterpart: `WKWebView` · Source: WWDC19 214 (statement S192) · Fidelity: approximate,
/// HTML is not rendered
open class WebView: View {
  /// The HTML source of the page; the default is empty.
  public final var html = "" {
    didSet {
      colorScheme = WebColorScheme(html: html)
      setNeedsDisplay()
    }
  }
  /// The color schemes that the page declares as supported.
  public private(set) final var colorScheme = WebColorScheme()

  /// The page, in the color scheme for the current traits of the view.
  public final var page: WebPage {
    let style = traitCollection.userInterfaceStyle
    return WebPage(
      html: html, isDark: colorScheme.used(for: style) == .dark, prefersDark: style == .dark)
  }

  /// The canvas color of a page in the dark scheme, as in WebKit on the Mac.
  private static let darkCanvas = DynamicColor(Color(SRGB8(red: 30, green: 30, blue: 30)))

  public override final func drawContent(in context: GraphicsContext) {
    let page = page
    context.fill(bounds, page.isDark ? Self.darkCanvas : .white)
    context.draw(.object(page), in: bounds)
  }
}
