// SPDX-License-Identifier: MIT

import ChiaroColor

/// The columns of the generated tables.
///
/// The first letter is light or dark, the second normal or high contrast; a third, `e`, is
/// elevated.
enum TableColumn {
  case ln, dn, lh, dh, lne, dne, lhe, dhe

  fileprivate var style: UserInterfaceStyle {
    switch self {
    case .ln, .lh, .lne, .lhe: .light
    case .dn, .dh, .dne, .dhe: .dark
    }
  }

  fileprivate var contrast: AccessibilityContrast {
    switch self {
    case .ln, .dn, .lne, .dne: .normal
    case .lh, .dh, .lhe, .dhe: .high
    }
  }

  fileprivate var level: UserInterfaceLevel {
    switch self {
    case .ln, .dn, .lh, .dh: .base
    case .lne, .dne, .lhe, .dhe: .elevated
    }
  }
}

/// Creates a value of the generated tables from 8-bit sRGB components and an alpha from 0 to 1.
func value(
  _ column: TableColumn, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1,
  accent: AccentColor? = nil, index: Int = 0
) -> SystemColor.Value {
  SystemColor.Value(
    style: column.style, contrast: column.contrast, level: column.level, accent: accent,
    index: index,
    color: Color(.sRGB, [Double(red), Double(green), Double(blue)] / 255, alpha: alpha))
}
