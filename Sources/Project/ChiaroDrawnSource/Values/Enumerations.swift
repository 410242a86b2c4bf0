// SPDX-License-Identifier: MIT

import ChiaroSwiftUI

/// The cases of SwiftUI's enumerations, by their names.
@MainActor
enum Enumerations {
  static let horizontals: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing, "left": .leading,
    "right": .trailing,
  ]

  static let verticals: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]

  static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing, "centerFirstTextBaseline": .centerFirstTextBaseline,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
  ]

  static let edges: [String: Edge.Set] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    "horizontal": .horizontal, "vertical": .vertical, "all": .all,
  ]

  static let points: [String: UnitPoint] = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]

  static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let designs: [String: Font.Design] = [
    "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
  ]

  static let styles: [String: Font.TextStyle] = Dictionary(
    uniqueKeysWithValues: Font.TextStyle.allCases.map { ("\($0)", $0) })

  static let textAlignments: [String: TextAlignment] = Dictionary(
    uniqueKeysWithValues: TextAlignment.allCases.map { ("\($0)", $0) })

  static let truncations: [String: Text.TruncationMode] = Dictionary(
    uniqueKeysWithValues: Text.TruncationMode.allCases.map { ("\($0)", $0) })

  /// Sizes of text by SwiftUI's names and by UIKit's.
  static let sizes: [String: DynamicTypeSize] = {
    var sizes = Dictionary(
      uniqueKeysWithValues: DynamicTypeSize.allCases.map { ("\($0)", $0) })
    for (name, size) in [
      ("extraSmall", DynamicTypeSize.xSmall), ("extraLarge", .xLarge),
      ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge),
      ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
      ("accessibilityExtraLarge", .accessibility3),
      ("accessibilityExtraExtraLarge", .accessibility4),
      ("accessibilityExtraExtraExtraLarge", .accessibility5),
    ] {
      sizes[name] = size
    }
    return sizes
  }()
}
