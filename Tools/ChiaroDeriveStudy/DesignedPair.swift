// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A color's values in light and dark, as the designers of an app chose them.
package struct DesignedPair: Sendable {
  /// The repository of the app.
  package var app: String
  /// The catalog in the app.
  package var catalog: String
  /// The name of the color, with its namespaces.
  package var name: String
  /// The value in light.
  package var light: Color
  /// The value in dark.
  package var dark: Color

  /// Reads pairs from lines of `app, catalog, name, light, dark`; `#` begins a comment line.
  ///
  /// - Throws: `StudyError` for a line that is no pair
  package static func read(_ text: String) throws -> [DesignedPair] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst().map { line in
      let cells = line.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
      guard cells.count == 5, let light = try? Color(css: cells[3]),
        let dark = try? Color(css: cells[4])
      else { throw StudyError(description: "no pair of colors: \(line)") }
      return DesignedPair(
        app: cells[0], catalog: cells[1], name: cells[2], light: light, dark: dark)
    }
  }
}

/// An error of the study's own data.
package struct StudyError: Error, CustomStringConvertible {
  /// What is wrong.
  package var description: String
}
