// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// A guide of a test's own: a quarter of the width, unless a view says otherwise.
enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
  static let quarter = HorizontalAlignment(Quarter.self)
}

/// Guides, with what is known of them.
enum AlignmentTable {
  static let cases: [LayoutCase] = [
    LayoutCase(
      "the middle is the usual guide", "SU31: ADOC Aligning-Views-Within-a-Stack", nil, nil,
      size: [30, 20], [[0, 0, 30, 10], [10, 10, 10, 10]]
    ) {
      VStack(spacing: 0) {
        box(30, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "leading edges meet", "SU31: ADOC HorizontalAlignment", nil, nil, size: [30, 20],
      [[0, 0, 30, 10], [0, 10, 10, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(30, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "trailing edges meet", "SU31: ADOC HorizontalAlignment", nil, nil, size: [30, 20],
      [[0, 0, 30, 10], [20, 10, 10, 10]]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        box(30, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "tops meet", "SU31: ADOC VerticalAlignment", nil, nil, size: [20, 30],
      [[0, 0, 10, 30], [10, 0, 10, 10]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 30)
        box(10, 10)
      }
    },
    LayoutCase(
      "bottoms meet", "SU31: ADOC VerticalAlignment", nil, nil, size: [20, 30],
      [[0, 0, 10, 30], [10, 20, 10, 10]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 30)
        box(10, 10)
      }
    },
    LayoutCase(
      "first baselines meet", "SU32: ADOC firstTextBaseline; metrics 3: 0.952 of the size", nil,
      nil, size: [20, 40.67], [[0, 0, 10, 40.67], [10, 16.19, 10, 20.33]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 34))
        Text("b").font(.system(size: 17))
      }
    },
    LayoutCase(
      "a view without text has its baseline at the bottom", "SU32: ADOC firstTextBaseline", nil,
      nil, size: [20, 20.33], [[0, 0, 10, 20.33], [10, 6.19, 10, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        box(10, 10)
      }
    },
    LayoutCase(
      "last baselines meet", "SU32: ADOC lastTextBaseline", nil, nil, size: [20, 42.33],
      [[0, 0, 10, 42.33], [10, 22, 10, 20.33]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb")
        Text("c")
      }
    },
    LayoutCase(
      "a guide that a view sets moves it", "SU33: ADOC alignmentGuide", nil, nil, size: [30, 20],
      [[0, 0, 20, 10], [10, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    },
    LayoutCase(
      "a guide is worked out of others", "SU33: ADOC alignmentGuide", nil, nil, size: [40, 20],
      [[20, 0, 20, 10], [0, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] }
      }
    },
    LayoutCase(
      "a guide that nobody aligns on changes nothing", "SU33: ADOC alignmentGuide", nil, nil,
      size: [20, 20], [[0, 0, 20, 10], [0, 10, 20, 10]]
    ) {
      VStack(spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    },
    LayoutCase(
      "a guide of a view inside moves the whole", "SU34: ADOC Aligning-Views-Across-Stacks", nil,
      nil, size: [35, 20], [[5, 0, 30, 10], [0, 10, 10, 10], [10, 10, 10, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(30, 10)
        HStack(spacing: 0) {
          box(10, 10).alignmentGuide(.leading) { _ in 5 }
          box(10, 10)
        }
      }
    },
    LayoutCase(
      "a guide of an app's own has its own value where none is set", "SU33: ADOC AlignmentID", nil,
      nil, size: [40, 20], [[0, 0, 40, 10], [5, 10, 20, 10]]
    ) {
      VStack(alignment: .quarter, spacing: 0) {
        box(40, 10)
        box(20, 10)
      }
    },
    LayoutCase(
      "views in different stacks meet on a guide", "SU34: ADOC Aligning-Views-Across-Stacks", nil,
      nil, size: [50, 20], [[20, 0, 30, 10], [0, 10, 20, 10], [20, 10, 30, 10]]
    ) {
      VStack(alignment: .quarter, spacing: 0) {
        box(30, 10).alignmentGuide(.quarter) { _ in 0 }
        HStack(spacing: 0) {
          box(20, 10)
          box(30, 10).alignmentGuide(.quarter) { _ in 0 }
        }
      }
    },
    LayoutCase(
      "mismatched guides make a stack longer across", "SU15: ADOC alignmentGuide", nil, nil,
      size: [20, 25], [[0, 0, 10, 20], [10, 15, 10, 10]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 20)
        box(10, 10).alignmentGuide(.top) { _ in -15 }
      }
    },
    LayoutCase(
      "rows run from the right where the language does", "SU36: ADOC HorizontalAlignment", 100, 10,
      size: [100, 10], [[80, 0, 20, 10], [0, 0, 80, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Color.blue
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "leading is at the right there", "SU36: ADOC HorizontalAlignment", nil, nil, size: [30, 20],
      [[0, 0, 30, 10], [20, 10, 10, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(30, 10)
        box(10, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(
      "leading padding is at the right there", "SU36: ADOC HorizontalAlignment", nil, nil,
      size: [15, 10], [[0, 0, 10, 10]]
    ) { box(10, 10).padding(.leading, 5).environment(\.layoutDirection, .rightToLeft) },
  ]
}
