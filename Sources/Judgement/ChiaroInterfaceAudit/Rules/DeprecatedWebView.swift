// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Web views of before WebKit, whose pages never learn of the style.
enum DeprecatedWebView: InterfaceRule {
  static let description = RuleDescription(
    "Web view older than WKWebView", .upkeep, guess: 0.6,
    summary: "A storyboard or xib has a UIWebView, or a WebView for the Mac.",
    reason: """
      Pages in a UIWebView do not get `prefers-color-scheme`, so they stay light. App Store \
      Connect rejects apps that contain a UIWebView (App Review Guidelines, ITMS-90809).
      """,
    help: "Use WKWebView, and give the page a `color-scheme`.",
    considering: [ObjectConsiderations.mac],
    sources: [.appReview])

  static let isAboutColors = false

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard let root = file.document.root else { return }
    for element in root.descendants where element.isNamed("webView") && !isOfWebKit(element, file) {
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: element), role: "",
          lead: "Deprecated web view",
          words: file.isMac ? "use WKWebView" : "its pages cannot follow the style; use WKWebView",
          // A Mac's tells its pages of the dark.
          considerations: file.isMac ? [ObjectConsiderations.mac] : [], isOfFile: true,
          cause: element.name))
    }
  }

  /// Whether the element's class is one of WebKit's after all.
  private static func isOfWebKit(_ element: InterfaceElement, _ file: InterfaceSubject) -> Bool {
    element[attribute: "customClass"].map { file.code.inherits($0, from: "WKWebView") } ?? false
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a UIWebView",
      """
      <webView id="w"/> <!-- ← -->
      """),
    InterfaceExample("a WKWebView", "<wkWebView id=\"w\"/>"),
  ]
}
