// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject

/// A text of a file with its color and the ground under it.
struct TextOnGround {
  /// The view that has the text.
  var view: InterfaceElement
  /// The text's color; nil if it has the system's own.
  var use: ColorUse?
  /// The color in light and dark.
  var color: AdaptiveColor
  /// The name by which a message calls the color.
  var name: String
  /// The ground; nil if the file does not say it.
  var ground: InterfaceGround?

  /// Whether the text is large; UIKit's views have the font, and on a Mac their cells.
  var isLarge: Bool {
    let holders = [view, view.child(key: "cell")].compactMap { $0 }
    let font = holders.lazy.compactMap {
      $0.child(key: "fontDescription") ?? $0.child(key: "font")
    }.first
    let attributes = ["pointSize", "size"].lazy.compactMap { font?[attribute: $0] }
    guard let font, let size = attributes.compactMap(Double.init).first else { return false }
    let isBold =
      ["bold", "heavy", "black", "semibold"].contains(font[attribute: "weight"] ?? "")
      || font[attribute: "type"] == "boldSystem"
      || font[attribute: "metaFont"]?.lowercased().hasSuffix("bold") == true
    return Self.isLarge(points: size, isBold: isBold)
  }

  /// Whether text of a size is large, so that it needs less contrast: from 18 points, or from 14 in
  /// bold (WCAG 2.2, 1.4.3).
  static func isLarge(points: Double, isBold: Bool) -> Bool {
    points >= 18 || isBold && points >= 14
  }
}

extension InterfaceSubject {
  /// Returns the file's texts: those with a color, and those that have the system's.
  func findTexts() -> [TextOnGround] {
    var search = GroundSearch(self)
    var texts = colorUses.filter { $0.role == .text }.compactMap { use -> TextOnGround? in
      guard let color = resolved(use.color), !isNeverFilled(use.object.element) else { return nil }
      return TextOnGround(
        view: use.object.element, use: use, color: color, name: Self.name(of: use.color, color),
        ground: search.ground(under: use.object.element))
    }
    var covered = CoveredTexts(self)
    texts.removeAll { covered.contain($0.view) }
    guard !isMac, let root = document.root, let label = systemColor("labelColor") else {
      return texts
    }
    let colored = Set(colorUses.lazy.filter { $0.role == .text }.map(\.object.element))
    for view in root.descendants
    where Self.hasOwnText(view) && !colored.contains(view) && !covered.contain(view) {
      texts.append(
        TextOnGround(
          view: view, use: nil, color: label.shown(by: view), name: "labelColor",
          ground: search.ground(under: view)))
    }
    return texts
  }

  /// Whether a view is a label without a text on a launch screen, for which no code runs.
  private func isNeverFilled(_ view: InterfaceElement) -> Bool {
    document.isLaunchScreen && view.isNamed("label") && view[attribute: "text"]?.isEmpty == true
  }

  /// Whether a view shows text in the system's color where none is given.
  private static func hasOwnText(_ view: InterfaceElement) -> Bool {
    guard view.isNamed("label") || view.isNamed("textField") || view.isNamed("textView") else {
      return false
    }
    return view.flag("usesAttributedText") != true && view.objectID != nil
  }

  /// The words for a color: its name, or its value.
  static func name(of color: InterfaceColor, _ value: AdaptiveColor) -> String {
    switch color.value {
    case .system(let name), .named(let name), .legacy(let name): name
    case .literal, .pattern, .unknown: PlainWords.name(of: value.light)
    }
  }
}
