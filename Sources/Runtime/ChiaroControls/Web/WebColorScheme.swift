// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// The color schemes that a web page declares as supported.
///
/// A page without a declaration supports only the light scheme.
///
/// Apple counterpart: the `color-scheme` property and meta tag in WebKit · Source: WWDC19 214; CSS
/// Color Adjustment 1 §2 (statement S192) · Fidelity: approximate, media queries are ignored
public struct WebColorScheme: Hashable, Sendable {
  /// Whether the page supports the light scheme.
  public var supportsLight: Bool
  /// Whether the page supports the dark scheme.
  public var supportsDark: Bool

  /// Creates a set of supported schemes; by default only light.
  public init(supportsLight: Bool = true, supportsDark: Bool = false) {
    self.supportsLight = supportsLight
    self.supportsDark = supportsDark
  }

  /// Creates the set of schemes that the HTML source of a page declares.
  ///
  /// If it declares none, the set contains only light. The declaration is read from a meta tag, or
  /// else from the style of `:root` or `html`.
  public init(html: String) {
    let source = html.lowercased()
    let words = Self.metaContent(source) ?? Self.property(source) ?? []
    let supportsDark = words.contains("dark")
    self.init(supportsLight: words.contains("light") || !supportsDark, supportsDark: supportsDark)
  }

  /// Returns the scheme in which the page is drawn.
  ///
  /// It is the given user interface style if the page supports that, otherwise the other one.
  public func used(for style: UserInterfaceStyle) -> UserInterfaceStyle {
    if !supportsLight { return .dark }
    return supportsDark && style == .dark ? .dark : .light
  }

  /// Returns the words of `<meta name="color-scheme" content="light dark">`.
  private static func metaContent(_ source: String) -> [Substring]? {
    for tag in source.matches(of: #/<meta\b[^>]*>/#).map(\.output)
    where tag.contains(#/name\s*=\s*["']?color-scheme\b/#) {
      guard let content = tag.firstMatch(of: #/content\s*=\s*["']([^"']*)["']/#) else { continue }
      return words(content.1)
    }
    return nil
  }

  /// Returns the words of `:root { color-scheme: light dark }`.
  private static func property(_ source: String) -> [Substring]? {
    let rule = #/(?::root|html)\s*\{[^}]*?\bcolor-scheme\s*:\s*([^;}]*)/#
    return source.firstMatch(of: rule).map { words($0.1) }
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { $0.isWhitespace }
  }
}
