// SPDX-License-Identifier: MIT

package import ChiaroViews
package import Foundation
import Testing

/// A hand that does what a script says, by a clock of its own.
@MainActor
package final class Hand {
  package let window: Window
  /// Seconds since the beginning.
  package private(set) var time = 0.0

  /// The length of a frame: what passes between two events of a drag.
  package static let frame = 1.0 / 60

  package init(_ window: Window) { self.window = window }

  package func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.handle(PointerEvent(phase, at: CGPoint(x: x, y: y), time: time))
  }

  /// Lets time go by, frame by frame; gives whether anything still moves.
  @discardableResult
  package func wait(_ seconds: Double) -> Bool {
    var moves = false
    for _ in 0..<max(1, Int((seconds / Self.frame).rounded())) {
      time += Self.frame
      moves = window.advance(to: time)
    }
    return moves
  }

  /// Does what a script says: `down 10 20, drag 30 40, up 30 40`.
  package func play(_ script: String) throws {
    for step in script.split(separator: ", ") {
      let words = step.split(separator: " ")
      let phase = try #require(PointerEvent.Phase.allCases.first { "\($0)" == words[0] })
      time += Self.frame
      send(phase, try #require(Double(words[1])), try #require(Double(words[2])))
    }
  }

  package func hover(_ x: CGFloat, _ y: CGFloat) { send(.hover, x, y) }
  package func press(_ x: CGFloat, _ y: CGFloat) { send(.down, x, y) }
  package func move(_ x: CGFloat, _ y: CGFloat) {
    time += Self.frame
    send(.drag, x, y)
  }
  package func release(_ x: CGFloat, _ y: CGFloat) { send(.up, x, y) }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    press(x, y)
    time += 0.05
    release(x, y)
  }

  /// Goes down, moves evenly, and goes up; stays there for a while where that is asked for.
  package func drag(
    _ from: (x: CGFloat, y: CGFloat), _ to: (x: CGFloat, y: CGFloat), steps: Int = 10,
    hold: Double = 0
  ) {
    press(from.x, from.y)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    time += hold
    release(to.x, to.y)
  }

  /// Presses a key and lets it go; gives whether pressing it did anything.
  @discardableResult
  package func key(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) -> Bool {
    let did = window.handle(KeyEvent(.down, key, modifiers: modifiers, time: time))
    window.handle(KeyEvent(.up, key, modifiers: modifiers, time: time))
    return did
  }

  package func type(_ text: String) { window.handle(TextInputEvent(text)) }

  package func scroll(_ x: CGFloat, _ y: CGFloat, by delta: CGSize) {
    window.handle(ScrollEvent(at: CGPoint(x: x, y: y), delta: delta, time: time))
  }
}
