// SPDX-License-Identifier: MIT

import ChiaroColor

/// Bytes as the text of a color.
struct ColorInput {
  var bytes: [UInt8]

  /// Traps when something is not as it must be.
  func check() {
    do throws(ColorError) {
      check(try Color(css: String(decoding: bytes, as: UTF8.self)))
    } catch {
      precondition(error.met.count <= 40 && error.description.utf8.count < 2_000)
    }
  }

  private func check(_ color: Color) {
    precondition((0...1).contains(color.alpha), "alpha is \(color.alpha)")
    precondition(color.channelValues.allSatisfy(\.isFinite), "a channel is \(color.channelValues)")
    let text = color.cssText
    guard let again = try? Color(css: text) else {
      preconditionFailure("written as no color: \(text)")
    }
    precondition(again.cssText == text, "\(text) is written otherwise again: \(again.cssText)")
    for space in ColorSpace.allCases {
      let values = color.converted(to: space).channelValues
      precondition(!values.contains { $0.isNaN }, "\(text) in \(space) is \(values)")
    }
  }
}
