// SPDX-License-Identifier: MIT

package import ChiaroDerivation

/// The curves as the Swift file that the derivation has them in.
package enum CurveTable {
  /// Where the file stands in the project.
  package static let path = "Sources/ChiaroDerivation/Manner/FittedCurves.swift"

  /// Returns the file of curves.
  package static func text(_ curves: ToneCurves) -> String {
    let width = ToneCurves.lightnesses.count
    var lines: [String] = []
    for (role, name) in ToneCurves.roles.enumerated() {
      for (chroma, kind) in ["grays", "tinted", "vivid"].enumerated() {
        let start = ToneCurves.index(role: role, chroma: chroma, lightness: 0)
        let cells = curves.points[start..<(start + width)].map {
          "(\(thousandths($0.lightness)), \(thousandths($0.chroma)))"
        }
        lines.append("    // \(name), \(kind)")
        lines.append("    " + cells.prefix(4).joined(separator: ", ") + ",")
        lines.append("    " + cells.dropFirst(4).joined(separator: ", ") + ",")
      }
    }
    return """
      // SPDX-License-Identifier: MIT

      // Written by `swift run -c release chiaro-derive-study` from Data/designed-pairs.csv.

      extension ToneCurves {
        /// The curves of the designers of public apps.
        package static let fitted = ToneCurves(
          points: values.map { Point(lightness: $0.0, chroma: $0.1) })

        private static let values: [(Double, Double)] = [
      \(lines.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func thousandths(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000)"
  }
}
