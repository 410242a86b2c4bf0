// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// A web page that the app itself draws, as an image among the drawing commands of its window.
///
/// Apple counterpart: the message to WebKit's process · Source: WWDC19 214 (statement S192) ·
/// Fidelity: approximate, HTML is not rendered
public final class WebPage: ImageObject {
  /// The HTML source of the page.
  public let html: String
  /// Whether the page's canvas, form controls and scrollbars use the dark scheme.
  public let isDark: Bool
  /// The result of the media query `prefers-color-scheme: dark`.
  ///
  /// It follows the user interface style of the view, even if the page does not support that
  /// scheme.
  public let prefersDark: Bool

  init(html: String, isDark: Bool, prefersDark: Bool) {
    self.html = html
    self.isDark = isDark
    self.prefersDark = prefersDark
  }
}

extension WebPage: CustomStringConvertible {
  /// A text of the form `page(color-scheme: light, prefers: dark)`.
  public var description: String {
    let scheme = isDark ? "dark" : "light"
    return "page(color-scheme: \(scheme), prefers: \(prefersDark ? "dark" : "light"))"
  }
}
