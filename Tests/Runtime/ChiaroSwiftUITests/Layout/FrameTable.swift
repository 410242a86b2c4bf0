// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// Frames and other changes of one view, with what is known of them.
enum FrameTable {
  static let frames: [LayoutCase] = [
    LayoutCase(
      "a color is ten points where nobody asks", "SU3: MUI-CS FX0", nil, nil, size: [10, 10]
    ) {
      Color.red
    },
    LayoutCase(
      "a color takes the length that is offered", "SU3: MUI-CS FX0", 200, nil, size: [200, 10]
    ) {
      Color.red
    },
    LayoutCase(
      "a frame is as it says", "SU40: ADOC frame", nil, nil, size: [50, 40], [[0, 0, 50, 40]]
    ) { Color.red.frame(width: 50, height: 40) },
    LayoutCase(
      "a length that is not said is passed through", "SU40: ADOC frame", 100, 30, size: [50, 30],
      [[0, 0, 50, 30]]
    ) { Color.red.frame(width: 50) },
    LayoutCase(
      "a child is in the middle", "SU40: ADOC frame", nil, nil, size: [50, 50], [[20, 20, 10, 10]]
    ) { box(10, 10).frame(width: 50, height: 50) },
    LayoutCase(
      "or at the top leading corner", "SU40: ADOC frame", nil, nil, size: [50, 50],
      [[0, 0, 10, 10]]
    ) { box(10, 10).frame(width: 50, height: 50, alignment: .topLeading) },
    LayoutCase(
      "or at the bottom trailing corner", "SU40: ADOC frame", nil, nil, size: [50, 50],
      [[40, 40, 10, 10]]
    ) { box(10, 10).frame(width: 50, height: 50, alignment: .bottomTrailing) },
    LayoutCase(
      "a larger child overflows on all sides", "SU6: ADOC fixedSize", nil, nil, size: [50, 50],
      [[-15, -15, 80, 80]]
    ) { box(80, 80).frame(width: 50, height: 50) },
    LayoutCase(
      "a minimum holds", "SU41: ADOC frame(minWidth:)", 50, 10, size: [100, 10],
      [[0, 0, 100, 10]]
    ) { Color.red.frame(minWidth: 100) },
    LayoutCase(
      "a child fills the minimum where nobody asks", "SU41: ADOC frame(minWidth:)", nil, nil,
      size: [10, 250], [[0, 0, 10, 250]]
    ) { Color.red.frame(minHeight: 250).fixedSize() },
    LayoutCase(
      "a child keeps its length beyond the minimum where nobody asks",
      "SU41: ADOC frame(minWidth:)", nil, nil, size: [60, 80], [[0, 0, 60, 80]]
    ) { box(60, 80).frame(minWidth: 20, minHeight: 50).fixedSize() },
    LayoutCase(
      "a maximum holds", "SU41: ADOC frame(minWidth:)", 50, 10, size: [30, 10], [[0, 0, 30, 10]]
    ) { Color.red.frame(maxWidth: 30) },
    LayoutCase(
      "no minimum is not zero", "SU42: MUI-FR H14", 10, 10, size: [20, 10]
    ) { box(20, 10).frame(maxWidth: 80) },
    LayoutCase(
      "a minimum of zero is one", "SU42: MUI-FR H14", 10, 10, size: [10, 10], [[-5, 0, 20, 10]]
    ) {
      box(20, 10).frame(minWidth: 0, maxWidth: 80)
    },
    LayoutCase("a child is cut at the maximum", "SU42: MUI-FR H15", 10, 10, size: [80, 10]) {
      box(200, 10).frame(maxWidth: 80)
    },
    LayoutCase("no child is cut at infinity", "SU42: MUI-FR H16", 100, 10, size: [200, 10]) {
      box(200, 10).frame(maxWidth: .infinity)
    },
    LayoutCase(
      "an endless frame has the ideal width where none is offered", "SU42: MUI-CS FL21", nil, nil,
      size: [20, 10]
    ) { box(20, 10).frame(maxWidth: .infinity) },
    LayoutCase(
      "an endless frame takes what is offered", "SU41: ADOC frame(minWidth:)", 100, 50,
      size: [100, 50], [[0, 0, 20, 10]]
    ) { box(20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) },
    LayoutCase(
      "an ideal size counts where none is offered", "SU43: FG ideal-size", nil, nil,
      size: [70, 30], [[0, 0, 70, 30]]
    ) { Color.red.frame(idealWidth: 70, idealHeight: 30) },
    LayoutCase(
      "a fixed size asks for the ideal one", "SU43: ADOC fixedSize", 500, 500, size: [70, 30],
      [[0, 0, 70, 30]]
    ) { Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize() },
    LayoutCase(
      "a size fixed along one axis", "SU43: ADOC fixedSize", 500, 500, size: [70, 500],
      [[0, 0, 70, 500]]
    ) {
      Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize(horizontal: true, vertical: false)
    },
  ]

  static let changes: [LayoutCase] = [
    LayoutCase(
      "padding is 16 points", "SU45; metrics 2: foodybite-65be588f", nil, nil, size: [52, 42],
      [[16, 16, 20, 10]]
    ) { box(20, 10).padding() },
    LayoutCase(
      "padding at one edge", "SU44: ADOC padding", nil, nil, size: [25, 10], [[5, 0, 20, 10]]
    ) { box(20, 10).padding(.leading, 5) },
    LayoutCase(
      "padding at the sides", "SU45; metrics 2: scout-c8eb0654", nil, nil, size: [52, 10],
      [[16, 0, 20, 10]]
    ) { box(20, 10).padding(.horizontal) },
    LayoutCase(
      "padding of insets", "SU44: ADOC padding", nil, nil, size: [26, 14], [[2, 1, 20, 10]]
    ) { box(20, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
    LayoutCase(
      "padding leaves the rest to the view", "SU44: ADOC padding", 100, 50, size: [100, 50],
      [[10, 10, 80, 30]]
    ) { Color.red.padding(10) },
    LayoutCase(
      "padding that is too large leaves nothing", "SU7, SU44: ADOC padding", 40, 40,
      size: [60, 60], [[30, 30, 0, 0]]
    ) { Color.red.padding(30) },
    LayoutCase(
      "negative padding lets the view overflow", "SU44: ADOC padding", nil, nil, size: [10, 0],
      [[-5, -5, 20, 10]]
    ) { box(20, 10).padding(-5) },
    LayoutCase(
      "an offset moves the drawing only", "SU48: ADOC offset", nil, nil, size: [40, 10],
      [[5, 3, 20, 10], [20, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        box(20, 10).offset(x: 5, y: 3)
        box(20, 10)
      }
    },
    LayoutCase(
      "a position is that of the middle", "SU49: ADOC position", 100, 100, size: [100, 100],
      [[15, 25, 10, 10]]
    ) { box(10, 10).position(x: 20, y: 30) },
    LayoutCase(
      "a ratio fits", "SU46: OBJC aspectratio", 100, 100, size: [100, 56.25],
      [[0, 0, 100, 56.25]]
    ) { Color.red.aspectRatio(16 / 9, contentMode: .fit) },
    LayoutCase(
      "a ratio fills", "SU46: OBJC aspectratio", 100, 100, size: [177.78, 100],
      [[0, 0, 177.78, 100]]
    ) { Color.red.aspectRatio(16 / 9, contentMode: .fill) },
    LayoutCase(
      "a length follows from the other", "SU46: MUI-SA AR1", 500, nil, size: [500, 281.25],
      [[0, 0, 500, 281.25]]
    ) { Color.red.aspectRatio(16 / 9, contentMode: .fit) },
    LayoutCase(
      "the ratio is that of the ideal size", "SU47: OBJC aspectratio", 100, 100, size: [100, 50],
      [[0, 0, 100, 50]]
    ) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit() },
    LayoutCase(
      "and fills by it", "SU47: OBJC aspectratio", 100, 100, size: [200, 100],
      [[0, 0, 200, 100]]
    ) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill() },
    LayoutCase(
      "what is hidden keeps its room", "SU48: ADOC hidden", nil, nil, size: [40, 10],
      [[0, 0, 20, 10], [20, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        box(20, 10).hidden()
        box(20, 10)
      }
    },
    LayoutCase("scaling keeps the frame", "SU48: ADOC scaleEffect", nil, nil, size: [20, 10]) {
      box(20, 10).scaleEffect(3)
    },
    LayoutCase("turning keeps the frame", "SU48: ADOC scaleEffect", nil, nil, size: [20, 10]) {
      box(20, 10).rotationEffect(.degrees(45))
    },
    LayoutCase(
      "a circle is as wide as it is high", "SU108: ADOC Circle", 100, 40, size: [40, 40],
      [[0, 0, 40, 40]]
    ) { Circle() },
    LayoutCase(
      "a rounded rectangle takes its room", "SU107: ADOC Shape", 100, 40, size: [100, 40],
      [[0, 0, 100, 40]]
    ) { RoundedRectangle(cornerRadius: 8) },
  ]
}
