// SPDX-License-Identifier: MIT

import ChiaroColor

/// Swift: colors of UIKit, AppKit and SwiftUI that follow the traits.
package enum SwiftFormat: TokenFormat {
  package static let name = "swift"
  package static let summary = "dynamic UIColor, NSColor and Color"
  package static let abilities: TokenAbilities = [.everyAxis, .wideColors, .precision]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let names = TokenIdentifiers(sheet.palette, .camel, reserved: reserved)
    let type = CodeText.typeName(sheet.options.stem)
    let members = sheet.rows.map { member($0, sheet, names) }.joined()
    let views = sheet.rows.map { row in
      "    static let \(names[row.token.name]) = Color(\(type).\(names[row.token.name]))\n"
    }.joined()
    let text =
      CodeText.heading + imports
      + "/// The colors of the palette.\nenum \(type) {\n\(members)}\n" + support
      + "\n#if canImport(SwiftUI)\n  /// The same colors for SwiftUI.\n  extension \(type) {\n"
      + "    enum Views {}\n  }\n\n  extension \(type).Views {\n\(views)  }\n#endif\n"
    let pascal = sheet.options.stem.prefix(1).uppercased() + sheet.options.stem.dropFirst()
    return WrittenTokens([TokenFile("\(pascal).swift", text)], losses: sheet.losses(abilities))
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "Self", "Type", "dynamic", "color", "views",
  ]

  /// The imports: SwiftUI where it is, and the first of the others.
  private static let imports: String = {
    let line = { (word: String, module: String) in
      "#\(word) canImport(\(module))\n  import \(module)\n"
    }
    return line("if", "SwiftUI") + "#endif\n" + line("if", "UIKit") + line("elseif", "AppKit")
      + line("elseif", "ChiaroUIKit") + """
        #endif

        #if canImport(AppKit) && !canImport(UIKit)
          typealias PlatformColor = NSColor
        #else
          typealias PlatformColor = UIColor
        #endif


        """
  }()

  private static func member(
    _ row: TokenSheet.Row, _ sheet: TokenSheet, _ names: TokenIdentifiers
  ) -> String {
    let colors = TokenCell.all.map {
      (sheet.color(row, $0) ?? TokenColor(.clear)).color
    }.map(CodeColor.init)
    let lead =
      "  /// \(CodeText.comment(row.token.name))\n  static let \(names[row.token.name]): PlatformColor ="
    if Set(colors).count == 1 { return "\(lead) \(literal(colors[0]))\n" }
    let values = compact(colors)
    let cases = values.cases.map { index, color in
      "    case \(index): \(literal(color))\n"
    }.joined()
    let axes = values.axes.map { "." + $0.word }.joined(separator: ", ")
    return "\(lead) dynamic([\(axes)]) { cell in\n    switch cell {\n\(cases)"
      + "    default: \(literal(colors[0]))\n    }\n  }\n"
  }

  /// Returns the axes that decide, and the colors other than the first by the bits of these axes.
  private static func compact(
    _ colors: [CodeColor]
  ) -> (axes: [TokenCell.Axis], cases: [(Int, CodeColor)]) {
    let axes = TokenCell.Axis.allCases.filter { axis in
      colors.indices.contains { colors[$0] != colors[$0 ^ axis.bit] }
    }
    let cases = (1..<(1 << axes.count)).compactMap { number -> (Int, CodeColor)? in
      let index = axes.enumerated().reduce(0) { sum, axis in
        number & (1 << axis.offset) == 0 ? sum : sum | axis.element.bit
      }
      return colors[index] == colors[0] ? nil : (number, colors[index])
    }
    return (axes, cases)
  }

  private static func literal(_ color: CodeColor) -> String {
    switch color {
    case .bytes(let bytes):
      let code = "0x" + [bytes.red, bytes.green, bytes.blue].map(TokenNumber.hex).joined()
      return bytes.alpha == 255 ? "color(\(code))" : "color(\(code), alpha: \(bytes.alpha) / 255)"
    case .extended(let values): return "PlatformColor(\(arguments(values, "red")))"
    case .displayP3(let values): return "PlatformColor(\(arguments(values, "displayP3Red")))"
    }
  }

  private static func arguments(_ values: [Double], _ first: String) -> String {
    zip([first, "green", "blue", "alpha"], values).map { "\($0): \(TokenNumber.text($1))" }
      .joined(separator: ", ")
  }

  /// What the colors of a file need, once.
  private static let support = """

    /// What decides a color, in the order of a cell's bits.
    private enum Axis {
      case dark, highContrast, elevated, displayP3
    }

    private func color(_ code: UInt32, alpha: CGFloat = 1) -> PlatformColor {
      let channel = { (shift: UInt32) in CGFloat(code >> shift & 0xFF) / 255 }
      return PlatformColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }

    #if canImport(AppKit) && !canImport(UIKit)
      private func dynamic(_ axes: [Axis], _ value: @escaping (Int) -> NSColor) -> NSColor {
        NSColor(name: nil) { appearance in
          let names: [NSAppearance.Name] = [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
          ]
          let index = appearance.bestMatch(from: names).flatMap(names.firstIndex) ?? 0
          return value(
            axes.enumerated().reduce(0) { cell, axis in
              let isSet =
                switch axis.element {
                case .dark: index & 1 != 0
                case .highContrast: index & 2 != 0
                case .elevated: false
                case .displayP3: NSScreen.main?.canRepresent(.p3) == true
                }
              return isSet ? cell | 1 << axis.offset : cell
            })
        }
      }
    #else
      private func dynamic(
        _ axes: [Axis], _ value: @escaping @Sendable (Int) -> UIColor
      ) -> UIColor {
        UIColor { traits in
          value(
            axes.enumerated().reduce(0) { cell, axis in
              let isSet =
                switch axis.element {
                case .dark: traits.userInterfaceStyle == .dark
                case .highContrast: traits.accessibilityContrast == .high
                case .elevated: traits.userInterfaceLevel == .elevated
                case .displayP3: traits.displayGamut == .P3
                }
              return isSet ? cell | 1 << axis.offset : cell
            })
        }
      }
    #endif

    """
}

extension TokenCell.Axis {
  fileprivate var word: String {
    switch self {
    case .scheme: "dark"
    case .contrast: "highContrast"
    case .level: "elevated"
    case .gamut: "displayP3"
    }
  }
}
