// SPDX-License-Identifier: MIT

import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroViews

/// Random input over random interfaces, whose handlers change them.
@MainActor
@Suite("Storms of events")
struct EventStormTests {
  /// The same numbers for the same seed, everywhere.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 33)
    }
  }

  /// An interface that was put together at random, and all that ever was in it.
  @MainActor
  final class Storm {
    var dice: Dice
    let test = TestScreen()
    private(set) var views: [View] = []
    private var time = 0.0

    init(seed: UInt64) {
      dice = Dice(state: seed)
      views = [test.root.view]
      for _ in 0..<40 { add() }
      test.screen.update()
    }

    private func rect() -> CGRect {
      CGRect(
        x: .random(in: -20...200, using: &dice), y: .random(in: -20...500, using: &dice),
        width: .random(in: 0...300, using: &dice), height: .random(in: 0...300, using: &dice))
    }

    private func add() {
      let kinds: [@MainActor (CGRect) -> View] = [
        View.init, Button.init, Switch.init, Slider.init, TextField.init, ScrollView.init,
        TableViewCell.init,
        { frame in
          let bar = Toolbar(frame: frame)
          bar.items = [BarButtonItem(title: "One"), BarButtonItem(title: "Two")]
          return bar
        },
      ]
      let view = kinds[Int.random(in: 0..<kinds.count, using: &dice)](rect())
      if let scroller = view as? ScrollView {
        scroller.contentSize = CGSize(width: 200, height: 900)
        scroller.delaysContentTouches = .random(using: &dice)
        scroller.isPagingEnabled = .random(using: &dice)
      }
      if let control = view as? Control {
        control.addAction(Action { [unowned self] _ in change() }, for: .allEvents)
      }
      views.randomElement(using: &dice)?.addSubview(view)
      views.append(view)
    }

    /// Does to the interface what handlers do.
    func change() {
      guard let view = views.dropFirst().randomElement(using: &dice) else { return }
      switch Int.random(in: 0..<16, using: &dice) {
      case 0: view.removeFromSuperview()
      case 1: view.isHidden.toggle()
      case 2: view.isUserInteractionEnabled.toggle()
      case 3: (view as? Control)?.isEnabled.toggle()
      case 4: view.frame = rect()
      case 5: if !test.root.view.isDescendant(of: view) { test.root.view.addSubview(view) }
      case 6: view.becomeFirstResponder()
      case 7: (view as? ScrollView)?.setContentOffset(rect().origin, animated: true)
      case 8: present()
      case 9: test.root.dismiss()
      default: break
      }
    }

    private func present() {
      guard test.root.presentedViewController == nil else { return }
      let controller = ViewController()
      if Bool.random(using: &dice) {
        controller.sheetPresentationController?.detent = .medium()
      } else {
        controller.modalPresentationStyle = .popover
      }
      controller.view.addSubview(Switch(frame: CGRect(x: 50, y: 50, width: 51, height: 31)))
      test.root.present(controller)
    }

    /// One event of any kind, anywhere.
    func strike() {
      time += .random(in: 0...0.2, using: &dice)
      let place = CGPoint(
        x: .random(in: -20...410, using: &dice), y: .random(in: -20...864, using: &dice))
      switch Int.random(in: 0..<12, using: &dice) {
      case 0...5:
        let phase = PointerEvent.Phase.allCases.randomElement(using: &dice) ?? .down
        test.window.handle(PointerEvent(phase, at: place, time: time))
      case 6:
        let delta = CGSize(width: .random(in: -50...50, using: &dice), height: place.y - 400)
        test.window.handle(ScrollEvent(at: place, delta: delta, time: time))
      case 7...8:
        let keys: [KeyEvent.Key] = [
          .tab, .space, .return, .escape, .leftArrow, .downArrow, .delete, .pageUp,
        ]
        let phase: KeyEvent.Phase = .random(using: &dice) ? .down : .up
        test.window.handle(KeyEvent(phase, keys.randomElement(using: &dice) ?? .tab, time: time))
      case 9: test.window.handle(TextInputEvent("a"))
      case 10: change()
      default:
        _ = test.window.advance(to: time)
        test.screen.update()
      }
    }

    /// What is still pressed, moving or stretched when all is over.
    var rest: [String] {
      test.window.handle(PointerEvent(.cancel, at: .zero, time: time))
      for frame in 0..<400 { _ = test.window.advance(to: time + Double(frame) / 30) }
      test.screen.update()
      return views.filter { view in
        if let control = view as? Control { return control.isHighlighted || control.isTracking }
        if let cell = view as? Cell { return cell.isHighlighted }
        if let bar = view as? Bar { return bar.pressed != nil }
        return (view as? ScrollView).map { $0.isDragging || $0.isDecelerating } ?? false
      }.map { "\(type(of: $0))" }
    }
  }

  @Test("nothing breaks, and nothing stays pressed", arguments: 0..<60)
  func storms(_ seed: UInt64) {
    let storm = Storm(seed: seed)
    for _ in 0..<400 { storm.strike() }
    #expect(storm.rest == [])
    #expect(storm.test.screen.cycle.diagnostics == [])
  }
}
