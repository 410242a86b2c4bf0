// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import Foundation

// The numbers that code asks of fonts.

extension Kit {
  /// A measure of a font under a name; nil for another name, and for what is no font.
  func measure(_ name: String, ofFont hosted: HostValue) -> Value? {
    guard let read = Self.fontMeasures[name], let font = font(.host(hosted)) else { return nil }
    return .double(Double(read(font)))
  }

  /// Whether a name is that of a measure.
  nonisolated static func isFontMeasure(_ name: String) -> Bool { fontMeasures[name] != nil }

  nonisolated private static let fontMeasures: [String: @MainActor (UIFont) -> CGFloat] = [
    "pointSize": { $0.pointSize }, "lineHeight": { $0.lineHeight }, "ascender": { $0.ascender },
    "descender": { $0.descender }, "capHeight": { $0.capHeight }, "xHeight": { $0.xHeight },
  ]
}
