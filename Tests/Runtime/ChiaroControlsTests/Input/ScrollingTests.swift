// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// How people move content.
@MainActor
@Suite("Scrolling")
struct ScrollingTests {
  /// A page of 300 × 1,000 points in a view of 300 × 400 at the window's corner, with a button and
  /// a slider in it.
  @MainActor
  final class Stage: ScrollViewDelegate {
    let test = TestScreen()
    let scroller = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let button = Button(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let slider = Slider(frame: CGRect(x: 10, y: 60, width: 200, height: 31))
    let hand: Hand
    private(set) var told: [String] = []

    init() {
      hand = Hand(test.window)
      scroller.contentSize = CGSize(width: 300, height: 1000)
      scroller.addSubview(button)
      scroller.addSubview(slider)
      test.root.view.addSubview(scroller)
      test.screen.update()
      scroller.delegate = self
    }

    var top: CGFloat { scroller.contentOffset.y }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { told.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      told.append(decelerate ? "end, moving" : "end")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { told.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { told.append("there") }
    func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?(scrollView) }
    var onScroll: ((ScrollView) -> Void)?
    /// Where scrolling is to end, and what was told before that; nil for where it ends.
    var target: ((CGPoint, CGPoint) -> CGPoint)?
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
      if target != nil { told.append("slows") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let target else { return }
      told.append("will end")
      targetContentOffset.pointee = target(velocity, targetContentOffset.pointee)
    }
  }

  @Test(
    "content follows the pointer after 10 points, and nothing else is pressed",
    arguments: [(-10, 0), (-11, 0), (-100, 89), (-200, 189)] as [(CGFloat, CGFloat)])
  func follows(_ way: CGFloat, _ top: CGFloat) {
    let stage = Stage()
    stage.hand.press(200, 350)
    for step in stride(from: -1, through: way, by: -1) { stage.hand.move(200, 350 + step) }
    #expect(stage.top == top)
    #expect(stage.scroller.isDragging == (way < -10))
  }

  @Test("held still before it is let go, content stays; let go on the way, it goes on and rests")
  func momentum() {
    let stage = Stage()
    stage.hand.drag((200, 350), (200, 250), hold: 0.2)
    #expect(stage.told == ["begin", "end"])
    let still = stage.top
    #expect(!stage.hand.wait(1))
    #expect(stage.top == still)
    stage.hand.drag((200, 350), (200, 300))
    #expect(stage.told == ["begin", "end", "begin", "end, moving"])
    let released = stage.top
    // 50 points in ten frames are 300 a second, of which the page goes 150 further.
    #expect(!stage.hand.wait(4))
    #expect(abs(stage.top - released - 150) < 2)
    #expect(stage.told.last == "rest")
  }

  @Test("the frames are anywhere: momentum is a function of time")
  func deterministic() {
    func top(after frames: [Double]) -> CGFloat {
      let stage = Stage()
      stage.hand.drag((200, 350), (200, 250))
      for time in frames { _ = stage.test.window.advance(to: stage.hand.time + time) }
      return stage.top
    }
    #expect(top(after: [0.5]) == top(after: [0.1, 0.2, 0.21, 0.5]))
    #expect(top(after: [0.5]) > top(after: [0.1]))
  }

  @Test("pulled over its end, content follows less and less, and comes back")
  func rubberBand() {
    let stage = Stage()
    stage.hand.press(200, 100)
    for step in 1...20 { stage.hand.move(200, 100 + CGFloat(step) * 10) }
    // 189 points of pull beyond the beginning, in a view of 400.
    #expect(abs(stage.top + 189 * 0.55 * 400 / (400 + 189 * 0.55)) < 6)
    stage.hand.release(200, 300)
    #expect(!stage.hand.wait(2))
    #expect(stage.top == 0)
    stage.scroller.bounces = false
    stage.hand.drag((200, 100), (200, 300))
    #expect(stage.top == 0)
  }

  @Test("pages come to rest at whole ones; a swift pull turns the page")
  func pages() {
    let stage = Stage()
    stage.scroller.contentSize.height = 1600
    stage.scroller.isPagingEnabled = true
    stage.hand.drag((200, 350), (200, 300), hold: 0.3)
    stage.hand.wait(2)
    #expect(stage.top == 0)
    stage.hand.drag((200, 350), (200, 100), hold: 0.3)
    stage.hand.wait(2)
    #expect(stage.top == 400)
    stage.hand.drag((200, 350), (200, 290), steps: 4)
    stage.hand.wait(2)
    #expect(stage.top == 800)
  }

  @Test("a press waits 0.15 s whether it becomes a scroll; a tap is one all the same")
  func delays() {
    let stage = Stage()
    var presses = 0
    stage.button.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
    stage.hand.press(50, 30)
    #expect(!stage.button.isHighlighted)
    #expect(stage.hand.wait(0.1))
    #expect(!stage.button.isHighlighted)
    stage.hand.wait(0.1)
    #expect(stage.button.isHighlighted)
    stage.hand.release(50, 30)
    stage.hand.tap(50, 30)
    #expect(presses == 2)
    stage.scroller.delaysContentTouches = false
    stage.hand.press(50, 30)
    #expect(stage.button.isHighlighted)
  }

  @Test("a pull that begins on a button scrolls, unless the button was told of the press")
  func buttons() {
    let stage = Stage()
    var presses = 0
    stage.button.addAction(Action { _ in presses += 1 }, for: .allEvents)
    stage.hand.drag((50, 30), (50, -50), hold: 0.2)
    #expect(presses == 0)
    #expect(stage.top > 50)
    stage.scroller.contentOffset = .zero
    stage.hand.press(50, 30)
    stage.hand.wait(0.2)
    stage.hand.move(50, 0)
    #expect(stage.top == 0)
    #expect(presses > 0)
  }

  @Test("a slider in a page takes pulls to the side, the page those up and down")
  func sliders() {
    let stage = Stage()
    stage.hand.drag((24, 75), (124, 75))
    #expect(stage.slider.value > 0.5)
    #expect(stage.top == 0)
    stage.slider.value = 0
    stage.hand.drag((24, 75), (24, 0), hold: 0.2)
    #expect(stage.slider.value == 0)
    #expect(stage.top > 50)
  }

  @Test("a touch that stops what moves presses nothing")
  func stops() {
    let stage = Stage()
    var presses = 0
    stage.button.addAction(Action { _ in presses += 1 }, for: .allEvents)
    stage.hand.drag((200, 350), (200, 340))
    stage.hand.drag((200, 350), (200, 330))
    stage.hand.wait(0.05)
    #expect(stage.scroller.isDecelerating)
    let top = stage.top
    stage.hand.tap(50, 30 - top)
    #expect(!stage.scroller.isDecelerating)
    #expect(stage.top == top)
    #expect(presses == 0)
  }

  @Test("a wheel moves the innermost that can still go that way")
  func wheel() {
    let stage = Stage()
    let inner = ScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 250)
    stage.scroller.addSubview(inner)
    let down = CGSize(width: 0, height: -40)
    var places: [[CGFloat]] = []
    for _ in 0..<3 {
      stage.hand.scroll(100, 150, by: down)
      places.append([inner.contentOffset.y, stage.top])
    }
    #expect(places == [[40, 0], [50, 0], [50, 40]])
    stage.hand.scroll(100, 390, by: CGSize(width: 0, height: 1000))
    #expect(stage.top == 0)
    stage.scroller.isScrollEnabled = false
    stage.hand.scroll(100, 390, by: down)
    stage.hand.drag((200, 350), (200, 200))
    #expect(stage.top == 0)
  }

  @Test("content goes to a place from frame to frame, or so far that a part is seen")
  func goes() {
    let stage = Stage()
    stage.scroller.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(stage.top == 0)
    #expect(stage.hand.wait(0.2))
    #expect(stage.top > 50 && stage.top < 200)
    #expect(!stage.hand.wait(2))
    #expect(stage.top == 200)
    stage.scroller.scrollRectToVisible(
      CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
    #expect(stage.top == 550)
    stage.scroller.scrollRectToVisible(
      CGRect(x: 0, y: 560, width: 10, height: 50), animated: false)
    #expect(stage.top == 550)
  }

  @Test("a view that goes while it is pulled or moves is where it would come to rest")
  func goesAway() {
    let stage = Stage()
    stage.hand.press(200, 100)
    stage.hand.move(200, 150)
    stage.hand.move(200, 300)
    #expect(stage.top < 0)
    stage.scroller.removeFromSuperview()
    #expect(stage.top == 0)
    #expect(!stage.scroller.isDragging)
    #expect(!stage.hand.wait(0.1))
  }

  @Test("keys move the content that nobody has the focus in")
  func keys() {
    let stage = Stage()
    #expect(stage.hand.key(.downArrow))
    #expect(stage.top == 40)
    #expect(stage.hand.key(.pageDown))
    #expect(stage.hand.key(.upArrow))
    #expect(stage.top == 422)
    stage.hand.key(.pageUp)
    #expect(!stage.hand.key(.upArrow))
  }

  @Test("the delegate hears of a drag and of animations in UIKit's order, and says where they end")
  func targets() {
    let stage = Stage()
    var heard: [CGPoint] = []
    stage.target = { velocity, end in
      heard = [velocity, end]
      return CGPoint(x: 0, y: 500)
    }
    stage.hand.drag((200, 350), (200, 250))
    #expect(stage.told == ["begin", "will end", "end, moving", "slows"])
    // 100 points in ten frames are 0.6 a millisecond, and go 300 further.
    #expect(abs(heard[0].y - 0.6) < 0.01 && abs(heard[1].y - stage.top - 300) < 5)
    stage.hand.wait(3)
    #expect(stage.top == 500 && stage.told.last == "rest")
    stage.scroller.setContentOffset(.zero, animated: true)
    stage.hand.wait(2)
    #expect(stage.told.suffix(2) == ["rest", "there"])
  }

  @Test(
    "content that gets smaller is brought back into sight, unless it is held",
    arguments: [("", 200), ("moves", 200), ("held", 600), ("larger", 600)] as [(String, CGFloat)])
  func shrinks(_ state: String, _ top: CGFloat) {
    let stage = Stage()
    stage.scroller.contentOffset.y = 600
    if state == "held" {
      stage.hand.press(200, 350)
      stage.hand.move(200, 339)
      stage.hand.move(200, 350)
    }
    if state == "moves" {
      stage.hand.drag((200, 200), (200, 250))
      #expect(stage.scroller.isDecelerating)
    }
    stage.scroller.contentSize.height = state == "larger" ? 2000 : 600
    stage.hand.wait(2)
    #expect(abs(stage.top - top) < (state == "held" ? 30 : 0.1))
  }

  @Test(
    "insets count: what is to be seen is seen within them, and content at its start stays there",
    arguments: [(0, 0), (64, 200)] as [(CGFloat, CGFloat)])
  func insets(_ top: CGFloat, _ bottom: CGFloat) {
    final class Noting: ScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.contentInset = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    #expect(view.contentOffset.y == -top && view.changes == (top == 0 ? 0 : 1))
    view.scrollRectToVisible(CGRect(x: 0, y: 1700, width: 9, height: 50), animated: false)
    #expect(view.contentOffset.y == 1350 + bottom)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 9, height: 50), animated: false)
    #expect(view.contentOffset.y == 500 - top)
    view.contentOffset.y = 1600 + bottom
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 1600)
  }

  @Test("who sets the offset ends scrolling; the delegate corrects it on the way")
  func interrupts() {
    let stage = Stage()
    stage.hand.drag((200, 350), (200, 250))
    stage.hand.wait(0.05)
    stage.scroller.contentOffset = .zero
    #expect(!stage.hand.wait(0.5) && stage.top == 0)
    stage.onScroll = { if $0.contentOffset.y > 150 { $0.contentOffset.y = 150 } }
    stage.hand.drag((200, 350), (200, 250))
    stage.hand.wait(0.3)
    #expect(stage.scroller.isDecelerating)
    stage.onScroll = nil
    #expect(stage.top <= 150)
    stage.hand.wait(3)
    #expect(stage.top > 150)
  }
}
