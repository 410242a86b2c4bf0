// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// How a color is written down: where it stands, and the type that it names.
struct ColorSpelling: Hashable, Sendable {
  var range: Range<Int>
  /// The type as written, such as `UIColor`; nil for `.black`.
  var type: String?
  /// The text itself.
  var text: String
}

/// Puts an adaptive color in the place of one that is written down.
struct FixedColorFix {
  var use: ColorUse
  var role: ColorRole
  /// The systems for which the file is built.
  var reach = FileReach.phone
  /// Whether all of them have `Color(uiColor:)`.
  var hasBridge = true

  /// The change; nil where nobody knows what would be right.
  var fix: Fix? {
    guard let spelling = use.spelling, !use.isLayer, !isForeign(spelling), !isFaint(spelling)
    else { return nil }
    guard let text = semantic(spelling) ?? dynamic(spelling), text != spelling.text else {
      return nil
    }
    return Fix("use \(Self.short(text))", [FileEdit.replace(spelling.range, text)])
  }

  /// Whether a file of SwiftUI sets a property whose type nobody knows by `.white`.
  private func isForeign(_ spelling: ColorSpelling) -> Bool {
    guard case .assignment = use.sink else { return false }
    return use.value.framework == .swiftUI && spelling.type == nil
  }

  /// Whether the written color itself is translucent, which no semantic color is in the same way.
  private func isFaint(_ spelling: ColorSpelling) -> Bool {
    use.value.alpha < 0.9
      && (spelling.text.contains("alpha:") || spelling.text.contains("opacity:"))
  }

  private static func short(_ text: String) -> String {
    text.contains("{") ? "a color for each style" : text
  }

  /// The system's color of the role: `.label`, `UIColor.label`, `Color(uiColor: .separator)`.
  private func semantic(_ spelling: ColorSpelling) -> String? {
    guard let name = SemanticColor.name(for: use.value, as: role) else { return nil }
    if use.value.framework == .swiftUI {
      if name == "primary" || name == "secondary" { return (spelling.type ?? "") + "." + name }
      // No spelling is both systems'.
      if reach.isShared || isUnknownToTelevision(name) { return nil }
      if reach == .mac { return macColor(name) }
      return hasBridge ? "Color(uiColor: .\(name))" : "Color(UIColor.\(name))"
    }
    if isOfEither(spelling) { return nil }
    if use.value.framework == .uiKit && isUnknownToTelevision(name) { return nil }
    return (spelling.type ?? "") + "." + name
  }

  /// Whether a type of the project's own is one system's here and the other's there, as
  /// `PlatformColor` is, with the names of each.
  private func isOfEither(_ spelling: ColorSpelling) -> Bool {
    reach.isShared && !["UIColor", "NSColor"].contains(spelling.type)
  }

  /// Whether a color is missing where a television is among the systems.
  private func isUnknownToTelevision(_ name: String) -> Bool {
    reach.contains(.television) && name.hasSuffix("Background")
  }

  /// The Mac's color of a role that UIKit calls by `name`.
  private func macColor(_ name: String) -> String {
    switch name {
    case "systemBackground": "Color(nsColor: .textBackgroundColor)"
    case "secondarySystemBackground": "Color(nsColor: .windowBackgroundColor)"
    default: "Color(nsColor: .separatorColor)"
    }
  }

  /// A color that asks for the style, with the written one in the light.
  private func dynamic(_ spelling: ColorSpelling) -> String? {
    guard let dark = SemanticColor.darkValue(of: use.value, as: role) else { return nil }
    let light = spelling.text
    guard !light.contains("\n"), spelling.type != nil, !isOfEither(spelling) else { return nil }
    let srgb = dark.space.convert(dark.components, to: .sRGB)
    let numbers = [srgb.x, srgb.y, srgb.z].map(Self.number)
    let components =
      "red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]), alpha: "
      + Self.number(use.value.alpha)
    switch use.value.framework {
    case .uiKit:
      return "UIColor { $0.userInterfaceStyle == .dark ? UIColor(\(components)) : \(light) }"
    case .appKit:
      return "NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua "
        + "? NSColor(\(components)) : \(light) }"
    case .swiftUI: return nil
    }
  }

  /// Three decimals at most, between 0 and 1.
  private static func number(_ value: Double) -> String {
    let thousandths = Int(saturating: (min(max(value, 0), 1) * 1_000).rounded())
    if thousandths == 1_000 { return "1" }
    var digits = String(thousandths + 1_000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits = digits.dropLast() }
    return thousandths == 0 ? "0" : "0.\(digits)"
  }
}
