// SPDX-License-Identifier: MIT

/// A format for colors: its writer and, if it has one, its reader.
package protocol TokenFormat: Sendable {
  /// The name for choosing the format, such as `css`.
  static var name: String { get }
  /// A description of the format, in a few words.
  static var summary: String { get }
  /// The properties that the format can express.
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
  ///
  /// - Parameters:
  ///   - files: the files
  ///   - modes: the meanings of mode names that do not name an appearance themselves
  /// - Returns: the colors, and diagnostics
  static func read(_ files: [TokenFile], _ modes: TokenModes) -> ReadTokens
}

extension ReadableTokenFormat {
  /// Returns nothing: most formats' files stand alone.
  package static func references(in file: TokenFile) -> [String] { [] }

  /// Reads files whose modes are called by their appearances.
  package static func read(_ files: [TokenFile]) -> ReadTokens { read(files, TokenModes()) }
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
  /// Descriptions, deprecation, and the data of other tools.
  package static let annotations = TokenAbilities(rawValue: 512)
  /// Colors that have no value in some appearances.
  package static let gaps = TokenAbilities(rawValue: 1024)
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
