// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

/// A font of the system: a size and a weight.
///
/// Apple counterpart: `UIFont` · Source: UIFont.h · Fidelity: approximate
public struct Font: Hashable, Sendable {
  /// The size of the letters in points.
  public var pointSize: CGFloat
  /// The weight, from 100 to 900.
  public var weight: Int

  /// The system's font in a size and weight.
  public static func systemFont(ofSize size: CGFloat, weight: Int = 400) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The size of labels.
  ///
  /// Apple counterpart: `UIFont.labelFontSize` · Source: UIFont.h · Fidelity: exact
  public static let labelFontSize: CGFloat = 17
  /// The font of labels.
  public static let label = systemFont(ofSize: labelFontSize)
  /// The font of navigation titles and other emphasized lines.
  public static let headline = systemFont(ofSize: 17, weight: 600)
  /// The font of second lines.
  public static let subheadline = systemFont(ofSize: 15)
  /// The font of headers and footers of grouped lists.
  public static let footnote = systemFont(ofSize: 13)

  /// The font as it is set: heavier where the person at the screen wants bold text.
  var legible: Font {
    TraitCollection.current.legibilityWeight == .bold ? heavier : self
  }

  /// The font in the weight of bold text: regular becomes semibold, as people see it on iOS.
  var heavier: Font { Font(pointSize: pointSize, weight: min(weight + 200, 900)) }
}

/// Where the lines of a text stand between left and right.
///
/// Apple counterpart: `NSTextAlignment` · Source: NSText.h · Fidelity: exact
public enum TextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Where lines of the interface's language begin.
  case natural = 4
}
