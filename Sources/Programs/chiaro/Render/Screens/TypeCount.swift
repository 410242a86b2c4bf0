// SPDX-License-Identifier: MIT

import ChiaroSource

/// How many of a project's types of views and controllers are drawn, and how much of their pictures
/// is understood.
///
/// A type counts by the best of the screens that show it.
struct TypeCount {
  /// The types in all.
  let count: Int
  /// Those that a picture shows.
  let drawn: Int
  /// Those that a picture shows half of whose area is understood.
  let understood: Int
  /// Why the others are not, the commonest first.
  let reasons: [(words: String, count: Int)]

  /// The share of a picture from which a type counts as understood.
  private static let enough = 0.5
  /// How many reasons a person reads.
  private static let shownReasons = 3

  /// Counts the types of files, each with its screens.
  init(_ files: [JSON]) {
    var best: [String: (share: Double, reason: String?)] = [:]
    for screen in files.flatMap({ $0["screens"]?.elements ?? [] }) {
      guard let area = screen["understood"] else { continue }
      let share = area["share"]?.decimal ?? 0
      var names = Set((screen["types"]?.elements ?? []).compactMap(\.text))
      if screen["kind"]?.text == "view", let own = screen["class"]?.text { names.insert(own) }
      for name in names where share >= best[name]?.share ?? 0 {
        best[name] = (share, area["reason"]?.text)
      }
    }
    let names = files.flatMap { $0["types"]?.elements ?? [] }.compactMap(\.text)
    let shown = names.compactMap { best[$0] }
    count = names.count
    drawn = shown.count
    understood = shown.count { $0.share >= Self.enough }
    var reasons: [String: Int] = [:]
    for type in shown where type.share < Self.enough {
      reasons[type.reason ?? "nothing is shown", default: 0] += 1
    }
    if drawn < count { reasons["not drawn"] = count - drawn }
    self.reasons = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (words: $0.key, count: $0.value) }
  }

  /// The count as `--format json` prints it.
  var json: JSON {
    [
      "count": .integer(count), "drawn": .integer(drawn), "understood": .integer(understood),
      "reasons": .array(
        reasons.map { ["message": .string($0.words), "count": .integer($0.count)] }),
    ]
  }

  /// The lines that a person reads; none for a project without types.
  var words: String {
    if count == 0 { return "" }
    let first =
      "chiaro drew \(drawn) of \(count) view and controller types; at least half of the picture "
      + "is certain for \(understood)\n"
    if reasons.isEmpty { return first }
    let commonest = reasons.prefix(Self.shownReasons).map { "\($0.words) (\($0.count))" }
    return first + "most common reasons for the others: \(commonest.joined(separator: ", "))\n"
  }
}
