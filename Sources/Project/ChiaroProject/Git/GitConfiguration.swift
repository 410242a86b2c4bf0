// SPDX-License-Identifier: MIT

/// The settings in a configuration file of git, which is untrusted.
///
/// Git acts on what it reads: a setting can name a program, a file that never ends, or another
/// configuration. Here a file is only read; what it includes is not looked at.
///
/// Source: git-config(1), "Syntax"
package struct GitConfiguration: Sendable {
  /// A setting.
  package struct Setting: Hashable, Sendable {
    /// The section's name in lowercase.
    package var section: String
    /// The subsection in quotes after the section's name, any bytes; nil when there is none.
    package var subsection: [UInt8]?
    /// The setting's name in lowercase.
    package var name: String
    /// The value, any bytes; nil for a name without one, which means true.
    package var value: [UInt8]?

    /// Creates a setting.
    package init(
      _ section: String, subsection: [UInt8]? = nil, _ name: String, _ value: [UInt8]?
    ) {
      self.section = section
      self.subsection = subsection
      self.name = name
      self.value = value
    }
  }

  /// The error for a file that git would not read either.
  package struct SyntaxError: Error, Hashable {
    /// The number of the line, from 1.
    package var line: Int
  }

  /// The settings in the file's order.
  package let settings: [Setting]

  /// Reads a file's bytes.
  ///
  /// - Throws: `SyntaxError`, also for a NUL byte, because git's strings end there
  package init(_ bytes: [UInt8]) throws(SyntaxError) {
    var scanner = GitConfigurationScanner(bytes)
    settings = try scanner.settings()
  }

  /// Returns the effective setting among those of a name: the last.
  package func last(_ section: String, _ name: String) -> Setting? {
    settings.last { $0.section == section && $0.subsection == nil && $0.name == name }
  }

  /// Returns a file that has some settings.
  package static func file(_ settings: [Setting]) -> [UInt8] {
    var text: [UInt8] = []
    for setting in settings {
      text += Array("[\(setting.section)".utf8)
      if let subsection = setting.subsection { text += quoted(subsection, after: " ") }
      text += Array("]\n\t\(setting.name)".utf8)
      if let value = setting.value { text += quoted(value, after: " = ") }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// A text in quotes; a line feed, which only values have, is written as git writes it.
  private static func quoted(_ text: [UInt8], after lead: String) -> [UInt8] {
    var quoted = Array(lead.utf8) + [UInt8(ascii: "\"")]
    for byte in text {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): quoted += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): quoted += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: quoted.append(byte)
      }
    }
    return quoted + [UInt8(ascii: "\"")]
  }
}
