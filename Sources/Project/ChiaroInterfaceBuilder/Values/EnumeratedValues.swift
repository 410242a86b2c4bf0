// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews

/// The words of interface files for values that are enumerated in code.
enum EnumeratedValues {
  static let contentModes: [String: View.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let textAlignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  /// The words of AppKit's files.
  static let macLineBreakModes: [String: LineBreakMode] = [
    "wordWrapping": .byWordWrapping, "wordWrap": .byWordWrapping, "clipping": .byClipping,
    "charWrapping": .byCharWrapping, "truncatingHead": .byTruncatingHead,
    "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// The style that a controller, a view or a window keeps, whatever is around it.
  static func style(of element: InterfaceElement) -> UserInterfaceStyle {
    let names = ["interfaceStyle", "userInterfaceStyle", "appearanceType"]
    let word = names.lazy.compactMap { element[attribute: $0] }.first
    return word.flatMap { styles[$0] } ?? .unspecified
  }

  private static let styles: [String: UserInterfaceStyle] = [
    "light": .light, "dark": .dark, "aqua": .light, "vibrantLight": .light,
    "inheritedVibrantLight": .light, "darkAqua": .dark, "vibrantDark": .dark,
    "inheritedVibrantDark": .dark,
  ]

  static let semantics: [String: SemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  static let blurStyles: [String: BlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .dark,
    "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  static let vibrancyStyles: [String: VibrancyEffect.Style] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]

  static let borderStyles: [String: TextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  static let viewModes: [String: TextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  static let searchBarStyles: [String: SearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]

  static let insetAdjustments: [String: ScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]

  private static let contentAlignments: [String: Control.ContentHorizontalAlignment] = [
    "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: Control.ContentVerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
  ]

  /// Where a control has its content across; nil for an element that does not say.
  static func contentAlignment(
    of element: InterfaceElement
  ) -> Control.ContentHorizontalAlignment? {
    element[attribute: "contentHorizontalAlignment"].flatMap { contentAlignments[$0] }
  }

  /// Where a control has its content from top to bottom; nil for an element that does not say.
  static func verticalAlignment(of element: InterfaceElement) -> Control.ContentVerticalAlignment? {
    element[attribute: "contentVerticalAlignment"].flatMap { verticalAlignments[$0] }
  }
}

extension AutoresizingMask {
  /// Reads `<autoresizingMask>`; an empty mask without one.
  init(_ element: InterfaceElement?) {
    self = []
    guard let element else { return }
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in parts where element.flag(name) == true { insert(part) }
  }

  /// The mask with above and below exchanged, as AppKit counts from below.
  var turned: AutoresizingMask {
    var turned = subtracting([.flexibleTopMargin, .flexibleBottomMargin])
    if contains(.flexibleTopMargin) { turned.insert(.flexibleBottomMargin) }
    if contains(.flexibleBottomMargin) { turned.insert(.flexibleTopMargin) }
    return turned
  }
}
