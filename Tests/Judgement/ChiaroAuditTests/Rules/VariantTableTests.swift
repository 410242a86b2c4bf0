// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// Variants of colors for the dark, for increased contrast and for other places, at the bounds.
@Suite("Variants of colors, by tables")
struct VariantTableTests {
  static let dark = [
    // A light ground: the system's text on it is white in the dark, and needs 2:1 to be made out.
    CatalogRow(
      MissingDarkVariant.self, "Page: any #B8B8B8", "used Page as background", "Page, dark"),
    CatalogRow(MissingDarkVariant.self, "Page: any #B6B6B6", "used Page as background"),
    CatalogRow(MissingDarkVariant.self, "Page: any #FFFFFFB3", "used Page as background"),
    CatalogRow(
      MissingDarkVariant.self, "Page: any #FFFFFFCC", "used Page as background", "Page, dark"),
    CatalogRow(MissingDarkVariant.self, "Page: any #FFE680", "used Page as background"),
    CatalogRow(MissingDarkVariant.self, "Page: any #000000", "used Page as background"),
    // A tint: 1.5:1 in the dark is lost, 4.5:1 is what a button's text needs there.
    CatalogRow(MissingDarkVariant.self, "Edge: any #262626", "used Edge as border", "Edge, dark"),
    CatalogRow(MissingDarkVariant.self, "Edge: any #2E2E2E", "used Edge as border"),
    CatalogRow(MissingDarkVariant.self, "Sea: any #747474", "used Sea as tint", "Sea, dark"),
    CatalogRow(MissingDarkVariant.self, "Sea: any #757575", "used Sea as tint"),
    CatalogRow(MissingDarkVariant.self, "Sea: any #747474", "used Sea as drawing"),
    CatalogRow(MissingDarkVariant.self, "Sun: any #FFD60A", "used Sun as tint", "Sun, light"),
    CatalogRow(MissingDarkVariant.self, "Sun: any #E0E0E0", "used Sun as tint"),
    CatalogRow(MissingDarkVariant.self, "Sun: any #FFD60A80", "used Sun as tint"),
    CatalogRow(MissingDarkVariant.self, "Ink: any #000000", "used Ink as text"),
    CatalogRow(MissingDarkVariant.self, "Ink: any #000000", "used Ink"),
    CatalogRow(
      MissingDarkVariant.self, "PageGradient: any #FFFFFF", "used PageGradient as background"),
    // A row that is touched, under text that nobody changes.
    CatalogRow(
      MissingDarkVariant.self, "RowHighlight: any #101010", "used RowHighlight as shadow",
      "RowHighlight, light"),
    CatalogRow(MissingDarkVariant.self, "RowHighlight: any #808080", "used RowHighlight as shadow"),
    CatalogRow(
      MissingDarkVariant.self, "RowHighlight: any #F0F0F0", "used RowHighlight as shadow",
      "RowHighlight, dark"),
    CatalogRow(MissingDarkVariant.self, "AccentColor: any #FFE066", "used AccentColor as tint"),
    CatalogRow(
      MissingDarkVariant.self, "AccentColor: any #101820", "used AccentColor as tint",
      "AccentColor, dark"),
    // Without code each single value is told, but what adapts or is nothing.
    CatalogRow(
      MissingDarkVariant.self, "A: any #336699\nB: any #336699 | dark #99CCFF", "", "A, dark"),
    CatalogRow(MissingDarkVariant.self, "A: any #336699 | light #204060"),
    CatalogRow(MissingDarkVariant.self, "A: dark #336699"),
    CatalogRow(MissingDarkVariant.self, "A: any #336699 | dark high #99CCFF", "", "A, dark"),
    CatalogRow(MissingDarkVariant.self, "A: any #336699 | any high #204060", "", "A, dark"),
    CatalogRow(
      MissingDarkVariant.self, "A: any #336699 | ipad dark #99CCFF", "platform ios", "A, dark"),
    CatalogRow(MissingDarkVariant.self, "A: mac any #336699", "platform macos", "A, dark"),
    CatalogRow(MissingDarkVariant.self, "A: any #336699", "platform tvos", "A, dark"),
    CatalogRow(MissingDarkVariant.self, "A: any #336699", "lock dark", "A, dark"),
    // Halves of pairs, by whole words.
    CatalogRow(
      MissingDarkVariant.self, "PageLight: any #F2F2F2\nPageDark: any #101010",
      "used PageLight as background, used PageDark as background"),
    CatalogRow(
      MissingDarkVariant.self, "PageLight: any #F2F2F2", "used PageLight as background",
      "PageLight, dark"),
    CatalogRow(
      MissingDarkVariant.self, "Daylight: any #F2F2F2", "used Daylight as background",
      "Daylight, dark"),
    CatalogRow(
      MissingDarkVariant.self, "HighlightPage: any #F2F2F2", "used HighlightPage as background",
      "HighlightPage, dark"),
    CatalogRow(MissingDarkVariant.self, "PageDark: any #F2F2F2", "used PageDark as background"),
  ]

  @Test("a single value is told where it fails in the dark, or in the light", arguments: dark)
  func single(_ row: CatalogRow) { row.check() }

  static let pairs = [
    CatalogRow(DarkEqualsLight.self, "A: any #336699 | dark #336699", "", "A, dark"),
    CatalogRow(
      DarkEqualsLight.self, "A: light #336699 | any #204060 | dark #336699", "", "A, dark"),
    CatalogRow(DarkEqualsLight.self, "A: any #336699 | dark #33669A", ""),
    CatalogRow(DarkEqualsLight.self, "A: any #336699 | dark #336699FE", ""),
    CatalogRow(DarkEqualsLight.self, "A: any display-p3 0 1 0 | dark #00FF00", ""),
    CatalogRow(DarkEqualsLight.self, "A: any ref labelColor ios | dark ref labelColor ios", ""),
    CatalogRow(DarkEqualsLight.self, "A: any | dark", ""),
    CatalogRow(DarkEqualsLight.self, "A: any #101820 | dark #101820", "used A as tint, lock light"),
    CatalogRow(DarkEqualsLight.self, "A: any #101820 | dark #101820", "used A as text"),
    CatalogRow(
      DarkEqualsLight.self, "AccentColor: any #101820 | dark #101820", "used AccentColor as tint"),
    // An inversion: each channel of both is 255, to one step, and there is a hue to lose.
    CatalogRow(DarkInvertsLight.self, "A: any #336699 | dark #CC9966", "", "A, dark"),
    CatalogRow(DarkInvertsLight.self, "A: any #336699 | dark #CD9965", "", "A, dark"),
    CatalogRow(DarkInvertsLight.self, "A: any #336699 | dark #CE9966", ""),
    CatalogRow(DarkInvertsLight.self, "A: any #808080 | dark #7F7F7F", ""),
    CatalogRow(DarkInvertsLight.self, "A: any #000000 | dark #FFFFFF", ""),
    CatalogRow(DarkInvertsLight.self, "A: any #0000FF | dark #FFFF00", "", "A, dark"),
    CatalogRow(DarkInvertsLight.self, "A: any #336699", ""),
    // Empty slots: each is told, four sets together once.
    CatalogRow(
      EmptyDarkSlot.self, "A: any #336699 | dark\nB: any #336699 | dark\nC: any #336699 | dark", "",
      "A, dark", "B, dark", "C, dark"),
    CatalogRow(
      EmptyDarkSlot.self,
      "A: any #336699 | dark\nB: any #336699 | dark\nC: any #336699 | dark\nD: any #336699 | dark",
      "", "colors, dark"),
    CatalogRow(
      EmptyDarkSlot.self, "A: any #336699 | dark | dark high", "", "A, dark",
      "A, dark high contrast"),
    CatalogRow(EmptyDarkSlot.self, "A: any #336699 | light", ""),
    CatalogRow(EmptyDarkSlot.self, "A: dark | any", ""),
    CatalogRow(EmptyDarkSlot.self, "A: any | dark #336699", ""),
    CatalogRow(EmptyColorSet.self, "A: any | dark | any high", "", "A"),
    CatalogRow(EmptyColorSet.self, "A: any | dark #336699", ""),
    CatalogRow(EmptyColorSet.self, "A: any ref x ios", ""),
    CatalogRow(EmptyColorSet.self, "AccentColor: any\nA: any", "used A", "A"),
    CatalogRow(EmptyColorSet.self, "WidgetBackground: any", "used A"),
  ]

  @Test("dark values that are no others, the opposite, or none", arguments: pairs)
  func pair(_ row: CatalogRow) { row.check() }

  static let contrast = [
    // Text-like and other colors are measured on the system's ground: #336699 has 6:1 on white.
    CatalogRow(
      HighContrastWithoutEffect.self, "A: any #6699CC | light high #6699CC", "",
      "A, light high contrast"),
    CatalogRow(
      HighContrastWithoutEffect.self, "A: any #6699CC | light high #5F92C5", "",
      "A, light high contrast"),
    CatalogRow(HighContrastWithoutEffect.self, "A: any #6699CC | light high #4D80B3", ""),
    CatalogRow(HighContrastWithoutEffect.self, "A: any #545454 | light high #545454", ""),
    CatalogRow(
      HighContrastWithoutEffect.self, "A: any #606060 | dark #A0A0A0 | dark high #A0A0A0", ""),
    CatalogRow(
      HighContrastWithoutEffect.self, "A: any #606060 | dark #808080 | dark high #808080", "",
      "A, dark high contrast"),
    CatalogRow(HighContrastWithoutEffect.self, "A: any #6699CC", ""),
    CatalogRow(
      HighContrastWithoutEffect.self, "A: any #6699CC | light high #6699CC", "platform tvos"),
    CatalogRow(
      HighContrastLowersContrast.self, "A: any #6699CC | light high #77AADD", "",
      "A, light high contrast"),
    CatalogRow(HighContrastLowersContrast.self, "A: any #6699CC | light high #6699CD", ""),
    CatalogRow(HighContrastLowersContrast.self, "A: any #333333 | light high #555555", ""),
    CatalogRow(
      HighContrastLowersContrast.self, "A: any #333333 | light high #777777", "",
      "A, light high contrast"),
    CatalogRow(
      HighContrastLowersContrast.self, "PageBackground: any #F0F0F0 | light high #606060", "",
      "PageBackground, light high contrast"),
    CatalogRow(
      HighContrastLowersContrast.self, "PageBackground: any #F0F0F0 | light high #FFFFFF", ""),
    CatalogRow(
      HighContrastLowersContrast.self, "A: any #808080 | dark #808080 | dark high #606060", "",
      "A, dark high contrast"),
    CatalogRow(
      HighContrastLowersContrast.self, "A: any #6699CC | light high ref labelColor ios", ""),
    CatalogRow(MissingHighContrastVariant.self, "A: any #336699\nB: any #336699", "", "colors"),
    CatalogRow(MissingHighContrastVariant.self, "A: any #336699", "", "colors"),
    CatalogRow(MissingHighContrastVariant.self, "A: any #336699 | any high #204060", ""),
    CatalogRow(
      MissingHighContrastVariant.self, "A: any #336699 | dark #99CCFF | any high #204060", "",
      "A, dark high contrast"),
    CatalogRow(
      MissingHighContrastVariant.self, "A: any #112233 | dark #99CCFF | dark high #FFFFFF", "",
      "A, light high contrast"),
    CatalogRow(MissingHighContrastVariant.self, "A: any ref labelColor ios\nB: any", ""),
    CatalogRow(
      MissingHighContrastVariant.self, "A: any #336699\nB: any #336699\nC: any #336699",
      "used A as text, used B as text, used C as text"),
    CatalogRow(
      MissingHighContrastVariant.self,
      "A: any #336699\nB: any #336699\nC: any #336699\nD: any #336699",
      "used A as text, used B as text, used C as text, used D as text", "colors"),
    CatalogRow(
      MissingHighContrastVariant.self,
      "A: any #336699\nB: any #336699\nC: any #336699\nD: any #336699",
      "used A as text, used B as text, used C as text"),
  ]

  @Test("increased contrast that is missing, without effect, or less", arguments: contrast)
  func increased(_ row: CatalogRow) { row.check() }

  static let locales = [
    CatalogRow(
      IncompleteLocaleVariants.self,
      "A: any #008000 | ja any #C00000\nB: any #008000 | zh any #C00000", "",
      "A", "B"),
    CatalogRow(
      IncompleteLocaleVariants.self, "A: any #008000 | ja any #C00000\nB: any #008000", ""),
    CatalogRow(
      IncompleteLocaleVariants.self, "A: any #008000 | ja any\nB: any #008000 | zh any #C00000", ""),
    CatalogRow(
      IncompleteLocaleVariants.self,
      "A: any #008000 | dark #80FF80 | ja any #C00000 | ja dark #FF8080", ""),
    CatalogRow(
      IncompleteLocaleVariants.self,
      "A: any #008000 | dark #80FF80 | ja any #C00000 | ja dark #FF8080 | zh any #C00000", "",
      "A, dark"),
    CatalogRow(
      IncompleteLocaleVariants.self, "A: any #008000 | ja any #C00000 | ja dark #FF8080", ""),
    CatalogRow(
      IncompleteLocaleVariants.self,
      "Moon.imageset: any a.png = white disc | dark b.png = red disc | fr any c.png = gray disc",
      "", "Moon, dark"),
    CatalogRow(
      IncompleteLocaleVariants.self,
      "Moon.imageset: any a.png = white disc | fr any c.png = gray disc\nSun.imageset: any a.png = red disc",
      ""),
    CatalogRow(
      IncompleteLocaleVariants.self,
      "Moon.imageset: any a.png = white disc | fr any c.png = gray disc\nA: any #008000 | ja any #C00000",
      "",
      "A", "Moon"),
  ]

  @Test("locales of which some sets know, and some appearances", arguments: locales)
  func locale(_ row: CatalogRow) { row.check() }
}
