// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// Menus, swipe actions and keys, by UIKit's names.
@MainActor
@Suite("Menus and keys")
struct MenuBehaviorTests {
  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off, _ run: @escaping @MainActor () -> Void = {}
  ) -> UIAction { UIAction(title: title, attributes: attributes, state: state) { _ in run() } }

  private func inline(_ elements: [UIMenuElement]) -> UIMenu {
    UIMenu(options: .displayInline, children: elements)
  }

  private func show(_ menu: UIMenu, in stage: InputStage) {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
    stage.press(button)
  }

  @Test("a menu shows its elements, with one line between groups and none at an end")
  func lines() {
    let cases: [(UIMenu, [String])] = [
      (UIMenu(title: "T", children: [action("a"), action("b", .hidden)]), ["# T", "a"]),
      (UIMenu(children: [inline([action("a")]), action("b")]), ["a", "-", "b"]),
      (
        UIMenu(children: [inline([action("a")]), inline([]), inline([action("b")])]),
        ["a", "-", "b"]
      ),
      (UIMenu(children: [action("a"), inline([action("b", .hidden)])]), ["a"]),
      (UIMenu(children: [action("a"), UIMenu(title: "m", children: [action("b")])]), ["a", "m"]),
      (
        UIMenu(children: [
          UIDeferredMenuElement { give in give([action("a"), action("b", .hidden)]) }
        ]), ["a"]
      ),
    ]
    for (menu, expected) in cases {
      let stage = InputStage()
      show(menu, in: stage)
      #expect(stage.menu == expected)
    }
  }

  @Test("choosing runs an action, opens a menu in place, and closes unless it is to stay")
  func choosing() {
    var done: [String] = []
    let stage = InputStage()
    let (kept, off) = (
      action("k", .keepsMenuPresented) { done.append("k") }, action("d", .disabled)
    )
    show(
      UIMenu(children: [
        kept, off, UIMenu(title: "m", children: [action("x") { done.append("x") }]),
      ]),
      in: stage)
    #expect(stage.choose("k") && stage.menu == ["k", "d", "m"])
    #expect(stage.choose("d") && stage.menu == ["k", "d", "m"])
    #expect(stage.choose("m"))
    #expect(stage.menu == ["# m", "x"])
    #expect(stage.choose("x") && stage.menu.isEmpty)
    #expect(done == ["k", "x"])
  }

  @Test("of a menu with single selection the chosen action has the mark")
  func selection() {
    let stage = InputStage()
    let actions = [action("a", [], .on), action("b"), action("c")]
    let menu = UIMenu(options: [.singleSelection, .displayInline], children: actions)
    show(UIMenu(children: [menu, action("other")]), in: stage)
    #expect(stage.choose("c"))
    #expect(menu.selectedElements == [actions[2]])
    #expect(menu.replacingChildren([actions[0]]).options == menu.options)
  }

  @Test("of a menu with single selection the chosen command has the mark, too")
  func selectedCommand() {
    let stage = InputStage()
    let commands = ["a", "b"].map { UICommand(title: $0, action: Selector($0)) }
    commands[0].state = .on
    let menu = UIMenu(options: [.singleSelection, .displayInline], children: commands)
    show(menu, in: stage)
    #expect(stage.choose("b"))
    #expect(menu.selectedElements == [commands[1]] && commands[0].state == .off)
  }

  @Test("Escape and a press outside close a menu")
  func closing() {
    for closes in [
      { (stage: InputStage) in _ = stage.window.handle(KeyEvent(.down, .escape)) },
      { $0.press(at: CGPoint(x: 390, y: 590), at: 5) },
    ] {
      let stage = InputStage()
      show(UIMenu(children: [action("a")]), in: stage)
      #expect(stage.menu == ["a"])
      closes(stage)
      #expect(stage.menu.isEmpty)
    }
  }

  @Test("what has no room in the window is scrolled")
  func longMenu() throws {
    let stage = InputStage(height: 200)
    show(UIMenu(children: (0..<30).map { action("\($0)") }), in: stage)
    func scrolls(in view: UIView) -> [UIScrollView] {
      ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrolls)
    }
    stage.window.layoutIfNeeded()
    let scroll = try #require(scrolls(in: stage.window).last)
    #expect(scroll.contentSize.height == 1_320)
    #expect(scroll.frame.height == stage.window.bounds.height - 32)
  }

  private final class Asked: UIContextMenuInteractionDelegate {
    var places: [CGPoint] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      places.append(location)
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "a") { _ in }])
      }
    }
  }

  @Test("a long press asks for a context menu, until the interaction is removed")
  func context() {
    let (stage, asked) = (InputStage(), Asked())
    let interaction = UIContextMenuInteraction(delegate: asked)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.root.addSubview(view)
    view.addInteraction(interaction)
    stage.press(view)
    #expect(asked.places.isEmpty)
    stage.press(view, for: 0.7, at: 1)
    #expect(asked.places == [CGPoint(x: 25, y: 25)] && stage.menu == ["a"])
    interaction.dismissMenu()
    #expect(stage.menu.isEmpty)
    stage.root.addInteraction(interaction)
    #expect(view.interactions.isEmpty && interaction.view === stage.root)
    stage.root.removeInteraction(interaction)
    stage.press(view, for: 0.7, at: 3)
    #expect(asked.places.count == 1 && interaction.view == nil)
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var notes: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { notes.append("delete \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
          self?.notes.append("pin \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  @Test("a swipe over a row offers its actions, or Delete", arguments: [true, false])
  func swipes(_ isRightward: Bool) {
    let (stage, rows) = (InputStage(), Rows())
    let table = UITableView(frame: stage.root.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    stage.root.addSubview(table)
    stage.window.layoutIfNeeded()
    let y = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
    let way = isRightward ? [50.0, 120, 200] : [200.0, 120, 50]
    for (index, x) in way.enumerated() {
      let kind: PointerEvent.Phase = index == 0 ? .down : .drag
      stage.window.handle(PointerEvent(kind, at: CGPoint(x: x, y: y), time: Double(index) * 0.05))
    }
    stage.window.handle(PointerEvent(.up, at: CGPoint(x: way[2], y: y), time: 0.12))
    let title = isRightward ? "Pin" : "Delete"
    #expect(stage.menu == [title])
    #expect(stage.choose(title))
    #expect(rows.notes == [isRightward ? "pin 1" : "delete 1"])
  }

  private final class Keyed: UIView {
    var pressed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      let action = Selector(Keyed.note(_:), "note(_:)")
      return [
        UIKeyCommand(input: "s", modifierFlags: .command, action: action),
        UIKeyCommand(input: "S", modifierFlags: [.command, .shift], action: action),
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action),
        UIKeyCommand(
          title: "", action: action, input: "d", modifierFlags: .command, attributes: .disabled),
      ]
    }
    func note(_ command: UIKeyCommand) { pressed.append(command.input ?? "nil") }
  }

  @Test("a key performs the command of the responder with that key and its modifiers")
  func keys() {
    let cases: [(KeyEvent.Key, KeyModifiers, String?)] = [
      (.character("s"), .command, "s"), (.character("s"), .control, "s"),
      (.character("s"), [.command, .shift], "S"), (.character("s"), [], nil),
      (.character("s"), [.command, .alternate], nil), (.escape, [], UIKeyCommand.inputEscape),
      (.character("d"), .command, nil), (.character("x"), .command, nil),
    ]
    for (key, modifiers, expected) in cases {
      let (stage, view) = (InputStage(), Keyed())
      stage.root.addSubview(view)
      #expect(view.becomeFirstResponder())
      #expect(stage.window.handle(KeyEvent(.down, key, modifiers: modifiers)) == (expected != nil))
      #expect(view.pressed == [expected].compactMap { $0 })
    }
  }
}
