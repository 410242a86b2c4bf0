// SPDX-License-Identifier: MIT

import ChiaroSource

extension ReadTokens {
  /// Reports the aliases that lead to no color, once for each name at which they end.
  ///
  /// A circle is an error: whatever other files have, its names have no color. A name that is
  /// unknown may be that of a color elsewhere.
  ///
  /// - Parameters:
  ///   - file: the file that is named as the place
  ///   - known: names whose absence is told already
  mutating func reportDeadAliases(in file: String?, except known: Set<TokenName> = []) {
    let sheet = TokenSheet(palette)
    let dead = sheet.allRows.filter { sheet.hasDeadAlias($0) }
    if dead.isEmpty { return }
    let ends = TokenCell.all.map { cell in
      AliasEnds(dead.map(\.token.name)) { [palette] in palette.step(from: $0, cell, sheet) }
    }
    var names: [DeadEnd: [String]] = [:]
    var order: [DeadEnd] = []
    for row in dead {
      let name = row.token.name
      let lost = ends.filter { $0[name] != .color }
      // A circle in one appearance is not made better by what another lacks.
      guard let own = lost.first(where: { $0[name] == .circle }) ?? lost.first else { continue }
      let end = DeadEnd(name: own.place(of: name), end: own[name])
      if known.contains(end.name) { continue }
      if names[end] == nil { order.append(end) }
      names[end, default: []].append(name.description)
    }
    for end in order where diagnostics.count < 1000 {
      diagnostics.append(
        Diagnostic(
          end.end == .circle ? .error : .warning, id: end.end.diagnosticID,
          at: SourceLocation(file: file ?? ""),
          "\(VisibleText.names(names[end] ?? [])): \(words(end))"))
    }
  }

  /// A name at which aliases end that lead to no color.
  private struct DeadEnd: Hashable {
    var name: TokenName
    var end: AliasEnds<TokenName>.End
  }

  private func words(_ end: DeadEnd) -> String {
    let name = VisibleText.reveal(end.name.description)
    if end.end == .circle { return "\(end.end.words), through \(name)" }
    return palette[end.name] == nil
      ? "aliased to \(name), which is not a color in these files"
      : "aliased through \(name), which does not lead to a color"
  }
}

extension TokenPalette {
  /// What a name stands for in a cell.
  fileprivate func step(
    from name: TokenName, _ cell: TokenCell, _ sheet: TokenSheet
  ) -> AliasEnds<TokenName>.Step {
    switch self[name]?.value(for: cell.query(for: sheet.options.idiom)) {
    case .alias(let next)?: .alias(next)
    case .color?: .color
    case let value?: color(of: value, for: cell.query()) == nil ? .nothing : .color
    case nil: .nothing
    }
  }
}

extension TokenSheet {
  /// Whether a color is in any cell an alias that leads nowhere, or in a circle.
  func hasDeadAlias(_ row: Row) -> Bool {
    row.token.variants.contains(where: \.value.isAlias)
      && TokenCell.all.contains { cell in
        row.table[cell]?.isAlias == true && color(row, cell) == nil
      }
  }
}
