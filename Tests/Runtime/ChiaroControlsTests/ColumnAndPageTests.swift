// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Controllers in columns, and as pages.
@MainActor
@Suite("Columns and pages")
struct ColumnAndPageTests {
  let test = TestScreen()
  let hand: Hand

  init() { hand = Hand(test.window) }

  /// A controller that shows its title.
  private final class Titled: ViewController {
    var events: [String] = []

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    override func viewDidLoad() {
      let label = Label(text: "[\(title ?? "")]")
      view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
  }

  /// The titles that are shown.
  private var shown: [String] {
    test.screen.update()
    return test.window.displayList.texts.map(\.string).filter { $0.hasPrefix("[") }.sorted()
  }

  private func split(
    _ style: SplitViewController.Style, _ width: UserInterfaceSizeClass
  ) -> SplitViewController {
    test.change { $0.horizontalSizeClass = width }
    let split = SplitViewController(style: style)
    split.setViewController(Titled("list"), for: .primary)
    if style == .tripleColumn { split.setViewController(Titled("middle"), for: .supplementary) }
    split.setViewController(Titled("detail"), for: .secondary)
    test.window.rootViewController = split
    test.screen.update()
    return split
  }

  @Test(
    "a display mode shows its columns",
    arguments: [
      (.doubleColumn, .oneBesideSecondary, ["[detail]", "[list]"]),
      (.doubleColumn, .secondaryOnly, ["[detail]"]),
      (.doubleColumn, .oneOverSecondary, ["[detail]", "[list]"]),
      (.tripleColumn, .oneBesideSecondary, ["[detail]", "[middle]"]),
      (.tripleColumn, .twoBesideSecondary, ["[detail]", "[list]", "[middle]"]),
      (.tripleColumn, .secondaryOnly, ["[detail]"]),
    ] as [(SplitViewController.Style, SplitViewController.DisplayMode, [String])])
  func modes(
    _ style: SplitViewController.Style, _ mode: SplitViewController.DisplayMode, _ titles: [String]
  ) {
    let split = split(style, .regular)
    split.preferredDisplayMode = mode
    #expect(shown == titles)
    #expect(split.displayMode == mode)
  }

  @Test("columns stand side by side, from the side where a language begins")
  func frames() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      test.change { $0.layoutDirection = direction }
      let split = split(.doubleColumn, .regular)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredPrimaryColumnWidth = 120
      test.screen.update()
      let frames = split.viewControllers.map { $0.view.frame }
      let isMirrored = direction == .rightToLeft
      #expect(frames[0] == CGRect(x: isMirrored ? 270 : 0, y: 0, width: 120, height: 844))
      #expect(frames[1] == CGRect(x: isMirrored ? 0 : 120, y: 0, width: 270, height: 844))
      #expect(split.primaryColumnWidth == 120)
    }
  }

  @Test("where the width is compact there is one stack, and columns come back with the width")
  func collapse() {
    let split = split(.doubleColumn, .regular)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(shown == ["[detail]", "[list]"])
    #expect(!split.isCollapsed)
    test.change { $0.horizontalSizeClass = .compact }
    #expect(shown == ["[detail]"])
    let stack = split.viewController(for: .primary)?.navigationController
    #expect(stack?.viewControllers.compactMap(\.title) == ["list", "detail"])
    stack?.popViewController(animated: false)
    #expect(shown == ["[list]"])
    split.show(.secondary)
    split.showDetailViewController(Titled("other"), sender: nil)
    #expect(shown == ["[other]"])
    test.change { $0.horizontalSizeClass = .regular }
    #expect(shown.contains("[list]") && shown.count == 2)
  }

  /// The titles of what is on the stacks of columns.
  private func titles(_ stacks: [NavigationController]) -> [[String]] {
    test.screen.update()
    return stacks.map { $0.viewControllers.compactMap(\.title) }
  }

  @Test(
    "each controller of three columns comes back to its own, with what was pushed on it",
    arguments: [
      ("", [["list"], ["middle"], ["detail"]]), ("pop", [["list"], ["middle"], ["detail"]]),
      ("pop pop", [["list"], ["middle"], ["detail"]]),
      ("push", [["list"], ["middle"], ["detail", "new"]]),
      ("pop push", [["list"], ["middle", "new"], ["detail"]]),
      ("pop pop push", [["list", "new"], ["middle"], ["detail"]]),
      ("detail", [["list"], ["middle"], ["other"]]), ("hide", [["list"], ["middle"], ["detail"]]),
    ] as [(String, [[String]])])
  func threeColumns(_ steps: String, _ back: [[String]]) {
    let split = split(.tripleColumn, .regular)
    let stacks = split.viewControllers.compactMap { $0 as? NavigationController }
    #expect(titles(stacks) == [["list"], ["middle"], ["detail"]])
    test.change { $0.horizontalSizeClass = .compact }
    #expect(titles(stacks) == [["list", "middle", "detail"], [], []])
    for step in steps.split(separator: " ") {
      switch step {
      case "pop": stacks[0].popViewController(animated: false)
      case "push": stacks[0].pushViewController(Titled("new"), animated: false)
      case "detail": split.showDetailViewController(Titled("other"), sender: nil)
      default: split.hide(.secondary)
      }
    }
    if steps == "detail" { #expect(titles(stacks)[0] == ["list", "middle", "other"]) }
    if steps == "hide" { #expect(titles(stacks) == [["list", "middle"], [], ["detail"]]) }
    test.change { $0.horizontalSizeClass = .regular }
    #expect(titles(stacks) == back)
  }

  @Test("in one stack, columns are hidden with those on top of them, and shown again")
  func hiddenInStack() {
    let split = split(.tripleColumn, .regular)
    let stacks = split.viewControllers.compactMap { $0 as? NavigationController }
    test.change { $0.horizontalSizeClass = .compact }
    test.screen.update()
    split.hide(.supplementary)
    #expect(titles(stacks) == [["list"], ["middle"], ["detail"]] && shown == ["[list]"])
    split.show(.supplementary)
    #expect(titles(stacks) == [["list", "middle"], [], ["detail"]])
    split.show(.secondary)
    #expect(titles(stacks) == [["list", "middle", "detail"], [], []] && shown == ["[detail]"])
  }

  @Test("a secondary controller that took another's place in the stack leaves with its column")
  func replacedSecondary() {
    test.change { $0.horizontalSizeClass = .compact }
    let (split, list) = (SplitViewController(), NavigationController())
    list.setViewControllers([Titled("list")], animated: false)
    let details = ["a", "b", "c"].map { Titled($0) }
    split.viewControllers = [list, details[0]]
    test.window.rootViewController = split
    #expect(shown == ["[a]"])
    split.showDetailViewController(details[1], sender: nil)
    #expect(shown == ["[b]"])
    split.viewControllers = [list, details[2]]
    #expect(shown == ["[c]"] && details[2].parent === list)
    #expect(details[0].parent == nil && details[1].parent == nil)
    test.change { $0.horizontalSizeClass = .regular }
    test.screen.update()
    #expect(split.children.count == 2 && split.children.last === details[2])
    // One that is hidden in the stack can be shown there again.
    test.change { $0.horizontalSizeClass = .compact }
    #expect(shown == ["[c]"])
    split.hide(.secondary)
    #expect(shown == ["[list]"] && details[2].parent === split)
    split.show(.secondary)
    #expect(shown == ["[c]"] && details[2].parent === list)
  }

  @Test("a secondary controller that is no stack is pushed, and comes back")
  func plainSecondary() {
    test.change { $0.horizontalSizeClass = .regular }
    let (split, detail) = (SplitViewController(), Titled("detail"))
    let list = NavigationController(rootViewController: Titled("list"))
    split.viewControllers = [list, detail]
    split.preferredDisplayMode = .oneBesideSecondary
    test.window.rootViewController = split
    #expect(shown == ["[detail]", "[list]"] && detail.parent === split)
    test.change { $0.horizontalSizeClass = .compact }
    #expect(shown == ["[detail]"])
    #expect(list.viewControllers.map(\.title) == ["list", "detail"] && detail.parent === list)
    test.change { $0.horizontalSizeClass = .regular }
    #expect(shown == ["[detail]", "[list]"] && detail.parent === split)
    #expect(list.viewControllers.map(\.title) == ["list"])
  }

  @Test("what is shown without a stack takes the place of the primary column")
  func shownInPrimary() {
    test.change { $0.horizontalSizeClass = .regular }
    let split = SplitViewController()
    split.viewControllers = [Titled("list"), Titled("detail")]
    split.preferredDisplayMode = .oneBesideSecondary
    test.window.rootViewController = split
    split.show(Titled("other"), sender: nil)
    #expect(shown == ["[detail]", "[other]"])
    test.change { $0.horizontalSizeClass = .compact }
    split.show(Titled("last"), sender: nil)
    #expect(shown.contains("[last]") && split.presentedViewController?.title == "last")
  }

  @Test("a compact column is shown in place of all others")
  func compactColumn() {
    let split = split(.doubleColumn, .compact)
    split.setViewController(Titled("small"), for: .compact)
    #expect(shown == ["[small]"])
    test.change { $0.horizontalSizeClass = .regular }
    #expect(!shown.contains("[small]"))
  }

  @Test("columns are shown and hidden, told to the delegate, and know their split")
  func showing() {
    let delegate = SplitNotes()
    let split = split(.doubleColumn, .regular)
    split.delegate = delegate
    split.preferredDisplayMode = .secondaryOnly
    #expect(shown == ["[detail]"])
    split.show(.primary)
    #expect(shown == ["[detail]", "[list]"])
    split.hide(.primary)
    #expect(shown == ["[detail]"])
    #expect(delegate.notes == ["show 0", "hide 0"])
    #expect(split.viewController(for: .primary)?.splitViewController === split)
    split.displayModeButtonItem.primaryAction?.perform(sender: nil)
    #expect(shown == ["[detail]", "[list]"])
    hand.tap(385, 600)
    #expect(shown == ["[detail]"])
  }

  private final class SplitNotes: SplitViewControllerDelegate {
    var notes: [String] = []
    func splitViewController(
      _ svc: SplitViewController, willShow column: SplitViewController.Column
    ) { notes.append("show \(column.rawValue)") }
    func splitViewController(
      _ svc: SplitViewController, willHide column: SplitViewController.Column
    ) { notes.append("hide \(column.rawValue)") }
  }

  @Test("columns beside another are narrow, and know that they are in columns")
  func traits() throws {
    let split = split(.doubleColumn, .regular)
    split.preferredDisplayMode = .oneBesideSecondary
    test.screen.update()
    let list = try #require(split.viewController(for: .primary))
    let detail = try #require(split.viewController(for: .secondary))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(detail.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
  }

  // MARK: Pages

  /// Pages with the titles 0 to 4.
  private final class Pages: PageViewControllerDataSource, PageViewControllerDelegate {
    let all = (0..<5).map { Titled("\($0)") }
    var notes: [String] = []

    private func page(_ from: ViewController, _ step: Int) -> ViewController? {
      let index = (all.firstIndex { $0 === from } ?? 0) + step
      return all.indices.contains(index) ? all[index] : nil
    }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { self.page(page, -1) }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { self.page(page, 1) }
    func presentationCount(for pageViewController: PageViewController) -> Int { all.count }
    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {
      notes.append("from \(previousViewControllers.first?.title ?? "") \(completed)")
    }
  }

  @Test(
    "a swipe leads to the page beside, and a short one back",
    arguments: [
      (300, 40, false, "1"), (40, 300, false, "0"), (200, 180, false, "0"), (300, 40, true, "0"),
      (40, 300, true, "1"),
    ] as [(CGFloat, CGFloat, Bool, String)])
  func swipes(_ start: CGFloat, _ end: CGFloat, _ isMirrored: Bool, _ title: String) {
    test.change { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    let (pages, book) = (Pages(), PageViewController())
    (book.dataSource, book.delegate) = (pages, pages)
    book.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    test.window.rootViewController = book
    #expect(shown == ["[0]"])
    hand.drag((start, 300), (end, 300), hold: 0.2)
    hand.wait(2)
    #expect(shown == ["[\(title)]"])
    #expect(book.viewControllers?.first?.title == title)
    #expect(pages.notes == ["from 0 \(title != "0")"])
    #expect(book.children.compactMap(\.title) == [title])
  }

  @Test("pages go up and down too, onward to the last one, and are told of it")
  func vertical() {
    let pages = Pages()
    let book = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical,
      options: [.interPageSpacing: 20])
    book.dataSource = pages
    var completed = false
    book.setViewControllers([pages.all[3]], direction: .forward, animated: true) {
      completed = $0
    }
    #expect(completed)
    test.window.rootViewController = book
    for title in ["[4]", "[4]"] {
      hand.drag((100, 700), (100, 100), hold: 0.2)
      hand.wait(2)
      #expect(shown == [title])
    }
    #expect(pages.all[3].events.prefix(3) == ["will appear", "did appear", "did disappear"])
    #expect(pages.all[4].events.suffix(1) == ["did appear"])
  }
}
