// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A page as the host is to draw it; it finds it among the pictures of a window.
///
/// Apple counterpart: what WebKit's process is told · Source: WWDC19 214 (S192) ·
/// Fidelity: approximate
public final class WebPage: ImageObject {
  /// The page's source.
  public let html: String
  /// The scheme of canvas, form controls and scrollbars.
  public let isDark: Bool
  /// What the media query `prefers-color-scheme: dark` answers: the view's style, whatever the
  /// page supports.
  public let prefersDark: Bool

  init(html: String, isDark: Bool, prefersDark: Bool) {
    self.html = html
    self.isDark = isDark
    self.prefersDark = prefersDark
  }
}

extension WebPage: CustomStringConvertible {
  /// `page(color-scheme: light, prefers: dark)`.
  public var description: String {
    let scheme = isDark ? "dark" : "light"
    return "page(color-scheme: \(scheme), prefers: \(prefersDark ? "dark" : "light"))"
  }
}
