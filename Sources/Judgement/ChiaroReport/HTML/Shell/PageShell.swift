// SPDX-License-Identifier: MIT

/// The frame of a page: its head, with the content security policy, and its scripts.
struct PageShell {
  let title: String
  let version: String

  /// Returns the whole page; styles and scripts must not contain `</style` or `</script`.
  ///
  /// - Parameters:
  ///   - styles: the texts of the styles
  ///   - body: what stands in the body
  ///   - script: the script that runs after the body was parsed
  ///   - pictures: where pictures may come from; embedded ones by default
  /// - Returns: the page
  func html(
    styles: [String], body: String, script: String = PageScript.text, pictures: String = "data:"
  ) -> String {
    let scripts = [PageScript.early, script]
    let policy = ContentPolicy.text(styles: styles, scripts: scripts, pictures: pictures)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="chiaro \(MarkupText.show(version))">
      <title>\(MarkupText.show(title))</title>
      <link rel="icon" href="\(PageIcon.address)">
      \(styles.map { "<style>\($0)</style>" }.joined(separator: "\n"))
      <script>\(scripts[0])</script>
      </head>
      <body>
      \(body)
      <script>\(scripts[1])</script>
      </body>
      </html>

      """
  }
}

/// The icon of the project: a disc, half in light and half in shadow.
enum PageIcon {
  /// The icon as inline SVG, in the colors of its surroundings.
  static let html = """
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">\
    <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" stroke-width="1.5"/>\
    <path d="M8 1a7 7 0 0 1 0 14z" fill="currentColor"/></svg>
    """

  /// The icon as a data URL.
  static let address =
    "data:image/svg+xml;base64,"
    + Base64.encode(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\
        <circle cx="8" cy="8" r="7.5" fill="#fff"/><path d="M8 .5a7.5 7.5 0 0 1 0 15z"/>\
        <circle cx="8" cy="8" r="7" fill="none" stroke="#888"/></svg>
        """.utf8))
}
