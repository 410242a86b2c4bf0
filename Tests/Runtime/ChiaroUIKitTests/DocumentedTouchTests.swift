// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

@MainActor
private final class Pad: UIView {
  var told: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("cancelled")
  }
  func tapped() { told.append("tap") }
  func panned(_ pan: UIPanGestureRecognizer) { told.append("pan \(pan.state.rawValue)") }
}

@MainActor
private final class Judge: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  var told: [String] = []
  var begins = true
  var together = false
  var target: CGPoint?
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together }
  func scrollViewDidScroll(_ view: UIScrollView) {
    if told.last != "scroll" { told.append("scroll") }
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { told.append("will drag") }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset offset: UnsafeMutablePointer<CGPoint>
  ) {
    told.append("will end")
    if let target { offset.pointee = target }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    told.append("did end \(willDecelerate)")
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { told.append("will slow") }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { told.append("slowed") }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { told.append("animated") }
  func viewForZooming(in view: UIScrollView) -> UIView? { view.subviews.first }
  func scrollViewDidZoom(_ view: UIScrollView) { told.append("zoom") }
}

/// Gestures, scroll views, controls and menus, as they are documented.
@MainActor
@Suite("Touches as documented")
struct DocumentedTouchTests {
  let stage = InputStage()
  private let judge = Judge()

  private func pad() -> Pad {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(pad)
    return pad
  }
  private func drag(_ steps: [(x: Double, y: Double)], from start: Double = 0, ends: Bool = true) {
    for (index, step) in steps.enumerated() {
      let time = start + Double(index) * 0.1
      stage.window.handle(
        PointerEvent(index == 0 ? .down : .drag, at: CGPoint(x: step.x, y: step.y), time: time))
      _ = stage.window.advance(to: time)
    }
    guard ends, let last = steps.last else { return }
    stage.window.handle(
      PointerEvent(
        .up, at: CGPoint(x: last.x, y: last.y), time: start + Double(steps.count - 1) * 0.1 + 0.05))
  }

  @Test("a recognized gesture cancels the view's touches, unless it is told not to")
  func cancelling() {
    for cancels in [true, false] {
      let pad = pad()
      let tap = UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped, "tapped"))
      same("usual", tap.cancelsTouchesInView, true)
      tap.cancelsTouchesInView = cancels
      pad.addGestureRecognizer(tap)
      stage.press(at: CGPoint(x: 50, y: 50))
      same("\(cancels)", pad.told.sorted(), ["began", cancels ? "cancelled" : "ended", "tap"])
      pad.removeFromSuperview()
    }
  }

  @Test("of two recognizers that meet one wins, or both where the delegate says so")
  func meeting() {
    for together in [true, false] {
      let pad = pad()
      judge.together = together
      let pans = (0..<2).map { _ in
        UIPanGestureRecognizer(target: pad, action: Selector(Pad.panned(_:), "panned(_:)"))
      }
      for pan in pans {
        pan.delegate = judge
        pad.addGestureRecognizer(pan)
      }
      drag([(50, 50), (80, 50), (100, 50)])
      same("\(together)", pad.told.filter { $0 == "pan 1" }.count, together ? 2 : 1)
      pad.removeFromSuperview()
    }
  }

  @Test("a delegate that refuses keeps a gesture from beginning, and the touches go on")
  func refusing() {
    let pad = pad()
    let pan = UIPanGestureRecognizer(target: pad, action: Selector(Pad.panned(_:), "panned(_:)"))
    pan.delegate = judge
    judge.begins = false
    pad.addGestureRecognizer(pan)
    drag([(50, 50), (80, 50), (100, 50)])
    same("no pan", pad.told.contains { $0.hasPrefix("pan") }, false)
    same("touches", pad.told.last, "ended")
    judge.begins = true
    pan.isEnabled = false
    pad.told = []
    drag([(50, 50), (80, 50)], from: 2)
    same("disabled", pad.told.contains { $0.hasPrefix("pan") }, false)
    pan.isEnabled = true
    pad.told = []
    drag([(50, 50), (80, 50)], from: 4, ends: false)
    pan.isEnabled = false
    same("cancelled", pad.told.last, "pan 4")
  }

  @Test("a child's recognizer goes first; a view without interaction lets touches through")
  func nesting() {
    let (outer, inner) = (pad(), Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    for pad in [outer, inner] {
      pad.addGestureRecognizer(
        UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped, "tapped")))
    }
    stage.press(at: CGPoint(x: 50, y: 50))
    same("inner", inner.told.contains("tap"), true)
    same("not outer", outer.told.contains("tap"), false)
    inner.isUserInteractionEnabled = false
    stage.press(at: CGPoint(x: 50, y: 50), at: 3)
    same("outer", outer.told.contains("tap"), true)
    inner.isUserInteractionEnabled = true
    inner.alpha = 0.005
    same("too clear", outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer, true)
  }

  private func scroll() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1_000)))
    view.contentSize = CGSize(width: 200, height: 1_000)
    view.delegate = judge
    stage.root.addSubview(view)
    return view
  }

  @Test("a drag scrolls, and tells in this order")
  func dragging() {
    let view = scroll()
    drag([(100, 180), (100, 150), (100, 100), (100, 100), (100, 100), (100, 100)])
    same(
      "told", judge.told.prefix(3), ["will drag", "scroll", "will end"])
    #expect(judge.told.contains { $0.hasPrefix("did end") })
    #expect(view.contentOffset.y > 0)
    judge.told = []
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    same("code", judge.told, ["scroll"])
    view.isScrollEnabled = false
    judge.told = []
    drag([(100, 180), (100, 100)], from: 5)
    same("not", judge.told, [])
  }

  @Test("pages stop at pages, and a delegate may say where")
  func paging() {
    let view = scroll()
    view.isPagingEnabled = true
    view.contentOffset = .zero
    drag([(100, 190), (100, 170), (100, 100), (100, 30), (100, 30), (100, 30)])
    for step in 0..<60 { _ = stage.window.advance(to: 1 + Double(step) / 20) }
    same("page", view.contentOffset.y, 200)
    view.isPagingEnabled = false
    judge.target = CGPoint(x: 0, y: 400)
    drag([(100, 190), (100, 130), (100, 60)], from: 8)
    for step in 0..<60 { _ = stage.window.advance(to: 9 + Double(step) / 20) }
    same("target", view.contentOffset.y, 400)
  }

  @Test("a new scroll view has the documented values; insets and zoom add up")
  func scrollValues() {
    let view = scroll()
    same("bounces", view.bounces, true)
    same("always", view.alwaysBounceVertical, false)
    same("pages", view.isPagingEnabled, false)
    same("keyboard", view.keyboardDismissMode, .none)
    same("adjusts", view.contentInsetAdjustmentBehavior, .automatic)
    same("to top", view.scrollsToTop, true)
    same("zoom", [view.minimumZoomScale, view.maximumZoomScale, view.zoomScale], [1, 1, 1])
    same("delays", view.delaysContentTouches, true)
    same(
      "dragging", [view.isDragging, view.isTracking, view.isDecelerating], [false, false, false])
    same("indicator", view.indicatorStyle, .default)
    same("rate", view.decelerationRate, .normal)
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    same("adjusted", view.adjustedContentInset.top, 30)
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: false)
    same("zoomed", view.zoomScale, 2)
    same("content", view.contentSize, CGSize(width: 400, height: 2_000))
    same("told", judge.told.contains("zoom"), true)
    view.zoomScale = 9
    same("limited", view.zoomScale, 3)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    same("seen", view.bounds.contains(CGPoint(x: 5, y: 505)), true)
  }

  @Test("controls send their events in order, and to the chain where there is no target")
  func controls() {
    final class Button: UIButton {}
    let button = Button(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.root.addSubview(button)
    var told: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.primaryActionTriggered, "primary"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      button.addAction(UIAction { _ in told.append(name) }, for: event)
    }
    stage.press(button)
    same("press", told.filter { $0 != "primary" }, ["down", "inside"])
    same("primary", told.contains("primary"), true)
    told = []
    drag([(50, 25), (50, 300)], from: 3)
    same("outside", told, ["down", "exit", "outside"])
    button.isEnabled = false
    told = []
    stage.press(button, at: 6)
    same("disabled", told, [])
    same("state", button.state, .disabled)
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in told.append("switched") }, for: .valueChanged)
    toggle.setOn(true, animated: false)
    same("code sends nothing", told, [])
    toggle.sendActions(for: .valueChanged)
    same("sent", told, ["switched"])
    same("events", button.allControlEvents.contains(.touchDown), true)
  }

  @Test("rows and items show their context menus on a long press")
  func contextMenus() throws {
    final class Menus: NSObject, UITableViewDataSource, UITableViewDelegate,
      UICollectionViewDataSource, UICollectionViewDelegate
    {
      private func menu(_ title: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "", children: [UIAction(title: title) { _ in }])
        }
      }
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(
        _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? { path.row == 2 ? nil : menu("row \(path.row)") }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
      func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? { menu("item \(path.item)") }
    }
    let menus = Menus()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    table.dataSource = menus
    table.delegate = menus
    stage.root.addSubview(table)
    stage.window.layoutIfNeeded()
    let rows = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    stage.press(rows[2], for: 1)
    same("none", stage.menu, [])
    stage.press(rows[1], for: 1, at: 5)
    same("row", stage.menu, ["row 1"])
    #expect(stage.choose("row 1"))
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 300, width: 400, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    grid.dataSource = menus
    grid.delegate = menus
    stage.root.addSubview(grid)
    stage.window.layoutIfNeeded()
    stage.press(
      try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0))), for: 1, at: 20)
    same("item", stage.menu, ["item 1"])
  }

  @Test("a bar button with an action shows its menu on a long press")
  func barMenu() {
    var acted = 0
    let item = UIBarButtonItem(
      title: "More", image: nil, primaryAction: UIAction(title: "More") { _ in acted += 1 },
      menu: UIMenu(children: [UIAction(title: "Other") { _ in }]))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [item]
    stage.root.addSubview(bar)
    stage.window.layoutIfNeeded()
    stage.press(at: CGPoint(x: 30, y: 22))
    same("acted", acted, 1)
    same("no menu", stage.menu, [])
    stage.press(at: CGPoint(x: 30, y: 22), for: 1, at: 5)
    same("not acted", acted, 1)
    same("menu", stage.menu, ["Other"])
  }

  @Test("what a behavior no longer has it does not move; a push has one direction in two forms")
  func dynamics() {
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let view = pad()
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 10, y: 20))
    animator.addBehavior(snap)
    same("snapped", view.center, CGPoint(x: 10, y: 20))
    animator.removeBehavior(snap)
    snap.snapPoint = CGPoint(x: 50, y: 50)
    same("removed", view.center, CGPoint(x: 10, y: 20))
    let whole = UIDynamicBehavior()
    whole.addChildBehavior(snap)
    animator.addBehavior(whole)
    same("as a child", view.center, CGPoint(x: 50, y: 50))
    animator.removeAllBehaviors()
    snap.snapPoint = .zero
    same("all removed", view.center, CGPoint(x: 50, y: 50))
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    same("magnitude", push.magnitude, 2)
    same("angle", push.angle, .pi / 2)
    push.setAngle(0, magnitude: 3)
    same("vector", push.pushDirection, CGVector(dx: 3, dy: 0))
    push.magnitude = 5
    same("longer", push.pushDirection, CGVector(dx: 5, dy: 0))
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(0, magnitude: 2)
    same("gravity", gravity.gravityDirection, CGVector(dx: 2, dy: 0))
    #expect(UIPointerStyle.hidden() !== UIPointerStyle.system())
  }
}
