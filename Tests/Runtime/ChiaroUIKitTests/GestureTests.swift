// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// Gestures, motions and the layouts of collections, by UIKit's names.
@MainActor
struct GestureTests {
  private final class Watcher: UIView {
    var seen: [String] = []
    func note(_ recognizer: UIGestureRecognizer) {
      seen.append("\(type(of: recognizer)) \(recognizer.state)")
    }
  }

  private func window(with view: UIView) -> UIWindow {
    let screen = UIScreen()
    let scene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    window.isHidden = false
    view.frame = window.bounds
    window.addSubview(view)
    return window
  }

  /// What a pointer does: a place, and a time.
  private func press(
    _ window: UIWindow, _ way: [(x: Double, y: Double, time: Double)], releases: Bool = true
  ) {
    for (index, step) in way.enumerated() {
      let place = CGPoint(x: step.x, y: step.y)
      window.handle(PointerEvent(index == 0 ? .down : .drag, at: place, time: step.time))
      _ = window.advance(to: step.time)
    }
    guard releases, let last = way.last else { return }
    window.handle(PointerEvent(.up, at: CGPoint(x: last.x, y: last.y), time: last.time))
  }

  private func selector() -> Selector { Selector(Watcher.note(_:), "note(_:)") }

  @Test("a gesture ends when its view goes, or takes no more touches", arguments: [true, false])
  func goneView(isRemoved: Bool) {
    let watcher = Watcher(frame: .zero)
    let window = window(with: watcher)
    let pan = UIPanGestureRecognizer(target: watcher, action: selector())
    watcher.addGestureRecognizer(pan)
    press(window, [(50, 50, 0), (90, 50, 0.1)], releases: false)
    if isRemoved { watcher.removeFromSuperview() } else { watcher.isUserInteractionEnabled = false }
    window.handle(PointerEvent(.drag, at: CGPoint(x: 120, y: 50), time: 0.2))
    window.handle(PointerEvent(.up, at: CGPoint(x: 120, y: 50), time: 0.3))
    #expect(
      watcher.seen == ["PanGestureRecognizer began", "PanGestureRecognizer cancelled"])
  }

  @Test("each recognizer sees its own gesture")
  func gestures() {
    let cases: [(UIGestureRecognizer, [(x: Double, y: Double, time: Double)], [String])] = [
      (UITapGestureRecognizer(), [(50, 50, 0)], ["TapGestureRecognizer ended"]),
      (UITapGestureRecognizer(), [(50, 50, 0), (150, 50, 0.1)], []),
      (
        UILongPressGestureRecognizer(), [(50, 50, 0), (51, 50, 0.6)],
        ["LongPressGestureRecognizer began", "LongPressGestureRecognizer ended"]
      ),
      (UILongPressGestureRecognizer(), [(50, 50, 0), (50, 50, 0.2)], []),
      (
        UIPanGestureRecognizer(), [(50, 50, 0), (70, 50, 0.1), (90, 50, 0.2)],
        [
          "PanGestureRecognizer began", "PanGestureRecognizer changed",
          "PanGestureRecognizer ended",
        ]
      ),
      (
        UISwipeGestureRecognizer(), [(50, 50, 0), (120, 52, 0.1)],
        ["SwipeGestureRecognizer ended"]
      ),
      (UISwipeGestureRecognizer(), [(150, 50, 0), (50, 52, 0.1)], []),
    ]
    for (recognizer, way, expected) in cases {
      let view = Watcher()
      let window = window(with: view)
      recognizer.addTarget(view, action: selector())
      view.addGestureRecognizer(recognizer)
      press(window, way)
      #expect(view.seen == expected, "\(recognizer) \(way)")
    }
  }

  @Test("a single tap waits for a double tap to fail")
  func doubleTap() {
    for isDouble in [true, false] {
      let view = Watcher()
      let window = window(with: view)
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      single.addTarget(view, action: Selector(Watcher.note(_:), "note(_:)"))
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      press(window, [(50, 50, 0)])
      #expect(view.seen.isEmpty)
      if isDouble { press(window, [(50, 50, 0.2)]) }
      _ = window.advance(to: 1)
      #expect(view.seen.count == (isDouble ? 0 : 1))
    }
  }

  @Test("a drag has a translation, which can be set back")
  func translation() {
    let view = Watcher()
    let window = window(with: view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    press(window, [(50, 50, 0), (80, 60, 0.1)], releases: false)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
    #expect(pan.velocity(in: view).x > 0)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test("a motion is shown on its way in a window that is advanced, and at its end elsewhere")
  func motion() {
    let view = UIView()
    let window = window(with: view)
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    moved.backgroundColor = .red
    view.addSubview(moved)
    _ = window.displayList
    _ = window.advance(to: 0)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      moved.frame.origin.x = 100
    } completion: {
      ends.append($0)
    }
    #expect(moved.frame.minX == 100)
    #expect(window.advance(to: 1))
    #expect(window.advance(to: 1.5))
    #expect(window.displayList.description.contains("fill 50 0 10 10"))
    #expect(!window.advance(to: 2.1))
    #expect(ends == [true])
    #expect(window.displayList.description.contains("fill 100 0 10 10"))
  }

  private final class Items: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      1_000
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
  }

  @Test("a flow layout fills lines, and only items that can be seen have cells")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register({ UICollectionViewCell(frame: .zero) }, forCellWithReuseIdentifier: "a")
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 334 * 40 + 333 * 10))
    #expect(view.visibleCells.count <= 15)
    let second = layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))
    #expect(second?.frame == CGRect(x: 70, y: 50, width: 60, height: 40))
    view.contentOffset.y = 5_000
    view.layoutIfNeeded()
    #expect(view.visibleCells.count <= 15)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("a snapshot says what a table shows")
  func diffable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["d"], beforeItem: "b")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(source.indexPath(for: "b") == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "d")
  }
}
