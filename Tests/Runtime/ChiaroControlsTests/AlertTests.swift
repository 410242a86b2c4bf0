// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Alerts and action sheets: where they stand, what their buttons and keys do.
@MainActor
@Suite("Alerts")
struct AlertTests {
  let test = TestScreen()
  let hand: Hand
  private let pressed = Pressed()

  @MainActor
  private final class Pressed { var names: [String] = [] }

  init() { hand = Hand(test.window) }

  private func alert(
    _ style: AlertController.Style, _ buttons: [(String, AlertAction.Style)]
  ) -> AlertController {
    let alert = AlertController(title: "Title", message: "Message", preferredStyle: style)
    for (name, style) in buttons {
      alert.addAction(
        AlertAction(title: name, style: style) { [pressed] in
          pressed.names.append($0.title ?? "")
        })
    }
    test.root.present(alert)
    test.screen.update()
    return alert
  }

  /// Where the button with a title is, in the window.
  private func place(of title: String) -> CGPoint? {
    let list = test.window.displayList
    guard list.texts.contains(where: { $0.string == title }) else { return nil }
    var found: CGPoint?
    func search(_ view: View) {
      if let control = view as? Control, "\(control)".contains("AlertButton"),
        control.displayList(with: TraitCollection()).texts.contains(where: { $0.string == title })
      {
        found = control.convert(
          CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: test.window)
      }
      for child in view.subviews { search(child) }
    }
    search(test.window)
    return found
  }

  private func press(_ title: String) throws {
    let middle = try #require(place(of: title))
    hand.tap(middle.x, middle.y)
  }

  @Test("an alert stands in the middle, with Cancel at the leading edge of two buttons")
  func middle() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    let frame = alert.view.convert(alert.view.bounds, to: test.window)
    #expect(frame.width == 270 && abs(frame.midX - 195) < 1 && abs(frame.midY - 422) < 1)
    let (cancel, delete) = (try #require(place(of: "Cancel")), try #require(place(of: "Delete")))
    #expect(cancel.x < delete.x && cancel.y == delete.y)
    let list = test.window.displayList
    #expect(list.color(ofText: "Delete") != list.color(ofText: "Cancel"))
    hand.tap(5, 5)
    #expect(test.root.presentedViewController === alert)
    try press("Delete")
    #expect(pressed.names == ["Delete"] && test.root.presentedViewController == nil)
  }

  @Test("more than two buttons stand below one another, Cancel last; one that is off does nothing")
  func stacked() throws {
    let alert = alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    let places = ["One", "Two", "Cancel"].compactMap { place(of: $0)?.y }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    alert.actions[1].isEnabled = false
    try press("One")
    #expect(pressed.names.isEmpty)
    try press("Two")
    #expect(pressed.names == ["Two"])
  }

  @Test("an action sheet stands at the bottom, and a press outside or Escape means Cancel")
  func sheet() throws {
    let buttons: [(String, AlertAction.Style)] = [("Share", .default), ("Cancel", .cancel)]
    let first = alert(.actionSheet, buttons)
    let frame = first.view.convert(first.view.bounds, to: test.window)
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 836)
    let (share, cancel) = (try #require(place(of: "Share")), try #require(place(of: "Cancel")))
    #expect(share.y < cancel.y)
    hand.tap(100, 100)
    #expect(pressed.names == ["Cancel"])
    _ = alert(.actionSheet, buttons)
    #expect(hand.key(.escape))
    #expect(pressed.names == ["Cancel", "Cancel"] && test.root.presentedViewController == nil)
  }

  @Test("Return presses the preferred button, and an alert can be presented again")
  func keys() {
    let alert = alert(.alert, [("No", .cancel), ("Yes", .default)])
    #expect(!hand.key(.return) && pressed.names.isEmpty)
    alert.preferredAction = alert.actions[1]
    #expect(hand.key(.return))
    #expect(pressed.names == ["Yes"])
    test.root.present(alert)
    test.screen.update()
    #expect(alert.view.frame.width == 270)
  }

  @Test("fields stand in the alert, and keep what is typed")
  func fields() throws {
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    alert.addAction(AlertAction(title: "OK", style: .default))
    test.root.present(alert)
    test.screen.update()
    let field = try #require(alert.textFields?.first)
    let middle = field.convert(CGPoint(x: 10, y: field.bounds.midY), to: test.window)
    hand.tap(middle.x, middle.y)
    hand.type("Ada")
    #expect(field.text == "Ada" && alert.view.bounds.contains(field.frame))
  }

  @Test(
    "an alert, a sheet and a popover are freed, whether they were presented or not",
    arguments: [0, 1, 2, 3], [false, true])
  func lifetime(_ kind: Int, _ isPresented: Bool) {
    weak var freed: ViewController?
    weak var handled: Pressed?
    do {
      let (state, source) = (Pressed(), View(frame: CGRect(x: 9, y: 9, width: 9, height: 9)))
      test.root.view.addSubview(source)
      let alert = AlertController(title: "", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default) { _ in state.names = ["OK"] })
      let controller = kind == 0 ? alert : ViewController()
      if kind == 1 { controller.sheetPresentationController?.detent = .medium() }
      if kind == 2 {
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = source
      }
      (freed, handled) = (controller, state)
      if isPresented {
        test.root.present(controller)
        test.screen.update()
        let presentation = controller.presentationController
        #expect(presentation?.presentedViewController === controller)
        if kind == 0 { alert.actions[0].isEnabled = false }
        controller.dismiss()
        #expect(presentation?.presentedViewController === controller)
        test.screen.update()
      }
      source.removeFromSuperview()
    }
    #expect(freed == nil && handled == nil)
  }
}
