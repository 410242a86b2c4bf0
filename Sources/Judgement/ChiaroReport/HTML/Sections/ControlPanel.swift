// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The control panel of a page, with its contents, display options and filters.
///
/// On narrow screens it is a popover, which opens, closes and reacts to Escape without a script.
/// Display options are radio buttons that only style sheets read. The filters need the script and
/// are hidden without it.
enum ControlPanel {
  static func html(_ page: ReportPage) -> String {
    """
    <aside id="panel" popover aria-label="Contents, view and filters">
    <div class="top"><p class="brand">\(PageIcon.html) chiaro</p>
    <button type="button" popovertarget="panel" popovertargetaction="hide">Close</button></div>
    \(contents(page))\(filters(page))\(view(page))</aside>
    """
  }

  private static func contents(_ page: ReportPage) -> String {
    let report = page.report
    let catalogs = report.catalogs.enumerated().map { number, catalog in
      link(
        "catalog-\(number)", page.catalogLabels[number], catalog.colors.count + catalog.images.count
      )
    }
    let screens = report.screens.isEmpty ? "" : link("screens", "Screens", report.screens.count)
    let odd =
      report.diagnostics.isEmpty
      ? "" : link("diagnostics", "Problems in reading files", report.diagnostics.count)
    return """
      <nav aria-label="Contents"><ul>
      <li><a href="#overview">Overview</a></li>
      \(screens)\(catalogs.joined())\(link("findings", "Findings", report.findings.count))\(odd)</ul></nav>

      """
  }

  private static func link(_ id: String, _ words: String, _ count: Int) -> String {
    "<li><a href=\"#\(id)\">\(MarkupText.showPath(words)) <span>\(count)</span></a></li>\n"
  }

  // MARK: View

  private static func view(_ page: ReportPage) -> String {
    let visions = PaintTable.visions.map { vision in
      Option(id: vision.name, title: vision.title, key: vision.deficiency?.rawValue ?? "")
    }
    let themes = ["Auto", "Light", "Dark"].map { Option(id: $0.lowercased(), title: $0) }
    return """
      <div class="view" role="group" aria-label="View">
      \(choice("Appearance", "appearance", appearances(page)))\
      \(choice("Color vision", "vision", visions))\(choice("Theme of this page", "theme", themes))\
      </div>

      """
  }

  private struct Option {
    var id: String
    var title: String
    /// A small picture before the title, as HTML; empty for none.
    var picture = ""
    /// The option's key in the page's address; empty for the default option.
    var key = ""
  }

  private static func appearances(_ page: ReportPage) -> [Option] {
    let names = page.appearances.names.enumerated().map { place, name in
      let sheet = page.appearances.sheets.first { $0.name == name }
      let sheetClass = sheet.map(page.appearances.className) ?? ""
      return Option(
        id: "\(place + 1)", title: name.capitalizedFirst,
        picture: "<i class=\"\(sheetClass)\"></i>", key: name)
    }
    return names.isEmpty ? [] : [Option(id: "0", title: "All", picture: "<i></i>")] + names
  }

  private static func choice(
    _ title: String, _ group: String, _ options: [Option]
  ) -> String {
    if options.isEmpty { return "" }
    let buttons = options.enumerated().map { place, option in
      "<label><input type=\"radio\" name=\"\(group)\" id=\"\(group)-\(option.id)\""
        + " value=\"\(MarkupText.show(option.key))\"\(place == 0 ? " checked" : "")"
        + " autocomplete=\"off\">"
        + "<span>\(option.picture)\(MarkupText.show(option.title))</span></label>"
    }
    return "<fieldset class=\"\(group)\"><legend>\(title)</legend>\(buttons.joined())</fieldset>\n"
  }

  // MARK: Filters

  private static func filters(_ page: ReportPage) -> String {
    let rules = page.groups.map { (key: $0.rule.id, title: $0.rule.title) }
    let catalogs = zip(page.report.catalogs, page.catalogLabels).map { (key: $0.path, title: $1) }
    let summary = page.report.summary
    return """
      <form class="scripted" id="filters" role="search" aria-label="Filters" autocomplete="off">
      <label class="search">Search by name
      <input type="search" id="search" placeholder="Name" spellcheck="false"></label>
      <fieldset class="severity"><legend>Severity</legend>
      \(severity(.error, summary.errors))\(severity(.warning, summary.warnings))\
      \(severity(.note, summary.notes))\(severity(.hint, summary.hints))</fieldset>
      \(menu("Rule", "rule", "All rules", rules))\(menu("Catalog", "catalog", "All catalogs", catalogs))\
      <label class="check"><input type="checkbox" id="only"> <span>With findings only</span></label>
      <p class="result"><output id="result" role="status"></output> \
      <button type="reset">Show everything</button></p>
      </form>

      """
  }

  private static func severity(_ severity: Severity, _ count: Int) -> String {
    "<label class=\"check \(severity.className)\"><input type=\"checkbox\" "
      + "id=\"severity-\(severity.className)\" checked> <span>\(severity.title)s</span> "
      + "<small>\(count)</small></label>\n"
  }

  private static func menu(
    _ title: String, _ id: String, _ all: String, _ options: [(key: String, title: String)]
  ) -> String {
    if options.isEmpty { return "" }
    let items = options.enumerated().map { number, option in
      "<option value=\"\(number)\" data-key=\"\(MarkupText.show(option.key))\">"
        + "\(MarkupText.show(option.title))</option>"
    }
    return "<label class=\"menu\">\(title) <select id=\"\(id)\"><option value=\"\">\(all)</option>"
      + "\(items.joined())</select></label>\n"
  }
}
