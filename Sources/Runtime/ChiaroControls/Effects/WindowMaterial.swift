// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// A material of the Mac, named after its purpose.
///
/// Apple counterpart: `NSVisualEffectView.Material` · Source: NSVisualEffectView.h (statements
/// S222, S223) · Fidelity: exact
public enum WindowMaterial: Int, Sendable {
  /// A material that is light or dark depending on the effective appearance.
  @available(*, deprecated, message: "choose a material by its purpose")
  case appearanceBased = 0
  /// A light material in every appearance.
  @available(*, deprecated, message: "does not adapt to dark appearances")
  case light = 1
  /// A dark material in every appearance.
  @available(*, deprecated, message: "does not adapt to light appearances")
  case dark = 2
  /// The material for the title bar of a window; it blends within the window.
  case titlebar = 3
  /// The material for selected content.
  case selection = 4
  /// The material for menus.
  case menu = 5
  /// The material for popovers.
  case popover = 6
  /// The material for sidebars.
  case sidebar = 7
  /// A medium light material in every appearance.
  @available(*, deprecated, message: "does not adapt to dark appearances")
  case mediumLight = 8
  /// A very dark material in every appearance.
  @available(*, deprecated, message: "does not adapt to light appearances")
  case ultraDark = 9
  /// The material for headers and footers in content.
  case headerView = 10
  /// The material for sheets.
  case sheet = 11
  /// The material for the background of opaque windows.
  case windowBackground = 12
  /// The material for heads-up display windows.
  case hudWindow = 13
  /// The material for full-screen modal interfaces.
  case fullScreenUI = 15
  /// The material for tool tips.
  case toolTip = 17
  /// The material for the background of opaque content.
  case contentBackground = 18
  /// The material for the area under a window's background, which is visible where the background
  /// seems to be peeled away.
  case underWindowBackground = 21
  /// The material for the area behind the pages of a document.
  case underPageBackground = 22
}

extension WindowMaterial: CaseIterable {
  // Not derived: a list of the cases would name those that are deprecated.
  /// All materials, including the deprecated ones.
  public static let allCases = (0...22).compactMap { WindowMaterial(rawValue: $0) }

  /// Whether the material is deprecated; deprecated materials are not named after a purpose.
  public var isDeprecated: Bool { [0, 1, 2, 8, 9].contains(rawValue) }

  /// Whether the material is different in light and dark appearances.
  public var isAdaptive: Bool { rawValue == 0 || !isDeprecated }
}

extension WindowMaterial {
  /// Returns the identifier of the material's `MaterialRecipe` for given traits; nil if it has
  /// none.
  ///
  /// A material that has a flat color is drawn in that color, even if it also has a recipe.
  ///
  /// Apple's values for the deprecated materials are unknown. `mediumLight` and `ultraDark` use the
  /// recipe of `sidebar`; the others use the recipe of `popover`.
  public func materialID(with traits: TraitCollection) -> String? { recipe(with: traits)?.id }

  /// Returns the material's recipe for traits; nil for a material that is a flat color.
  func recipe(with traits: TraitCollection) -> MaterialRecipe? {
    MaterialRecipe.named(recipeName, on: .macOS, style: fixedStyle ?? traits.userInterfaceStyle)
  }

  /// Returns the color of a material that is drawn as a flat color; nil for a material that is
  /// drawn by its recipe.
  ///
  /// In dark appearances, the desktop tints the colors of `windowBackground`, `contentBackground`
  /// and `underPageBackground`. In light appearances, they are AppKit's colors, according to the
  /// release notes of macOS 10.14. The values in `MaterialRecipe`, measured on macOS 27, differ
  /// from them in light appearances only.
  ///
  /// - Parameter isEmphasized: whether the material is emphasized, like a selection in the view
  ///   with keyboard focus; it changes only `selection`
  /// - Returns: the flat color; nil if the material has a recipe instead
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
