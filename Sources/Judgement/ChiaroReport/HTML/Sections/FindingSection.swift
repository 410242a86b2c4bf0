// SPDX-License-Identifier: MIT

import ChiaroSource

/// The section with all findings, rule by rule, with the rule's reason and help.
enum FindingSection {
  static func html(_ page: inout ReportPage) -> String {
    if page.groups.isEmpty {
      return """
        <section class="findings" id="findings" aria-labelledby="findings-title">
        <h2 id="findings-title">Findings</h2>
        <p class="quiet">No rule reports a finding.</p>
        </section>

        """
    }
    let groups = page.groups.indices.map { group($0, &page) }
    return """
      <section class="findings" id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      \(groups.joined())</section>

      """
  }

  private static func group(_ number: Int, _ page: inout ReportPage) -> String {
    let group = page.groups[number]
    let chips = group.findings.map { FindingChips.html($0, &page) }
    var items: [String] = []
    var hints: [String] = []
    for (place, chips) in zip(group.findings, chips) {
      let item = item(place, rule: number, chips: chips, &page)
      if page.report.findings[place].severity == .hint {
        hints.append(item)
      } else {
        items.append(item)
      }
    }
    let listClass = chips.allSatisfy(\.isEmpty) ? "list" : "list pictured"
    let words = [("Why", group.rule.reason, "why"), ("What to do", group.rule.help, "help")]
      .filter { !$0.1.isEmpty }
      .map { "<p class=\"\($0.2)\"><b>\($0.0)</b> \(MarkupText.showProse($0.1))</p>\n" }
    let heading = page.anchors.rules[number]
    return """
      <section class="rule" id="rule-\(number)" aria-labelledby="\(heading)">
      <div class="about \(group.worst.className)">
      <h3 id="\(heading)">\(MarkupText.show(group.rule.title)) \
      <span class="count">\(group.findings.count)</span></h3>
      <p class="path">\(name(of: group.rule))</p>
      <p>\(MarkupText.showProse(group.rule.summary))</p>
      \(words.joined())</div>
      <div class="lists">
      \(list(items, listClass))\(folded(hints, listClass))</div>
      </section>

      """
  }

  /// Returns the id of a rule: a link to its page, or with the command that prints it.
  private static func name(of rule: ReportRule) -> String {
    let id = MarkupText.show(rule.id)
    guard let page = rule.page else {
      return "<span title=\"chiaro rules \(id)\">\(id)</span>"
    }
    return "<a href=\"\(MarkupText.show(page))\">\(id)</a>"
  }

  private static func list(_ items: [String], _ listClass: String) -> String {
    items.isEmpty ? "" : "<ol class=\"\(listClass)\">\n\(items.joined())</ol>\n"
  }

  /// Returns hints folded up: they are places that may be worth a look, and many.
  private static func folded(_ hints: [String], _ listClass: String) -> String {
    if hints.isEmpty { return "" }
    return """
      <details class="rest">
      <summary>\(Count.text(hints.count, "hint")) with less certainty</summary>
      \(list(hints, listClass))</details>

      """
  }

  private static func item(
    _ place: Int, rule: Int, chips: String, _ page: inout ReportPage
  ) -> String {
    let finding = page.report.findings[place]
    let owner = page.owners[place]
    let object = MarkupText.showHeading(finding.object)
    let name = owner.map { "<a href=\"#row-\($0.row)\">\(object)</a>" } ?? object
    let fix = finding.fix.map { "<p class=\"fix\">chiaro audit --fix: \(MarkupText.show($0))</p>" }
    let source = finding.snippet.map { "<pre>\(MarkupText.show($0))</pre>" } ?? ""
    let why = finding.judgement.map { "<p class=\"why\">\(MarkupText.show($0.words))</p>" } ?? ""
    let places = ([finding.location] + finding.related).map(placeText)
      .joined(separator: ", ")
    let catalog = owner.map { " data-catalog=\"\($0.catalog)\"" } ?? ""
    let words = FindingText.html(finding.message, &page)
    return "<li class=\"\(finding.severity.className)\" id=\"\(page.anchors.findings[place])\""
      + " data-rule=\"\(rule)\"\(catalog)>\(chips)"
      + "<p><b>\(finding.severity.title)</b> <strong>\(name)</strong>: "
      + "<span class=\"says\">\(words)</span></p>"
      + StyleSides.html(finding) + ScreenCut.html(place, &page)
      + "\(source)\(why)\(fix ?? "")<p class=\"path\">\(places)</p>\(ticket)</li>\n"
  }

  /// The button that copies a finding as a ticket.
  private static let ticket =
    "<button type=\"button\" class=\"ticket scripted\">Copy as ticket</button>"

  private static func placeText(_ location: SourceLocation) -> String {
    "<span>\(MarkupText.showPath(location.description))</span>"
  }
}
