// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A source of facts from environment variables.
///
/// They are `CHIARO_STYLE=dark`, `CHIARO_CONTRAST=high`, `CHIARO_ACCENT=#ff9500`,
/// `CHIARO_REDUCE_MOTION=on`, `CHIARO_REDUCE_TRANSPARENCY=on`, `CHIARO_TEXT_SCALE=1.25`,
/// `CHIARO_SCALE=2`, and `CHIARO_GAMUT=p3`.
///
/// Apple counterpart: the launch arguments of Xcode's schemes · Source: this project ·
/// Fidelity: approximate
package struct EnvironmentFacts: DesktopFactSource {
  /// The name of the source.
  package let name = "environment"
  private let variables: [String: String]

  /// Creates a source of the process's environment.
  package init() {
    self.init(
      variables: FactWords.names.keys.reduce(into: [:]) {
        $0[Self.variable($1)] = System.environment(Self.variable($1))
      })
  }

  /// Creates a source of the given variables.
  package init(variables: [String: String]) { self.variables = variables }

  /// Starts the source, which reports the variables' facts once.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    var words = FactWords()
    for name in FactWords.names.keys.sorted() {
      guard let word = variables[Self.variable(name)], !word.isEmpty else { continue }
      words.set(name, word, at: SourceLocation(file: Self.variable(name)))
    }
    report(words.report)
  }

  /// Returns the variable of a fact, such as `CHIARO_TEXT_SCALE` for `text-scale`.
  static func variable(_ name: String) -> String {
    "CHIARO_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }
}
