// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Web pages of the bundle that are always light.
enum PageWithoutColorScheme: SourceRule {
  static let description = RuleDescription(
    "Page without a color scheme", .staysLight, guess: 0.4,
    summary: "A web page or style sheet of the app has no dark variant.",
    reason: """
      A web view shows a page without `color-scheme` and `prefers-color-scheme` as dark text on \
      white, even inside of a dark app (Supporting Dark Mode in your interface; WebKit, “Dark Mode \
      Support in WebKit”).
      """,
    help: """
      Add `:root { color-scheme: light dark; }`, and put your own dark colors into `@media \
      (prefers-color-scheme: dark) { … }`.
      """,
    sources: [.supportingDarkMode, .webKit])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    checkTexts(file, &report)
    guard let page = file.page, !file.isForWatch, !page.isPage || !page.isEmpty,
      !isOfOthers(file.path)
    else { return }
    if page.hasScheme { return checkAdapted(file, page, &report) }
    // Style sheets of one folder are used together, or one instead of the other.
    if !page.isPage && project.foldersForDark.contains(Path.parent(file.path)) { return }
    var site = Site()
    site.object = Path.lastComponent(file.path)
    if let line = page.firstColor {
      // People choose a theme with its colors.
      if page.isDarkPalette { return }
      // A sheet for parts of a page, such as links or films, leaves text and ground to another.
      if !page.isPage && !page.stylesText { return }
      if page.isWholePalette && file.path.lowercased().contains("theme") { return }
      site.line = line
      let words =
        "Stays light in dark: fixed colors, but neither color-scheme nor prefers-color-scheme"
      report.add(site, words, appearance: "dark", causes: causes(words, file))
    } else if page.isBlackOnWhite {
      let words = "The page stays black on white in dark, because it has no color-scheme"
      report.add(
        site, words, appearance: "dark", causes: causes(words, file), fix: page.declaration?.fix)
    }
  }

  /// Light grounds of a style sheet that adapts otherwise.
  private static func checkAdapted(
    _ file: FileFacts, _ page: PageFacts, _ report: inout SourceReport
  ) {
    guard let line = page.lightInDark.first else { return }
    var site = Site(line: line)
    site.object = Path.lastComponent(file.path)
    let words = "Stays light in dark: no CSS rule for dark changes this background"
    report.add(
      site, words, appearance: "dark",
      related: page.lightInDark.dropFirst().prefix(40).map {
        SourceLocation(file: file.path, line: $0, column: 1)
      }, causes: causes(words, file))
  }

  /// Pages that stand in the code that shows them.
  private static func checkTexts(_ file: FileFacts, _ report: inout SourceReport) {
    let pages = file.observed(.page, .coloredPage)
    guard file.pages.areLoaded, !file.pages.mentionScheme, !file.isForWatch,
      let page = pages.first
    else { return }
    let hasColors = pages.contains { $0.kind == .coloredPage }
    let words =
      hasColors
      ? "Stays light in dark: the page in this string has fixed colors and no color-scheme"
      : "Stays black on white in dark: the page in this string has no color-scheme"
    report.add(page.site, words, appearance: "dark", causes: causes(words, file))
  }

  /// What is the same in the copies of a page for other languages, and in the pages beside it;
  /// those that lie in a folder each are beside each other too.
  private static func causes(_ words: String, _ file: FileFacts) -> [Cause] {
    let folder = Path.parent(Path.parent(file.path))
    return [Cause(.crowdedFolder, folder, words)]
      + (Path.withoutLanguage(file.path).map { [Cause(.translatedPage, $0, words)] } ?? [])
  }

  /// Libraries of others, which no maintainer repairs.
  private static func isOfOthers(_ path: String) -> Bool {
    let name = path.lowercased()
    // Paper is white, and a theme of one style is chosen by somebody.
    if StyleWords.namesStyle(Path.lastComponent(path)) || name.contains("print") { return true }
    // What explains or tests the project is not shown by it.
    let folders = Path.components(Path.parent(name)).map(String.init)
    let others: Set = [
      "doc", "docs", "documentation", "screenshots", "test files", "gtk", "desktop", "android",
      "server", "website", "windows", "linux", "site", "gh-pages", "lib", "libs",
      "man", "example", "examples",
    ]
    if folders.contains(where: others.contains) || folders.first == "web" { return true }
    let wordsOfFolders = folders.flatMap { $0.split { !$0.isLetter } }
    if wordsOfFolders.contains(where: { $0 == "test" || $0 == "tests" }) { return true }
    // What lies beside the project, and the notes of its versions, are for a site.
    let stem = Path.stem(Path.lastComponent(name))
    if folders.isEmpty && Self.besideProject.contains(stem) {
      return true
    }
    let letters = stem.filter(\.isLetter)
    if Self.ofVersions.contains(letters) { return true }
    if folders.contains(where: ["release", "releases"].contains) { return true }
    if folders.contains(where: { $0.hasPrefix("release-") || $0.hasPrefix("appcast") }) {
      return true
    }
    let words = StyleWords.words(of: Path.stem(Path.lastComponent(path)))
    let ends = [words.first, words.last].compactMap(\.self)
    if ends.contains(where: ["test", "tests"].contains) { return true }
    return [
      ".min.", "chrome", "firefox", "bootstrap", "jquery", "normalize",
      "node_modules", "katex", "vendor", "docs/",
      "fastlane/", "performance/", "scripts/", "tools/",
    ]
    .contains { name.contains($0) }
  }

  /// What tells of versions, by its name without separators, wherever it lies; licenses inside an
  /// app are shown by it.
  private static let ofVersions: Set = ["releasenotes", "changelog"]

  /// Pages beside a project that its site shows, or that tell of its versions.
  private static let besideProject: Set = [
    "docs", "index", "styles", "landing", "site", "notes", "changelog", "changes", "releasenotes",
    "readme", "license", "licence", "privacy",
  ]

  static let examples: [SourceExample] = [
    SourceExample(
      "a page with colors",
      """
      <html><head><style>
      body { color: #333; }  /* ← */
      h1 { background-color: white; }
      </style></head><body><p>Help</p></body></html>
      """, path: "help.html"),
    SourceExample(
      "a page without colors, which a web view shows as dark text on white",
      "<html><body><p>Help</p></body></html> <!-- ← -->", path: "help.html"),
    SourceExample(
      "a style sheet with a white background",
      "p { margin: 0; background : #FFF } /* ← */", path: "a.css"),
    SourceExample(
      "the page declares both schemes",
      "<meta name=\"color-scheme\" content=\"light dark\"><p style=\"color: #333\">a</p>",
      path: "a.html"),
    SourceExample(
      "the style sheet has colors for dark",
      """
      p { color: #333 }
      @media (prefers-color-scheme: dark) { p { color: #CCC } }
      """, path: "a.css"),
    SourceExample(
      "a page in a string",
      """
      class A: UIViewController {
        let page = "<html><body>"  // ←
        func show() { webView.loadHTMLString(page + text, baseURL: nil) }
      }
      """),
    SourceExample(
      "the page in the string declares both schemes",
      """
      class A: UIViewController {
        let page = "<html><style>:root { color-scheme: light dark }</style><body>"
        func show() { webView.loadHTMLString(page + text, baseURL: nil) }
      }
      """),
    SourceExample(
      "the page's background is transparent",
      """
      class A: UIViewController {
        let page = \"\"\"
          <html><style>body { background: transparent; }</style><body><svg>
          \"\"\"
        func show() { webView.loadHTMLString(page, baseURL: nil) }
      }
      """),
    SourceExample(
      "a page with a head, but without a color scheme",
      "<html><head><title>a</title></head><body><p>Help</p></body></html> <!-- ← -->",
      path: "help.html"),
    SourceExample(
      "a style sheet for a whole page, without colors",
      "body { margin: 0 } /* ← */", path: "a.css"),
    SourceExample(
      "the page adapts, but one light background has no dark form",
      """
      p { color: #333; background: #FFF }
      .note {  /* ← */
        background: #CCC;
      }
      @media (prefers-color-scheme: dark) { p { color: #CCC; background: #000 } }
      @media print { .paper { background: white } }
      """, path: "a.css"),
    SourceExample(
      "the body has colors for dark",
      """
      <html><head><style>
      body { color: #333; background: white; }
      @media (prefers-color-scheme: dark) { body { color: white; background: #333 } }
      </style></head><body><p>Help</p></body></html>
      """, path: "help.html"),
    SourceExample(
      "the style sheet is in a folder for documentation, `doc`",
      "p { color: #333 }", path: "doc/a.css"),
    SourceExample(
      "the style sheet is for another platform, in `gtk`", "p { color: #333 }", path: "gtk/a.css"),
    SourceExample(
      "the style sheet belongs to a library, in `lib`", "p { color: #333 }", path: "lib/a.css"),
    SourceExample(
      "the style sheet belongs to the project's web site, in `gh-pages`",
      "p { color: #333 }", path: "gh-pages/a.css"),
    SourceExample(
      "the name `a-test.html` says that the page is for experiments",
      "<p style=\"color: #333\">a</p>", path: "a-test.html"),
    SourceExample(
      "a page named `latest.html`, which is not a test",
      """
      <html><head><style>
      body { color: #333; }  /* ← */
      </style></head><body><p>News</p></body></html>
      """, path: "latest.html"),
    SourceExample(
      "code puts the color into the page",
      """
      class A: UIViewController {
        func page() -> String { "<html><style>p { color:#%@; }</style><body>" }
        func show() { webView.loadHTMLString(page(), baseURL: nil) }
      }
      """),
    SourceExample(
      "the page is dark by design",
      "<html><style>body { background: #1c1c1e; color: #fff }</style><body><p>a</p></body></html>",
      path: "help.html"),
    SourceExample(
      "the page only leads to another one",
      """
      <html><head><link rel="canonical" href="de"/>
      <meta http-equiv="refresh" content="0; url=de" /></head></html>
      """, path: "index.html"),
    SourceExample(
      "the page is in a folder of tests", "<html><body><p>a</p></body></html>",
      path: "Test Collections/report.html"),
    SourceExample(
      "another program fills the page", "<?nextrec?>\n<html><body><p>a</p></body></html>",
      path: "App/posts.html"),
    SourceExample(
      "an XHTML page in `Contests`, a folder that is not for tests",
      "<?xml version=\"1.0\"?><html><body><p>Latest</p></body></html> <!-- ← -->",
      path: "App/Contests/page.html"),
    SourceExample(
      "the name says that these are release notes", "<html><body><p>2.0</p></body></html>",
      path: "App/Release-Notes.html"),
    SourceExample(
      "a license in a folder of the app",
      "<html><body><p>MIT</p></body></html> <!-- ← -->", path: "App/LICENSE.html"),
    SourceExample(
      "the name `print.css` says that the style sheet is for paper",
      "p { color: #333 }", path: "print.css"),
    SourceExample(
      "the name `theme-dark.css` says that it is for one style",
      "p { color: #EEE }", path: "theme-dark.css"),
    SourceExample(
      "the file is a part of a page, not a whole one", "<p>[[title]]</p>", path: "template.html"),
    SourceExample(
      "the style sheet sets no color", "p { margin: 0; border-color: inherit }", path: "a.css"),
  ]
}
