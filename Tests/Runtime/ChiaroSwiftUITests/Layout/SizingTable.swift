// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// How large one view becomes where its room is bounded, and what grids make of many.
enum SizingTable {
  static let frames: [LayoutCase] = [
    LayoutCase(
      "between both bounds a frame takes what is offered", "SU41: ADOC frame(minWidth:)", 50, 10,
      size: [50, 10], [[20, 0, 10, 10]]
    ) { box(10, 10).frame(minWidth: 20, maxWidth: 80) },
    LayoutCase(
      "below both bounds its minimum", "SU41: ADOC frame(minWidth:)", 10, 10, size: [20, 10],
      [[5, 0, 10, 10]]
    ) { box(10, 10).frame(minWidth: 20, maxWidth: 80) },
    LayoutCase(
      "above both bounds its maximum", "SU41: ADOC frame(minWidth:)", 100, 10, size: [80, 10],
      [[35, 0, 10, 10]]
    ) { box(10, 10).frame(minWidth: 20, maxWidth: 80) },
    LayoutCase(
      "a color with a minimum takes more", "SU41: ADOC frame(minWidth:)", 80, 10, size: [80, 10],
      [[0, 0, 80, 10]]
    ) { Color.red.frame(minWidth: 50) },
    LayoutCase(
      "and no less", "SU41: ADOC frame(minWidth:)", 30, 10, size: [50, 10], [[0, 0, 50, 10]]
    ) { Color.red.frame(minWidth: 50) },
    LayoutCase(
      "a color with a maximum takes less", "SU41: ADOC frame(minWidth:)", 20, 10, size: [20, 10],
      [[0, 0, 20, 10]]
    ) { Color.red.frame(maxWidth: 30) },
    LayoutCase(
      "a larger view makes an endless frame larger", "SU42: MUI-FR", 100, 10, size: [200, 10],
      [[0, 0, 200, 10]]
    ) { box(200, 10).frame(maxWidth: .infinity) },
    LayoutCase(
      "but not one with a maximum", "SU42: MUI-FR", 10, 10, size: [80, 10], [[-60, 0, 200, 10]]
    ) { box(200, 10).frame(maxWidth: 80) },
    LayoutCase(
      "a color in a frame of one length", "SU40: ADOC frame", 100, 30, size: [100, 20],
      [[0, 0, 100, 20]]
    ) { Color.red.frame(height: 20) },
    LayoutCase(
      "at its ideal size a color has ten points", "SU3, SU43: FG ideal-size", 500, 500,
      size: [10, 10]
    ) { Color.red.fixedSize() },
    LayoutCase(
      "along one axis", "SU3, SU43: FG ideal-size", 100, 50, size: [10, 50], [[0, 0, 10, 50]]
    ) { Color.red.fixedSize(horizontal: true, vertical: false) },
    LayoutCase(
      "a row at its ideal size", "SU3, SU14, SU43: FG ideal-size", 500, 500, size: [28, 10],
      [[0, 0, 10, 10], [18, 0, 10, 10]]
    ) {
      HStack {
        Color.red
        Color.blue
      }
      .fixedSize()
    },
    LayoutCase(
      "a square fits the shorter length", "SU46: OBJC aspectratio", 30, 100, size: [30, 30],
      [[0, 0, 30, 30]]
    ) { Color.red.aspectRatio(1, contentMode: .fit) },
    LayoutCase(
      "and fills the longer one", "SU46: OBJC aspectratio", 30, 100, size: [100, 100],
      [[0, 0, 100, 100]]
    ) { Color.red.aspectRatio(1, contentMode: .fill) },
    LayoutCase(
      "a ratio of a size", "SU46: OBJC aspectratio", 90, 90, size: [90, 30], [[0, 0, 90, 30]]
    ) { Color.red.aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit) },
    LayoutCase(
      "a width follows from the height", "SU46: MUI-SA AR1", nil, 50, size: [100, 50],
      [[0, 0, 100, 50]]
    ) { Color.red.aspectRatio(2, contentMode: .fit) },
    LayoutCase(
      "a view of a fixed size ignores a ratio", "SU46: OBJC aspectratio", 100, 100, size: [20, 10],
      [[0, 0, 20, 10]]
    ) { box(20, 10).aspectRatio(1, contentMode: .fit) },
    LayoutCase(
      "a priority in a column", "SU10: ADOC layoutPriority", 10, 100, size: [10, 100],
      [[0, 0, 10, 80], [0, 80, 10, 20]]
    ) {
      VStack(spacing: 0) {
        Color.red.layoutPriority(1)
        box(10, 20)
      }
    },
    LayoutCase(
      "colors share a column without its gap", "SU9, SU12: W237", 20, 110, size: [20, 110],
      [[0, 0, 20, 50], [0, 60, 20, 50]]
    ) {
      VStack(spacing: 10) {
        Color.red
        Color.blue
      }
    },
    LayoutCase(
      "a divider is as wide as its column", "SU14, SU30: ADOC Divider", nil, nil,
      size: [50, 20.33], [[0, 0, 50, 10], [0, 10, 50, 0.33], [0, 10.33, 50, 10]]
    ) {
      VStack(spacing: 0) {
        box(50, 10)
        Divider()
        box(50, 10)
      }
    },
    LayoutCase(
      "no view fits along the other axis", "SU50: ADOC ViewThatFits", 5, 30, size: [10, 20],
      [[0, 0, 10, 20]]
    ) {
      ViewThatFits(in: .vertical) {
        box(10, 40)
        box(10, 20)
      }
    },
  ]

  static let grids: [LayoutCase] = [
    LayoutCase(
      "gaps that are given", "SU51, SU59: ADOC Grid", nil, nil, size: [54, 22],
      [[10, 0, 10, 10], [34, 0, 20, 10], [0, 12, 30, 10], [41.5, 12, 5, 10]]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          box(10, 10)
          box(20, 10)
        }
        GridRow {
          box(30, 10)
          box(5, 10)
        }
      }
    },
    LayoutCase(
      "a column aligns the cells of all its rows", "SU56: ADOC gridColumnAlignment", nil, nil,
      size: [30, 30], [[20, 0, 10, 10], [0, 10, 30, 10], [25, 20, 5, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(10, 10).gridColumnAlignment(.trailing) }
        GridRow { box(30, 10) }
        GridRow { box(5, 10) }
      }
    },
    LayoutCase(
      "a divider that asks for no width has that of the cells", "SU54: ADOC gridCellUnsizedAxes",
      200, nil, size: [30, 10.33], [[0, 0, 30, 10], [0, 10, 30, 0.33]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(30, 10) }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    },
    LayoutCase(
      "a wide cell widens its columns alike", "SU59: MUI-GR reading 6", nil, nil, size: [50, 20],
      [[0, 0, 50, 10], [7.5, 10, 10, 10], [32.5, 10, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(50, 10).gridCellColumns(2) }
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }
    },
    LayoutCase(
      "a row without cells is none", "SU53: MUI-GR reading 5", nil, nil, size: [10, 20],
      [[0, 0, 10, 10], [0, 10, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(10, 10) }
        GridRow { EmptyView() }
        GridRow { box(10, 10) }
      }
    },
    LayoutCase(
      "columns of a size", "SU62: FG lazyvgrid", 90, nil, size: [90, 10],
      [[10, 0, 10, 10], [60, 0, 10, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(50))]) {
        ForEach(0..<2) { _ in box(10, 10) }
      }
    },
    LayoutCase(
      "rows keep a distance", "SU63: FG lazyvgrid", 90, nil, size: [90, 25],
      [[10, 0, 10, 10], [40, 0, 10, 10], [70, 0, 10, 10], [10, 15, 10, 10]]
    ) {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 5) {
        ForEach(0..<4) { _ in box(10, 10) }
      }
    },
    LayoutCase(
      "as many columns of thirty as a hundred and ten hold", "SU63: ADOC GridItem.Size.adaptive",
      110, nil, size: [110, 20],
      [[0, 0, 30, 10], [40, 0, 30, 10], [80, 0, 30, 10], [0, 10, 30, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 0) {
        ForEach(0..<4) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(
      "they grow where there is room", "SU63: ADOC GridItem.Size.adaptive", 120, nil,
      size: [120, 10], [[0, 0, 60, 10], [60, 0, 60, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 0) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(
      "a row of a grid is as high as its tallest cell", "SU64: OBJC grid-layout", 40, nil,
      size: [40, 40], [[5, 0, 10, 30], [25, 10, 10, 10], [5, 30, 10, 10]]
    ) {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 2), spacing: 0) {
        box(10, 30)
        box(10, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "a column has an alignment for its cells", "SU64: OBJC grid-layout", 40, nil, size: [40, 10],
      [[0, 0, 10, 10], [30, 0, 10, 10]]
    ) {
      LazyVGrid(
        columns: [
          GridItem(spacing: 0, alignment: .leading), GridItem(spacing: 0, alignment: .trailing),
        ], spacing: 0
      ) { ForEach(0..<2) { _ in box(10, 10) } }
    },
  ]
}
