// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// Containers other than stacks, with what is known of them.
enum ContainerTable {
  static let piles: [LayoutCase] = [
    LayoutCase(
      "a pile is around its views", "SU37: ADOC ZStack", nil, nil, size: [30, 30],
      [[0, 10, 30, 10], [10, 0, 10, 30]]
    ) {
      ZStack {
        box(30, 10)
        box(10, 30)
      }
    },
    LayoutCase(
      "a pile aligns its views", "SU37: ADOC ZStack", nil, nil, size: [30, 30],
      [[0, 0, 30, 10], [0, 0, 10, 30]]
    ) {
      ZStack(alignment: .topLeading) {
        box(30, 10)
        box(10, 30)
      }
    },
    LayoutCase(
      "a color fills a pile", "SU37: MUI-SA A4", 100, 50, size: [100, 50],
      [[0, 0, 100, 50], [40, 15, 20, 20]]
    ) {
      ZStack {
        Color.red
        box(20, 20)
      }
    },
    LayoutCase(
      "a color is as large as the others where nothing is offered", "SU37: MUI-SA Z1", nil, nil,
      size: [40, 30], [[0, 0, 40, 30], [0, 0, 40, 30]]
    ) {
      ZStack {
        Color.red
        box(40, 30)
      }
    },
    LayoutCase(
      "what is in front has the size of the view", "SU38: ADOC overlay", 100, 100, size: [40, 40],
      [[0, 0, 40, 40], [0, 0, 40, 40]]
    ) { box(40, 40).overlay { Color.blue } },
    LayoutCase(
      "what is in front is aligned", "SU38: ADOC overlay", nil, nil, size: [40, 40],
      [[0, 0, 40, 40], [30, 30, 10, 10]]
    ) { box(40, 40).overlay(alignment: .bottomTrailing) { box(10, 10) } },
    LayoutCase(
      "what is behind overflows without changing the size", "SU38: ADOC overlay", nil, nil,
      size: [10, 10], [[0, 0, 10, 10], [-10, -10, 30, 30]]
    ) { box(10, 10).background { box(30, 30) } },
    LayoutCase(
      "several views in front are a pile", "SU38: MUI-SA K5a", nil, nil, size: [40, 40],
      [[0, 0, 40, 40], [5, 5, 10, 10], [0, 0, 20, 20]]
    ) {
      box(40, 40).overlay(alignment: .topLeading) {
        box(10, 10)
        box(20, 20)
      }
    },
    LayoutCase(
      "a style behind a view has its size", "SU39: ADOC background", nil, nil, size: [42, 52.33],
      [[16, 16, 10, 20.33], [0, 0, 42, 52.33]]
    ) { Text("a").padding().background(.blue) },
    LayoutCase(
      "the first view that fits is chosen", "SU50: ADOC ViewThatFits", 50, 100, size: [40, 10],
      [[0, 0, 40, 10]]
    ) {
      ViewThatFits {
        box(80, 10)
        box(40, 10)
        box(20, 10)
      }
    },
    LayoutCase(
      "the last one where none fits", "SU50: ADOC ViewThatFits", 10, 100, size: [20, 10],
      [[0, 0, 20, 10]]
    ) {
      ViewThatFits {
        box(80, 10)
        box(40, 10)
        box(20, 10)
      }
    },
    LayoutCase(
      "only the named axis counts", "SU50: ADOC ViewThatFits", 50, 5, size: [40, 10],
      [[0, 0, 40, 10]]
    ) {
      ViewThatFits(in: .horizontal) {
        box(80, 10)
        box(40, 10)
        box(20, 10)
      }
    },
    LayoutCase(
      "a geometry reader takes its room, and content is at its corner", "SU49: NETSPLIT", 100, 50,
      size: [100, 50], [[0, 0, 10, 10]]
    ) { GeometryReader { _ in box(10, 10) } },
    LayoutCase(
      "content knows the size", "SU49: ADOC GeometryReader", 100, 50, size: [100, 50],
      [[0, 0, 50, 25]]
    ) { GeometryReader { box($0.size.width / 2, $0.size.height / 2) } },
    LayoutCase(
      "a geometry reader is ten points where nothing is offered", "SU49: NETSPLIT", nil, nil,
      size: [10, 10]
    ) { GeometryReader { _ in Color.red } },
  ]

  static let scrolling: [LayoutCase] = [
    LayoutCase(
      "content is as high as it wants", "SU65: FG scrollview", 100, 100, size: [20, 100],
      [[0, 0, 20, 500]]
    ) { ScrollView { box(20, 500) } },
    LayoutCase(
      "a fixed size hugs the content", "SU66: MUI-SA SCG2", 100, 100, size: [20, 30],
      [[0, 0, 20, 30]]
    ) { ScrollView { box(20, 30) }.fixedSize() },
    LayoutCase(
      "several views are in a column", "SU66: MUI-SA SC3", 100, 100, size: [40, 100],
      [[10, 0, 20, 10], [0, 18, 40, 10]]
    ) {
      ScrollView {
        box(20, 10)
        box(40, 10)
      }
    },
    LayoutCase(
      "content is as wide as it wants", "SU65: MUI-SA SC2", 100, 100, size: [100, 20],
      [[0, 0, 500, 20]]
    ) { ScrollView(.horizontal) { box(500, 20) } },
    LayoutCase(
      "short content is in the middle where it scrolls both ways", "SU66: MUI-S3 V3", 100, 100,
      size: [100, 100], [[40, 45, 20, 10]]
    ) { ScrollView([.horizontal, .vertical]) { box(20, 10) } },
    LayoutCase(
      "a scroll view in a column takes what is left", "SU66: MUI-S3 V1", 100, 100, size: [20, 100],
      [[0, 0, 20, 10], [0, 10, 20, 30]]
    ) {
      VStack(spacing: 0) {
        box(20, 10)
        ScrollView { box(20, 30) }
      }
    },
    LayoutCase(
      "a lazy column is as wide as its room", "SU61: RECALL", 100, nil, size: [100, 28],
      [[40, 0, 20, 10], [30, 18, 40, 10]]
    ) {
      LazyVStack {
        box(20, 10)
        box(40, 10)
      }
    },
    LayoutCase(
      "a lazy row is as high as its room", "SU61: RECALL", nil, 100, size: [28, 100],
      [[0, 0, 10, 20], [18, 0, 10, 20]]
    ) {
      LazyHStack(alignment: .top) {
        box(10, 20)
        box(10, 20)
      }
    },
  ]

  static let grids: [LayoutCase] = [
    LayoutCase(
      "columns are as wide as their widest cells", "SU51: ADOC Grid", nil, nil, size: [50, 40.67],
      [[5, 0, 10, 20.33], [20, 0, 30, 20.33], [0, 20.33, 20, 20.33], [30, 20.33, 10, 20.33]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    },
    LayoutCase(
      "cells are aligned", "SU56: ADOC Grid", nil, nil, size: [50, 40.67],
      [[0, 0, 10, 20.33], [20, 0, 30, 20.33], [0, 20.33, 20, 20.33], [20, 20.33, 10, 20.33]]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    },
    LayoutCase(
      "stretching cells share the room", "SU51: ADOC Grid", 100, 40, size: [100, 40],
      [[0, 0, 50, 40], [50, 0, 50, 40]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.blue
        }
      }
    },
    LayoutCase(
      "a fixed cell first, the rest for the color", "SU52: MUI-GR reading 3", 100, 40,
      size: [100, 40], [[0, 15, 30, 10], [30, 0, 70, 40]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          Color.blue
        }
      }
    },
    LayoutCase(
      "gaps are 8 points", "SU59: MUI-GR reading 2", nil, nil, size: [28, 28],
      [[0, 0, 10, 10], [18, 0, 10, 10], [0, 18, 10, 10], [18, 18, 10, 10]]
    ) {
      Grid {
        GridRow {
          box(10, 10)
          box(10, 10)
        }
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }
    },
    LayoutCase(
      "a shorter row ends early", "SU51: ADOC Grid", nil, nil, size: [20, 20],
      [[0, 0, 10, 10], [10, 0, 10, 10], [0, 10, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10)
        }
        GridRow { box(10, 10) }
      }
    },
    LayoutCase(
      "a color outside of a row takes the whole width", "SU54: ADOC Grid", 200, 15,
      size: [200, 15], [[35, 0, 30, 10], [135, 0, 30, 10], [0, 10, 200, 5]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(30, 10)
        }
        Color.blue.frame(height: 5)
      }
    },
    LayoutCase(
      "a cell over two columns", "SU55: ADOC gridCellColumns", nil, nil, size: [20, 20],
      [[0, 0, 20, 10], [0, 10, 10, 10], [10, 10, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(20, 10).gridCellColumns(2) }
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }
    },
    LayoutCase(
      "a column has an alignment of its own", "SU56: ADOC gridColumnAlignment", nil, nil,
      size: [30, 20], [[0, 0, 10, 10], [0, 10, 30, 10]]
    ) {
      Grid(verticalSpacing: 0) {
        GridRow { box(10, 10).gridColumnAlignment(.leading) }
        GridRow { box(30, 10) }
      }
    },
    LayoutCase(
      "a cell has a place of its own", "SU57: ADOC gridCellAnchor", nil, nil, size: [30, 20],
      [[20, 0, 10, 10], [0, 10, 30, 10]]
    ) {
      Grid(verticalSpacing: 0) {
        GridRow { box(10, 10).gridCellAnchor(.trailing) }
        GridRow { box(30, 10) }
      }
    },
    LayoutCase(
      "a row has an alignment of its own", "SU56: ADOC GridRow", nil, nil, size: [20, 30],
      [[0, 0, 10, 30], [10, 20, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 30)
          box(10, 10)
        }
      }
    },
    LayoutCase("an empty grid has no size", "SU53: MUI-GR reading 5", 50, 50, size: [0, 0]) {
      Grid { EmptyView() }
    },
    LayoutCase(
      "as many columns as fit", "SU64: OBJC grid-layout", 200, nil, size: [200, 10],
      [[0, 0, 70, 10], [78, 0, 57, 10], [143, 0, 57, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(
      "flexible columns share the width", "SU63: FG lazyvgrid", 320, nil, size: [320, 28],
      [[0, 0, 100, 10], [110, 0, 100, 10], [220, 0, 100, 10], [0, 18, 100, 10]]
    ) {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 10), count: 3)) {
        ForEach(0..<4) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(
      "a flexible column stays within its bounds", "SU63: OBJC grid-layout", 208, nil,
      size: [208, 10], [[0, 0, 40, 10], [48, 0, 160, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: 40)), GridItem()]) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(
      "rows that are described", "SU62: ADOC LazyHGrid", nil, 108, size: [28, 108],
      [[0, 0, 10, 50], [0, 58, 10, 50], [18, 0, 10, 50]]
    ) {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10) }
      }
    },
  ]
}
