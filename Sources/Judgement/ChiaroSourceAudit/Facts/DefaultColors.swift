// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What calls hand over as colors, so that a default argument that nobody leaves in place is known.
///
/// Calls without a color are kept as hashes of their names: nothing else is asked of them.
struct ColorArguments: FactPart {
  /// A call by its function, and the labels of the colors that it hands over.
  private struct Call: Hashable {
    var function: String
    var labels: Set<String>
  }

  private var calls: Set<Call> = []
  private var others: Set<UInt32> = []

  var isEmpty: Bool { calls.isEmpty && others.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    guard case .call(let call, let path) = sight, let function = path.last else { return }
    let labels = call.arguments.prefix(32).compactMap(\.label?.text)
      .filter { ColorRole.isColorName($0) }
    if labels.isEmpty {
      others.insert(Self.hash(function))
    } else {
      calls.insert(Call(function: function, labels: Set(labels)))
    }
  }

  /// Whether a function is called with a color under a label, and whether it is without.
  func uses(of function: String, _ label: String) -> (given: Bool, left: Bool) {
    let calls = calls.filter { $0.function == function }
    let isLeft = calls.contains { !$0.labels.contains(label) }
    return (
      calls.contains { $0.labels.contains(label) },
      isLeft || others.contains(Self.hash(function))
    )
  }

  private static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

/// The default arguments that every caller overrides, so that nobody sees their colors.
struct UnusedDefaults: Sendable {
  private struct Parameter: Hashable {
    var function: String
    var label: String
  }

  private var unused: Set<Parameter> = []

  init(_ files: [FileFacts]) {
    let parameters = Set(files.lazy.flatMap(\.colors.uses).compactMap(Self.parameter))
    guard !parameters.isEmpty else { return }
    for parameter in parameters {
      var isGiven = false
      let isLeft = files.contains { file in
        let uses = file[ColorArguments.self].uses(of: parameter.function, parameter.label)
        isGiven = isGiven || uses.given
        return uses.left
      }
      if isGiven && !isLeft { unused.insert(parameter) }
    }
  }

  /// Whether a color is a default argument that no call leaves in place.
  func contains(_ use: ColorUse) -> Bool {
    Self.parameter(of: use).map(unused.contains) ?? false
  }

  private static func parameter(of use: ColorUse) -> Parameter? {
    guard case .parameter(let label, _) = use.sink, !use.site.member.isEmpty else { return nil }
    // `.init(…)` may be anybody's, so that calls to an initializer are not all known.
    return use.site.member == "init" ? nil : Parameter(function: use.site.member, label: label)
  }
}
