// SPDX-License-Identifier: MIT

import ChiaroReport

/// The reasons of many values, of which each that several have is told once, under a number.
struct ReasonList {
  private let numbers: [String: Int]
  private let shared: [String]

  /// Creates the list of the reasons of some colors.
  init(_ colors: [PaletteColor]) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for reason in colors.flatMap(Self.reasons).flatMap(\.reasons) {
      if counts[reason] == nil { order.append(reason) }
      counts[reason, default: 0] += 1
    }
    shared = order.filter { counts[$0, default: 0] > 1 }
    numbers = Dictionary(
      shared.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The reasons that several values have, numbered; nothing where there is none.
  var html: String {
    if shared.isEmpty { return "" }
    let items = shared.map { "<li>\(MarkupText.show($0))</li>" }.joined()
    return "<h3>Reasons</h3><ol class=\"reasons\">\(items)</ol>"
  }

  /// The reasons of a color, by number where the list has them.
  func text(of color: PaletteColor) -> String {
    Self.reasons(of: color).map { appearance, reasons in
      let words = reasons.map { numbers[$0].map { "reason \($0)" } ?? $0 }
      return "<li><b>\(appearance)</b> \(MarkupText.show(words.joined(separator: "; ")))</li>"
    }.joined()
  }

  /// The reasons of a color's derived values.
  ///
  /// How far a lightness moved is seen beside them.
  private static func reasons(
    of color: PaletteColor
  ) -> [(appearance: String, reasons: [String])] {
    Derivation.derived.compactMap { appearance in
      guard let value = color.values[appearance], !value.isGiven else { return nil }
      let shared = value.sharedReason.map { [$0] } ?? []
      return ("\(appearance)", shared + value.reasons.dropFirst(shared.count))
    }
  }
}
