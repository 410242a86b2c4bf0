// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroSource

/// A format in which colors are kept: its writer and, where it has one, its reader.
package protocol TokenFormat: Sendable {
  /// The name by which the format is chosen, such as `css`.
  static var name: String { get }
  /// What the format is, in a few words.
  static var summary: String { get }
  /// What the format can say.
  static var abilities: TokenAbilities { get }

  /// Writes a palette.
  static func write(_ sheet: TokenSheet) -> WrittenTokens
}

/// A format that can be read as well.
package protocol ReadableTokenFormat: TokenFormat {
  /// Returns whether a file looks like the format's, by its name and its content.
  static func recognizes(_ file: TokenFile) -> Bool

  /// Returns the files that a file names and that belong to it, relative to its folder.
  static func references(in file: TokenFile) -> [String]

  /// Reads files that belong together; odd content is reported, and the rest is read.
  static func read(_ files: [TokenFile]) -> ReadTokens
}

extension ReadableTokenFormat {
  /// Returns nothing: most formats' files stand alone.
  package static func references(in file: TokenFile) -> [String] { [] }
}

/// The properties that a format can express besides a name and a color.
package struct TokenAbilities: OptionSet, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Light and dark.
  package static let scheme = TokenAbilities(rawValue: 1)
  /// Increased contrast.
  package static let contrast = TokenAbilities(rawValue: 2)
  /// Elevated content.
  package static let level = TokenAbilities(rawValue: 4)
  /// Other values for Display P3.
  package static let gamut = TokenAbilities(rawValue: 8)
  /// Aliases.
  package static let aliases = TokenAbilities(rawValue: 16)
  /// Colors outside of sRGB.
  package static let wideColors = TokenAbilities(rawValue: 32)
  /// Every space and missing components.
  package static let spaces = TokenAbilities(rawValue: 64)
  /// More than eight bits a component.
  package static let precision = TokenAbilities(rawValue: 128)
  /// Devices, languages, references to the system, and the notation of a catalog.
  package static let catalogs = TokenAbilities(rawValue: 256)
  /// Descriptions, deprecation, and what other tools keep with a color.
  package static let annotations = TokenAbilities(rawValue: 512)
  /// The four axes.
  package static let everyAxis: TokenAbilities = [.scheme, .contrast, .level, .gamut]

  /// Returns whether an axis is among them.
  package func has(_ axis: TokenCell.Axis) -> Bool { rawValue & axis.bit != 0 }
}

/// A file of a format.
package struct TokenFile: Sendable {
  /// The path: of a written file inside the output folder, of a read one as it was given.
  package var path: String
  /// The content.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file of a text.
  package init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
}

/// The result of writing tokens.
package struct WrittenTokens: Sendable {
  /// The files.
  package var files: [TokenFile]
  /// The properties of these colors that the format cannot express, sorted.
  package var losses: [TokenLoss]

  /// Creates a result.
  package init(_ files: [TokenFile], losses: [TokenLoss]) {
    self.files = files
    self.losses = losses.sorted()
  }
}

/// The result of reading tokens.
package struct ReadTokens: Sendable {
  /// The colors.
  package var palette = TokenPalette()
  /// The diagnostics about the files, and about what was left out.
  package var diagnostics: [Diagnostic] = []

  /// Creates an empty result.
  package init() {}

  /// Whether nothing is known to be left out that may be a color.
  package var isWhole: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Reports colors that have values for the dark or for increased contrast alone: what stood in
  /// the file for all appearances is gone, or was never there.
  package mutating func reportOrphans(in path: String) {
    let names = palette.tokens.filter { token in
      !token.variants.isEmpty
        && token.variants.allSatisfy {
          $0.slot.luminosity == .dark || $0.slot.isHighContrast
        }
    }.map { VisibleText.reveal($0.name.description) }
    guard let first = names.first, !diagnostics.contains(where: { $0.id == "base-missing" }) else {
      return
    }
    let others =
      names.count == 1 ? "" : " and \(names.count - 1) \(names.count == 2 ? "other" : "others")"
    diagnostics.append(
      Diagnostic(
        .warning, id: "base-missing", at: SourceLocation(file: path),
        "\(first)\(others): values for the dark or for increased contrast alone; what a catalog has"
          + " besides stays, and nothing of it is removed"))
  }
}
