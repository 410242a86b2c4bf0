// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

/// The parts of a color scheme, found in a palette by the words of its names.
///
/// Where the palette has none, the system's color stands in.
struct SchemeRoles {
  /// A part of a scheme.
  enum Role: String, CaseIterable {
    case background, view, text, secondaryText, accent, onAccent, link, selection, border
    case black, red, orange, yellow, green, cyan, blue, magenta, brown, white

    /// The last words of names that mean the part, the best first.
    fileprivate var words: [String] {
      switch self {
      case .background:
        ["background", "window background", "page", "canvas", "surface", "bg", "base"]
      case .view:
        ["card", "view", "secondary background", "surface", "grouped background", "content"]
      case .text:
        ["text", "label", "primary text", "ink", "foreground", "on background", "body", "title"]
      case .secondaryText:
        ["secondary text", "secondary label", "subtitle", "muted", "caption", "placeholder"]
      case .accent: ["accent color", "accent", "tint", "primary", "brand"]
      case .onAccent: ["on accent", "on primary", "on tint", "button text"]
      case .link: ["link"]
      case .selection: ["selection", "highlight", "selected background"]
      case .border: ["border", "separator", "outline", "divider", "stroke"]
      case .red: ["red", "error", "danger", "destructive", "negative"]
      case .orange: ["orange", "warning", "caution"]
      case .yellow: ["yellow"]
      case .green: ["green", "success", "positive"]
      case .cyan: ["cyan", "teal", "aqua", "turquoise"]
      case .blue: ["blue", "info"]
      case .magenta: ["magenta", "purple", "pink", "violet"]
      case .black: ["black"]
      case .white: ["white"]
      case .brown: ["brown"]
      }
    }

    /// The system color that stands for the part.
    fileprivate var system: String {
      switch self {
      case .background: "systemBackgroundColor"
      case .view: "secondarySystemBackgroundColor"
      case .text: "labelColor"
      case .secondaryText: "secondaryLabelColor"
      case .accent, .selection, .blue: "systemBlueColor"
      case .link: "linkColor"
      case .border: "opaqueSeparatorColor"
      case .red: "systemRedColor"
      case .orange: "systemOrangeColor"
      case .yellow: "systemYellowColor"
      case .green: "systemGreenColor"
      case .cyan: "systemTealColor"
      case .magenta: "systemPurpleColor"
      case .brown: "systemBrownColor"
      case .onAccent, .black, .white: ""
      }
    }
  }

  private let sheet: TokenSheet
  /// The colors for each part, in light and in dark.
  private var rows: [Role: [TokenCell: TokenSheet.Row]] = [:]

  init(_ sheet: TokenSheet) {
    self.sheet = sheet
    // The first color of each name, and of each end of names of up to two words.
    var names: [String: Int] = [:]
    var ends: [String: Int] = [:]
    for (index, row) in sheet.rows.enumerated().reversed() {
      let words = TokenIdentifiers.words(of: row.token.name)
      names[words.joined(separator: " ")] = index
      for count in 1...2 where count < words.count {
        ends[words.suffix(count).joined(separator: " ")] = index
      }
    }
    for role in Role.allCases {
      let found = role.words.flatMap { [names[$0], ends[$0]] }.compactMap { $0 }
      for style in Self.styles {
        rows[role, default: [:]][style] =
          found.map { sheet.rows[$0] }.first { fits($0, as: role, in: style) }
      }
    }
  }

  private static let styles = [TokenCell(), TokenCell([.scheme])]

  /// Whether a color can be what a part is in a style: a page is no badge's vivid ground, light in
  /// light, dark in dark and never translucent, and text can be read on the background.
  private func fits(_ row: TokenSheet.Row, as role: Role, in style: TokenCell) -> Bool {
    guard let color = sheet.color(row, style)?.color else { return false }
    switch role {
    case .background, .view:
      let parts = color.converted(to: .oklch).components
      let isDark = parts.x < Self.middle
      return color.alpha >= 1 && parts.y < Self.greatestChroma && isDark == style.has(.scheme)
    case .text, .secondaryText:
      let ground = plain(.background, style).withAlpha(1)
      return ContrastRatio(color.over(ground), ground).value >= 3
    default: return true
    }
  }

  /// The chroma in OKLCH up to which a ground can fill a window.
  private static let greatestChroma = 0.06

  /// The lightness in OKLCH from which a ground is light.
  private static let middle = 0.6

  /// Returns the opaque color of a part in a style, over the background where it is translucent.
  func color(_ role: Role, _ cell: TokenCell) -> SRGB8 {
    let color = plain(role, cell)
    if color.alpha >= 1 || role == .background { return SRGB8(color.withAlpha(1)) }
    return SRGB8(color.over(plain(.background, cell).withAlpha(1)))
  }

  private func row(_ role: Role, _ cell: TokenCell) -> TokenSheet.Row? {
    rows[role]?[cell.has(.scheme) ? Self.styles[1] : Self.styles[0]]
  }

  private func plain(_ role: Role, _ cell: TokenCell) -> Color {
    if let color = row(role, cell).flatMap({ sheet.color($0, cell) }) { return color.color }
    switch role {
    case .onAccent, .white: return .white
    case .black: return .black
    case .selection, .link: if row(.accent, cell) != nil { return plain(.accent, cell) }
    default: break
    }
    let system = SystemPalette.color(named: role.system, on: .iOS)
    return system?.color(for: cell.query().key) ?? .black
  }

  /// What no part of the scheme takes up.
  func losses(_ roles: Set<Role>) -> [TokenLoss] {
    let used = Set(
      rows.filter { roles.contains($0.key) }.values.flatMap { $0.values.map(\.token.name) })
    return sheet.rows.filter { !used.contains($0.token.name) }.map {
      TokenLoss($0.token.name, .place, "the color scheme has no place for it")
    }
  }
}

extension Color {
  /// Returns the color painted over an opaque one, in sRGB.
  fileprivate func over(_ ground: Color) -> Color {
    let (top, bottom) = (converted(to: .sRGB).components, ground.converted(to: .sRGB).components)
    return Color(.sRGB, top * alpha + bottom * (1 - alpha))
  }
}
