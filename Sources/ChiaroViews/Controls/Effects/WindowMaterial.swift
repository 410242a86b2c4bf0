// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A material of the Mac, named after what it is for.
///
/// Apple counterpart: `NSVisualEffectView.Material` · Source: NSVisualEffectView.h (S222, S223) ·
/// Fidelity: exact
public enum WindowMaterial: Int, Sendable {
  /// A material that is light or dark by the effective appearance.
  @available(*, deprecated, message: "choose a material by what it is for")
  case appearanceBased = 0
  /// A light material in every appearance.
  @available(*, deprecated, message: "does not adapt to dark appearances")
  case light = 1
  /// A dark material in every appearance.
  @available(*, deprecated, message: "does not adapt to light appearances")
  case dark = 2
  /// The title bar of a window; blends within the window.
  case titlebar = 3
  /// What is selected.
  case selection = 4
  /// Menus.
  case menu = 5
  /// Popovers.
  case popover = 6
  /// Sidebars.
  case sidebar = 7
  /// A less light material in every appearance.
  @available(*, deprecated, message: "does not adapt to dark appearances")
  case mediumLight = 8
  /// A darker material in every appearance.
  @available(*, deprecated, message: "does not adapt to light appearances")
  case ultraDark = 9
  /// Headers and footers in a line of content.
  case headerView = 10
  /// Sheets.
  case sheet = 11
  /// The background of opaque windows.
  case windowBackground = 12
  /// Windows that stand above others for a moment.
  case hudWindow = 13
  /// What fills the screen and waits for an answer.
  case fullScreenUI = 15
  /// Tool tips.
  case toolTip = 17
  /// The background of opaque content.
  case contentBackground = 18
  /// What is seen where a window's background seems to be peeled away.
  case underWindowBackground = 21
  /// What lies behind the pages of a document.
  case underPageBackground = 22
}

extension WindowMaterial: CaseIterable {
  // Not derived: a list of the cases would name those that are deprecated.
  /// All materials, those of older systems too.
  public static let allCases = (0...22).compactMap { WindowMaterial(rawValue: $0) }

  /// Whether the material belongs to older systems, and says nothing of what it is for.
  public var isDeprecated: Bool { [0, 1, 2, 8, 9].contains(rawValue) }

  /// Whether the material is light in light appearances and dark in dark ones.
  public var isAdaptive: Bool { rawValue == 0 || !isDeprecated }
}

extension WindowMaterial {
  /// The id of the recipe in an environment; nil for a material that is a flat color.
  ///
  /// No numbers are known of the deprecated materials; those of a popover stand for the lighter
  /// ones, those of a sidebar for `mediumLight` and `ultraDark`.
  public func materialID(with traits: TraitCollection) -> String? { recipe(with: traits)?.id }

  /// The recipe in an environment; nil for a material that is a flat color.
  func recipe(with traits: TraitCollection) -> MaterialRecipe? {
    MaterialRecipe.named(recipeName, on: .macOS, style: fixedStyle ?? traits.userInterfaceStyle)
  }

  /// The color of a material that is none in truth; nil for one that has a recipe.
  ///
  /// Three of them take on the desktop's tint in dark appearances. In light ones they equal a color
  /// of AppKit's, as the release notes of macOS 10.14 say; `MaterialRecipe` has another reading, of
  /// macOS 27, which knows them in light only.
  public func flatColor(isEmphasized: Bool = false) -> DynamicColor? {
    switch self {
    case .windowBackground: .windowBackgroundColor.tintedByDesktop
    case .contentBackground: .controlBackgroundColor.tintedByDesktop
    case .underPageBackground: .underPageBackgroundColor.tintedByDesktop
    case .sheet: .windowBackgroundColor
    case .selection where isEmphasized: .selectedContentBackgroundColor
    case .selection: .unemphasizedSelectedContentBackgroundColor
    default: nil
    }
  }

  // By number, for naming a deprecated case is a warning.
  private var recipeName: String {
    switch rawValue {
    case 0, 1, 2: "popover"
    case 8, 9: "sidebar"
    default: "\(self)"
    }
  }

  private var fixedStyle: UserInterfaceStyle? {
    switch rawValue {
    case 1, 8: .light
    case 2, 9: .dark
    default: nil
    }
  }
}
