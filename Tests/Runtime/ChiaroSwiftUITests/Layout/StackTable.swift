// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// Stacks, with what is known of them.
enum StackTable {
  static let distribution: [LayoutCase] = [
    LayoutCase(
      "a bounded view and one with a minimum overflow", "SU13: W237, OBJC hstacks-child-ordering",
      150, 50, size: [175, 50], [[0, 0, 75, 50], [75, 0, 100, 50]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.red.frame(minWidth: 100)
      }
    },
    LayoutCase(
      "two colors share what the gap leaves", "SU9, SU12: W237", 100, 20, size: [100, 20],
      [[0, 0, 46, 20], [54, 0, 46, 20]]
    ) {
      HStack {
        Color.red
        Color.blue
      }
    },
    LayoutCase(
      "a fixed view first, the rest for the color", "SU11: W237", 200, 10, size: [200, 10],
      [[0, 0, 50, 10], [60, 0, 140, 10]]
    ) {
      HStack(spacing: 10) {
        Color.red.frame(width: 50)
        Color.blue
      }
    },
    LayoutCase(
      "three colors are equally wide", "SU12: W237", 90, 10, size: [90, 10],
      [[0, 0, 30, 10], [30, 0, 30, 10], [60, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    },
    LayoutCase(
      "columns share heights as rows share widths", "SU12: W237", 10, 90, size: [10, 90],
      [[0, 0, 10, 30], [0, 30, 10, 30], [0, 60, 10, 30]]
    ) {
      VStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    },
    LayoutCase(
      "without a spacer a stack hugs its views", "SU28: ADOC Spacer", 100, 100, size: [48, 10],
      [[0, 0, 20, 10], [28, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        box(20, 10)
      }
    },
    LayoutCase(
      "the higher priority takes all but the minimum of the others", "SU10: ADOC layoutPriority",
      100, 10, size: [100, 10], [[0, 0, 30, 10], [30, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.layoutPriority(1)
      }
    },
    LayoutCase(
      "a view without a minimum may get nothing", "SU10: MUI-SA G2", 100, 10, size: [100, 10],
      [[0, 0, 0, 10], [0, 0, 100, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.layoutPriority(1)
      }
    },
    LayoutCase(
      "the shorter text is served first", "SU11, SU76: W237", 90, 30, size: [90, 20.33],
      [[0, 0, 70, 20.33], [70, 0, 20, 20.33]]
    ) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa")
        Text("bb")
      }
    },
    LayoutCase(
      "equal texts are cut equally", "SU11: W237", 150, 30, size: [150, 20.33],
      [[0, 0, 75, 20.33], [75, 0, 75, 20.33]]
    ) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa")
        Text("bbbbbbbbbb")
      }
    },
    LayoutCase(
      "at the ideal size every view has its own", "SU14: MUI-SA G7", nil, nil, size: [88, 20.33],
      [[0, 0, 40, 20.33], [48, 0, 40, 20.33]]
    ) {
      HStack {
        Text("aaaa")
        Text("bbbb")
      }
    },
    LayoutCase(
      "without a height, stretching views follow the tallest", "SU14: MUI-SA G16", nil, nil,
      size: [28, 40], [[0, 0, 10, 40], [18, 0, 10, 40]]
    ) {
      HStack {
        Color.red.frame(width: 10)
        box(10, 40)
      }
    },
    LayoutCase(
      "a modifier of several views is one of each", "SU8: MUI-S3 W1", nil, 10, size: [140, 10],
      [[0, 0, 70, 10], [70, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }.frame(width: 70)
      }
    },
    LayoutCase(
      "frames without a maximum share the width", "SU8: MUI-S3 W9", 100, 30, size: [100, 20.33],
      [[20, 0, 10, 20.33], [60, 0, 30, 20.33]]
    ) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("bbb")
        }.frame(maxWidth: .infinity)
      }
    },
    LayoutCase("an empty stack has no size", "SU17: MUI-SA G23", 50, 50, size: [0, 0]) {
      HStack { EmptyView() }
    },
    LayoutCase(
      "an empty view is neither a child nor a gap", "SU17: MUI-SA G23", 100, 10, size: [48, 10],
      [[0, 0, 20, 10], [28, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        EmptyView()
        box(20, 10)
      }
    },
    LayoutCase(
      "a condition that is false is nothing", "SU17: MUI-SA G23", 100, 10, size: [48, 10]
    ) {
      HStack {
        box(20, 10)
        if isShown { Color.red }
        box(20, 10)
      }
    },
    LayoutCase(
      "a stack of one view has its priority", "SU17: MUI-SA K2a", 100, 10, size: [100, 10],
      [[0, 0, 0, 10], [0, 0, 100, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        HStack { Color.blue.layoutPriority(1) }
      }
    },
    LayoutCase(
      "the larger of two endless views is served first", "SU11: MUI-DIV 70", 100, 10,
      size: [100, 10], [[0, 0, 40, 10], [40, 0, 60, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 60)
      }
    },
  ]

  static let spacers: [LayoutCase] = [
    LayoutCase(
      "a spacer takes what is left, without gaps", "SU23, SU28: MUI-SA SP2", 100, 10,
      size: [100, 10], [[0, 0, 20, 10], [80, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        Spacer()
        box(20, 10)
      }
    },
    LayoutCase(
      "a spacer keeps eight points", "SU25: MUI-SA SP1", 30, 10, size: [48, 10],
      [[0, 0, 20, 10], [28, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        Spacer()
        box(20, 10)
      }
    },
    LayoutCase(
      "a spacer keeps its own minimum", "SU25: ADOC Spacer.minLength", 10, 10, size: [70, 10],
      [[0, 0, 20, 10], [50, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        Spacer(minLength: 30)
        box(20, 10)
      }
    },
    LayoutCase(
      "several spacers share the surplus", "SU25: MUI-SA SP9", 100, 10, size: [100, 10],
      [[0, 0, 20, 10], [40, 0, 20, 10], [80, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        Spacer()
        box(20, 10)
        Spacer()
        box(20, 10)
      }
    },
    LayoutCase(
      "a color takes the surplus from a spacer", "SU27: MUI-SA G3", 100, 10, size: [100, 10],
      [[0, 0, 92, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Spacer()
      }
    },
    LayoutCase(
      "a given distance holds beside a spacer too", "SU23: MUI-SA SP4", 100, 10, size: [100, 10],
      [[0, 0, 20, 10], [80, 0, 20, 10]]
    ) {
      HStack(spacing: 10) {
        box(20, 10)
        Spacer()
        box(20, 10)
      }
    },
    LayoutCase(
      "a spacer in a row takes no height", "SU26: MUI-SA SPB1", 100, 50, size: [100, 10]
    ) {
      HStack {
        box(20, 10)
        Spacer()
      }
    },
    LayoutCase("a spacer alone takes both axes", "SU26: MUI-SA SPB6", 100, 50, size: [100, 50]) {
      Spacer()
    },
    LayoutCase(
      "a frame around a spacer makes it rigid", "SU29: MUI-SA SP19", 200, 10, size: [70, 10],
      [[0, 0, 20, 10], [50, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        box(20, 10)
        Spacer().frame(width: 30)
        box(20, 10)
      }
    },
    LayoutCase(
      "a spacer pushes down in a column", "SU28: ADOC Spacer", 20, 100, size: [20, 100],
      [[0, 0, 20, 10], [0, 90, 20, 10]]
    ) {
      VStack {
        box(20, 10)
        Spacer()
        box(20, 10)
      }
    },
    LayoutCase(
      "padding around a spacer brings the gap back", "SU23, SU29: MUI-SA K3q", 100, 10,
      size: [100, 10], [[0, 0, 20, 10], [80, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10)
        Spacer().padding(.horizontal, 1)
        box(20, 10)
      }
    },
  ]
}
