// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

/// A font whose size depends on the environment.
///
/// Apple counterpart: `Font` · Source: SwiftUI reference; Human Interface Guidelines, Typography
/// (statements SU83–SU90) · Fidelity: approximate, designs other than monospaced look like the
/// default design
public struct Font: Hashable, Sendable {
  /// The purpose of a text, which decides its size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    case caption, caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The lightest weight.
    public static let ultraLight = Weight(value: 100)
    /// The thin weight.
    public static let thin = Weight(value: 200)
    /// The light weight.
    public static let light = Weight(value: 300)
    /// The regular weight.
    public static let regular = Weight(value: 400)
    /// The medium weight.
    public static let medium = Weight(value: 500)
    /// The semibold weight.
    public static let semibold = Weight(value: 600)
    /// The bold weight.
    public static let bold = Weight(value: 700)
    /// The heavy weight.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight.
    public static let black = Weight(value: 900)
  }

  /// The design of a font, such as serif.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable, CaseIterable {
    case standard, tight, loose
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case scaled(CGFloat, TextStyle)
  }

  private var base: Base
  private var design = Design.default
  private var givenWeight: Weight?
  private var isBold = false
  private var isItalic = false
  private var hasEvenDigits = false
  private var leading = Leading.standard
  private var name: String?

  private init(_ base: Base) { self.base = base }

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of first-level titles.
  public static let title = Font(.style(.title))
  /// The font of second-level titles.
  public static let title2 = Font(.style(.title2))
  /// The font of third-level titles.
  public static let title3 = Font(.style(.title3))
  /// The font of headings.
  public static let headline = Font(.style(.headline))
  /// The font of body text.
  public static let body = Font(.style(.body))
  /// The font of callouts.
  public static let callout = Font(.style(.callout))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of secondary captions.
  public static let caption2 = Font(.style(.caption2))

  /// Returns the system font in a size that does not scale with the person's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.size(size.isFinite ? max(0.01, size) : 17))
    (font.givenWeight, font.design) = (weight, design ?? .default)
    return font
  }

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    (font.givenWeight, font.design) = (weight, design ?? .default)
    return font
  }

  /// Returns a named font that scales with the text size; the engine draws the system font instead.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  /// Returns a named font that scales with a text style; the engine draws the system font instead.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    var font = Font(.scaled(size.isFinite ? max(0.01, size) : 17, style))
    font.name = name
    return font
  }
  /// Returns a named font of a fixed size; the engine draws the system font instead.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = system(size: fixedSize)
    font.name = name
    return font
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.givenWeight = weight } }
  /// Returns the font in the weight that its style uses for emphasis.
  public func bold() -> Font { changed { $0.isBold = true } }
  /// Returns the font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns the font with all characters of the same width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// Returns the font with all digits of the same width.
  public func monospacedDigit() -> Font { changed { $0.hasEvenDigits = true } }
  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
  /// Returns the font in another design.
  package func design(_ design: Design) -> Font { changed { $0.design = design } }

  // MARK: In an environment

  /// A font of a size, with the distance of its lines.
  package struct Resolved: Sendable {
    package var font: KernelFont
    /// The distance between the baselines of two lines of a paragraph.
    package var pitch: CGFloat

    /// The height of a line and the distance of its baseline from the top, as shares of the size;
    /// those of the system's font (measured) for others.
    package var shape: (height: CGFloat, ascender: CGFloat) = (1.193359375, 0.9521484375)

    /// The height of a single line.
    package var lineHeight: CGFloat { font.pointSize * shape.height }
    /// The distance of the baseline from the top.
    package var ascender: CGFloat { font.pointSize * shape.ascender }

    /// The font with the heights of lines that a shaper gives it, which may have the font of the
    /// name that stands here.
    func measured(by shaper: (any TextShaper)?) -> Resolved {
      guard font.standsFor != nil, let shaper else { return self }
      let text = DisplayList.Text("x", font)
      let height = CGFloat(shaper.measure(text, width: .infinity, lineLimit: 1).height)
      guard height > 0, font.pointSize > 0 else { return self }
      var measured = self
      measured.shape = (
        height / font.pointSize, CGFloat(shaper.baseline(of: text)) / font.pointSize
      )
      measured.pitch += height - lineHeight
      return measured
    }

    /// The font in a share of its size.
    package func scaled(by share: CGFloat) -> Resolved {
      if share == 1 { return self }
      let smaller = KernelFont(
        pointSize: font.pointSize * share, weight: font.weight, face: font.face,
        standsFor: font.standsFor)
      return Resolved(font: smaller, pitch: pitch * share, shape: shape)
    }
  }

  /// Returns the font for a size of text.
  package func resolved(_ type: DynamicTypeSize) -> Resolved {
    let (size, pitch) = metrics(type)
    var face: DisplayList.Text.Face = isItalic ? .italic : []
    if design == .monospaced { face.insert(.monospaced) }
    if hasEvenDigits { face.insert(.tabularDigits) }
    var weight = givenWeight?.value ?? named?.weight ?? usualWeight
    if isBold { weight = max(weight, emphasis) }
    if let named { face.formUnion(named.face) }
    let font = KernelFont(pointSize: size, weight: weight, face: face, standsFor: name)
    let change: CGFloat = leading == .tight ? -2 : leading == .loose ? 2 : 0
    return Resolved(font: font, pitch: max(size, pitch + change))
  }

  private var named: NamedFont? { name.map { NamedFont(anyName: $0) } }

  private var style: TextStyle? {
    switch base {
    case .style(let style): style
    case .size, .scaled: nil
    }
  }
  private var usualWeight: Int { style == .headline ? 600 : 400 }

  /// The weight of emphasis (statement SU85).
  private var emphasis: Int {
    switch style {
    case .largeTitle, .title, .title2, nil: 700
    default: 600
    }
  }

  private func metrics(_ type: DynamicTypeSize) -> (size: CGFloat, pitch: CGFloat) {
    switch base {
    case .style(let style):
      let (size, leading) = TypeTable.metrics(of: style, type)
      return (size, leading)
    case .size(let size): return (size, size * 1.193359375)
    case .scaled(let size, let style):
      let scaled = (size * style.growth(at: type)).rounded()
      return (scaled, scaled * 1.193359375)
    }
  }
}
