// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// Texts, with what is known of them; a character is ten points wide.
enum TextTable {
  static let cases: [LayoutCase] = [
    LayoutCase("a line of body", "metrics 3: foodybite-65be588f", nil, nil, size: [40, 20.33]) {
      Text("aaaa")
    },
    LayoutCase(
      "more room does not stretch a text", "SU75: ADOC Text", 500, 500, size: [40, 20.33]
    ) { Text("aaaa") },
    LayoutCase(
      "lines are broken between words", "SU76: MUI-CS FX3", 50, nil, size: [40, 42.33]
    ) { Text("aaaa bbbb") },
    LayoutCase("lines end where the text says", "SU76: FG ideal-size", nil, nil, size: [30, 42.33])
    {
      Text("aa\nbbb")
    },
    LayoutCase("nothing is answered to nothing", "SU76: MUI-CS FX3", 0, 0, size: [0, 0]) {
      Text("aaaa")
    },
    LayoutCase(
      "a height for one line keeps one line", "SU77: ADOC fixedSize", 50, 25, size: [50, 20.33]
    ) { Text("aaaa bbbb") },
    LayoutCase(
      "a fixed height keeps all lines", "SU77: ADOC fixedSize(horizontal:vertical:)", 50, 10,
      size: [40, 42.33]
    ) { Text("aaaa bbbb").fixedSize(horizontal: false, vertical: true) },
    LayoutCase(
      "a fixed size keeps one line", "SU43: ADOC fixedSize", 30, 10, size: [90, 20.33]
    ) { Text("aaaa bbbb").fixedSize() },
    LayoutCase("a limit of lines", "SU78: ADOC lineLimit", 50, 100, size: [50, 20.33]) {
      Text("aaaa bbbb").lineLimit(1)
    },
    LayoutCase(
      "a text that may shrink fits a low room", "ADOC minimumScaleFactor(_:)", 50, 10,
      size: [10, 10]
    ) { Text("a").minimumScaleFactor(0.1) },
    LayoutCase(
      "a text shrinks no further than it may", "ADOC minimumScaleFactor(_:)", 50, 5,
      size: [10, 10.33]
    ) { Text("a").minimumScaleFactor(0.5) },
    LayoutCase(
      "room for lines is kept", "SU78: ADOC lineLimit(_:reservesSpace:)", 50, 100,
      size: [10, 42.33]
    ) { Text("a").lineLimit(2, reservesSpace: true) },
    LayoutCase(
      "a range keeps room for its least number of lines", "SU78: ADOC lineLimit(_: ClosedRange)",
      50,
      100, size: [40, 42.33]
    ) { Text("aaaa bbbb").lineLimit(2...3) },
    LayoutCase(
      "a range ends at its greatest number of lines", "SU78: ADOC lineLimit(_: ClosedRange)", 50,
      300, size: [50, 64.33]
    ) { Text("aaaa bbbb cccc dddd").lineLimit(2...3) },
    LayoutCase(
      "room for a number of lines and more", "SU78: ADOC lineLimit(_: PartialRangeFrom)", 50, 300,
      size: [10, 64.33]
    ) { Text("a").lineLimit(3...) },
    LayoutCase(
      "a size above a range becomes its greatest", "SU90: ADOC dynamicTypeSize", nil, nil,
      size: [10, 17]
    ) { Text("a").dynamicTypeSize(...DynamicTypeSize.xSmall) },
    LayoutCase(
      "room between lines", "SU81: ADOC lineSpacing", 50, nil, size: [40, 47.33]
    ) { Text("aaaa bbbb").lineSpacing(5) },
    LayoutCase("a font of a text counts more", "SU83: ADOC Text.font", nil, nil, size: [10, 14.33])
    {
      Text("a").font(.caption).font(.largeTitle)
    },
    LayoutCase("a font of the environment", "SU83: ADOC font", nil, nil, size: [10, 40.67]) {
      Text("a").padding(0).font(.largeTitle)
    },
    LayoutCase(
      "text follows the size that a person wants", "SU84: HIG-TYPO", nil, nil, size: [10, 63.33]
    ) { Text("a").dynamicTypeSize(.accessibility5) },
    LayoutCase(
      "a size that is given does not follow", "SU89: RECALL", nil, nil, size: [10, 20.33]
    ) { Text("a").font(.system(size: 17)).dynamicTypeSize(.accessibility5) },
    LayoutCase(
      "a size is kept within a range", "SU90: ADOC dynamicTypeSize", nil, nil, size: [10, 19.33]
    ) { Text("a").dynamicTypeSize(.xSmall ... .medium) },
    LayoutCase("texts become one", "SU95: ADOC Text +", nil, nil, size: [50, 20.33]) {
      Text("aa") + Text("bbb").bold()
    },
    LayoutCase("three lines of 16 points", "metrics 3: vault-f1657856", 40, nil, size: [40, 61.33])
    {
      Text("aaaa bbbb cccc").dynamicTypeSize(.medium)
    },
  ]
}
