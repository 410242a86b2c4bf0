// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// Makes colors of tokens in all appearances.
struct DTCGColors {
  private(set) var tokens: [ColorToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let permutations: DTCGPermutations
  private let said: TokenModes
  /// The appearances that differ, by the cell in which the other axes have their first value.
  private var readings: [Int: Reading] = [:]

  /// The groups that the writer makes for values that several modifiers decide.
  private var variantGroups: Set<String> = []

  /// The tokens of one appearance.
  private struct Reading {
    var list: [DTCGToken]
    var byPath: [[String]: DTCGToken]
    var value: DTCGValue
    /// Which tokens are colors, by what they are.
    var meanings: [[String]: DTCGValue.Meaning] = [:]
  }

  init(_ permutations: DTCGPermutations, _ said: TokenModes) {
    (self.permutations, self.said) = (permutations, said)
  }

  mutating func read() {
    let base = permutations.group(for: TokenCell())
    let modes = DTCGModes(DTCGFlattening(base).tokens, said)
    for (name, place) in modes.unknown {
      report(
        .warning, "context-unknown", place,
        "mode \"\(VisibleText.reveal(name))\" is skipped: it is not an appearance, or repeats one")
    }
    let mask = permutations.axes.union(modes.axes).reduce(0) { $0 | $1.bit }
    for index in Set(TokenCell.all.map { $0.index & mask }).sorted() {
      readings[index] = reading(TokenCell(index: index))
    }
    guard let usual = readings[0] else { return }
    variantGroups = Set(
      base.names.filter {
        base.group(at: [$0])?.properties["$extensions"]?.own?["variants"]?.bool == true
      })
    let idiom = base.properties["$extensions"]?.own?["idiom"]?.string.flatMap(VariantIdiom.init)
    var order = usual.list
    for index in readings.keys.sorted() where index > 0 {
      order += readings[index]?.list.filter { usual.byPath[$0.path] == nil } ?? []
    }
    var seen: Set<[String]> = []
    for token in order where seen.insert(token.path).inserted && !isAuxiliary(token.path) {
      if let color = color(token, mask, idiom ?? .phone) { tokens.append(color) }
    }
    reportOthers(usual)
  }

  private func isAuxiliary(_ path: [String]) -> Bool {
    path.first.map(variantGroups.contains) ?? false
  }

  // MARK: Appearances

  private mutating func reading(_ cell: TokenCell) -> Reading {
    let flat = DTCGFlattening(permutations.group(for: cell))
    if cell.index == 0 { diagnostics += flat.diagnostics }
    let byPath = Dictionary(flat.tokens.map { ($0.path, $0) }) { first, _ in first }
    var reading = Reading(
      list: flat.tokens, byPath: byPath, value: DTCGValue(tokens: byPath, cell: cell, said: said))
    for token in flat.tokens where token.type == nil || token.type == "color" {
      do throws(DTCGValue.Problem) {
        reading.meanings[token.path] = try reading.value.meaning(of: token)
      } catch {
        // Without a type it may be anything, which is not said to be wrong.
        guard token.type == "color" else { continue }
        report(
          error.isOther ? .warning : .error, error.isOther ? "not-a-color" : "value-malformed",
          error.place, "\(shown(token.path)): \(error.message)")
      }
    }
    reportStale(reading)
    applyModifiers(&reading)
    removeDeadAliases(&reading)
    return reading
  }

  /// Reports aliases that Figma keeps beside values that are others, once for each target.
  private mutating func reportStale(_ reading: Reading) {
    var stale: [[String]: [DTCGToken]] = [:]
    for token in reading.list where token.type == nil || token.type == "color" {
      guard case .color? = reading.meanings[token.path],
        let target = reading.value.aliasPath(of: token)
      else { continue }
      stale[target, default: []].append(token)
    }
    let sorted = stale.sorted { $0.value[0].path.lexicographicallyPrecedes($1.value[0].path) }
    for (target, tokens) in sorted {
      report(
        .warning, "alias-stale", tokens[0].json,
        """
        \(VisibleText.names(tokens.map { $0.path.joined(separator: ".") })): the alias leads to \
        \(shown(target)), which has another color; chiaro reads the token's own value
        """)
    }
  }

  private func shown(_ path: [String]) -> String {
    VisibleText.reveal(path.joined(separator: "."))
  }

  /// Replaces what modifiers of Tokens Studio change; aliases that lead to no color stay.
  private mutating func applyModifiers(_ reading: inout Reading) {
    let modified = reading.list.filter { $0.modifier != nil && reading.meanings[$0.path] != nil }
    if modified.isEmpty { return }
    var modifiers = TokensStudioModifiers(reading.byPath, reading.meanings)
    for token in modified {
      if let color = modifiers.color(at: token.path) {
        reading.meanings[token.path] = .color(color)
      }
    }
    for place in modifiers.unknown {
      report(
        .warning, "modifier-unknown", place,
        "the Tokens Studio modifier is unknown; chiaro reads the color without it")
    }
  }

  /// Removes aliases that lead to no color.
  private mutating func removeDeadAliases(_ reading: inout Reading) {
    let ends = AliasEnds(reading.list.map(\.path)) { [meanings = reading.meanings] path in
      switch meanings[path] {
      case .alias(let next)?: .alias(next)
      case .color?: .color
      case nil: .nothing
      }
    }
    var dead: [Dead: [DTCGToken]] = [:]
    var order: [Dead] = []
    for token in reading.list {
      guard case .alias? = reading.meanings[token.path], ends[token.path] != .color else {
        continue
      }
      reading.meanings[token.path] = nil
      let cause = Dead(path: ends.place(of: token.path), end: ends[token.path])
      // Without a type it is of whichever type the token is meant to be, which may be there.
      let isError = token.type == "color" || cause.end == .circle
      guard isError || reading.byPath[cause.path] == nil else { continue }
      if dead[cause] == nil { order.append(cause) }
      dead[cause, default: []].append(token)
    }
    for cause in order { report(cause, dead[cause] ?? []) }
  }

  /// Why an alias leads to no color: the path at which it ends, or one of a circle.
  private struct Dead: Hashable {
    var path: [String]
    var end: AliasEnds<[String]>.End
  }

  private mutating func report(_ cause: Dead, _ tokens: [DTCGToken]) {
    guard let first = tokens.first else { return }
    let isError = cause.end == .circle || tokens.contains { $0.type == "color" }
    let names = VisibleText.names(tokens.map { $0.path.joined(separator: ".") })
    report(
      isError ? .error : .warning, cause.end.diagnosticID, first.json,
      "\(names): \(cause.end.words) ({\(shown(cause.path))})")
  }

  // MARK: Colors

  private mutating func color(
    _ token: DTCGToken, _ mask: Int, _ idiom: VariantIdiom
  ) -> ColorToken? {
    let extensions = token.json["$extensions"]
    let own = extensions?.own
    let name = name(token.path, readings[0])
    let table = TokenTable { cell in
      let reading = readings[cell.index & mask]
      var meaning = reading?.meanings[token.path]
      // What the writer's own group holds stands for the color itself, a step for each axis.
      for _ in TokenCell.Axis.allCases {
        guard case .alias(let path)? = meaning, isAuxiliary(path) else { break }
        meaning = reading?.meanings[path]
      }
      switch meaning {
      case .color(let color)?: return .color(color)
      case .alias(let path)?: return .alias(self.name(path, reading))
      case nil: return nil
      }
    }
    guard table.values.contains(where: { $0 != nil }) else { return nil }
    let origin = DTCGCatalogNotation.origin(own?["catalog"], name)
    var color = ColorToken(name, variants(table, origin, idiom), origin: origin)
    color.description = token.json["$description"]?.string
    color.deprecation =
      token.deprecated?.string.map { .reason($0) }
      ?? (token.deprecated?.bool == true ? .plain : nil)
    color.extensions =
      extensions?.members.compactMap { member in
        member.name.string.flatMap {
          $0 == DTCGFormat.extensionName ? nil : JSON.Member($0, JSON(member.value))
        }
      } ?? []
    return color
  }

  /// Returns the variants that a color set had, with what the tokens say otherwise since.
  private func variants(
    _ table: TokenTable, _ origin: ColorToken.Origin?, _ idiom: VariantIdiom
  ) -> [ColorToken.Variant] {
    guard let origin else { return table.fitted() }
    let kept = ColorToken.variants(of: ColorSet(contents: origin.contents))
    let before = TokenTable(ColorToken(TokenName(""), kept), for: idiom)
    let wanted = TokenTable { cell in
      // The base file alone says nothing about dark.
      guard permutations.covers(cell), let value = table[cell],
        !Self.isWrittenAlike(value, before[cell]),
        before[cell] != nil || !Self.isLesser(value, before, cell)
      else { return before[cell] }
      return value
    }
    return wanted == before ? kept : wanted.fitted(kept, for: idiom)
  }

  /// Whether a value is that of a lesser appearance, which holds in files where a color has none:
  /// or transparent, as a color without a value is shown.
  private static func isLesser(_ value: TokenValue, _ before: TokenTable, _ cell: TokenCell) -> Bool
  {
    isWrittenAlike(value, .color(TokenColor(.clear)))
      || TokenCell.all.contains {
        $0.index & cell.index == $0.index && isWrittenAlike(value, before[$0])
      }
  }

  /// Whether tokens have two values alike: in bounds, and in the precision of catalogs.
  private static func isWrittenAlike(_ first: TokenValue, _ second: TokenValue?) -> Bool {
    guard case .color(let one) = first, case .color(let other)? = second else {
      return first == second
    }
    let (left, right) = (DTCGColor.bounded(one.color), DTCGColor.bounded(other.color))
    guard left.space == right.space, one.missing == other.missing, one.written == other.written
    else { return false }
    return zip(left.channelValues + [left.alpha], right.channelValues + [right.alpha])
      .allSatisfy { ($0 - min(max($1, -1e30), 1e30)).magnitude <= 1e-6 * max(1, $0.magnitude) }
  }

  /// Returns the name of the token at a path: the original one where the format forbids it.
  private func name(_ path: [String], _ reading: Reading?) -> TokenName {
    let own = (readings[0]?.byPath[path] ?? reading?.byPath[path])?.json["$extensions"]?.own
    if let name = own?["name"]?.string { return TokenName(name) }
    return TokenName(parts: path.last == "$root" ? path.dropLast() : path)
  }

  // MARK: Reports

  private mutating func reportOthers(_ reading: Reading) {
    let others = reading.list.filter { $0.type != nil && $0.type != "color" }
    let types = Dictionary(grouping: others) { $0.type ?? "" }
    for (type, all) in types.sorted(by: { $0.key < $1.key }) {
      diagnostics.append(
        Diagnostic(
          .note, id: "not-a-color", at: all[0].json.location,
          """
          \(Count.text(all.count, "token")) of type \
          \(VisibleText.reveal(type)) \(all.count == 1 ? "was" : "were") skipped: chiaro reads only \
          colors
          """))
    }
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ place: JSONValue, _ message: String
  ) {
    let diagnostic = Diagnostic(severity, id: id, at: place.location, message)
    // The same file is read in several appearances.
    if diagnostics.count < 1000, !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }
}

extension JSONValue {
  /// What the project itself keeps among `$extensions`.
  var own: JSONValue? { members.first { $0.name.string == DTCGFormat.extensionName }?.value }
}
