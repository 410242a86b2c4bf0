// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Guides, margins, masks and wishes of views.
@Suite("Guides, margins and masks lay views out") @MainActor
struct GuideTableTests {
  private static func fixed(_ id: String, _ width: Int = 40, _ height: Int = 30) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(constraints([".width = \(width)", ".height = \(height)"]))</view>
    """
  }

  /// What of the canvas a controller simulates, and the upper and lower edge of the safe area.
  ///
  /// The screen is 852 points high; bars are 44, tabs 49 and toolbars 44 points high.
  nonisolated private static let bars: [(String, CGFloat, CGFloat)] = [
    ("", 59, 818), ("<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>", 103, 818),
    ("<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>", 59, 769),
    ("<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>", 59, 774),
    (
      "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
        + "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>", 103, 769
    ),
    ("<nil key='simulatedTopBarMetrics'/><nil key='simulatedBottomBarMetrics'/>", 59, 818),
    ("<nil key='simulatedStatusBarMetrics'/>", 0, 818),
  ]

  private static func page(_ metrics: String, _ guides: String, _ rest: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
    \(guides)<view key="view" id="root">\(rect(0, 0, 393, 852))<subviews>\(fixed("a"))
    \(fixed("b"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>\(rest)</view>\(metrics)
    </viewController></objects></scene></scenes></document>
    """
  }

  @Test("the safe area is what bars leave", arguments: bars)
  func safeArea(_ metrics: String, _ top: CGFloat, _ bottom: CGFloat) throws {
    let made = try MadeScreen(
      Self.page(
        metrics, "",
        constraints([
          "a.top = safe.top", "a.left = root.left", "b.bottom = safe.bottom", "b.left = a.left",
        ])))
    #expect(try made.frame("a").minY == top)
    #expect(try made.frame("b").maxY == bottom)
  }

  @Test("the guides of before the safe area end where it begins", arguments: bars)
  func oldGuides(_ metrics: String, _ top: CGFloat, _ bottom: CGFloat) throws {
    let made = try MadeScreen(
      Self.page(
        metrics,
        """
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="u"/></layoutGuides>
        """,
        constraints([
          "a.top = t.bottom + 2", "a.left = root.left", "b.bottom = u.top - 3", "b.left = a.left",
        ])))
    #expect(try made.frame("a").minY == top + 2)
    #expect(try made.frame("b").maxY == bottom - 3)
  }

  /// Guides of a view with margins of its own, 393 points wide.
  nonisolated private static let guides: [(String, CGRect)] = [
    ("safeArea", CGRect(x: 0, y: 59, width: 393, height: 759)),
    ("layoutMargins", CGRect(x: 16, y: 59, width: 361, height: 759)),
    ("readableContent", CGRect(x: 16, y: 59, width: 361, height: 759)),
  ]

  @Test("a view fills the guide to which it is tied", arguments: guides)
  func guide(_ key: String, _ frame: CGRect) throws {
    let made = try MadeScreen(
      ios: "<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>",
      "<viewLayoutGuide key='\(key)' id='g'/>"
        + constraints([
          "a.leading = g.leading", "a.trailing = g.trailing", "a.top = g.top",
          "a.bottom = g.bottom",
        ]))
    #expect(areNear(try made.frame("a"), frame, by: 0.4))
    #expect(made.odd.isEmpty)
  }

  @Test("without a keyboard its guide is at the lower edge of the safe area")
  func keyboard() throws {
    let made = try MadeScreen(
      ios: Self.fixed("a"),
      "<keyboardLayoutGuide key='keyboard' id='k'/>"
        + constraints(["a.bottom = k.top", "a.left = root.left"]))
    #expect(try made.frame("a").maxY == 818)
  }

  @Test("a guide of its own is as large as its constraints say, and is not drawn")
  func freeGuide() throws {
    let made = try MadeScreen(
      ios: Self.fixed("a"),
      """
      <layoutGuides><layoutGuide id="g"/></layoutGuides>
      \(constraints([
        "g.left = root.left + 50", "g.width = 100", "g.top = root.top + 60", "g.height = 70",
        "a.centerX = g.centerX", "a.bottom = g.bottom",
      ]))
      """)
    #expect(try made.frame("a") == CGRect(x: 80, y: 100, width: 40, height: 30))
    #expect(made.screen.views.count == 2)
  }

  @Test(
    "margins have the lengths that a file gives them",
    arguments: [
      ("<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>", 2.0, 1.0, 4.0),
      (
        "<directionalEdgeInsets key='directionalLayoutMargins' top='5' leading='6' bottom='7' "
          + "trailing='8'/>", 6, 5, 8
      ),
      ("", 8, 8, 8), ("<edgeInsets key='layoutMargins'/>", 0, 0, 0),
      ("<viewLayoutGuide key='layoutMargins' id='m'/>", 8, 8, 8),
      (
        "<viewLayoutGuide key='layoutMargins' id='m'/>"
          + "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>", 2, 1, 4
      ),
    ])
  func margins(_ insets: String, _ left: CGFloat, _ top: CGFloat, _ right: CGFloat) throws {
    let made = try MadeScreen(
      ios: """
        <view id="o">\(rect(50, 300, 200, 100))<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>\(insets)
        \(constraints([
          "a.leading = o.leadingMargin", "a.trailing = o.trailingMargin", "a.top = o.topMargin",
          "a.height = 9",
        ]))</view>
        """)
    let expected = CGRect(x: left, y: top, width: 200 - left - right, height: 9)
    #expect(areNear(try made.frame("a"), expected, by: 0.4))
  }

  @Test(
    "content of a scroll view is measured by its content guide, and what stands by its frame guide",
    arguments: [("content", -40.0), ("box", 0)])
  func scrollGuides(_ guide: String, _ shift: CGFloat) throws {
    let made = try MadeScreen(
      ios: """
        <scrollView id="s">\(rect(0, 300, 200, 100))<subviews>\(Self.fixed("a", 400, 500))
        \(Self.fixed("b", 10, 10))</subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <viewLayoutGuide key="frameLayoutGuide" id="box"/>
        \(constraints([
          "a.leading = content.leading", "a.trailing = content.trailing", "a.top = content.top",
          "a.bottom = content.bottom", "b.left = \(guide).left", "b.top = \(guide).top",
        ]))</scrollView>
        """)
    let scroll = try made.view("s", ScrollView.self)
    #expect(scroll.contentSize == CGSize(width: 400, height: 500))
    scroll.contentOffset = CGPoint(x: 40, y: 0)
    made.screen.window.windowScene?.screen?.update()
    #expect(InterfaceScreen.windowFrame(of: try made.placed("b")).minX == shift)
  }

  // MARK: Masks

  /// Masks with the frame in a view that is 100 points wider and 60 higher than in the file.
  nonisolated private static let masks: [(String, CGRect)] = [
    ("", CGRect(x: 10, y: 20, width: 30, height: 40)),
    ("flexibleMaxX='YES' flexibleMaxY='YES'", CGRect(x: 10, y: 20, width: 30, height: 40)),
    ("flexibleMinX='YES' flexibleMaxY='YES'", CGRect(x: 110, y: 20, width: 30, height: 40)),
    ("flexibleMaxX='YES' flexibleMinY='YES'", CGRect(x: 10, y: 80, width: 30, height: 40)),
    ("widthSizable='YES' flexibleMaxY='YES'", CGRect(x: 10, y: 20, width: 130, height: 40)),
    ("flexibleMaxX='YES' heightSizable='YES'", CGRect(x: 10, y: 20, width: 30, height: 100)),
    ("widthSizable='YES' heightSizable='YES'", CGRect(x: 10, y: 20, width: 130, height: 100)),
    ("widthSizable='NO' heightSizable='NO'", CGRect(x: 10, y: 20, width: 30, height: 40)),
    ("widthSizable='perhaps'", CGRect(x: 10, y: 20, width: 30, height: 40)),
  ]

  private static func embedded(_ view: String, isMac: Bool) -> String {
    let kind = isMac ? "Cocoa" : "CocoaTouch"
    let target = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    return """
      <document type="com.apple.InterfaceBuilder3.\(kind).Storyboard.XIB"
      targetRuntime="\(target)" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
      \(rect(0, 0, 300, 300))<subviews><containerView id="c">\(rect(0, 0, 200, 160))
      <connections><segue destination="inner" kind="embed" id="e"/></connections></containerView>
      </subviews></view></viewController></objects></scene><scene sceneID="t"><objects>
      <viewController id="inner" sceneMemberID="viewController"><view key="view" id="i">
      \(rect(0, 0, 100, 100))<subviews>\(view)</subviews></view></viewController></objects></scene>
      </scenes></document>
      """
  }

  @Test("a view follows the one around it as its mask says", arguments: masks)
  func mask(_ mask: String, _ frame: CGRect) throws {
    let made = try MadeScreen(
      Self.embedded(
        "<view id='a'>\(rect(10, 20, 30, 40))<autoresizingMask key='autoresizingMask' \(mask)/>"
          + "</view>", isMac: false))
    let view = try made.placed("c").view.subviews.first?.subviews.first
    #expect(view?.frame == frame)
  }

  /// AppKit counts from below: the file's upper edge is 100 - 20 - 40 points from the top.
  @Test(
    "the margins of AppKit's masks are those from below",
    arguments: [
      ("flexibleMaxY='YES'", 100.0), ("flexibleMinY='YES'", 40), ("heightSizable='YES'", 40),
    ])
  func macMask(_ mask: String, _ top: CGFloat) throws {
    let made = try MadeScreen(
      Self.embedded(
        "<customView id='a'>\(rect(10, 20, 30, 40))"
          + "<autoresizingMask key='autoresizingMask' \(mask)/></customView>", isMac: true))
    let outer = try #require(made.placed("c").view.subviews.first)
    let view = try #require(outer.subviews.first)
    #expect(view.convert(view.bounds, to: outer).minY == top)
  }

  // MARK: Wishes

  /// Two texts side by side in a row that is wider than both: hugging, and which one is wider.
  @Test(
    "the view that hugs its content less takes the room that is left",
    arguments: [(251, 250, "b"), (250, 251, "a"), (1_000, 1, "b"), (1, 1_000, "a")])
  func hugging(_ first: Int, _ second: Int, _ wide: String) throws {
    let made = try Self.row("horizontalHuggingPriority", first, second, text: "Name")
    let widths = [try made.frame("a").width, try made.frame("b").width]
    #expect((widths[0] > widths[1] ? "a" : "b") == wide)
    #expect(abs(widths[0] + widths[1] - 193) < 0.7)
  }

  @Test(
    "the view that resists less is the one that becomes narrower",
    arguments: [(750, 749, "a"), (749, 750, "b"), (999, 1, "a"), (1, 999, "b")])
  func resistance(_ first: Int, _ second: Int, _ wide: String) throws {
    let text = "A text of words"
    let made = try Self.row("horizontalCompressionResistancePriority", first, second, text: text)
    let widths = [try made.frame("a").width, try made.frame("b").width]
    #expect((widths[0] > widths[1] ? "a" : "b") == wide)
    #expect(abs(widths[0] + widths[1] - 193) < 0.7)
  }

  private static func row(
    _ attribute: String, _ first: Int, _ second: Int, text: String
  ) throws -> MadeScreen {
    func label(_ id: String, _ priority: Int) -> String {
      "<label text='\(text)' \(attribute)='\(priority)' "
        + "translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'/>"
    }
    return try MadeScreen(
      ios: label("a", first) + label("b", second),
      constraints([
        "a.left = root.left + 100", "b.left = a.right", "b.right = root.right - 100",
        "a.top = root.top", "b.top = a.top",
      ]))
  }

  @Test(
    "a placeholder's size is that of a view without content",
    arguments: [
      ("placeholderIntrinsicWidth='90' placeholderIntrinsicHeight='70'", 90.0, 70.0),
      ("placeholderIntrinsicWidth='90' placeholderIntrinsicHeight='infinite'", 90, 5),
      ("placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='70'", 5, 70),
      ("", 5, 5),
    ])
  func placeholder(_ attributes: String, _ width: CGFloat, _ height: CGFloat) throws {
    let made = try MadeScreen(
      ios: "<view \(attributes) translatesAutoresizingMaskIntoConstraints='NO' id='a'/>",
      constraints([
        "a.left = root.left", "a.top = root.top", "a.width = 5 @10", "a.height = 5 @10",
      ]))
    #expect(try made.frame("a").size == CGSize(width: width, height: height))
  }
}
