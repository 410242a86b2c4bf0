// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// The distances between neighbors, with what is known of them.
enum GapTable {
  static let cases: [LayoutCase] = [
    LayoutCase(
      "texts keep the distance of lines", "SU22; metrics 2: vault-6ac621df", nil, nil,
      size: [10, 42.67], [[0, 0, 10, 20.33], [0, 22.33, 10, 20.33]]
    ) {
      VStack {
        Text("a")
        Text("b")
      }
    },
    LayoutCase(
      "headline above body at medium: baselines 21.33 apart", "metrics 2: vault-f1657856", nil,
      nil, size: [10, 40.67], [[0, 0, 10, 19.33], [0, 21.33, 10, 19.33]]
    ) {
      VStack {
        Text("a").font(.headline)
        Text("b")
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "title above footnote at medium: baselines 20 apart", "metrics 2: foodybite-0378d345", nil,
      nil, size: [10, 48.67], [[0, 0, 10, 32.33], [0, 34.33, 10, 14.33]]
    ) {
      VStack {
        Text("a").font(.title)
        Text("b").font(.footnote)
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "body above title at medium: about one point", "metrics 2: foodybite-ceedc148", nil, nil,
      size: [10, 52.67], [[0, 0, 10, 19.33], [0, 20.33, 10, 32.33]]
    ) {
      VStack {
        Text("a")
        Text("b").font(.title)
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "a view below a title keeps 16.7 points", "metrics 2: foodybite-1ae4302e", nil, nil,
      size: [10, 59], [[0, 0, 10, 32.33], [0, 49, 10, 10]]
    ) {
      VStack {
        Text("a").font(.title)
        box(10, 10)
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "a view below text of 16 points keeps 8 points", "metrics 2: foodybite-1ae4302e", nil, nil,
      size: [10, 37.33], [[0, 0, 10, 19.33], [0, 27.33, 10, 10]]
    ) {
      VStack {
        Text("a")
        box(10, 10)
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "a title below a view keeps about 9.9 points", "metrics 2: foodybite-0378d345", nil, nil,
      size: [10, 52.33], [[0, 0, 10, 10], [0, 20, 10, 32.33]]
    ) {
      VStack {
        box(10, 10)
        Text("a").font(.title)
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "a second title below a view keeps 8 points", "metrics 2: foodybite-3e263728", nil, nil,
      size: [10, 43.33], [[0, 0, 10, 10], [0, 18, 10, 25.33]]
    ) {
      VStack {
        box(10, 10)
        Text("a").font(.title2)
      }.dynamicTypeSize(.medium)
    },
    LayoutCase(
      "boxes keep 8 points", "metrics 2: foodybite-65be588f", nil, nil, size: [10, 28],
      [[0, 0, 10, 10], [0, 18, 10, 10]]
    ) {
      VStack {
        box(10, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "padded texts keep 8 points", "SU22: MUI-SA S paddedText", nil, nil, size: [42, 112.67],
      [[16, 16, 10, 20.33], [16, 76.33, 10, 20.33]]
    ) {
      VStack {
        Text("a").padding()
        Text("b").padding()
      }
    },
    LayoutCase(
      "a row of texts is to a text like a text", "SU22: MUI-SA S hstack|text", nil, nil,
      size: [28, 42.67], [[0, 0, 10, 20.33], [18, 0, 10, 20.33], [9, 22.33, 10, 20.33]]
    ) {
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    },
    LayoutCase(
      "a pile with a text is to a text like a text", "SU22: MUI-SA S zstack", nil, nil,
      size: [10, 42.67], [[0, 0, 10, 20.33], [0, 22.33, 10, 20.33]]
    ) {
      VStack {
        ZStack { Text("a") }
        Text("c")
      }
    },
    LayoutCase(
      "a given distance is taken as it is", "SU18: ADOC HStack", nil, nil, size: [10, 43.67],
      [[0, 0, 10, 20.33], [0, 23.33, 10, 20.33]]
    ) {
      VStack(spacing: 3) {
        Text("a")
        Text("b")
      }
    },
    LayoutCase(
      "a negative distance lets views overlap", "SU18: ADOC HStack", nil, nil, size: [35, 10],
      [[0, 0, 20, 10], [15, 0, 20, 10]]
    ) {
      HStack(spacing: -5) {
        box(20, 10)
        box(20, 10)
      }
    },
    LayoutCase(
      "texts beside each other keep 8 points", "SU20: MUI-SA S", nil, nil, size: [28, 20.33],
      [[0, 0, 10, 20.33], [18, 0, 10, 20.33]]
    ) {
      HStack {
        Text("a")
        Text("b")
      }
    },
    LayoutCase(
      "a divider is a pixel, 8 points from views", "metrics 2: foodybite-0378d345", 100, 100,
      size: [100, 36.33], [[45, 0, 10, 10], [0, 18, 100, 0.33], [45, 26.33, 10, 10]]
    ) {
      VStack {
        box(10, 10)
        Divider()
        box(10, 10)
      }
    },
    LayoutCase(
      "a divider in a row stands", "metrics 2: scout-3adee9ea", 100, nil, size: [20.33, 40],
      [[0, 0, 10, 40], [10, 0, 0.33, 40], [10.33, 0, 10, 40]]
    ) {
      HStack(spacing: 0) {
        box(10, 40)
        Divider()
        box(10, 40)
      }
    },
  ]
}
