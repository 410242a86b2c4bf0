// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What lies behind bars: how far views extend, their safe areas, and the looks that bars have for
/// where the content stands.
@MainActor
@Suite("Content behind bars")
struct ContentBehindBarsTests {
  let test = TestScreen()

  /// A controller with content that scrolls, within its view or as its view.
  private final class Pages: ViewController {
    let scroll = ScrollView()
    let isWhole: Bool

    init(height: CGFloat = 2000, isWhole: Bool = false) {
      self.isWhole = isWhole
      super.init(nibName: nil, bundle: nil)
      title = "Pages"
      scroll.contentSize = CGSize(width: 390, height: height)
    }
    override func loadView() { view = isWhole ? scroll : View() }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
      guard !isWhole else { return }
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
    }
  }

  private func show(_ controller: ViewController) {
    test.window.deviceInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    test.window.rootViewController = controller
    test.screen.update()
  }

  /// What says how far a view extends, and what follows.
  struct Extent: Sendable, CustomTestStringConvertible {
    var edges = RectEdge.all
    var isTranslucent = true
    var includesOpaque = false
    var top: CGFloat
    var bottom: CGFloat
    /// The safe area at the top and at the bottom.
    var safe: [CGFloat]
    var testDescription: String { "\(edges.rawValue) \(isTranslucent) \(includesOpaque)" }
  }

  @Test(
    "a view extends under translucent bars, and under opaque ones where it says so; its safe area is free",
    arguments: [
      Extent(top: 0, bottom: 844, safe: [91, 83]),
      Extent(isTranslucent: false, top: 91, bottom: 761, safe: [0, 0]),
      Extent(isTranslucent: false, includesOpaque: true, top: 0, bottom: 844, safe: [91, 83]),
      Extent(edges: .bottom, top: 91, bottom: 844, safe: [0, 83]),
      Extent(edges: .top, top: 0, bottom: 761, safe: [91, 0]),
      Extent(edges: [], includesOpaque: true, top: 91, bottom: 761, safe: [0, 0]),
    ])
  func extents(_ extent: Extent) {
    for hasTabs in [true, false] {
      let page = Pages()
      page.edgesForExtendedLayout = extent.edges
      page.extendedLayoutIncludesOpaqueBars = extent.includesOpaque
      let navigation = NavigationController(rootViewController: page)
      navigation.navigationBar.isTranslucent = extent.isTranslucent
      if hasTabs {
        let tabs = TabBarController()
        tabs.tabBar.isTranslucent = extent.isTranslucent
        navigation.extendedLayoutIncludesOpaqueBars = extent.includesOpaque
        tabs.viewControllers = [navigation]
        show(tabs)
      } else {
        page.toolbarItems = [BarButtonItem(title: "Edit")]
        navigation.isToolbarHidden = false
        navigation.toolbar.isTranslucent = extent.isTranslucent
        show(navigation)
      }
      let shift: CGFloat = hasTabs ? 0 : 5
      let bottom = extent.bottom == 844 ? 844 : extent.bottom + shift
      let frame = page.view.convert(page.view.bounds, to: test.window)
      #expect(frame == CGRect(x: 0, y: extent.top, width: 390, height: bottom - extent.top))
      let safe = page.view.safeAreaInsets
      #expect(safe.top == extent.safe[0])
      #expect(safe.bottom == max(0, extent.safe[1] - (extent.safe[1] > 0 ? shift : 0)))
    }
  }

  @Test("content begins below the bars and ends above them, whether or not it fills the screen")
  func insets() {
    for (height, isWhole) in [(2000, false), (2000, true), (100, false), (100, true)] {
      let page = Pages(height: CGFloat(height), isWhole: isWhole)
      let tabs = TabBarController()
      tabs.viewControllers = [NavigationController(rootViewController: page)]
      show(tabs)
      #expect(page.scroll.adjustedContentInset.top == 91)
      #expect(page.scroll.adjustedContentInset.bottom == 83)
      #expect(page.scroll.contentOffset.y == -91)
    }
    let page = Pages(isWhole: true)
    page.scroll.contentInsetAdjustmentBehavior = .never
    show(NavigationController(rootViewController: page))
    #expect(page.scroll.contentOffset.y == 0 && page.scroll.adjustedContentInset == .zero)
  }

  @Test("bars are clear at the edge of the content, and have their ground where it is behind them")
  func edges() {
    for isWhole in [true, false] {
      let page = Pages(isWhole: isWhole)
      let navigation = NavigationController(rootViewController: page)
      let tabs = TabBarController()
      tabs.viewControllers = [navigation]
      show(tabs)
      let (bar, tab) = (navigation.navigationBar, tabs.tabBar)
      #expect(bar.isAtScrollEdge && !tab.isAtScrollEdge)
      for (offset, isAtTop, isAtBottom) in [
        (-60, false, false), (-91, true, false), (1238, false, false), (1239, false, true),
        (-91, true, false), (-120, true, false),
      ] {
        page.scroll.contentOffset.y = CGFloat(offset)
        test.screen.update()
        #expect(bar.isAtScrollEdge == isAtTop, "at \(offset)")
        #expect(tab.isAtScrollEdge == isAtBottom, "at \(offset)")
      }
      page.scroll.contentSize.height = 300
      test.screen.update()
      #expect(bar.isAtScrollEdge && tab.isAtScrollEdge)
    }
  }

  @Test("where nothing scrolls bars are clear, and a view of the app's choice is followed")
  func chosen() {
    let page = Pages()
    let (plain, other) = (
      ViewController(), ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    )
    let navigation = NavigationController(rootViewController: plain)
    show(navigation)
    #expect(navigation.navigationBar.isAtScrollEdge)
    navigation.pushViewController(page, animated: false)
    let deep = View(frame: page.view.bounds)
    page.view.addSubview(deep)
    deep.addSubview(other)
    other.contentSize = CGSize(width: 390, height: 3000)
    page.setContentScrollView(other)
    #expect(page.contentScrollView(for: .top) === other)
    test.screen.update()
    other.contentOffset.y = 400
    page.scroll.contentOffset.y = -91
    #expect(!navigation.navigationBar.isAtScrollEdge)
    page.setContentScrollView(nil)
    test.screen.update()
    #expect(navigation.navigationBar.isAtScrollEdge)
  }

  @Test("over content the standard appearance holds, at its edge the one for it, else none")
  func appearances() {
    let page = Pages(isWhole: true)
    let navigation = NavigationController(rootViewController: page)
    let standard = NavigationBarAppearance()
    standard.titleColor = .systemRed
    navigation.navigationBar.standardAppearance = standard
    show(navigation)
    let edge = NavigationBarAppearance.transparentBackground()
    edge.titleColor = .systemGreen
    func color() -> DynamicColor? {
      test.screen.update()
      return SetText.all(in: test.window).first { $0.string == "Pages" }?.declared
    }
    #expect(color() == .systemRed)
    navigation.navigationBar.scrollEdgeAppearance = edge
    #expect(color() == .systemGreen)
    page.scroll.contentOffset.y = 200
    #expect(color() == .systemRed)
  }

  @Test("a bar over content blurs it, an opaque one hides it, and a clear one shows what is behind")
  func grounds() {
    let page = Pages(isWhole: true)
    let navigation = NavigationController(rootViewController: page)
    show(navigation)
    let bar = navigation.navigationBar
    func hasBlur() -> Bool {
      test.screen.update()
      return test.window.displayList.commands.contains {
        if case .material = $0 { true } else { false }
      }
    }
    #expect(!hasBlur())
    page.scroll.contentOffset.y = 200
    #expect(hasBlur())
    bar.isTranslucent = false
    #expect(!hasBlur())
    bar.standardAppearance = .defaultBackground()
    #expect(hasBlur())
  }

  @Test("a large title makes room for the content that moves up, and comes back with it")
  func largeTitle() {
    let page = Pages(isWhole: true)
    let navigation = NavigationController(rootViewController: page)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = true
    show(navigation)
    #expect(bar.frame.height == 143 && page.scroll.contentOffset.y == -143)
    let steps: [(CGFloat, CGFloat, Bool)] = [
      (-130, 130, true), (-110, 110, true), (-91, 91, true), (-50, 91, false), (400, 91, false),
      (-95, 95, true), (-143, 143, true), (-180, 143, true),
    ]
    for (offset, height, isAtEdge) in steps {
      page.scroll.contentOffset.y = offset
      test.screen.update()
      #expect(bar.frame.height == height && bar.isAtScrollEdge == isAtEdge, "at \(offset)")
      #expect(page.scroll.contentOffset.y == offset)
      #expect(page.view.safeAreaInsets.top == height, "at \(offset)")
    }
    page.scroll.contentOffset.y = 300
    test.screen.update()
    let texts = test.window.displayList.texts.map(\.string)
    #expect(texts.filter { $0 == "Pages" }.count == 1)
    navigation.pushViewController(ViewController(), animated: false)
    test.screen.update()
    #expect(bar.frame.height == 143)
    navigation.popViewController(animated: false)
    test.screen.update()
    #expect(bar.frame.height == 91 && page.scroll.contentOffset.y == 300)
  }

  @Test("a drag brings a title back that has shrunk, all of it")
  func drag() {
    let page = Pages(isWhole: true)
    let navigation = NavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    let hand = Hand(test.window)
    hand.scroll(200, 500, by: CGSize(width: 0, height: -300))
    test.screen.update()
    #expect(navigation.navigationBar.frame.height == 91)
    hand.scroll(200, 500, by: CGSize(width: 0, height: 1000))
    test.screen.update()
    #expect(navigation.navigationBar.frame.height == 143)
    #expect(page.scroll.contentOffset.y == -143)
  }

  @Test("a controller that has left its container has its own safe area again")
  func left() {
    let (root, page) = (ViewController(), Pages())
    let navigation = NavigationController(rootViewController: root)
    show(navigation)
    navigation.pushViewController(page, animated: false)
    test.screen.update()
    #expect(page.view.safeAreaInsets.top == 91)
    navigation.popViewController(animated: false)
    show(page)
    #expect(page.view.safeAreaInsets.top == 47)
  }

  @Test("a bar of tabs goes for a controller that wants none, and so does the room for it")
  func hiddenTabs() {
    let (root, page) = (Pages(), Pages())
    let navigation = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: false)
    test.screen.update()
    #expect(page.view.safeAreaInsets.bottom == 34 && tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    test.screen.update()
    #expect(root.view.safeAreaInsets.bottom == 83 && !tabs.tabBar.isHidden)
  }

  @Test("a toolbar shows the items of the controller that is in front")
  func toolbar() {
    let (root, page) = (Pages(), Pages())
    root.toolbarItems = [BarButtonItem(title: "Edit")]
    page.toolbarItems = [BarButtonItem(title: "Share")]
    let navigation = NavigationController(rootViewController: root)
    navigation.setToolbarHidden(false, animated: false)
    show(navigation)
    #expect(navigation.toolbar.items?.map(\.title) == ["Edit"])
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    navigation.pushViewController(page, animated: false)
    test.screen.update()
    #expect(navigation.toolbar.items?.map(\.title) == ["Share"])
    navigation.isToolbarHidden = true
    test.screen.update()
    #expect(navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 34)
  }

  @Test("a container shows the ground of content that ends at its bar")
  func takenGround() {
    let page = Pages()
    page.edgesForExtendedLayout = []
    let navigation = NavigationController(rootViewController: page)
    show(navigation)
    #expect(navigation.view.backgroundColor == .systemTeal)
    let own = NavigationController(rootViewController: Pages())
    own.view.backgroundColor = .systemRed
    show(own)
    #expect(own.view.backgroundColor == .systemRed)
  }
}
