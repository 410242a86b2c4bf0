// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Which objects of a file are screens, what they are called, and what they show of others.
@Suite("Scenes of files are screens") @MainActor
struct SceneTableTests {
  private static func storyboard(_ scenes: [String], isMac: Bool = false) -> String {
    let kind = isMac ? "Cocoa" : "CocoaTouch"
    let target = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    let all = scenes.enumerated().map {
      "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.\(kind).Storyboard.XIB" toolsVersion="21701"
      targetRuntime="\(target)" useAutolayout="YES"><device id="retina6_12"/>
      <scenes>\(all.joined())</scenes></document>
      """
  }

  private static func controller(
    _ id: String, _ attributes: String = "", _ content: String = "",
    name: String = "viewController",
    view: String? = nil
  ) -> String {
    """
    <\(name) \(attributes) id="\(id)" sceneMemberID="viewController">
    \(view ?? "<view key='view' id='\(id)v'>\(rect(0, 0, 393, 852))</view>")\(content)</\(name)>
    """
  }

  private static func screens(_ text: String, _ file: String = "Main.storyboard")
    -> [InterfaceScreen]
  {
    InterfaceScreens.screens(InterfaceScreens.document(Array(text.utf8), file))
  }

  /// What a screen is called: the first name that the file has for it.
  nonisolated private static let names: [(String, String, String)] = [
    ("", "", "UIViewController"), ("title='Page'", "", "Page"),
    ("customClass='PageController'", "", "PageController"),
    ("title='Page' customClass='PageController'", "", "Page"),
    ("userLabel='My page' title='Page'", "", "My page"),
    ("storyboardIdentifier='page' userLabel='My page' title='Page'", "", "page"),
    ("storyboardIdentifier='' title='Page'", "", "Page"),
    (
      "customClass='PageController'",
      "<navigationItem key='navigationItem' title='Bar title' id='n'/>", "Bar title"
    ),
  ]

  @Test("a screen is called what people call it", arguments: names)
  func name(_ attributes: String, _ content: String, _ name: String) throws {
    let screen = try #require(
      Self.screens(Self.storyboard([Self.controller("a", attributes, content)])).first)
    #expect(screen.name == name && screen.object == "a")
  }

  /// UIKit's and AppKit's classes of controllers that name none.
  nonisolated private static let classes: [(String, Bool, String)] = [
    ("viewController", false, "UIViewController"),
    ("tableViewController", false, "UITableViewController"),
    ("collectionViewController", false, "UICollectionViewController"),
    ("navigationController", false, "UINavigationController"),
    ("tabBarController", false, "UITabBarController"),
    ("splitViewController", false, "UISplitViewController"),
    ("pageViewController", false, "UIPageViewController"),
    ("viewController", true, "NSViewController"),
    ("splitViewController", true, "NSSplitViewController"),
    ("windowController", true, "NSWindowController"),
    ("tabViewController", true, "NSTabViewController"),
  ]

  @Test(
    "a controller is of the framework's class, or of the one that the file names",
    arguments: classes)
  func className(_ element: String, _ isMac: Bool, _ name: String) throws {
    for (attribute, wanted) in [("", name), ("customClass='Own'", "Own")] {
      let text = Self.storyboard(
        [Self.controller("a", attribute, name: element)], isMac: isMac)
      #expect(Self.screens(text).map(\.className) == [wanted])
    }
  }

  /// Objects of a scene, and those of them that are screens.
  nonisolated private static let objects: [(String, [String?])] = [
    ("<placeholder placeholderIdentifier='IBFirstResponder' id='p'/>", ["a"]),
    ("<exit id='x' userLabel='Exit'/>", ["a"]), ("<tapGestureRecognizer id='g'/>", ["a"]),
    ("<customObject id='o' customClass='Helper'/>", ["a"]),
    ("<view id='beside'>\(rect(0, 0, 90, 90))</view>", ["a", "beside"]),
    ("<toolbar id='beside'>\(rect(0, 0, 90, 44))</toolbar>", ["a", "beside"]),
    ("", ["a"]),
  ]

  @Test(
    "controllers and views beside them are screens, and nothing else of a scene", arguments: objects
  )
  func objects(_ other: String, _ ids: [String?]) {
    let text = Self.storyboard([Self.controller("a") + other])
    #expect(Self.screens(text).map(\.object) == ids)
  }

  @Test("a reference to another storyboard is no screen, and neither is what leads to it")
  func references() {
    let text = Self.storyboard([
      Self.controller(
        "a", "", "<connections><segue destination='r' kind='show' id='s'/></connections>"),
      """
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="page" id="r"
      sceneMemberID="viewController"/>
      """,
      Self.controller(
        "t",
        "",
        """
        <connections><segue destination="r" kind="relationship" relationship="viewControllers"
        id="u"/></connections>
        """, name: "tabBarController", view: ""),
    ])
    let screens = Self.screens(text)
    #expect(screens.map(\.object) == ["a", "t"])
    #expect(screens.flatMap(\.diagnostics).isEmpty)
  }

  /// Objects at the top of a xib, and how many screens they are.
  nonisolated private static let tops: [(String, [String])] = [
    ("<view id='v'>\(rect(0, 0, 90, 90))</view>", ["UIView"]),
    (
      "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Owner'/>"
        + "<placeholder placeholderIdentifier='IBFirstResponder' id='-2'/>"
        + "<view id='v' customClass='Card'>\(rect(0, 0, 90, 90))</view>", ["Card"]
    ),
    (
      "<tableViewCell id='c' customClass='Cell'>\(rect(0, 0, 320, 44))<tableViewCellContentView "
        + "key='contentView' id='cv'>\(rect(0, 0, 320, 44))</tableViewCellContentView>"
        + "</tableViewCell>", ["Cell"]
    ),
    (
      "<view id='v'>\(rect(0, 0, 90, 90))</view><view id='w'>\(rect(0, 0, 50, 50))</view>",
      ["UIView", "UIView"]
    ),
    ("<customObject id='o' customClass='Helper'/>", []), ("", []),
  ]

  @Test("a xib has a screen for each view at its top", arguments: tops)
  func xib(_ objects: String, _ classes: [String]) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """
    let screens = Self.screens(text, "Card.xib")
    #expect(screens.map(\.className) == classes)
    if classes == ["UIView"] { #expect(screens.first?.name == "Card") }
  }

  // MARK: Sizes

  /// How large a screen is: as the file's view, or as the device where that tells nothing.
  nonisolated private static let sizes: [(String, CGSize)] = [
    (rect(0, 0, 320, 480), CGSize(width: 320, height: 480)),
    (rect(0, 0, 1_000, 1_000), CGSize(width: 1_000, height: 1_000)),
    ("", CGSize(width: 393, height: 852)), (rect(0, 0, 0, 0), CGSize(width: 393, height: 852)),
    (rect(0, 0, 99_999, 10), CGSize(width: 4_096, height: 10)),
    (rect(0, 0, -20, 40), CGSize(width: 393, height: 852)),
    ("<rect key='frame' x='0' y='0' width='nan' height='9'/>", CGSize(width: 393, height: 852)),
    ("<rect key='frame'/>", CGSize(width: 393, height: 852)),
  ]

  @Test("a screen is as large as its view in the file, or as the device", arguments: sizes)
  func size(_ frame: String, _ size: CGSize) throws {
    let text = Self.storyboard([
      Self.controller("a", view: "<view key='view' id='v'>\(frame)</view>")
    ])
    #expect(Self.screens(text).first?.size == size)
  }

  @Test("a controller without a view in the file is an empty screen in the system's color")
  func empty() throws {
    let made = try MadeScreen(Self.storyboard([Self.controller("a", view: "")]))
    #expect(made.screen.views.isEmpty && made.screen.size == CGSize(width: 393, height: 852))
    #expect(made.drawn(.light) == ["#FFFFFF"] && made.drawn(.dark) == ["#000000"])
  }

  // MARK: Embedding

  private static func container(_ id: String, _ destination: String) -> String {
    """
    <containerView id="\(id)">\(rect(20, 100, 200, 150))<connections>
    <segue destination="\(destination)" kind="embed" id="\(id)e"/></connections></containerView>
    """
  }

  private static func page(_ id: String, _ content: String) -> String {
    controller(
      id,
      view:
        "<view key='view' id='\(id)v'>\(rect(0, 0, 393, 852))<subviews>\(content)</subviews></view>"
    )
  }

  @Test("a container shows the controller that it embeds, as large as itself")
  func embedded() throws {
    let label = "<label text='Inner' id='l'>\(rect(0, 0, 100, 20))</label>"
    let made = try MadeScreen(
      Self.storyboard([Self.page("a", Self.container("c", "b")), Self.page("b", label)]))
    #expect(made.texts == ["Inner"])
    #expect(made.screen.views.map(\.element.objectID) == ["av", "c"])
    let inner = try #require(made.placed("c").view.subviews.first)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
  }

  @Test("a container shows what a navigation controller in it shows")
  func embeddedContainer() throws {
    let label = "<label text='Inner' id='l'>\(rect(0, 0, 100, 20))</label>"
    let navigation = Self.controller(
      "n", "",
      """
      <connections><segue destination="b" kind="relationship" relationship="rootViewController"
      id="r"/></connections>
      """, name: "navigationController", view: "")
    let made = try MadeScreen(
      Self.storyboard([
        Self.page("a", Self.container("c", "n")), navigation, Self.page("b", label),
      ]))
    #expect(made.texts == ["Inner"])
  }

  @Test(
    "what a container cannot show leaves it empty",
    arguments: ["nobody", "a", ""])
  func emptyContainer(_ destination: String) throws {
    let made = try MadeScreen(Self.storyboard([Self.page("a", Self.container("c", destination))]))
    #expect(try made.placed("c").view.subviews.isEmpty)
  }

  @Test("controllers that embed one another end after a few")
  func circle() throws {
    let label = "<label text='A' id='l'>\(rect(0, 0, 100, 20))</label>"
    let made = try MadeScreen(
      Self.storyboard([
        Self.page("a", label + Self.container("c", "b")),
        Self.page("b", label + Self.container("d", "a")),
      ]))
    #expect(made.texts == ["A", "A"])
  }

  @Test("a chain of containers ends where it goes round in a circle")
  func chain() throws {
    func navigation(_ id: String, _ next: String) -> String {
      Self.controller(
        id, "",
        """
        <connections><segue destination="\(next)" kind="relationship"
        relationship="rootViewController" id="\(id)r"/></connections>
        """, name: "navigationController", view: "")
    }
    let screens = Self.screens(
      Self.storyboard([navigation("a", "b"), navigation("b", "a"), navigation("c", "c")]))
    #expect(screens.map(\.object) == ["a", "b", "c"])
  }

  @Test("panes of a split view stand side by side, or one below the other")
  func panes() throws {
    func pane(_ id: String, _ width: CGFloat, _ height: CGFloat) -> String {
      Self.controller(
        id, view: "<view key='view' id='\(id)v'>\(rect(0, 0, width, height))</view>")
    }
    for (vertical, frames) in [
      (
        "YES",
        [CGRect(x: 0, y: 0, width: 99, height: 200), CGRect(x: 100, y: 0, width: 200, height: 200)]
      ),
      (
        "NO",
        [CGRect(x: 0, y: 0, width: 300, height: 49), CGRect(x: 0, y: 50, width: 300, height: 150)]
      ),
    ] {
      let split = """
        <splitViewController id="s" sceneMemberID="viewController"><splitView key="splitView"
        vertical="\(vertical)" id="sv">\(rect(0, 0, 300, 200))</splitView><connections>
        <segue destination="a" kind="relationship" relationship="splitItems" id="x"/>
        <segue destination="b" kind="relationship" relationship="splitItems" id="y"/>
        </connections></splitViewController>
        """
      let made = try MadeScreen(
        Self.storyboard([split, pane("a", 100, 50), pane("b", 200, 150)], isMac: true))
      let views = try made.placed("sv").view.subviews.filter { $0.backgroundColor == nil }
      #expect(views.map(\.frame) == frames)
    }
  }

  @Test(
    "segues lead on into the same container: what is pushed is in it, and what is presented not")
  func links() throws {
    func segue(_ kind: String) -> String {
      "<connections><segue destination='b' kind='\(kind)' id='s'/></connections>"
    }
    for (kind, isIn) in [("show", true), ("push", true), ("presentation", false), ("modal", false)]
    {
      let navigation = Self.controller(
        "n", "",
        """
        <connections><segue destination="a" kind="relationship" relationship="rootViewController"
        id="r"/></connections>
        """, name: "navigationController", view: "")
      let text = Self.storyboard([
        navigation, Self.controller("a", "", segue(kind)), Self.controller("b"),
      ])
      let links = ControllerLinks(InterfaceScreens.document(Array(text.utf8), "a.storyboard"))
      let other = try #require(links.controllers["b"])
      #expect((links.navigation(of: other)?.objectID == "n") == isIn, "\(kind)")
    }
  }
}
