// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// Web views of before WebKit, whose pages never learn of the style.
enum DeprecatedWebView: InterfaceRule {
  static let description = RuleDescription(
    "Web view of before WebKit", .warning,
    summary: "A storyboard or xib has a UIWebView, or a Mac's WebView.",
    reason: """
      Pages in them do not see `prefers-color-scheme` and stay light; App Review refuses apps with \
      UIWebView (App Review Guidelines, ITMS-90809).
      """,
    help: "Use WKWebView, and give the page a `color-scheme`.")

  static let isAboutColors = false

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard let root = file.document.root else { return }
    for element in root.descendants where element.isNamed("webView") {
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: element), role: "",
          words: file.isMac
            ? "a web view of before WebKit, which is deprecated"
            : "a web view of before WebKit, whose pages stay light", confidence: .high,
          // A Mac's tells its pages of the dark.
          severity: file.isMac ? .hint : .warning, appearance: file.isMac ? nil : "dark",
          isOfFile: true,
          cause: element.name))
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "UIWebView",
      """
      <webView id="w"/> <!-- ← -->
      """),
    InterfaceExample("WKWebView", "<wkWebView id=\"w\"/>"),
  ]
}
