// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Whether an app was made before there was a dark, or without it in mind: its grounds are light
/// and fixed, and nothing in its code or catalogs adapts.
///
/// The system's own parts turn dark in it all the same.
struct LightDesign: Sendable {
  private(set) var lightGrounds = 0
  private(set) var darkTexts = 0
  /// The file with most of both, and the line of the first of them.
  private(set) var file = ""
  private(set) var line = 1
  private var adapts = false

  /// The least number of light grounds, and of grounds and texts together, that show a decision.
  private static let fewest = (grounds: 4, all: 10)

  init() {}

  init(_ files: [FileFacts], table: AssetTable?) {
    let code = files.filter { !$0.isForWatch && $0.page == nil }
    adapts =
      code.contains { file in
        file.styles.adaptiveNames > 0 || !file.styles.choices.isEmpty || file.styles.isSwiftUI
          || file[TraitChanges.self].overrides.contains(where: \.followsStyle)
      }
      || table?.assets.contains(where: \.adapts) == true
      || files.contains { $0.styles.locks.contains { $0.kind == .style } }
    if adapts { return }
    var most = 0
    for file in code {
      let before = lightGrounds + darkTexts
      for color in file.colors.uses where !color.site.isIrrelevant { count(color) }
      if lightGrounds + darkTexts - before > most {
        most = lightGrounds + darkTexts - before
        self.file = file.path
        line = file.colors.uses.lazy.filter(Self.isLightGround).map(\.site.line).min() ?? 1
      }
    }
  }

  private mutating func count(_ color: ColorUse) {
    guard color.value.alpha > 0.9, let luminance = color.value.luminance else { return }
    let site = color.site
    if site.isDynamic || site.conditions.contains(where: StyleWords.asksSystem) { adapts = true }
    if Self.isLightGround(color) { lightGrounds += 1 }
    if color.role == .text && luminance < 0.18 { darkTexts += 1 }
  }

  private static func isLightGround(_ color: ColorUse) -> Bool {
    color.role == .background && color.value.alpha > 0.9 && (color.value.luminance ?? 0) > 0.55
  }

  /// Whether the app is drawn light and knows no dark.
  var isLight: Bool {
    !adapts && lightGrounds >= Self.fewest.grounds
      && lightGrounds + darkTexts >= Self.fewest.all
  }

  /// Whether a name is that of a color, trait or setting by which code follows the style.
  static func adapts(_ name: String) -> Bool { names.contains(name) }

  /// Whether a member is a color, trait or setting by which code follows the style: a label of the
  /// app's own may be called like a color.
  static func adapts(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    guard names.contains(name) else { return false }
    let base = access.base.map { Expressions.lastName($0) ?? "" }
    return traits.contains(name) || base.map(ColorTypes.names.contains) ?? true
  }

  /// Whether a text is the key by which code sets a style: `setValue(1, forKey:
  /// "overrideUserInterfaceStyle")`.
  static func adapts(_ literal: StringLiteralExprSyntax) -> Bool {
    literal.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
      && Expressions.text(ExprSyntax(literal)) == "overrideUserInterfaceStyle"
  }

  private static let traits: Set = [
    "userInterfaceStyle", "hasDifferentColorAppearance", "effectiveAppearance", "colorScheme",
    "overrideUserInterfaceStyle", "preferredColorScheme",
  ]

  private static let names: Set = traits.union(colors)

  private static let colors: Set = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "secondaryLabel",
    "tertiaryLabel", "labelColor", "secondaryLabelColor", "controlTextColor",
    "windowBackgroundColor", "controlBackgroundColor", "textBackgroundColor", "opaqueSeparator",
    "separatorColor", "systemFill", "secondarySystemFill", "placeholderText",
    "systemBackgroundColor", "secondarySystemBackgroundColor", "systemGroupedBackgroundColor",
  ]
}
