// SPDX-License-Identifier: MIT

/// The names of types and values by which code writes colors down.
enum ColorTypes {
  /// Whether a type, as written, is a color.
  static func isColor(_ type: String) -> Bool {
    let bare = type.filter { !"?! ()".contains($0) }
    let name = bare.split(separator: ".").last.map(String.init) ?? bare
    return names.contains(name)
  }

  /// The types of the libraries, and what projects for several platforms call them.
  static let names: Set<String> = [
    "UIColor", "NSColor", "Color", "CGColor", "PlatformColor", "NSUIColor", "OSColor", "XColor",
    "NativeColor", "CrossPlatformColor", "UXColor",
  ]

  /// Whose type it is; nil for a name that does not tell.
  static func framework(_ name: String) -> ColorValue.Framework? {
    switch name {
    case "UIColor": .uiKit
    case "NSColor": .appKit
    case "Color": .swiftUI
    default: nil
    }
  }

  /// A color that a library has by name and that never adapts; nil for any other.
  static func named(_ name: String, _ framework: ColorValue.Framework) -> ColorValue? {
    if name == "gray" && framework == .swiftUI {
      var gray = ColorValue(
        name: name, components: [0.557, 0.557, 0.576], framework: framework)
      gray.isAdaptiveGray = true
      return gray
    }
    guard let entry = fixed[name] else { return nil }
    if framework == .swiftUI && name != "black" && name != "white" { return nil }
    return ColorValue(
      name: name, components: Array(entry[0..<3]), alpha: entry[3], framework: framework)
  }

  /// Whether a constant is called after its value, as a palette's are: `reallyBlack`, `gray50`.
  static func namesValue(_ name: String) -> Bool {
    StyleWords.words(of: name.filter { !$0.isNumber }).contains { fixed[$0] != nil || $0 == "grey" }
  }

  /// Whether a library has a color by this name, fixed or not, as `UIColor.gray` and `Color.mint`.
  ///
  /// For a set that is called so, Xcode makes no member of those types.
  static func isSystems(_ name: String) -> Bool { isNamed(name) || others.contains(name) }

  private static let others: Set = [
    "mint", "teal", "indigo", "pink", "clear", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link",
  ]

  static func isNamed(_ name: String) -> Bool { fixed[name] != nil }

  private static let fixed: [String: [Double]] = [
    "black": [0, 0, 0, 1], "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1],
    "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3, 1], "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3, 1],
    "darkText": [0, 0, 0, 1], "lightText": [1, 1, 1, 0.6], "red": [1, 0, 0, 1],
    "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1], "yellow": [1, 1, 0, 1],
    "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1], "purple": [0.5, 0, 0.5, 1],
    "brown": [0.6, 0.4, 0.2, 1],
  ]
}
