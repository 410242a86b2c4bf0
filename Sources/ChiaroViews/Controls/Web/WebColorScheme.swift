// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The color schemes that a page says it supports.
///
/// A page that says nothing is light, whatever surrounds it.
///
/// Apple counterpart: the `color-scheme` property and meta tag in WebKit · Source: WWDC19 214;
/// CSS Color Adjustment 1 §2 (S192) · Fidelity: approximate, without media queries
public struct WebColorScheme: Hashable, Sendable {
  /// Whether the page supports light.
  public var supportsLight: Bool
  /// Whether the page supports dark.
  public var supportsDark: Bool

  /// What a page supports.
  public init(supportsLight: Bool = true, supportsDark: Bool = false) {
    self.supportsLight = supportsLight
    self.supportsDark = supportsDark
  }

  /// What a page's source says, in a meta tag or in the style of `:root` or `html`.
  public init(html: String) {
    let source = html.lowercased()
    let words = Self.metaContent(source) ?? Self.property(source) ?? []
    let supportsDark = words.contains("dark")
    self.init(supportsLight: words.contains("light") || !supportsDark, supportsDark: supportsDark)
  }

  /// The scheme in which the page is drawn where the style is this.
  public func used(for style: UserInterfaceStyle) -> UserInterfaceStyle {
    if !supportsLight { return .dark }
    return supportsDark && style == .dark ? .dark : .light
  }

  /// The words of `<meta name="color-scheme" content="light dark">`.
  private static func metaContent(_ source: String) -> [Substring]? {
    for tag in source.matches(of: #/<meta\b[^>]*>/#).map(\.output)
    where tag.contains(#/name\s*=\s*["']?color-scheme\b/#) {
      guard let content = tag.firstMatch(of: #/content\s*=\s*["']([^"']*)["']/#) else { continue }
      return words(content.1)
    }
    return nil
  }

  /// The words of `:root { color-scheme: light dark }`.
  private static func property(_ source: String) -> [Substring]? {
    let rule = #/(?::root|html)\s*\{[^}]*?\bcolor-scheme\s*:\s*([^;}]*)/#
    return source.firstMatch(of: rule).map { words($0.1) }
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { $0.isWhitespace }
  }
}
