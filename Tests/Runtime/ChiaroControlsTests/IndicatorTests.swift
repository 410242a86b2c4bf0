// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Scroll indicators, spinners and web pages: S186 to S188, S192.
@MainActor
@Suite("Indicators")
struct IndicatorTests {
  let test = TestScreen()

  /// Whether the last color is light, in light and in dark.
  private func lightness() -> [Bool] {
    [UserInterfaceStyle.light, .dark].map { style in
      test.switchStyle(to: style)
      return (test.window.displayList.colors.last?.relativeLuminance ?? 0.5) > 0.5
    }
  }

  @Test(
    "S186: scroll indicators are dark in light and light in dark, unless one was chosen",
    arguments: [
      (ScrollView.IndicatorStyle.default, 0, [false, true]), (.black, 1, [false, false]),
      (.white, 2, [true, true]),
    ])
  func scrollIndicator(_ style: ScrollView.IndicatorStyle, _ value: Int, _ isLight: [Bool]) {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    #expect(view.indicatorStyle == .default)
    view.indicatorStyle = style
    test.root.view.addSubview(view)
    #expect(style.rawValue == value)
    #expect(lightness() == isLight)
  }

  @Test("what is scrolled moves up, and the indicator stays in sight")
  func scrolling() {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 200)
    let content = View(frame: CGRect(x: 0, y: 120, width: 50, height: 10))
    content.backgroundColor = .red
    view.addSubview(content)
    test.root.view.addSubview(view)
    view.contentOffset.y = 100
    #expect(
      test.window.displayList.lines(of: "fill") == [
        "fill 0 20 50 10 #FF0000", "fill 94 50 3 47 r1.5 #00000059",
      ])
  }

  @Test("a spinner turns once a second in a window that advances, unless motion is reduced")
  func turning() {
    let spinner = ActivityIndicator()
    spinner.startAnimating()
    #expect(!test.window.advance(to: 0))
    test.root.view.addSubview(spinner)
    let still = test.window.displayList
    #expect(test.window.displayList == still && spinner.phase == 0)
    let phases = [0.0, 0.1, 0.13, 0.5, 0.99, 1].map { time in
      #expect(test.window.advance(to: time))
      return spinner.phase
    }
    #expect(phases == [0, 0, 1, 4, 7, 0])
    #expect(test.window.advance(to: 1.3) && test.window.displayList != still)
    test.change { $0[TraitReduceMotion.self] = true }
    #expect(!test.window.advance(to: 1.8) && spinner.phase == 2)
    test.change { $0[TraitReduceMotion.self] = false }
    #expect(test.window.advance(to: 1.8) && spinner.phase == 6)
    spinner.stopAnimating()
    #expect(!test.window.advance(to: 2))
    spinner.startAnimating()
    spinner.removeFromSuperview()
    #expect(!test.window.advance(to: 3))
  }

  @Test("S187: medium and large adapt, the three older styles are fixed")
  func spinnerStyles() {
    let styles = ActivityIndicator.Style.allCases
    #expect(styles.map(\.rawValue) == [0, 1, 2, 100, 101])
    #expect(styles.map(\.isDeprecated) == [true, true, true, false, false])
    #expect(ActivityIndicator().style == .medium)
    #expect(
      styles.map { ActivityIndicator(style: $0).color.isDynamic } == [
        false, false, false, true, true,
      ])
  }

  @Test("S188: the gray adapts, white stays white, and nil restores the gray")
  func spinnerColor() {
    let spinner = ActivityIndicator()
    spinner.startAnimating()
    test.root.view.addSubview(spinner)
    #expect(lightness() == [false, true])
    spinner.color = .white
    #expect(lightness() == [true, true])
    spinner.color = nil
    #expect(lightness() == [false, true])
    spinner.stopAnimating()
    #expect(test.window.displayList.commands == [])
  }

  @Test(
    "S192: a page is light unless it says that it supports dark",
    arguments: [
      ("<p>", false), ("<meta name=\"color-scheme\" content=\"light dark\">", true),
      ("<META content='dark light' NAME='color-scheme'>", true),
      ("<meta name=\"color-scheme\" content=\"light\">", false),
      ("<style>:root { margin: 0; color-scheme: light dark; }</style>", true),
      ("<style>p { color-scheme: dark }</style>", false),
      ("<meta name=\"viewport\" content=\"dark\">", false),
    ])
  func webPage(_ html: String, _ supportsDark: Bool) {
    let view = WebView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.html = html
    test.root.view.addSubview(view)
    #expect(lightness() == [true, !supportsDark])
    #expect(view.page.isDark == supportsDark && view.page.prefersDark)
    test.switchStyle(to: .light)
    #expect(!view.page.isDark && !view.page.prefersDark)
    guard case .object(let shown) = test.window.displayedImages.first else {
      Issue.record("the host is not given the page")
      return
    }
    #expect((shown as? WebPage)?.html == html)
  }

  @Test("a page that supports dark alone is dark everywhere")
  func darkPage() {
    let scheme = WebColorScheme(html: "<meta name=\"color-scheme\" content=\"dark\">")
    #expect(scheme == WebColorScheme(supportsLight: false, supportsDark: true))
    #expect(scheme.used(for: .light) == .dark)
  }
}
