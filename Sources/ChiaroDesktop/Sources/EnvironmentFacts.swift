// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// Facts from variables of the environment: `CHIARO_STYLE=dark`, `CHIARO_CONTRAST=high`,
/// `CHIARO_ACCENT=#ff9500`, `CHIARO_REDUCE_MOTION=on`, `CHIARO_REDUCE_TRANSPARENCY=on`,
/// `CHIARO_TEXT_SCALE=1.25`, `CHIARO_SCALE=2`, `CHIARO_GAMUT=p3`.
///
/// Apple counterpart: the launch arguments of Xcode's schemes · Source: this project ·
/// Fidelity: approximate
public struct EnvironmentFacts: DesktopFactSource {
  /// What it is called.
  public let name = "environment"
  private let variables: [String: String]

  /// Creates a source of the program's environment.
  public init() {
    self.init(
      variables: FactWords.names.keys.reduce(into: [:]) {
        $0[Self.variable($1)] = System.environment(Self.variable($1))
      })
  }

  /// Creates a source of these variables.
  public init(variables: [String: String]) { self.variables = variables }

  /// Reports what the variables say, once.
  public func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    var words = FactWords()
    for name in FactWords.names.keys.sorted() {
      guard let word = variables[Self.variable(name)], !word.isEmpty else { continue }
      words.set(name, word, at: SourceLocation(file: Self.variable(name)))
    }
    report(words.report)
  }

  /// The variable of a fact: `CHIARO_TEXT_SCALE` of text-scale.
  static func variable(_ name: String) -> String {
    "CHIARO_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }
}
