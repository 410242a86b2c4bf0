// SPDX-License-Identifier: MIT

import ChiaroSource

extension ReadTokens {
  /// Reports the aliases that lead to no color.
  ///
  /// - Parameter file: the file that is named as the place
  mutating func reportDeadAliases(in file: String?) {
    let sheet = TokenSheet(palette)
    for row in sheet.rows where sheet.hasDeadAlias(row) && diagnostics.count < 1000 {
      diagnostics.append(
        Diagnostic(
          .warning, id: "alias-unknown", at: SourceLocation(file: file ?? ""),
          "\(VisibleText.reveal(row.token.name.description)): an alias that leads to no color"))
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
