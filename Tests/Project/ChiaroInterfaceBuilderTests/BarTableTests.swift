// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Bars that stand in views, and those that containers put around a controller.
@Suite("Bars show their items") @MainActor
struct BarTableTests {
  private static func toolbar(_ items: String, _ content: String = "") throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <toolbar id="t">\(rect(0, 700, 393, 44))<items>\(items)</items>\(content)</toolbar>
        """)
  }

  private static func item(_ attributes: String, _ content: String = "") throws -> BarButtonItem {
    let made = try toolbar("<barButtonItem \(attributes) id='i'>\(content)</barButtonItem>")
    return try #require(made.view("t", Toolbar.self).items?.first)
  }

  /// UIBarButtonItem.SystemItem: what each item shows, a word or a symbol.
  nonisolated private static let systemItems: [(String, String?, String?)] = [
    ("done", "Done", nil), ("cancel", "Cancel", nil), ("edit", "Edit", nil), ("save", "Save", nil),
    ("undo", "Undo", nil), ("redo", "Redo", nil), ("close", nil, "xmark"), ("add", nil, "plus"),
    ("compose", nil, "square.and.pencil"), ("reply", nil, "arrowshape.turn.up.left"),
    ("action", nil, "square.and.arrow.up"), ("organize", nil, "folder"),
    ("bookmarks", nil, "book"), ("search", nil, "magnifyingglass"),
    ("refresh", nil, "arrow.clockwise"), ("stop", nil, "xmark"), ("camera", nil, "camera"),
    ("trash", nil, "trash"), ("play", nil, "play.fill"), ("pause", nil, "pause.fill"),
    ("rewind", nil, "backward.fill"), ("fastForward", nil, "forward.fill"), ("odd", nil, nil),
  ]

  @Test("a system item shows what UIKit has for it", arguments: systemItems)
  func systemItem(_ word: String, _ title: String?, _ symbol: String?) throws {
    let item = try Self.item("systemItem='\(word)'")
    #expect(item.title == title && item.image?.content == symbol.map { .symbol($0) })
  }

  /// What an item's own title and picture are, beside those of the system.
  nonisolated private static let items: [(String, String?, String?, Bool, Bool)] = [
    ("title='Send'", "Send", nil, true, false),
    ("title='Send' style='done'", "Send", nil, true, true),
    ("title='Send' style='plain'", "Send", nil, true, false),
    ("title='Send' enabled='NO'", "Send", nil, false, false),
    ("image='star' catalog='system'", nil, "star", true, false),
    ("systemItem='done'", "Done", nil, true, true), ("systemItem='save'", "Save", nil, true, true),
    ("systemItem='cancel'", "Cancel", nil, true, false),
    ("systemItem='add' title='More'", "More", "plus", true, false),
    ("image='nowhere'", nil, nil, true, false), ("", nil, nil, true, false),
  ]

  @Test("an item is what its element says", arguments: items)
  func item(
    _ attributes: String, _ title: String?, _ symbol: String?, _ isEnabled: Bool,
    _ isProminent: Bool
  ) throws {
    let item = try Self.item(attributes)
    #expect(item.title == title && item.image?.content == symbol.map { .symbol($0) })
    #expect(item.isEnabled == isEnabled && item.isProminent == isProminent)
  }

  @Test("an item may have a color, a width and a view of its own")
  func parts() throws {
    let item = try Self.item("title='A' width='80'", srgb("tintColor", 1, 0, 0))
    #expect(
      item.width == 80 && item.tintColor?.resolved(with: TraitCollection()).hexText == "#FF0000")
    let made = try Self.toolbar(
      "<barButtonItem id='i'><slider key='customView' id='s'>\(rect(0, 0, 150, 30))</slider>"
        + "</barButtonItem>")
    #expect(try made.view("t", Toolbar.self).items?.first?.customView != nil)
    #expect(try made.placed("s").className == "UISlider")
  }

  @Test("spaces keep items apart: flexible ones share what is left, and fixed ones have a width")
  func spaces() throws {
    func middles(_ between: String) throws -> [CGFloat] {
      let made = try Self.toolbar(
        "<barButtonItem title='A' id='a'/>\(between)<barButtonItem title='B' id='b'/>")
      return made.screen.barItems.map(\.frameInWindow.midX)
    }
    let rest = "<barButtonItem systemItem='flexibleSpace' id='f'/>"
    let flexible = try middles(rest)
    #expect(flexible.count == 2 && flexible[0] < 60 && flexible[1] > 330)
    let near = try Self.distance("", rest)
    for (width, wanted) in [("100", 100.0), ("-50", 0), ("0.0", 0)] {
      let space = "<barButtonItem systemItem='fixedSpace' width='\(width)' id='x'/>"
      #expect(abs(try Self.distance(space, rest) - near - wanted) < 0.7)
    }
  }

  /// The distance between two buttons with something between them and something behind.
  private static func distance(_ between: String, _ behind: String) throws -> CGFloat {
    let made = try toolbar(
      "<barButtonItem title='A' id='a'/>\(between)<barButtonItem title='B' id='b'/>\(behind)")
    let middles = made.screen.barItems.map(\.frameInWindow.midX)
    return try #require(middles.last) - (try #require(middles.first))
  }

  // MARK: Tabs

  /// UITabBarItem.SystemItem: the titles.
  nonisolated private static let tabs: [(String, String)] = [
    ("more", "More"), ("favorites", "Favorites"), ("featured", "Featured"),
    ("topRated", "Top Rated"), ("recents", "Recents"), ("contacts", "Contacts"),
    ("history", "History"), ("bookmarks", "Bookmarks"), ("search", "Search"),
    ("downloads", "Downloads"), ("mostRecent", "Most Recent"), ("mostViewed", "Most Viewed"),
  ]

  private static func tabBar(_ items: String, _ content: String = "", _ attributes: String = "")
    throws -> MadeScreen
  {
    try MadeScreen(
      ios: """
        <tabBar \(attributes) id="t">\(rect(0, 769, 393, 49))<items>\(items)</items>\(content)
        </tabBar>
        """)
  }

  @Test("a system tab has UIKit's title, and a picture", arguments: tabs)
  func tab(_ word: String, _ title: String) throws {
    let made = try Self.tabBar("<tabBarItem systemItem='\(word)' id='i'/>")
    let item = try #require(made.view("t", TabBar.self).items?.first)
    #expect(item.title == title && item.image?.content.isSymbol == true)
    #expect(made.texts == [title])
  }

  @Test("a tab has its pictures, badge and state; the first one is selected")
  func tabParts() throws {
    let made = try Self.tabBar(
      """
      <tabBarItem title="One" image="star" catalog="system" selectedImage="star.fill"
      badgeValue="3" id="a"/><tabBarItem title="Two" enabled="NO" id="b"/>
      """)
    let bar = try made.view("t", TabBar.self)
    let items = try #require(bar.items)
    #expect(items.map(\.title) == ["One", "Two"] && items.map(\.isEnabled) == [true, false])
    #expect(items[0].image?.content == .symbol("star") && items[0].badgeValue == "3")
    #expect(bar.selectedIndex == 0)
    #expect(made.screen.barItems.map { $0.element.objectID } == ["a", "b"])
    #expect(try Self.tabBar("").view("t", TabBar.self).selectedIndex == nil)
  }

  @Test("the selected tab is of the bar's tint, and the others of the file's color")
  func tabColors() throws {
    let made = try Self.tabBar(
      "<tabBarItem title='One' id='a'/><tabBarItem title='Two' id='b'/>",
      srgb("tintColor", 1, 0, 0) + srgb("unselectedItemTintColor", 0, 0, 1)
        + srgb("barTintColor", 0, 1, 0))
    for style in [UserInterfaceStyle.light, .dark] {
      #expect(made.drawn(style).isSuperset(of: ["#FF0000", "#0000FF"]))
    }
    let bar = try made.view("t", TabBar.self)
    #expect(made.looks(bar.standardAppearance.backgroundColor) == ["#00FF00", "#00FF00"])
  }

  // MARK: Navigation bars

  private static func navigationBar(
    _ attributes: String, _ content: String, _ item: String = "title='Home'", _ parts: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <navigationBar \(attributes) id="n">\(rect(0, 59, 393, 44))\(content)<items>
        <navigationItem \(item) id="i">\(parts)</navigationItem></items></navigationBar>
        """)
  }

  /// UINavigationBar.h: colors of the bar and of its title.
  nonisolated private static let looks: [(String, String, [String]?, [String]?)] = [
    ("", srgb("barTintColor", 1, 0, 0), ["#FF0000", "#FF0000"], nil),
    ("barStyle='black'", "", ["#000000", "#000000"], ["#FFFFFF", "#FFFFFF"]),
    ("barStyle='default'", "", nil, ["#000000", "#FFFFFF"]), ("", "", nil, ["#000000", "#FFFFFF"]),
    (
      "",
      "<textAttributes key='titleTextAttributes'>\(srgb("textColor", 0, 0, 1))</textAttributes>",
      nil, ["#0000FF", "#0000FF"]
    ),
    (
      "",
      "<navigationBarAppearance key='standardAppearance'>\(srgb("backgroundColor", 0, 1, 0))"
        + "</navigationBarAppearance>", ["#00FF00", "#00FF00"], nil
    ),
    (
      "",
      "<navigationBarAppearance key='standardAppearance'><color key='backgroundColor' "
        + "systemColor='systemBackgroundColor'/></navigationBarAppearance>",
      ["#FFFFFF", "#000000"], nil
    ),
  ]

  @Test("a navigation bar has the colors of its element", arguments: looks)
  func look(
    _ attributes: String, _ content: String, _ ground: [String]?, _ title: [String]?
  ) throws {
    let made = try Self.navigationBar(attributes, content)
    let appearance = try made.view("n", NavigationBar.self).standardAppearance
    if let ground { #expect(made.looks(appearance.backgroundColor) == ground) }
    if let title { #expect(made.looks(appearance.titleColor) == title) }
    #expect(made.texts == ["Home"])
  }

  /// Items at both sides of a title, in the order in which they stand.
  nonisolated private static let sides: [(String, [String], [String])] = [
    ("<barButtonItem key='leftBarButtonItem' title='L' id='l'/>", ["L"], []),
    ("<barButtonItem key='rightBarButtonItem' title='R' id='r'/>", [], ["R"]),
    (
      "<rightBarButtonItems><barButtonItem title='R' id='r'/><barButtonItem title='S' id='s'/>"
        + "</rightBarButtonItems>", [], ["R", "S"]
    ),
    (
      "<leftBarButtonItems><barButtonItem title='L' id='l'/><barButtonItem title='M' id='m'/>"
        + "</leftBarButtonItems><barButtonItem key='rightBarButtonItem' title='R' id='r'/>",
      ["L", "M"], ["R"]
    ),
    ("<rightBarButtonItems/>", [], []), ("", [], []),
  ]

  @Test("items stand at their sides of the title", arguments: sides)
  func sides(_ parts: String, _ left: [String], _ right: [String]) throws {
    let made = try Self.navigationBar("", "", "title='Home'", parts)
    let bar = try made.view("n", NavigationBar.self)
    #expect(bar.leftItems.map(\.title) == left && bar.rightItems.map(\.title) == right)
    #expect(Set(made.texts) == Set(left + right + ["Home"]))
    for item in made.screen.barItems where item.text != "Home" {
      let isLeft = left.contains(item.text ?? "")
      #expect(isLeft == (item.frameInWindow.midX < 196.5))
    }
  }

  @Test("a view in place of the title stands in the middle of the bar")
  func titleView() throws {
    let made = try Self.navigationBar(
      "", "", "title='Home'", "<view key='titleView' id='v'>\(rect(90, 5, 100, 30))</view>")
    let frame = InterfaceScreen.windowFrame(of: try made.placed("v"))
    #expect(abs(frame.midX - 196.5) <= 1 && abs(frame.midY - 81) <= 1)
    #expect(!made.texts.contains("Home"))
  }

  @Test(
    "a title is large where bar and item want it",
    arguments: [
      ("largeTitles='YES'", "title='Home'", true), ("", "title='Home'", false),
      ("largeTitles='YES'", "title='Home' largeTitleDisplayMode='never'", false),
      ("largeTitles='YES'", "title='Home' largeTitleDisplayMode='always'", true),
    ])
  func largeTitles(_ bar: String, _ item: String, _ isLarge: Bool) throws {
    let made = try Self.navigationBar(bar, "", item)
    #expect(try made.view("n", NavigationBar.self).prefersLargeTitles == isLarge)
  }

  // MARK: Bars around controllers

  private static func contained(_ first: String, _ second: String, _ bar: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/><scenes>
    <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController">
    <view key="view" id="bv">\(rect(0, 0, 393, 852))</view>\(second)</viewController></objects>
    </scene><scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="av">\(rect(0, 0, 393, 852))</view>\(first)<connections>
    <segue destination="b" kind="show" id="s"/></connections></viewController></objects></scene>
    <scene sceneID="0"><objects><navigationController \(bar) id="n"
    sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb">
    \(rect(0, 59, 393, 44))</navigationBar><connections><segue destination="a" kind="relationship"
    relationship="rootViewController" id="r"/></connections></navigationController></objects>
    </scene></scenes></document>
    """
  }

  /// What the bar above a pushed controller shows, by what that and the root say of themselves.
  nonisolated private static let pushed: [(String, String, [String])] = [
    (
      "<navigationItem key='navigationItem' title='Root' id='i'/>",
      "<navigationItem key='navigationItem' title='Page' id='j'/>", ["Root", "Page"]
    ),
    ("", "<navigationItem key='navigationItem' title='Page' id='j'/>", ["Back", "Page"]),
    (
      "<navigationItem key='navigationItem' title='A title beyond twelve' id='i'/>",
      "<navigationItem key='navigationItem' title='Page' id='j'/>", ["Back", "Page"]
    ),
    (
      "<navigationItem key='navigationItem' title='Root' id='i'/>",
      "<navigationItem key='navigationItem' title='Page' id='j'><barButtonItem "
        + "key='leftBarButtonItem' title='Cancel' id='k'/></navigationItem>", ["Cancel", "Page"]
    ),
  ]

  @Test("a pushed controller has the title of the one before in its back button", arguments: pushed)
  func pushed(_ first: String, _ second: String, _ texts: [String]) throws {
    let made = try MadeScreen(Self.contained(first, second))
    #expect(Set(made.texts) == Set(texts), "\(made.texts)")
  }

  @Test("a navigation controller that hides its bar shows none")
  func hiddenBar() throws {
    let item = "<navigationItem key='navigationItem' title='Page' id='j'/>"
    let made = try MadeScreen(Self.contained("", item, "navigationBarHidden='YES'"))
    #expect(made.texts.isEmpty)
  }

  @Test(
    "a controller's toolbar has its items",
    arguments: [("toolbarHidden='NO'", ["Send"]), ("toolbarHidden='YES'", []), ("", [])])
  func toolbarItems(_ attribute: String, _ texts: [String]) throws {
    let items = "<toolbarItems><barButtonItem title='Send' id='x'/></toolbarItems>"
    let made = try MadeScreen(Self.contained("", items, attribute))
    #expect(made.texts.filter { $0 == "Send" } == texts)
  }

  @Test("tabs are those of the controllers, and the one that is shown is selected")
  func tabController() throws {
    let controllers = [("a", "One"), ("b", "Two")].map { id, title in
      """
      <scene sceneID="\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)v">\(rect(0, 0, 393, 852))</view>
      <tabBarItem key="tabBarItem" title="\(title)" id="\(id)t"/></viewController></objects></scene>
      """
    }
    let made = try MadeScreen(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch"><device id="retina6_12"/><scenes>
      \(controllers[1])\(controllers[0])<scene sceneID="t"><objects><tabBarController id="t"
      sceneMemberID="viewController"><tabBar key="tabBar" id="tb">\(rect(0, 769, 393, 49))</tabBar>
      <connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="x"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="y"/>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="z"/>
      </connections></tabBarController></objects></scene></scenes></document>
      """)
    let bar = try #require(made.screen.window.subviews.compactMap { $0 as? TabBar }.first)
    #expect(bar.items?.map(\.title) == ["One", "Two", "Item"] && bar.selectedIndex == 1)
    #expect(bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }
}
