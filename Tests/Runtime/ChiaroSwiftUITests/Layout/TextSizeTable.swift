// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// How high one line of each style is at each size that a person may want.
///
/// The sizes are those of the Human Interface Guidelines (statements SU83, SU84). A line is as high
/// as 1.1934 of them, rounded up to pixels, as pictures show (metrics 3).
enum TextSizeTable {
  private static let styles: [(String, Font, size: CGFloat, line: CGFloat)] = [
    ("largeTitle", .largeTitle, 34, 40.67), ("title", .title, 28, 33.67),
    ("title2", .title2, 22, 26.33), ("title3", .title3, 20, 24), ("headline", .headline, 17, 20.33),
    ("body", .body, 17, 20.33), ("callout", .callout, 16, 19.33),
    ("subheadline", .subheadline, 15, 18), ("footnote", .footnote, 13, 15.67),
    ("caption", .caption, 12, 14.33), ("caption2", .caption2, 11, 13.33),
  ]

  private static let categories: [(DynamicTypeSize, body: CGFloat, line: CGFloat)] = [
    (.xSmall, 14, 17), (.small, 15, 18), (.medium, 16, 19.33), (.large, 17, 20.33),
    (.xLarge, 19, 23), (.xxLarge, 21, 25.33), (.xxxLarge, 23, 27.67), (.accessibility1, 28, 33.67),
    (.accessibility2, 33, 39.67), (.accessibility3, 40, 48), (.accessibility4, 47, 56.33),
    (.accessibility5, 53, 63.33),
  ]

  private static let both: [(String, Font, DynamicTypeSize, size: CGFloat, line: CGFloat)] = [
    ("a large title at the largest", .largeTitle, .accessibility5, 60, 71.67),
    ("a title at the first accessibility size", .title, .accessibility1, 38, 45.67),
    ("a headline at the fourth", .headline, .accessibility4, 47, 56.33),
    ("a footnote at the smallest", .footnote, .xSmall, 12, 14.33),
    ("a caption does not shrink below 11", .caption2, .xSmall, 11, 13.33),
    ("a caption at a large size", .caption, .xxxLarge, 18, 21.67),
  ]

  static let cases =
    styles.map { name, font, size, line in
      LayoutCase("\(name) has \(size) points", "SU83: HIG-TYPO", nil, nil, size: [10, line]) {
        Text("a").font(font)
      }
    }
    + categories.map { category, body, line in
      LayoutCase("body has \(body) at \(category)", "SU84: HIG-TYPO", nil, nil, size: [10, line]) {
        Text("a").dynamicTypeSize(category)
      }
    }
    + both.map { name, font, category, size, line in
      LayoutCase("\(name): \(size)", "SU84: HIG-TYPO", nil, nil, size: [10, line]) {
        Text("a").font(font).dynamicTypeSize(category)
      }
    }
}
