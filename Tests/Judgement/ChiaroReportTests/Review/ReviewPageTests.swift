// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

@Suite("Page of review")
struct ReviewPageTests {
  private static let cell = ReviewPage.Mark(id: "cell", label: "Cell")
  private static let empty = ReviewPage.Mark(id: "empty", label: "Empty")

  private func page(_ screens: [ReviewPage.Screen]) -> String {
    ReviewPage(
      title: "Screens", summary: "Some.", version: "1", marks: [Self.cell, Self.empty],
      screens: screens
    ).html
  }

  private func screen(
    _ name: String = "Home", file: String = "Main.storyboard", marks: [ReviewPage.Mark] = [],
    pairs: [ReviewPage.Pair]? = nil, findings: [ReviewPage.Finding] = []
  ) -> ReviewPage.Screen {
    ReviewPage.Screen(
      name: name, detail: "UIViewController", file: file, size: (375, 667), marks: marks,
      pairs: pairs ?? [
        ReviewPage.Pair(
          left: ReviewPage.Shot(label: "Light", isDark: false, path: "screens/a b-light.png"),
          right: ReviewPage.Shot(label: "Dark", isDark: true, path: "screens/a b-dark.png"))
      ], findings: findings)
  }

  @Test("pictures have the size of their screen, their label, their ground and their address")
  func pictures() {
    let html = page([screen()])
    for part in [
      "src=\"screens/a%20b-light.png\"", "src=\"screens/a%20b-dark.png\"", "class=\"shot dark\"",
      "width=\"375\" height=\"667\"", "<p class=\"label\">Dark</p>", "class=\"divider scripted\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test("a picture without a counterpart stands alone and has no slider")
  func alone() {
    let shot = ReviewPage.Shot(label: "Dark, before", isDark: true, path: "a.png")
    let html = page([screen(pairs: [ReviewPage.Pair(left: nil, right: shot)])])
    #expect(html.contains("class=\"shot none\"") && !html.contains("class=\"divider scripted\""))
  }

  @Test(
    "a filter is there for each mark that some screen has, with their number",
    arguments: [([], false, false), ([cell], true, false), ([cell, empty], true, true)]
      as [([ReviewPage.Mark], Bool, Bool)])
  func filters(_ marks: [ReviewPage.Mark], _ hasCell: Bool, _ hasEmpty: Bool) {
    let html = page([screen(marks: marks), screen("Other", marks: marks)])
    #expect(html.contains("Cell (2)") == hasCell)
    #expect(html.contains("Empty (2)") == hasEmpty)
    #expect(html.contains("<figure data-marks=\"\(marks.map(\.id).joined(separator: " "))\">"))
  }

  @Test("screens of one file stand in one section")
  func sections() {
    let html = page([screen("A"), screen("B"), screen("C", file: "Card.xib")])
    #expect(html.split(separator: "<section>").count == 3)
  }

  @Test("findings have their place on the pictures of the first pair")
  func findings() {
    let found = ReviewPage.Finding(
      severity: .error, title: "Vanishing text", message: "black on black",
      frame: [1.4, 2, 1e300, -5])
    let html = page([screen(findings: [found])])
    #expect(
      html.contains(
        "<rect class=\"e\" data-finding=\"0\" x=\"1\" y=\"2\" width=\"1000000\" height=\"1\"/>"))
    #expect(html.contains("<li class=\"e\" data-finding=\"0\" tabindex=\"0\">"))
    #expect(html.split(separator: "<rect").count == 3)
  }

  @Test(
    "text of a project is text on the page",
    arguments: ["<script>alert(1)</script>", "\" onerror=\"x", "a\u{202E}b", "</style><b>", "'x"])
  func hostile(_ text: String) {
    let found = ReviewPage.Finding(severity: .note, title: text, message: text, frame: nil)
    var hostile = screen(text, file: text, findings: [found])
    hostile.pairs[0].left = ReviewPage.Shot(label: text, isDark: false, path: text)
    let html = page([hostile])
    #expect(!html.contains(text))
    #expect(html.split(separator: "<script>").count == 3)
  }

  @Test("the policy allows the page's own styles and scripts, and pictures that lie beside it")
  func policy() throws {
    let html = page([])
    let policy = ContentPolicy.text(
      styles: [PageStyle.base, ReviewStyle.text], scripts: [PageScript.early, ReviewScript.text],
      pictures: "'self' file: data:")
    #expect(html.contains("content=\"\(policy)\""))
    #expect(!html.contains(" style=\"") && !html.contains(" onclick"))
  }
}
