// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// Several rules at once, one inside of the other.
enum NestingTable {
  static let cases: [LayoutCase] = [
    LayoutCase(
      "a column in a row is one view of it", "SU13, SU15: W237", nil, nil, size: [19, 22],
      [[0, 0, 10, 10], [0, 12, 10, 10], [14, 8.5, 5, 5]]
    ) {
      HStack(spacing: 4) {
        VStack(spacing: 2) {
          box(10, 10)
          box(10, 10)
        }
        box(5, 5)
      }
    },
    LayoutCase(
      "rows of a column start at its edge", "SU31: ADOC HorizontalAlignment", nil, nil,
      size: [30, 20], [[0, 0, 10, 10], [10, 0, 20, 10], [0, 10, 5, 10], [5, 10, 5, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10)
          box(20, 10)
        }
        HStack(spacing: 0) {
          box(5, 10)
          box(5, 10)
        }
      }
    },
    LayoutCase(
      "a row with a spacer makes its column as wide as the room", "SU28: ADOC Spacer", 100, nil,
      size: [100, 20], [[0, 0, 10, 10], [90, 0, 10, 10], [40, 10, 20, 10]]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10)
          Spacer()
          box(10, 10)
        }
        box(20, 10)
      }
    },
    LayoutCase(
      "spacers on both sides put a view in the middle", "SU25, SU28: ADOC Spacer", 20, 100,
      size: [20, 100], [[0, 45, 20, 10]]
    ) {
      VStack {
        Spacer()
        box(20, 10)
        Spacer()
      }
    },
    LayoutCase(
      "a spacer takes what two colors leave: its minimum", "SU27: MUI-SA G3", 88, 10,
      size: [88, 10], [[0, 0, 40, 10], [48, 0, 40, 10]]
    ) {
      HStack {
        Color.red
        Spacer()
        Color.blue
      }
    },
    LayoutCase(
      "a spacer has its minimum at the ideal size", "SU14, SU25: ADOC Spacer", nil, nil,
      size: [40, 10], [[0, 0, 10, 10], [30, 0, 10, 10]]
    ) {
      HStack {
        box(10, 10)
        Spacer(minLength: 20)
        box(10, 10)
      }
    },
    LayoutCase(
      "the same in a column", "SU14, SU25: ADOC Spacer", nil, nil, size: [10, 28],
      [[0, 0, 10, 10], [0, 18, 10, 10]]
    ) {
      VStack {
        box(10, 10)
        Spacer()
        box(10, 10)
      }
    },
    LayoutCase(
      "a group is its views", "SU8: ADOC Group", nil, nil, size: [40, 10],
      [[0, 0, 10, 10], [15, 0, 10, 10], [30, 0, 10, 10]]
    ) {
      HStack(spacing: 5) {
        Group {
          box(10, 10)
          box(10, 10)
        }
        box(10, 10)
      }
    },
    LayoutCase(
      "a modifier of a group is one of each view", "SU8: ADOC Group", nil, nil, size: [60, 14],
      [[2, 2, 26, 10], [32, 2, 26, 10]]
    ) {
      HStack(spacing: 0) {
        Group {
          box(26, 10)
          box(26, 10)
        }
        .padding(2)
      }
    },
    LayoutCase(
      "views of a loop are neighbors", "SU8: ADOC ForEach", nil, nil, size: [10, 40],
      [[0, 0, 10, 10], [0, 15, 10, 10], [0, 30, 10, 10]]
    ) { VStack(spacing: 5) { ForEach(0..<3) { _ in box(10, 10) } } },
    LayoutCase(
      "no view, no gap", "SU17: MUI-SA G23", nil, nil, size: [10, 30],
      [[0, 0, 10, 10], [0, 20, 10, 10]]
    ) {
      VStack(spacing: 10) {
        box(10, 10)
        if isShown { box(50, 50) }
        EmptyView()
        box(10, 10)
      }
    },
    LayoutCase(
      "the other branch", "SU17: ADOC ViewBuilder", nil, nil, size: [20, 10], [[0, 0, 20, 10]]
    ) {
      if isShown {
        box(50, 50)
      } else {
        box(20, 10)
      }
    },
    LayoutCase(
      "what hides a type has the size of the view", "SU1: ADOC AnyView", 100, 100, size: [20, 10],
      [[0, 0, 20, 10]]
    ) { AnyView(box(20, 10)) },
    LayoutCase(
      "a frame in a frame", "SU40: ADOC frame", nil, nil, size: [100, 10], [[70, 0, 10, 10]]
    ) { box(10, 10).frame(width: 50).frame(width: 100, alignment: .trailing) },
    LayoutCase(
      "padding in a frame", "SU40, SU44: ADOC padding", nil, nil, size: [50, 50],
      [[15, 20, 20, 10]]
    ) { box(20, 10).padding(5).frame(width: 50, height: 50) },
    LayoutCase(
      "a frame in padding", "SU40, SU44: ADOC padding", nil, nil, size: [60, 60],
      [[20, 25, 20, 10]]
    ) { box(20, 10).frame(width: 50, height: 50).padding(5) },
    LayoutCase(
      "paddings add up", "SU44: ADOC padding", nil, nil, size: [40, 30], [[10, 10, 20, 10]]
    ) { box(20, 10).padding(4).padding(6) },
    LayoutCase(
      "padding of each axis", "SU44: ADOC padding", nil, nil, size: [30, 16], [[5, 3, 20, 10]]
    ) { box(20, 10).padding(.horizontal, 5).padding(.vertical, 3) },
    LayoutCase(
      "padding at two edges", "SU44: ADOC padding", nil, nil, size: [24, 14], [[4, 4, 20, 10]]
    ) { box(20, 10).padding([.top, .leading], 4) },
    LayoutCase(
      "an endless frame in padding", "SU41, SU44: ADOC frame(minWidth:)", 100, 40, size: [100, 26],
      [[8, 8, 20, 10]]
    ) { box(20, 10).frame(maxWidth: .infinity, alignment: .leading).padding(8) },
    LayoutCase(
      "a view in front of one in front", "SU38: ADOC overlay", nil, nil, size: [40, 40],
      [[0, 0, 40, 40], [10, 10, 20, 20], [25, 25, 5, 5]]
    ) {
      box(40, 40).overlay {
        box(20, 20).overlay(alignment: .bottomTrailing) { box(5, 5) }
      }
    },
    LayoutCase(
      "a pile in a row stretches no row", "SU14, SU37: FG zstack", nil, nil, size: [40, 20],
      [[0, 0, 20, 20], [5, 5, 10, 10], [20, 5, 20, 10]]
    ) {
      HStack(spacing: 0) {
        ZStack {
          box(20, 20)
          box(10, 10)
        }
        box(20, 10)
      }
    },
    LayoutCase(
      "a card: texts at the edge, a value at the other", "SU28, SU44: ADOC Spacer", 200, nil,
      size: [200, 52.33], [[16, 16, 50, 20.33], [164, 16, 20, 20.33]]
    ) {
      HStack {
        Text("Title")
        Spacer()
        Text("12")
      }
      .padding()
    },
    LayoutCase(
      "a layout that is chosen is a row", "SU73: ADOC AnyLayout", nil, nil, size: [25, 10],
      [[0, 0, 10, 10], [15, 0, 10, 10]]
    ) {
      AnyLayout(HStackLayout(spacing: 5)) {
        box(10, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "or a column", "SU73: ADOC AnyLayout", nil, nil, size: [20, 25],
      [[0, 0, 20, 10], [0, 15, 10, 10]]
    ) {
      AnyLayout(VStackLayout(alignment: .leading, spacing: 5)) {
        box(20, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "or a pile", "SU73: ADOC AnyLayout", nil, nil, size: [20, 20],
      [[0, 0, 20, 20], [10, 10, 10, 10]]
    ) {
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
        box(20, 20)
        box(10, 10)
      }
    },
    LayoutCase(
      "or a grid", "SU73: ADOC AnyLayout", nil, nil, size: [30, 20],
      [[0, 0, 20, 10], [20, 0, 10, 10], [5, 10, 10, 10]]
    ) {
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          box(20, 10)
          box(10, 10)
        }
        GridRow { box(10, 10) }
      }
    },
  ]
}
