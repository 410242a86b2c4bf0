// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

private final class Stack: UIView {
  var notes: [String] = []
  override var contentMode: UIView.ContentMode { didSet { notes.append("contentMode") } }
  override func insertSubview(_ view: UIView, at index: Int) {
    notes.append("insert \(index)")
    super.insertSubview(view, at: index)
  }
  override func bringSubviewToFront(_ view: UIView) {
    notes.append("front")
    super.bringSubviewToFront(view)
  }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func accessibilityElementCount() -> Int { 1 }
  override func accessibilityElement(at index: Int) -> Any? {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = "part \(index)"
    return element
  }
}

private final class Screen: UIViewController {
  let item = UINavigationItem(title: "own")
  var segues: [String] = []
  override var navigationItem: UINavigationItem { item }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    segues.append(identifier)
  }
}

private final class Rows: UITableView {
  var notes: [String] = []
  override func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    notes.append("insert \(paths.count)")
    super.insertRows(at: paths, with: animation)
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    notes.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class Ring: CALayer {
  var notes: [String] = []
  override func draw(in ctx: CGContext) { notes.append("draw") }
  override func layoutSublayers() { notes.append("layout \(Int(bounds.width))") }
  override var isHidden: Bool { didSet { notes.append("hidden") } }
}

private final class Letters: UITableViewController {
  var notes: [String] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "abc"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notes.append("highlight \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notes.append("unhighlight \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notes.append("select \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { notes.append("action \(indexPath.row)") }
}

private final class Badge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "made"
  }
}

/// What apps override of screens, lists and layers, and what is made of a class alone.
@MainActor
@Suite("Overridden screens, lists and layers")
struct OverriddenScreenTests {
  @Test("views, controllers and tables call what is overridden")
  func overrides() {
    let (view, below) = (Stack(), UIView())
    let plain: UIView = view
    plain.contentMode = .center
    plain.insertSubview(below, at: 0)
    plain.bringSubviewToFront(below)
    #expect(view.notes == ["contentMode", "insert 0", "front"])
    #expect(plain.accessibilityTree().map(\.label) == ["part 0"])
    #expect(type(of: plain).requiresConstraintBasedLayout)

    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    (screen as UIViewController).performSegue(withIdentifier: "show", sender: nil)
    screen.title = "shown"
    #expect(screen.segues == ["show"] && screen.item.title == "own")
    screen.item.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain, target: nil, action: nil)
    #expect(navigation.topViewController?.navigationItem === screen.item)
    #expect((screen as UIViewController).navigationItem.rightBarButtonItems?.count == 1)

    let rows = Rows()
    let table: UITableView = rows
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.performBatchUpdates(nil)
    #expect(rows.notes == ["insert 1", "batch"])
  }

  @Test("rows are indented, and tell of being pressed, selected and acted on in this order")
  func rows() throws {
    let stage = InputStage()
    let letters = Letters(style: .plain)
    stage.window.rootViewController = letters
    stage.window.layoutIfNeeded()
    let cells = try (0..<3).map {
      try #require(letters.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    for cell in cells { cell.layoutIfNeeded() }
    let labels = try cells.map { try #require($0.textLabel).frame.minX }
    #expect(cells.map(\.indentationLevel) == [0, 1, 2])
    #expect(labels.map { $0 - labels[0] } == [0, 10, 20])
    stage.press(cells[1])
    #expect(letters.notes == ["highlight 1", "unhighlight 1", "select 1", "action 1"])
  }

  @Test("a layer lays out its sublayers and draws itself once it is asked to")
  func layers() {
    let stage = InputStage()
    let ring = Ring()
    stage.root.layer.addSublayer(ring)
    ring.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    _ = stage.window.displayList(at: .now)
    #expect(ring.notes == ["layout 30"])
    ring.setNeedsDisplay()
    _ = stage.window.displayList(at: .now)
    #expect(ring.notes == ["layout 30", "draw"])
    (ring as CALayer).isHidden = true
    #expect(ring.notes.last == "hidden")
  }

  @Test("what is known by its class alone is made by the class's own initializer")
  func classes() {
    func made<Kind: UIView>(_ kind: Kind.Type) -> Kind { Kind() }
    func framed<Kind: UIView>(_ kind: Kind.Type) -> Kind {
      Kind(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    func screen<Kind: UIViewController>(_ kind: Kind.Type) -> Kind { Kind() }
    #expect(made(Badge.self).text == "made")
    #expect(framed(Badge.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen(Screen.self).item.title == "own")
  }

  @Test("a slider's images have their places, and its value can be set")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 40))
    slider.setValue(0.5, animated: true)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 18, width: 127, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    #expect(thumb == CGRect(x: 50, y: 6.5, width: 27, height: 27))
    slider.setThumbImage(UIImage(systemName: "star"), for: .highlighted)
    #expect(slider.currentThumbImage == nil && slider.thumbImage(for: .highlighted) != nil)
  }

  @Test("a text is found by its key, with the values in their places")
  func texts() {
    let (count, name) = (3, "Ada")
    #expect(
      String(localized: "Hello \(name), \(count) times at 100%", bundle: .main)
        == "Hello Ada, 3 times at 100%")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "key", defaultValue: "\(count) files", comment: "a") == "3 files")
  }
}
