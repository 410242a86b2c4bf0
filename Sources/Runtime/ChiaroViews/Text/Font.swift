// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroRaster
public import Foundation

/// A system font with a size, a weight and a style: upright or italic, proportional or monospaced.
///
/// Apple counterpart: `UIFont` · Source: UIFont.h · Fidelity: approximate, fonts of other names are
/// drawn as the system's
public final class Font: Sendable {
  /// The font size in points.
  public let pointSize: CGFloat
  /// The font weight, from 100 to 900; 400 is regular and 700 is bold.
  public let weight: Int
  /// The text style that the font was made for, so that it can follow the text size; nil for none.
  package let textStyle: TextStyle?

  /// The traits of the letters besides size and weight.
  package let face: DisplayList.Text.Face
  /// The name of the font for which the system's stands in; nil for the system's own.
  package let standsFor: String?

  package init(
    pointSize: CGFloat, weight: Int, textStyle: TextStyle? = nil,
    face: DisplayList.Text.Face = [], standsFor: String? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.textStyle = textStyle
    self.face = face
    self.standsFor = standsFor
  }

  /// Returns the font with another size in points, without a text style, or with another weight.
  package func with(size: CGFloat? = nil, weight: Int? = nil) -> Font {
    Font(
      pointSize: size ?? pointSize, weight: weight ?? self.weight,
      textStyle: size == nil ? textStyle : nil, face: face, standsFor: standsFor)
  }

  /// Returns the system font with a size and a weight; the default weight is 400, regular.
  public static func systemFont(ofSize size: CGFloat, weight: Int = 400) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The default font size of labels, 17 points.
  ///
  /// Apple counterpart: `UIFont.labelFontSize` · Source: UIFont.h · Fidelity: exact
  public static let labelFontSize: CGFloat = 17
  /// The default font of labels.
  public static let label = systemFont(ofSize: labelFontSize)
  /// The font of headlines and navigation titles, semibold at 17 points.
  public static let headline = systemFont(ofSize: 17, weight: 600)
  /// The font of secondary text, at 15 points.
  public static let subheadline = systemFont(ofSize: 15)
  /// The font of headers and footers in grouped lists, at 13 points.
  public static let footnote = systemFont(ofSize: 13)

  /// The font to draw with: heavier if the Bold Text setting is on.
  var legible: Font {
    TraitCollection.current.legibilityWeight == .bold ? heavier : self
  }

  /// The font for the Bold Text setting: 200 heavier, so that regular becomes semibold as on iOS.
  var heavier: Font { with(weight: min(weight + 200, 900)) }
}

extension Font: Hashable {
  /// Returns whether both fonts have the same size, weight, name and style: upright or italic,
  /// proportional or monospaced.
  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs === rhs
      || lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.face == rhs.face
        && lhs.standsFor == rhs.standsFor
  }

  /// Hashes the size and the weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

/// The horizontal alignment of text.
///
/// Apple counterpart: `NSTextAlignment` · Source: NSText.h · Fidelity: exact
public enum TextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Aligned with the leading edge of the layout direction.
  case natural = 4
}
