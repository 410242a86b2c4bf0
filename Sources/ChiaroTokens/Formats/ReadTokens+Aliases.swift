// SPDX-License-Identifier: MIT

import ChiaroSource

extension ReadTokens {
  /// Reports the aliases that lead to no color, once for each name at which they end.
  ///
  /// - Parameters:
  ///   - file: the file that is named as the place
  ///   - known: names whose absence is told already
  mutating func reportDeadAliases(in file: String?, except known: Set<TokenName> = []) {
    let sheet = TokenSheet(palette)
    var names: [TokenName: [String]] = [:]
    var order: [TokenName] = []
    for row in sheet.allRows where sheet.hasDeadAlias(row) {
      let end = deadEnd(of: row.token.name, in: sheet)
      if known.contains(end) { continue }
      if names[end] == nil { order.append(end) }
      names[end, default: []].append(row.token.name.description)
    }
    for end in order where diagnostics.count < 1000 {
      let words =
        palette[end] == nil
        ? "an alias to \(VisibleText.reveal(end.description)), which is no color of the files"
        : "an alias that leads to no color by way of \(VisibleText.reveal(end.description))"
      diagnostics.append(
        Diagnostic(
          .warning, id: "alias-unknown", at: SourceLocation(file: file ?? ""),
          "\(VisibleText.names(names[end] ?? [])): \(words)"))
    }
  }

  /// Returns the name at which an alias that leads to no color ends: one that is unknown, or the
  /// first of a circle by its name.
  private func deadEnd(of name: TokenName, in sheet: TokenSheet) -> TokenName {
    for cell in TokenCell.all {
      var walked: Set<TokenName> = []
      var place = name
      while walked.insert(place).inserted {
        guard let token = palette[place] else { return place }
        guard case .alias(let next)? = token.value(for: cell.query(for: sheet.options.idiom)) else {
          break
        }
        place = next
        if walked.contains(next) { return walked.min() ?? name }
      }
    }
    return name
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
