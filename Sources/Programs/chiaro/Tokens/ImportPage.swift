// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroDerivation
import ChiaroReport
import ChiaroTokens

/// The plan of an import as a page on which a designer decides: each pair of text and ground and
/// each color that changes, before and after, in light and dark, with sliders for the lightness of
/// what comes in.
///
/// The page is one file, loads nothing and sends nothing.
struct ImportPage {
  private let plan: CatalogPlan
  private let catalog: String
  private let before: TokenSheet
  private let after: TokenSheet
  private let rows: [[TokenName: TokenSheet.Row]]

  /// The styles that are shown, with a word for each.
  private static let styles: [(word: String, cell: TokenCell)] = [
    ("light", TokenCell()), ("dark", TokenCell([.scheme])),
    ("light-high", TokenCell([.contrast])), ("dark-high", TokenCell([.scheme, .contrast])),
  ]

  init(_ plan: CatalogPlan, into catalog: String, over existing: AssetCatalog?) {
    let outcome = plan.outcome(over: existing)
    (self.plan, self.catalog) = (plan, catalog)
    (before, after) = (TokenSheet(outcome.before), TokenSheet(outcome.after))
    rows = [before, after].map { sheet in
      Dictionary(sheet.allRows.map { ($0.token.name, $0) }) { first, _ in first }
    }
  }

  /// The page.
  var html: String {
    let changed = plan.changes.filter { $0.kind != .keep }
    let losses = plan.losses.map { "<li>\(MarkupText.show($0.description))</li>" }.joined()
    let pairs = pairs.map(figure).joined(separator: "\n")
    return DecisionPage(
      title: "Import into \(catalog)", summary: summary,
      styles: [PageStyles.text + "\n" + Self.own, colors(of: changed.map(\.name))],
      scripts: [PageBehavior.text],
      main: """

        \(pairs.isEmpty ? "" : "<h2>Pairs</h2><div class=\"pairs\">\(pairs)</div>")
        <h2>Colors</h2><div class="scroll"><table><thead><tr><th>Color</th>
        <th>Before: light</th><th>Before: dark</th><th>After: light</th><th>After: dark</th>
        <th>Lightness: light, dark</th></tr></thead><tbody>
        \(changed.map(row).joined(separator: "\n"))
        </tbody></table></div>
        \(losses.isEmpty ? "" : "<h2>Not fully written</h2><ul>\(losses)</ul>")

        """
    ).html
  }

  private static let own = """
    .swatch:is(.light, .light-high) { background: #fff }
    .swatch:is(.dark, .dark-high) { background: #000 }
    .after { outline: 2px solid light-dark(#87490a, #f0b35b); outline-offset: -2px }
    .sample:is(.light, .light-high) { background: #fff }
    .sample:is(.dark, .dark-high) { background: #000 }
    .sample > div > span { font-size: 15px }
    """

  private var summary: String {
    CatalogPlan.Change.Kind.allCases.map { kind in
      "\(plan.changes.count { $0.kind == kind }) to \(kind.rawValue)"
    }.joined(separator: ", ") + """
      . Nothing is written yet. A slider changes a value on this page only.
      """
  }

  // MARK: Colors

  private func color(_ name: TokenName, _ side: Int, _ cell: TokenCell) -> Color? {
    let sheet = side == 0 ? before : after
    return rows[side][name].flatMap { sheet.color($0, cell)?.color }
  }

  /// The variables and classes of all colors: attributes with styles are not allowed on the page.
  private func colors(of names: [TokenName]) -> String {
    let shown = Set(names + pairs.flatMap { [$0.text, $0.ground] }).sorted()
    var variables: [String] = []
    var rules: [String] = []
    for name in shown {
      for side in 0..<2 {
        for style in Self.styles {
          guard let color = color(name, side, style.cell) else { continue }
          let variable = Self.variable(name, side, style.word)
          // What is no value of its own moves with the one that it is.
          let source = source(of: style.cell, name, side)
          let text = source.map { "var(\(Self.variable(name, side, $0)))" }
          variables.append("\(variable):\(text ?? color.cssText(decimals: 4))")
          let end = "\(Self.key(name))-\(side).\(style.word)"
          rules.append(
            ".t\(end){color:var(\(variable))}.g\(end){background-color:var(\(variable))}")
        }
      }
    }
    return ":root{\(variables.joined(separator: ";\n"))}\n" + rules.joined(separator: "\n")
  }

  private static func variable(_ name: TokenName, _ side: Int, _ style: String) -> String {
    "--c\(key(name))-\(side)-\(style)"
  }

  /// The style whose value a color shows in another too; nil where it has one of its own.
  private func source(of cell: TokenCell, _ name: TokenName, _ side: Int) -> String? {
    let own = color(name, side, cell)
    let source = (cell.has(.scheme) ? [TokenCell([.scheme]), TokenCell()] : [TokenCell()]).first {
      $0.index < cell.index && color(name, side, $0) == own
    }
    return Self.styles.first { $0.cell == source }?.word
  }

  /// Sliders for the lightness in light and dark of what comes in.
  private func sliders(_ change: CatalogPlan.Change) -> String {
    Self.styles.prefix(2).compactMap { style in
      guard change.kind != .remove, let color = color(change.name, 1, style.cell),
        source(of: style.cell, change.name, 1) == nil
      else { return nil }
      return PageBehavior.slider(
        of: change.name.description, in: style.word,
        setting: Self.variable(change.name, 1, style.word), from: color)
    }.joined(separator: "\n")
  }

  /// A name as letters and digits.
  private static func key(_ name: TokenName) -> String {
    name.description.utf8.map { String($0, radix: 16) }.joined()
  }

  private func row(_ change: CatalogPlan.Change) -> String {
    let cells = [0, 1].flatMap { side in
      [[0, 2], [1, 3]].map { numbers in
        "<td>\(numbers.map { swatch(change.name, side, Self.styles[$0]) }.joined())</td>"
      }
    }
    return """
      <tr><th scope="row">\(MarkupText.show(change.name.description))\
      <small>\(change.kind.rawValue)</small></th>\(cells.joined())<td>\(sliders(change))</td></tr>
      """
  }

  private func swatch(
    _ name: TokenName, _ side: Int, _ style: (word: String, cell: TokenCell)
  ) -> String {
    let old = color(name, 0, style.cell)
    let shown = color(name, side, style.cell)
    let mark = shown == nil ? " none" : side == 1 && shown != old ? " after" : ""
    return """
      <span class="swatch \(style.word) \(style.cell.has(.contrast) ? "hc" : "nc")\(mark)">\
      <i class="g\(Self.key(name))-\(side) \(style.word)"></i>\
      <code>\(shown?.hexText ?? "–")</code></span>
      """
  }

  // MARK: Pairs

  /// A text and the ground that its name puts it on.
  private struct Pair: Hashable {
    var text: TokenName
    var ground: TokenName
  }

  /// The pairs, told by names, of which a color changes.
  private var pairs: [Pair] {
    let changed = Set(plan.changes.filter { $0.kind != .keep }.map(\.name))
    let known = Set(rows[1].keys)
    return after.rows.flatMap { row in
      ContrastPairs.partners(of: row.token.name.description).map(TokenName.init)
        .filter { known.contains($0) && $0 != row.token.name }
        .map { Pair(text: row.token.name, ground: $0) }
        .filter { changed.contains($0.text) || changed.contains($0.ground) }
    }
  }

  private func figure(_ pair: Pair) -> String {
    let samples = [0, 1].flatMap { side in Self.styles.map { sample(pair, side, $0) } }
    return """
      <figure><figcaption>\(MarkupText.show(pair.text.description)) on \
      \(MarkupText.show(pair.ground.description))</figcaption>\(samples.joined())</figure>
      """
  }

  private func sample(
    _ pair: Pair, _ side: Int, _ style: (word: String, cell: TokenCell)
  ) -> String {
    guard let text = color(pair.text, side, style.cell),
      let ground = color(pair.ground, side, style.cell)
    else { return "" }
    let ratio = text.contrast(on: ground.withAlpha(1)).lowest
    let side = "\(side) \(style.word)"
    return """
      <div class="sample base \(style.word)"><div class="g\(Self.key(pair.ground))-\(side)">\
      <span class="t\(Self.key(pair.text))-\(side)" data-need="4.5">\(side.hasPrefix("0") ? "Before" : "After"), \
      \(style.cell.has(.scheme) ? "dark" : "light")<b\(ratio.passes(.aa) ? "" : " class=\"fails\"")>\
      \(ratio)</b></span></div></div>
      """
  }
}
