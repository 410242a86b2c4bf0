// SPDX-License-Identifier: MIT

import ChiaroColor

/// The components of color elements, in the spaces that Interface Builder knows.
///
/// Device spaces are read as sRGB and gray 2.2. Calibrated ones are AppKit's generic RGB and
/// generic gray in files of macOS; in others they are sRGB and gray 2.2, as UIKit takes their
/// numbers as they are.
enum InterfaceColorComponents {
  /// Returns the color that an element's components describe; nil if it has none, or they are no
  /// numbers.
  static func color(_ element: InterfaceElement) -> Color? {
    let alpha = number(element, "alpha") ?? 1
    if isGeneric(element) { return GenericColor.color(numbers(element), alpha: alpha) }
    if let white = number(element, "white") {
      return Color(isExtended(element) ? .extendedGray : .grayGamma22, [white, 0, 0], alpha: alpha)
    }
    if let red = number(element, "red"), let green = number(element, "green"),
      let blue = number(element, "blue")
    {
      return Color(rgbSpace(element), red, green, blue, alpha: alpha)
    }
    return cmyk(element, alpha)
  }

  private static func cmyk(_ element: InterfaceElement, _ alpha: Double) -> Color? {
    guard let cyan = number(element, "cyan"), let magenta = number(element, "magenta"),
      let yellow = number(element, "yellow"), let black = number(element, "black")
    else { return nil }
    let light: (Double) -> Double = { (1 - min(1, max(0, $0))) * (1 - min(1, max(0, black))) }
    return Color(.sRGB, light(cyan), light(magenta), light(yellow), alpha: alpha)
  }

  private static func rgbSpace(_ element: InterfaceElement) -> ColorSpace {
    switch space(element) {
    case "displayP3": .displayP3
    case "extendedSRGB": .extendedSRGB
    case "extendedLinearSRGB", "linearSRGB": .extendedLinearSRGB
    case "extendedDisplayP3": .displayP3
    default: .sRGB
    }
  }

  private static func numbers(_ element: InterfaceElement) -> [Double] {
    let white = number(element, "white").map { [$0] }
    return white ?? ["red", "green", "blue"].compactMap { number(element, $0) }
  }

  /// Whether components are in one of AppKit's generic spaces.
  private static func isGeneric(_ element: InterfaceElement) -> Bool {
    guard let space = space(element), ["calibratedRGB", "calibratedWhite"].contains(space) else {
      return false
    }
    let root = element.ancestors.first { $0.parent == nil }
    return root?[attribute: "targetRuntime"] == InterfaceDocument.Runtime.macOS.rawValue
  }

  private static func isExtended(_ element: InterfaceElement) -> Bool {
    space(element)?.hasPrefix("extended") == true
  }

  private static func space(_ element: InterfaceElement) -> String? {
    element[attribute: "customColorSpace"] ?? element[attribute: "colorSpace"]
  }

  /// Returns a component: a number, or two hexadecimal digits behind `0x`.
  private static func number(_ element: InterfaceElement, _ attribute: String) -> Double? {
    guard let text = element[attribute: attribute] else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
