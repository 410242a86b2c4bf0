// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// A controller that notes what it is told of its life.
private final class Living: ViewController {
  let name: String
  let trace: LifeTrace
  var forwards = true
  var onLoad: ((Living) -> Void)?
  var onLayout: ((Living) -> Void)?

  init(_ name: String, _ trace: LifeTrace) {
    self.name = name
    self.trace = trace
    super.init()
  }

  private func note(_ what: String) { trace.lines.append("\(name) \(what)") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() {
    note("load")
    onLoad?(self)
  }
  override func viewDidLayoutSubviews() { onLayout?(self) }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewIsAppearing(_ animated: Bool) { note("is") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
  override func viewWillDisappear(_ animated: Bool) { note("leaves") }
  override func viewDidDisappear(_ animated: Bool) { note("left") }
  override func willMove(toParent parent: ViewController?) {
    note("to \((parent as? Living)?.name ?? "none")")
  }
  override func didMove(toParent parent: ViewController?) {
    note("at \((parent as? Living)?.name ?? "none")")
  }

  /// Contains another controller, as apps do it.
  func contain(_ child: Living) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

@MainActor
private final class LifeTrace {
  var lines: [String] = []

  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: ", ")
  }
}

/// What controllers are told of appearing and disappearing, in which order.
@MainActor
@Suite("Life cycle of controllers")
struct LifeCycleTests {
  let test = TestScreen()
  private let trace = LifeTrace()

  private func living(_ name: String) -> Living { Living(name, trace) }

  private func showRoot(_ name: String = "a") -> Living {
    let root = living(name)
    test.window.rootViewController = root
    test.screen.update()
    _ = trace.take()
    return root
  }

  @Test("the view is loaded before it is said that it will appear")
  func order() {
    test.window.rootViewController = living("a")
    #expect(trace.take() == "a load, a will, a is, a did")
  }

  @Test("a hidden window loads nothing, and shows nothing, until it is made visible")
  func hiddenWindow() {
    let window = Window(windowScene: test.scene)
    let root = living("a")
    #expect(window.isHidden)
    window.rootViewController = root
    window.backgroundColor = .red
    #expect(trace.take() == "" && root.viewIfLoaded == nil)
    #expect(window.displayList.commands.isEmpty)
    #expect(test.scene.keyWindow === test.window)
    window.makeKeyAndVisible()
    #expect(trace.take() == "a load, a will, a is, a did")
    #expect(window.isKeyWindow && !test.window.isKeyWindow)
    #expect(!window.displayList.commands.isEmpty)
    window.isHidden = true
    #expect(trace.take() == "a leaves, a left")
    #expect(test.window.isKeyWindow)
    window.isHidden = false
    #expect(trace.take() == "a will, a is, a did")
  }

  @Test("a window keeps its scene and screen, and goes when nobody holds it")
  func holding() {
    weak var screen: Screen?
    do {
      let window = Window(windowScene: WindowScene(screen: Screen()))
      screen = window.windowScene?.screen
      window.makeKeyAndVisible()
      window.backgroundColor = .red
      #expect(screen?.windows.count == 1)
      #expect(!window.displayList.commands.isEmpty)
    }
    #expect(screen == nil)
    var extra: Window? = Window(windowScene: test.scene)
    #expect(test.scene.windows.first === extra && test.scene.windows.count == 2)
    extra = nil
    #expect(test.scene.windows.count == 1)
  }

  @Test("children in the view appear inside of it, and leave inside of it")
  func children() {
    let (root, child, inner) = (living("a"), living("b"), living("c"))
    root.onLoad = { $0.contain(child) }
    child.onLoad = { $0.contain(inner) }
    test.window.rootViewController = root
    #expect(
      trace.take()
        == "a load, b to a, b load, c to b, c load, c at b, b at a, "
        + "a will, b will, c will, a is, b is, c is, c did, b did, a did")
    test.window.rootViewController = living("d")
    #expect(
      trace.take()
        == "a leaves, b leaves, c leaves, c left, b left, a left, d load, d will, d is, d did")
  }

  @Test("a child that comes into a view that has appeared is told at once and in the next update")
  func lateChild() {
    let (root, child) = (showRoot(), living("b"))
    root.contain(child)
    #expect(trace.take() == "b to a, b load, b will, b at a")
    test.screen.update()
    #expect(trace.take() == "b is, b did")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(trace.take() == "b to none, b leaves, b left, b at none")
    test.screen.update()
    #expect(trace.take() == "")
    #expect(child.parent == nil)
  }

  @Test("a child that comes in during the first layout is told before its parent is done")
  func childDuringLayout() {
    let (root, child) = (living("a"), living("b"))
    root.onLayout = {
      $0.onLayout = nil
      $0.contain(child)
    }
    test.window.rootViewController = root
    #expect(
      trace.take() == "a load, a will, a is, b to a, b load, b will, b at a, b is, b did, a did")
    test.screen.update()
    #expect(trace.take() == "")
  }

  @Test("a view moved within its window says nothing, one in a plain view deep below does")
  func moves() {
    let (root, child) = (showRoot(), living("b"))
    let (first, second) = (View(), View())
    first.addSubview(child.view)
    root.view.addSubview(second)
    _ = trace.take()
    root.view.addSubview(first)
    test.screen.update()
    #expect(trace.take() == "b will, b is, b did")
    second.addSubview(child.view)
    test.screen.update()
    #expect(trace.take() == "")
    second.removeFromSuperview()
    #expect(trace.take() == "b leaves, b left")
  }

  @Test("a container that forwards nothing tells its children itself")
  func manual() {
    let (root, child) = (living("a"), living("b"))
    root.forwards = false
    root.onLoad = { $0.contain(child) }
    test.window.rootViewController = root
    #expect(trace.take() == "a load, b to a, b load, b at a, a will, a is, a did")
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(trace.take() == "b will, b is, b did")
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(trace.take() == "b leaves, b left")
  }

  @Test(
    "what is covered disappears under a full screen, and not under a sheet",
    arguments: [
      (ModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false),
      (.overFullScreen, false), (.automatic, false), (.popover, false),
    ])
  func covered(_ style: ModalPresentationStyle, _ covers: Bool) {
    let (root, other) = (showRoot(), living("b"))
    other.modalPresentationStyle = style
    var done: [String] = []
    root.present(other) { done.append("presented") }
    #expect(
      trace.take()
        == (covers
          ? "b load, a leaves, b will, b is, b did, a left" : "b load, b will, b is, b did"))
    #expect((root.view.window == nil) == covers)
    test.switchStyle(to: .dark)
    other.dismiss { done.append("dismissed") }
    #expect(
      trace.take()
        == (covers ? "b leaves, a will, a is, a did, b left" : "b leaves, b left"))
    #expect(root.view.window === test.window && root.view.frame == test.window.bounds)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(done == ["presented", "dismissed"])
  }

  @Test("a chain of sheets is dismissed whole by the controller that presents the lowest")
  func chain() {
    let (root, first, second) = (showRoot(), living("b"), living("c"))
    root.present(first)
    first.present(second)
    _ = trace.take()
    root.dismiss()
    #expect(trace.take() == "c leaves, b leaves, c left, b left")
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
    #expect(test.window.subviews.count == 1)
    root.present(first)
    first.present(second)
    second.dismiss()
    #expect(first.presentedViewController == nil && root.presentedViewController === first)
  }

  @Test("a child's outermost container presents, or the one that defines the context")
  func presenter() {
    let (root, middle, child) = (living("a"), living("b"), living("c"))
    root.onLoad = { $0.contain(middle) }
    middle.onLoad = { $0.contain(child) }
    test.window.rootViewController = root
    middle.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    let (sheet, over) = (living("d"), living("e"))
    child.present(sheet)
    #expect(sheet.presentingViewController === root)
    #expect(child.presentedViewController === sheet && root.presentedViewController === sheet)
    child.dismiss()
    #expect(root.presentedViewController == nil)
    middle.definesPresentationContext = true
    over.modalPresentationStyle = .overCurrentContext
    child.present(over)
    #expect(over.presentingViewController === middle && root.presentedViewController == nil)
    #expect(over.view.convert(over.view.bounds, to: test.window) == middle.view.frame)
    over.dismiss()
    #expect(middle.presentedViewController == nil)
  }

  @Test("what a replaced root presented goes with it")
  func replacedPresenter() {
    let (root, sheet) = (showRoot(), living("b"))
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet)
    _ = trace.take()
    test.window.rootViewController = living("c")
    #expect(trace.take() == "b leaves, b left, c load, c will, c is, c did")
    #expect(test.window.subviews.count == 1)
  }

  @Test("a view is in place with its size and traits when it is said to be appearing")
  func geometry() {
    final class Measuring: ViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { note() }
      override func viewIsAppearing(_ animated: Bool) { note() }
      private func note() {
        seen.append("\(view.window != nil) \(traitCollection.userInterfaceStyle)")
      }
    }
    test.window.overrideUserInterfaceStyle = .dark
    test.screen.update()
    let controller = Measuring()
    test.window.rootViewController = controller
    #expect(controller.seen[1] == "true dark" && controller.seen[0].hasPrefix("false"))
  }
}
