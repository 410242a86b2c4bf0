// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroReport
import ChiaroSource

/// A derivation as a page on which a designer decides: each pair on its ground, each color before
/// and after, with a slider for each derived lightness.
///
/// The page is one file, loads nothing and sends nothing. Its colors are variables: a slider moves
/// one, and all pairs with that color follow, with their contrast.
package struct DerivationPage {
  private let derivation: Derivation
  private let title: String
  private let project: String
  /// The colors of the system that the page shows, by the place of their catalog: grounds, with the
  /// main one first, then what stands in pairs.
  private let systemColors: [Int: [SystemBackdrops.Backdrop]]

  /// Creates the page of a derivation.
  ///
  /// - Parameters:
  ///   - derivation: the derivation
  ///   - title: the title, as plain text
  ///   - project: the project's path, for the command line on the page
  package init(_ derivation: Derivation, title: String, project: String = ".") {
    self.derivation = derivation
    (self.title, self.project) = (title, project)
    var colors: [Int: [SystemBackdrops.Backdrop]] = [:]
    for (place, catalog) in derivation.catalogs.enumerated() {
      colors[place] = SystemBackdrops.on(catalog.platform).backdrops
    }
    for pair in derivation.pairs {
      let place = derivation.colors[pair.text].catalog
      switch pair.ground {
      case .system(let other), .under(let other):
        let isKnown = colors[place, default: []].contains { $0.name == other.name }
        if !isKnown { colors[place, default: []].append(other) }
      case .color: break
      }
    }
    systemColors = colors
  }

  /// The page.
  package var html: String {
    DecisionPage(
      title: title, summary: summary,
      styles: [PageStyles.text + "\n" + DecisionControls.styles, variables],
      scripts: derivation.colors.isEmpty
        ? [PageBehavior.text] : [PageBehavior.text, DecisionControls.script],
      main: (derivation.colors.isEmpty ? "" : controls)
        + order.compactMap(section).joined(separator: "\n")
    ).html
  }

  private var controls: String {
    DecisionControls.form(for: derivation.colors, of: project)
  }

  /// The places of the catalogs, those with colors first.
  private var order: [Int] {
    let withColors = Set(derivation.colors.map(\.catalog))
    let places = derivation.catalogs.indices
    return places.filter(withColors.contains) + places.filter { !withColors.contains($0) }
  }

  private var summary: String {
    let derived = derivation.colors.reduce(0) { sum, color in
      sum + color.values.values.count { !$0.isGiven }
    }
    return """
      \(Count.text(derived, "derived value")), chosen to keep \
      \(Count.text(derivation.pairs.count, "pair")) of text and \
      background legible. Accept or lock colors, or change them with the sliders. Save your \
      decisions as a file: chiaro derive --decisions writes them into the catalog.
      """
  }

  // MARK: Variables

  private var variables: String {
    var lines: [String] = []
    for (index, color) in derivation.colors.enumerated() {
      for appearance in AuditAppearance.reported {
        guard let shown = color.color(appearance) else { continue }
        lines.append("\(Self.variable(index, appearance)):\(shown.cssText(decimals: 4))")
      }
    }
    for place in derivation.catalogs.indices {
      for (index, backdrop) in systemColors[place, default: []].enumerated() {
        for appearance in AuditAppearance.reported {
          let color = backdrop.color(appearance).cssText(decimals: 4)
          lines.append("--s\(place)-\(index)-\(appearance.slug):\(color)")
        }
      }
    }
    return ":root{\(lines.joined(separator: ";\n"))}\n" + rules
  }

  private static func variable(_ index: Int, _ appearance: AuditAppearance) -> String {
    "--c\(index)-\(appearance.slug)"
  }

  /// The classes that show the variables; attributes with styles are not allowed on the page.
  private var rules: String {
    var rules: [String] = []
    for index in derivation.colors.indices {
      for appearance in AuditAppearance.reported {
        let name = Self.variable(index, appearance)
        let suffix = "\(index).\(appearance.slug)"
        rules.append(".t\(suffix){color:var(\(name))}.g\(suffix){background:var(\(name))}")
      }
    }
    for place in derivation.catalogs.indices {
      for index in systemColors[place, default: []].indices {
        for appearance in AuditAppearance.reported {
          let name = "--s\(place)-\(index)-\(appearance.slug)"
          rules.append(
            ".s\(place)-\(index).\(appearance.slug){background-color:var(\(name))}"
              + ".l\(place)-\(index).\(appearance.slug){color:var(\(name))}")
        }
      }
    }
    return rules.joined(separator: "\n")
  }

  // MARK: Sections

  /// The section of a catalog; nil for one without colors and pictures.
  private func section(_ place: Int) -> String? {
    let colors = derivation.colors.indices.filter { derivation.colors[$0].catalog == place }
    let pictures = derivation.pictures[place, default: []]
    if colors.isEmpty && pictures.isEmpty { return nil }
    let pairs = ShownPairs(derivation, of: place).rows.map { pair($0, place) }
      .joined(separator: "\n")
    let reasons = ReasonList(colors.map { derivation.colors[$0] })
    let rows = colors.map { row(place, $0, reasons) }.joined(separator: "\n")
    let notes = derivation.failures.filter { $0.catalog == place }
      .map { "<li>\(MarkupText.show($0.words.message))</li>" }.joined()
    return """
      <section><h2>\(MarkupText.show(derivation.catalogs[place].catalog.path))</h2>
      \(notes.isEmpty ? "" : "<ul class=\"notes\">\(notes)</ul>")
      \(pairs.isEmpty ? "" : "<h3>Pairs</h3><div class=\"pairs\">\(pairs)</div>")
      \(rows.isEmpty ? "" : Self.table(of: rows))\(reasons.html)\(Self.show(pictures))</section>
      """
  }

  private static func table(of rows: String) -> String {
    """
    <h3>Colors</h3><div class="scroll"><table><thead><tr><th>Color</th>
    <th>Before: light</th><th>Before: dark</th><th>After: light</th><th>After: dark</th>
    <th>Elevated</th><th>Dark lightness and decision</th></tr></thead>
    \(rows)
    </table></div>
    """
  }

  /// The pictures for which something is proposed, and how many need nothing.
  private static func show(_ all: [PictureAdvice]) -> String {
    if all.isEmpty { return "" }
    let counts = [PictureAdvice.Kind.follows, .adapts, .stays].compactMap { kind -> String? in
      let count = all.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(words(kind, isOne: count == 1))"
    }
    let sum = counts.isEmpty ? "" : "<p>\(counts.joined(separator: ", ")).</p>"
    let proposals = all.filter { $0.kind == .proposal }.map {
      "<li><b>\(MarkupText.show($0.name))</b> \(MarkupText.show($0.words))</li>"
    }
    return "<h3>Pictures</h3>\(sum)"
      + (proposals.isEmpty ? "" : "<ul>\(proposals.joined())</ul>")
  }

  private static func words(_ kind: PictureAdvice.Kind, isOne: Bool) -> String {
    switch kind {
    case .follows: isOne ? "takes the tint color" : "take the tint color"
    case .adapts: isOne ? "has a dark file" : "have a dark file"
    case .stays: isOne ? "stays as it is" : "stay as they are"
    case .proposal: isOne ? "needs a decision" : "need a decision"
    }
  }

  private func pair(_ row: ShownPairs.Row, _ place: Int) -> String {
    let (text, ground): (String, String)
    switch row.pair.ground {
    case .color(let index): (text, ground) = ("t\(row.pair.text)", "g\(index)")
    case .system(let backdrop):
      (text, ground) = ("t\(row.pair.text)", "s" + systemClass(backdrop, place))
    case .under(let label):
      (text, ground) = ("l" + systemClass(label, place), "g\(row.pair.text)")
    }
    let samples = AuditAppearance.base.map { appearance in
      let ratio = row.ratios[appearance]
      let fails = ratio.map { $0.value < row.pair.demand(in: appearance) - 0.01 } ?? false
      return """
        <div class="sample base s\(place)-0 \(appearance.slug)">\
        <div class="\(ground) \(appearance.slug)">\
        <span class="\(text) \(appearance.slug)" \
        data-need="\(row.pair.demand(in: appearance))">Aa \(MarkupText.show(row.text))\
        <b\(fails ? " class=\"fails\"" : "")>\(ratio.map { "\($0)" } ?? "–")</b></span></div></div>
        """
    }
    return """
      <figure data-colors="\(Self.colors(of: row.pair))"><figcaption>\(MarkupText.show(row.text)) on \(MarkupText.show(row.ground)) \
      <i>\(Self.words(row.pair))</i></figcaption>\(samples.joined())</figure>
      """
  }

  /// The colors of the palette that a pair is about, by their index.
  private static func colors(of pair: LegibilityPair) -> String {
    if case .color(let index) = pair.ground { return "\(pair.text) \(index)" }
    return "\(pair.text)"
  }

  /// The class of a color of the system without its letter: `s` for a ground, `l` for a text.
  private func systemClass(_ color: SystemBackdrops.Backdrop, _ place: Int) -> String {
    let index = systemColors[place]?.firstIndex { $0.name == color.name } ?? 0
    return "\(place)-\(index)"
  }

  private static func words(_ pair: LegibilityPair) -> String {
    switch pair.reason {
    case .declared: "declared"
    case .names: "by their names"
    case .seen:
      pair.place.map { "in \(MarkupText.show(LegibilityPair.words($0)))" } ?? "seen together"
    case .catalog: "a possible pair, the one with the least contrast"
    case .system:
      pair.isRead ? "on the system background where it has the least contrast" : "system text on it"
    }
  }

  private func row(_ place: Int, _ index: Int, _ reasons: ReasonList) -> String {
    let color = derivation.colors[index]
    let cells = [
      cell(place, index, [.light, .lightHigh], isBefore: true),
      cell(place, index, [.dark, .darkHigh], isBefore: true),
      cell(place, index, [.light, .lightHigh], isBefore: false),
      cell(place, index, [.dark, .darkHigh], isBefore: false),
      cell(place, index, [.darkElevated], isBefore: false),
    ]
    let catalog = derivation.catalogs[place].catalog.path
    return """
      <tbody \(DecisionControls.attributes(of: color, index, in: catalog))>\
      <tr><th scope="row">\(MarkupText.show(color.name))\
      <small>\(color.role.role), \(MarkupText.show("\(color.role.source)"))</small></th>\
      \(cells.joined())<td>\(slider(index))\(DecisionControls.choice(for: color))</td></tr>
      <tr class="why"><td colspan="7"><ul>\(reasons.text(of: color))</ul></td></tr></tbody>
      """
  }

  /// The swatches of one column, at normal and at increased contrast.
  private func cell(
    _ place: Int, _ index: Int, _ appearances: [AuditAppearance], isBefore: Bool
  ) -> String {
    let color = derivation.colors[index]
    let swatches = appearances.map { appearance -> String in
      let source = isBefore ? color.given(appearance) : appearance
      let isNew = !isBefore && color.values[appearance]?.isGiven == false
      let hex = source.flatMap { color.color($0)?.hexText } ?? "–"
      let kind = appearances.count == 1 ? "" : appearance.contrast == .high ? "hc" : "nc"
      return """
        <span class="swatch s\(place)-0 \(appearance.slug) \(kind)\(isNew ? " new" : "")">\
        <i class="g\(index) \((source ?? .light).slug)"></i>\
        <code>\(hex)</code></span>
        """
    }
    return "<td>\(swatches.joined())</td>"
  }

  /// A slider for the lightness in dark; nothing for a value that a person chose.
  private func slider(_ index: Int) -> String {
    let color = derivation.colors[index]
    guard let value = color.values[.dark], !value.isGiven else { return "set by hand" }
    return PageBehavior.slider(
      of: color.name, in: "dark", setting: Self.variable(index, .dark), from: value.color)
  }
}

extension PaletteColor {
  /// The appearance whose given value a lookup shows in an appearance, before anything is derived.
  fileprivate func given(_ appearance: AuditAppearance) -> AuditAppearance? {
    let order: [AuditAppearance] =
      appearance.style == .dark ? [appearance, .dark, .light] : [appearance, .light]
    return order.first { values[$0]?.isGiven == true }
  }
}
