// SPDX-License-Identifier: MIT

import ChiaroColor

/// The body of a page of review: its controls, and the screens by their files.
struct ReviewBody {
  let page: ReviewPage

  var html: String {
    """
    <a class="skip" href="#screens">Skip to the screens</a>
    <header>
    <h1>\(MarkupText.show(page.title))</h1>
    <p class="quiet">\(MarkupText.show(page.summary))</p>
    \(controls)
    </header>
    <main id="screens" tabindex="-1">
    \(sections)<p class="quiet nothing" id="nothing" hidden>No screen matches.</p>
    </main>
    """
  }

  // MARK: Controls

  private var controls: String {
    """
    <form class="scripted" id="filters" role="search">
    <label>Search <input id="search" type="search" autocomplete="off" \
    placeholder="name, class or file"></label>
    \(filters)<label>View <select id="view"><option value="beside">Side by side</option>\
    <option value="over">One over the other</option></select></label>
    <label>Zoom <input id="zoom" type="range" min="25" max="200" step="5" value="100">\
    <output id="zoomed" for="zoom">100 %</output></label>
    <p class="quiet" role="status"><output id="count">\(page.screens.count)</output> of \
    \(page.screens.count) shown</p>
    </form>
    """
  }

  /// A choice for each mark that some screen has.
  private var filters: String {
    page.marks.map { mark in
      let count = page.screens.count { $0.marks.contains(mark) }
      if count == 0 { return "" }
      return """
        <label>\(MarkupText.show(mark.label)) (\(count)) <select data-mark="\(mark.id)">\
        <option value="">shown</option><option value="only">only these</option>\
        <option value="without">hidden</option></select></label>

        """
    }.joined()
  }

  // MARK: Screens

  private var sections: String {
    var html = ""
    var file: String?
    for screen in page.screens {
      if screen.file != file {
        html += file == nil ? "" : "</section>\n"
        html += "<section><h2>\(MarkupText.showPath(screen.file))</h2>\n"
        file = screen.file
      }
      html += figure(screen)
    }
    return file == nil ? html : html + "</section>\n"
  }

  private func figure(_ screen: ReviewPage.Screen) -> String {
    let marks = screen.marks.map(\.id).joined(separator: " ")
    let tags = screen.marks.map { "<span class=\"tag\">\(MarkupText.show($0.label))</span>" }
    let shots = screen.pairs.enumerated().map { index, pair in
      "<div class=\"pair\">\(shot(pair.left, screen, index))\(shot(pair.right, screen, index))"
        + (index == 0 && pair.left != nil && pair.right != nil ? Self.divider : "") + "</div>\n"
    }
    return """
      <figure data-marks="\(marks)"><figcaption><h3>\(MarkupText.showHeading(screen.name))</h3> \
      <span class="quiet">\(MarkupText.show(screen.detail))</span> \(tags.joined(separator: " "))\
      </figcaption>
      <div class="pairs">\(shots.joined())</div>
      \(findings(screen))</figure>

      """
  }

  /// What moves the edge between two pictures that lie over each other.
  private static let divider = """
    <input class="divider scripted" type="range" min="0" max="100" value="50" aria-label="How much \
    of the left picture is visible">
    """

  private func shot(
    _ shot: ReviewPage.Shot?, _ screen: ReviewPage.Screen, _ index: Int
  ) -> String {
    guard let shot else { return "<div class=\"shot none\"></div>" }
    let (width, height) = Self.pixels(screen)
    let address = MarkupText.escape(URIText.path(shot.path))
    let label = MarkupText.show(shot.label)
    return """
      <div class="shot\(shot.isDark ? " dark" : "")"><a href="\(address)">\
      <img src="\(address)" alt="\(MarkupText.show(screen.name)), \(label)" loading="lazy" \
      width="\(width)" height="\(height)">\(index == 0 ? places(screen) : "")</a>\
      <p class="label">\(label)</p></div>
      """
  }

  /// The size of a screen in whole points.
  private static func pixels(_ screen: ReviewPage.Screen) -> (width: Int, height: Int) {
    (Int(saturating: screen.size.width.rounded()), Int(saturating: screen.size.height.rounded()))
  }

  /// The places of findings, as frames over a picture.
  private func places(_ screen: ReviewPage.Screen) -> String {
    let frames = screen.findings.enumerated().compactMap { number, finding -> String? in
      guard let frame = finding.frame else { return nil }
      let values = frame.map { Int(saturating: max(-1e6, min(1e6, $0)).rounded()) }
      return """
        <rect class="\(finding.severity.className)" data-finding="\(number)" x="\(values[0])" \
        y="\(values[1])" width="\(max(1, values[2]))" height="\(max(1, values[3]))"/>
        """
    }
    if frames.isEmpty { return "" }
    let (width, height) = Self.pixels(screen)
    return "<svg class=\"places\" viewBox=\"0 0 \(max(1, width)) \(max(1, height))\" "
      + "aria-hidden=\"true\">\(frames.joined())</svg>"
  }

  private func findings(_ screen: ReviewPage.Screen) -> String {
    let items = screen.findings.enumerated().map { number, finding in
      """
      <li class="\(finding.severity.className)" data-finding="\(number)" tabindex="0">\
      <b>\(MarkupText.showProse(finding.title))</b> \(MarkupText.showProse(finding.message))</li>

      """
    }
    return items.isEmpty ? "" : "<ul class=\"found\">\n\(items.joined())</ul>\n"
  }
}
