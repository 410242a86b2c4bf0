// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// A screen that notes what it is told, into a list that it shares.
@MainActor
private class Screen: UIViewController {
  final class Log { var lines: [String] = [] }
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.lines.append("\(name) load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.lines.append("\(name) will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.lines.append("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.lines.append(
      "\(name) will disappear" + (isMovingFromParent ? " moving" : "")
        + (isBeingDismissed ? " dismissed" : ""))
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.lines.append("\(name) did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.lines.append("\(name) will move \(parent != nil)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.lines.append("\(name) did move \(parent != nil)")
  }
}

@MainActor
private final class Watcher: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var told: [String] = []
  var allows = true
  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) { told.append("will show \(controller.title ?? "")") }
  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) { told.append("did show \(controller.title ?? "")") }
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    told.append("should \(controller.title ?? "")")
    return allows
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    told.append("did \(controller.title ?? "")")
  }
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    told.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    told.append("will")
  }
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    told.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    told.append("attempt")
  }
}

/// Controllers: the order of what they are told, as it is documented.
@MainActor
@Suite("Controllers as documented")
struct DocumentedScreenTests {
  private let log = Screen.Log()
  private let watcher = Watcher()

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: UIWindowScene(screen: UIScreen()))
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
  private func screen(_ name: String) -> UIViewController { Screen(name, log) }
  /// What was told since the last question.
  private func told() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test("a push and a pop tell both controllers and the delegate")
  func navigation() {
    let (a, b, c) = (screen("a"), screen("b"), screen("c"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = watcher
    let window = window(navigation)
    same(
      "root", told(),
      ["a will move true", "a did move true", "a load", "a will appear", "a did appear"])
    watcher.told = []
    navigation.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    same(
      "push", told().filter { !$0.contains("move") },
      ["b load", "a will disappear", "b will appear", "a did disappear", "b did appear"])
    same("delegate", watcher.told, ["will show b", "did show b"])
    same("top", navigation.topViewController === b, true)
    same("back", navigation.navigationBar.backItem?.title, "a")
    same("its navigation", b.navigationController === navigation, true)
    let popped = navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    same("popped", popped === b, true)
    same(
      "pop", told(),
      [
        "b will move false", "b will disappear moving", "a will appear", "b did disappear",
        "a did appear", "b did move false",
      ])
    same("none left", navigation.popViewController(animated: false) == nil, true)
    navigation.setViewControllers([a, b, c], animated: false)
    window.layoutIfNeeded()
    same("b is not loaded again, nor shown", told().contains("b will appear"), false)
    same("to root", navigation.popToRootViewController(animated: false)?.count, 2)
    navigation.setViewControllers([c, b], animated: false)
    same("to", navigation.popToViewController(c, animated: false)?.map(\.title), ["b"])
    same("left", a.navigationController == nil && a.parent == nil, true)
  }

  @Test("bars hide, take items and show large titles as the screen asks")
  func bars() {
    let (a, b) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    let window = window(navigation)
    same("hidden", navigation.isNavigationBarHidden, false)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    same("bar", navigation.navigationBar.isHidden, true)
    same("safe area", a.view.safeAreaInsets.top, 0)
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    same("44", navigation.navigationBar.frame.height, 44)
    let safe = a.view.convert(a.view.safeAreaLayoutGuide.layoutFrame, to: nil)
    same("below the bar", safe.minY, 44)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    same("large", navigation.navigationBar.frame.height, 96)
    b.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    same("small", navigation.navigationBar.frame.height, 44)
    same("toolbar is hidden", navigation.isToolbarHidden, true)
    b.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .done),
    ]
    same(
      "first", b.navigationItem.rightBarButtonItem === b.navigationItem.rightBarButtonItems?[0],
      true)
    same("edit button", b.editButtonItem.title, "Edit")
    b.setEditing(true, animated: false)
    same("done", b.editButtonItem.title, "Done")
    same("bar's top", navigation.navigationBar.topItem === b.navigationItem, true)
    same("title", b.navigationItem.title, "b")
    b.title = "new"
    same("tab", b.tabBarItem.title, "new")
  }

  @Test("a presented screen covers, is told of, and is dismissed from both ends")
  func presenting() {
    let (a, b) = (screen("a"), screen("b"))
    let window = window(a)
    _ = told()
    var ends: [String] = []
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false) { ends.append("presented") }
    window.layoutIfNeeded()
    same(
      "full", told(),
      ["b load", "a will disappear", "b will appear", "b did appear", "a did disappear"])
    same("presented", a.presentedViewController === b && b.presentingViewController === a, true)
    a.dismiss(animated: false) { ends.append("dismissed") }
    window.layoutIfNeeded()
    same(
      "back", told(),
      ["b will disappear dismissed", "a will appear", "a did appear", "b did disappear"])
    same("ends", ends, ["presented", "dismissed"])
    same("none", a.presentedViewController == nil, true)
    let sheet = screen("s")
    same("style", sheet.modalPresentationStyle, .automatic)
    sheet.presentationController?.delegate = watcher
    a.present(sheet, animated: false)
    window.layoutIfNeeded()
    same("a sheet leaves what is below", told(), ["s load", "s will appear", "s did appear"])
    same("level", sheet.traitCollection.userInterfaceLevel, .elevated)
    sheet.dismiss(animated: false)
    same("code asks nobody", watcher.told, [])
    same("gone", told(), ["s will disappear dismissed", "s did disappear"])
  }

  @Test("sheets have detents, and are held where the controller says so")
  func sheets() throws {
    let (a, b) = (screen("a"), screen("b"))
    let window = window(a)
    let sheet = try #require(b.sheetPresentationController)
    same("detents", sheet.detents.map(\.identifier), [.large])
    same("grabber", sheet.prefersGrabberVisible, false)
    same("undimmed", sheet.largestUndimmedDetentIdentifier, nil)
    same("expands", sheet.prefersScrollingExpandsWhenScrolledToEdge, true)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = nil
    a.present(b, animated: false)
    window.layoutIfNeeded()
    let medium = b.view.convert(b.view.bounds, to: nil)
    #expect(medium.minY > 300)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    window.layoutIfNeeded()
    #expect(b.view.convert(b.view.bounds, to: nil).minY < 100)
    same("modal", b.isModalInPresentation, false)
    let popover = screen("p")
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 100, height: 50)
    same("popover", popover.popoverPresentationController != nil, true)
    same("sheet of it", popover.popoverPresentationController?.permittedArrowDirections, .any)
  }

  @Test("tabs ask, select, and show what belongs to them")
  func tabs() throws {
    let (a, b) = (screen("a"), screen("b"))
    let tabs = UITabBarController()
    tabs.delegate = watcher
    tabs.viewControllers = [a, b]
    let window = window(tabs)
    same("first", tabs.selectedIndex, 0)
    same("loads what is shown", told().filter { $0.contains("load") }, ["a load"])
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    same("code asks nobody", watcher.told, [])
    same(
      "told", told(),
      ["b load", "a will disappear", "b will appear", "a did disappear", "b did appear"])
    same("selected", tabs.selectedViewController === b, true)
    same("bar", tabs.tabBar.items?.map(\.title), ["a", "b"])
    same("item", tabs.tabBar.selectedItem === b.tabBarItem, true)
    same("chain", b.tabBarController === tabs, true)
    b.tabBarItem.badgeValue = "3"
    same("badge", tabs.tabBar.items?[1].badgeValue, "3")
    tabs.setViewControllers([b], animated: false)
    same("stays selected", tabs.selectedViewController === b, true)
    same("gone", a.parent == nil, true)
  }

  @Test("children are told in order, and of the parent's appearance")
  func children() {
    let (a, b) = (screen("a"), screen("b"))
    let window = window(a)
    _ = told()
    a.addChild(b)
    same("will move by itself", told(), ["b will move true"])
    a.view.addSubview(b.view)
    window.layoutIfNeeded()
    b.didMove(toParent: a)
    same(
      "appears", told().filter { $0 != "b did appear" }.sorted(),
      ["b did move true", "b load", "b will appear"])
    a.present(screen("c"), animated: false)
    _ = told()
    a.dismiss(animated: false)
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    window.layoutIfNeeded()
    same("leaves", log.lines.contains("b did move false"), true)
    same("no parent", b.parent == nil && a.children.isEmpty, true)
  }

  @Test("alerts have their actions, fields and the preferred one")
  func alerts() throws {
    let a = screen("a")
    let window = window(a)
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("c") })
    let go = UIAlertAction(title: "Go", style: .destructive) { _ in chosen.append("g") }
    alert.addAction(go)
    alert.addTextField { $0.placeholder = "Name" }
    alert.preferredAction = go
    go.isEnabled = false
    same("actions", alert.actions.map(\.title), ["Cancel", "Go"])
    same("fields", alert.textFields?.map(\.placeholder), ["Name"])
    same("style", alert.preferredStyle, .alert)
    a.present(alert, animated: false)
    window.layoutIfNeeded()
    same("shown", a.presentedViewController === alert, true)
    same("below stays", told().contains("a will disappear"), false)
    alert.dismiss(animated: false)
    same("chosen", chosen, [])
  }

  @Test("the style changes while a sheet is on the way and an alert above it")
  func style() {
    let (a, b) = (screen("a"), screen("b"))
    let window = window(UINavigationController(rootViewController: a))
    a.present(b, animated: true)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    same("sheet", b.traitCollection.userInterfaceStyle, .dark)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    b.present(alert, animated: false)
    alert.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    same("alert", alert.view.traitCollection.userInterfaceStyle, .light)
    same("below", b.view.traitCollection.userInterfaceStyle, .dark)
    a.dismiss(animated: false)
    same("all gone", b.presentedViewController == nil && a.presentedViewController == nil, true)
  }
}
