// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// A page that notes what it is told.
private final class Page: ViewController {
  let name: String
  let trace: PageTrace

  init(_ name: String, _ trace: PageTrace) {
    self.name = name
    self.trace = trace
    super.init()
    title = name
  }

  private func note(_ what: String) { trace.lines.append("\(name) \(what)") }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
  override func viewWillDisappear(_ animated: Bool) { note("leaves") }
  override func viewDidDisappear(_ animated: Bool) { note("left") }
  override func didMove(toParent parent: ViewController?) {
    note(parent == nil ? "out" : "in")
  }
}

@MainActor
private final class PageTrace {
  var lines: [String] = []
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: ", ")
  }
}

/// Navigation and tab bar controllers: what they show, in which order they tell, how they look.
@MainActor
@Suite("Containers of controllers")
struct ContainerControllerTests {
  let test = TestScreen()
  let hand: Hand
  private let trace = PageTrace()
  private let pages: [Page]

  init() {
    hand = Hand(test.window)
    pages = ["a", "b", "c"].map { [trace] in Page($0, trace) }
  }

  private func showNavigation() -> NavigationController {
    let navigation = NavigationController(rootViewController: pages[0])
    test.window.rootViewController = navigation
    test.screen.update()
    return navigation
  }

  @Test("pushing and popping tell both controllers in UIKit's order")
  func order() {
    let navigation = showNavigation()
    #expect(trace.take() == "a in, a will, a did")
    navigation.pushViewController(pages[1], animated: false)
    #expect(trace.take() == "a leaves, b will, a left, b did, b in")
    #expect(navigation.topViewController === pages[1])
    #expect(pages[1].navigationController === navigation && pages[0].view.window == nil)
    #expect(navigation.popViewController(animated: false) === pages[1])
    #expect(trace.take() == "b leaves, a will, b left, a did, b out")
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.pushViewController(pages[1], animated: false)
    navigation.pushViewController(pages[2], animated: false)
    _ = trace.take()
    let left = navigation.popToRootViewController(animated: false)
    #expect(left?.map(ObjectIdentifier.init) == pages[1...].map(ObjectIdentifier.init))
    #expect(trace.take() == "c leaves, a will, c left, a did, b out, c out")
  }

  @Test("the bar shows title, items and the way back, which a press takes")
  func bar() {
    let navigation = showNavigation()
    let bar = navigation.navigationBar
    #expect(bar.title == "a" && bar.backTitle == nil)
    pages[1].navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit")
    navigation.pushViewController(pages[1], animated: false)
    test.screen.update()
    #expect(bar.title == "b" && bar.backTitle == "a")
    #expect(bar.rightItems.map(\.title) == ["Edit"])
    pages[1].title = "other"
    #expect(bar.title == "other")
    pages[1].navigationItem.hidesBackButton = true
    #expect(bar.backTitle == nil)
    pages[1].navigationItem.hidesBackButton = false
    pages[0].navigationItem.backButtonTitle = "Home"
    navigation.popViewController(animated: false)
    navigation.pushViewController(pages[1], animated: false)
    #expect(bar.backTitle == "Home")
    test.screen.update()
    hand.tap(20, 22)
    #expect(navigation.topViewController === pages[0])
  }

  @Test(
    "the bar begins at the top edge and ends below what the device covers",
    arguments: [(false, 47, 91), (true, 47, 143), (true, 0, 96)] as [(Bool, CGFloat, CGFloat)])
  func geometry(_ isLarge: Bool, _ covered: CGFloat, _ bottom: CGFloat) {
    test.window.deviceInsets = EdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
    let navigation = showNavigation()
    navigation.navigationBar.prefersLargeTitles = isLarge
    test.screen.update()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: bottom))
    #expect(pages[0].view.frame == test.window.bounds)
    #expect(pages[0].view.safeAreaInsets.top == bottom)
    pages[0].edgesForExtendedLayout = []
    test.screen.update()
    #expect(pages[0].view.frame == CGRect(x: 0, y: bottom, width: 390, height: 844 - bottom))
    #expect(pages[0].view.safeAreaInsets.top == 0)
    pages[0].edgesForExtendedLayout = .all
    pages[0].navigationItem.largeTitleDisplayMode = .never
    test.screen.update()
    #expect(navigation.navigationBar.frame.height == covered + 44)
    navigation.isNavigationBarHidden = true
    test.screen.update()
    #expect(pages[0].view.frame == test.window.bounds)
  }

  @Test("tabs show one controller each; a press selects, and a press on the same goes to the root")
  func tabs() {
    let tabs = TabBarController()
    let navigation = NavigationController(rootViewController: pages[1])
    navigation.tabBarItem = TabBarItem(title: "Second")
    tabs.viewControllers = [pages[0], navigation]
    test.window.rootViewController = tabs
    test.screen.update()
    #expect(trace.take() == "b in, a in, a will, a did")
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "Second"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    #expect(pages[0].tabBarController === tabs && pages[1].tabBarController === tabs)
    hand.tap(300, 820)
    #expect(trace.take() == "a leaves, b will, a left, b did")
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === navigation)
    navigation.pushViewController(pages[2], animated: false)
    test.screen.update()
    hand.tap(300, 820)
    #expect(navigation.topViewController === pages[1])
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    _ = trace.take()
    tabs.setViewControllers([pages[0]], animated: false)
    #expect(trace.take() == "b leaves, a will, b left, a did")
    #expect(tabs.tabBar.items?.count == 1 && navigation.parent == nil)
  }

  @Test("a table controller fills its view with a table of its own, and forgets the selection")
  func tableController() {
    final class Settings: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection: Int) -> Int { 3 }
    }
    let settings = Settings(style: .insetGrouped)
    let navigation = NavigationController(rootViewController: settings)
    test.window.rootViewController = navigation
    test.screen.update()
    #expect(settings.tableView === settings.view && settings.tableView.visibleCells.count == 3)
    settings.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false)
    navigation.pushViewController(pages[0], animated: false)
    #expect(settings.tableView.indexPathForSelectedRow?.row == 1)
    navigation.popViewController(animated: false)
    #expect(settings.tableView.indexPathForSelectedRow == nil)
  }

  /// A controller that says why it comes and goes.
  private final class Mover: ViewController {
    var notes: [String] = []
    private func note(_ when: String) {
      let reasons = [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
        (isMovingToParent, "to"), (isMovingFromParent, "from"),
      ].filter(\.0).map(\.1)
      notes.append(([when] + reasons).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewDidAppear(_ animated: Bool) { note("did") }
    override func viewWillDisappear(_ animated: Bool) { note("leaves") }
    override func viewDidDisappear(_ animated: Bool) { note("left") }
    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  @Test("a controller knows why it comes and goes: by its parent, a presentation or what covers it")
  func moves() {
    let (root, page, sheet) = (Mover(), Mover(), Mover())
    let navigation = NavigationController(rootViewController: root)
    test.window.rootViewController = navigation
    test.screen.update()
    #expect(root.take() == ["will to", "did to"])
    navigation.pushViewController(page, animated: false)
    #expect(page.take() == ["will to", "did to"] && root.take() == ["leaves", "left"])
    page.present(sheet)
    #expect(sheet.take() == ["will presented", "did presented"] && page.take().isEmpty)
    page.dismiss()
    #expect(sheet.take() == ["leaves dismissed", "left dismissed"])
    navigation.popViewController(animated: false)
    #expect(page.take() == ["leaves from", "left from"] && root.take() == ["will", "did"])
    let tabs = TabBarController()
    tabs.viewControllers = [page, sheet]
    test.window.rootViewController = tabs
    test.screen.update()
    tabs.selectedIndex = 1
    #expect(page.take() == ["will to", "did to", "leaves", "left"])
    tabs.selectedIndex = 0
    tabs.viewControllers = [sheet]
    #expect(page.take() == ["will", "did", "leaves from", "left from"])
    #expect(sheet.take() == ["will to", "did to", "leaves", "left", "will", "did"])
  }

  @Test("a container without controllers shows none, and the last is told", arguments: [0, 1, 2])
  func empty(_ kind: Int) {
    let (navigation, tabs) = (NavigationController(), TabBarController())
    let container: ViewController
    let set: ([ViewController]) -> Void
    let swiped = PageViewController()
    switch kind {
    case 0: (container, set) = (navigation, { navigation.viewControllers = $0 })
    case 1: (container, set) = (tabs, { tabs.viewControllers = $0 })
    default:
      container = swiped
      set = { swiped.setViewControllers($0, direction: .forward, animated: false) }
    }
    set([pages[0]])
    test.window.rootViewController = container
    test.screen.update()
    _ = trace.take()
    set([])
    #expect(trace.take() == "a leaves, a left, a out")
    #expect(pages[0].view.window == nil && pages[0].parent == nil)
    #expect(navigation.navigationBar.title == nil && tabs.selectedViewController == nil)
    set([pages[1]])
    #expect(pages[1].view.window === test.window)
  }
}
