// SPDX-License-Identifier: MIT

import ChiaroColor

/// The appearances of all catalogs, with a CSS class for each, and the names of the options.
struct AppearanceIndex {
  /// The distinct appearances; several may have the same name and different backgrounds.
  let sheets: [ReportAppearance]
  /// The distinct names, in the order in which they first occur.
  let names: [String]
  private let classes: [ReportAppearance: Int]

  init(_ catalogs: [ReportCatalog]) {
    var sheets: [ReportAppearance] = []
    var names: [String] = []
    var classes: [ReportAppearance: Int] = [:]
    for appearance in catalogs.flatMap(\.appearances) where classes[appearance] == nil {
      classes[appearance] = sheets.count
      sheets.append(appearance)
      if !names.contains(appearance.name) { names.append(appearance.name) }
    }
    self.sheets = sheets
    self.names = names
    self.classes = classes
  }

  /// Returns the CSS class of everything shown on an appearance's background.
  func className(_ appearance: ReportAppearance) -> String { "a\(classes[appearance] ?? 0)" }

  /// The style rules for the colors and labels of sheets, and for hiding all but a chosen
  /// appearance.
  var style: String {
    let sheetRules = sheets.enumerated().map { index, sheet in Self.rule(index, sheet) }
    let choices = names.enumerated().map { choice, name in
      let others = sheets.indices.filter { sheets[$0].name != name }
        .map { ".a\($0)" }.joined(separator: ",")
      return others.isEmpty
        ? ""
        : ":root:has(#appearance-\(choice + 1):checked) li:is(\(others)){display:none!important}\n"
    }
    return (sheetRules + choices).joined()
  }

  private static func rule(_ index: Int, _ sheet: ReportAppearance) -> String {
    let ink = SheetInk(on: sheet.background)
    let background = sheet.background
    return ".a\(index){--sheet:\(background.withAlpha(1).hexText);"
      + PaintTable.seen(background.withAlpha(1)).map { "--sheet-\($0.name):\($0.text)" }
      .joined(separator: ";")
      + ";--label:\(ink.label.hexText);--ink:\(ink.label.hexText);--soft:\(ink.soft.hexText);"
      + "--line:\(ink.line.hexText);color-scheme:\(ink.isOnDark ? "dark" : "light")}\n"
      + "li.a\(index)::before{content:\"\(CSSText.escape(sheet.name.capitalizedFirst))\"}\n"
  }
}

/// The text and line colors that are readable on a background.
struct SheetInk {
  /// The label color: black or white, whichever has more contrast.
  let label: Color
  /// The color of secondary text, which still has a contrast of 4.5:1.
  let soft: Color
  /// The color of thin lines.
  let line: Color

  init(on background: Color) {
    let background = background.withAlpha(1)
    let overWhite = Color.black.contrast(on: background).lowest
    let overBlack = Color.white.contrast(on: background).lowest
    let label = overWhite >= overBlack ? Color.black : .white
    let steps = [0.6, 0.7, 0.8, 0.9].map { label.withAlpha($0).composited(over: background) }
    self.label = label
    // A little above 4.5, so that rounding to eight bits keeps it.
    soft = steps.first { ContrastRatio($0, background).value >= 4.6 } ?? label
    line = label.withAlpha(0.12).composited(over: background)
  }

  /// Whether the background is dark.
  var isOnDark: Bool { label == .white }
}

extension String {
  /// The text with its first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
