// SPDX-License-Identifier: MIT

import Foundation

/// The recognizers that look at a window's touch, and those that wait for the next one.
@MainActor
final class GestureSession {
  /// The touch in progress; nil for none.
  private(set) var touch: Touch?
  /// The recognizers of the pressed view and of the views around it, innermost first.
  private(set) var recognizers: [GestureRecognizer] = []
  /// Called when a recognizer takes the touch away from the view.
  private let takeTouch: () -> Void
  private var lastPress: (place: CGPoint, time: Double, count: Int)?

  init(takeTouch: @escaping () -> Void) { self.takeTouch = takeTouch }

  /// Begins a touch on a view.
  func begin(_ event: PointerEvent, on view: View?) {
    let touch = Touch(event, on: view)
    touch.tapCount = count(event)
    self.touch = touch
    let views = view.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    let all = views.flatMap(\.recognizers)
    for old in recognizers where !all.contains(old) { give(up: old) }
    recognizers = all.filter { recognizer in
      guard recognizer.isEnabled, !(recognizer is any PinchFollowing) else { return false }
      return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { recognizer.touch = touch }
    send(event) { $0.touchesBegan([touch], with: .pointer(event)) }
  }

  private func count(_ event: PointerEvent) -> Int {
    var count = 1
    if let last = lastPress, event.time - last.time < 0.35,
      hypot(event.location.x - last.place.x, event.location.y - last.place.y) < 45
    {
      count = last.count + 1
    }
    lastPress = (event.location, event.time, count)
    return count
  }

  func move(_ event: PointerEvent) {
    guard let touch else { return }
    touch.event = event
    send(event) { $0.touchesMoved([touch], with: .pointer(event)) }
  }

  func end(_ event: PointerEvent) {
    guard let touch else { return }
    touch.event = event
    send(event) { $0.touchesEnded([touch], with: .pointer(event)) }
    self.touch = nil
    finish()
  }

  func cancel(_ event: PointerEvent) {
    guard let touch else { return }
    touch.event = event
    send(event) { $0.touchesCancelled([touch], with: .pointer(event)) }
    self.touch = nil
    for recognizer in recognizers { recognizer.finish() }
    recognizers = []
  }

  /// Cancels the recognizers of a view that leaves the window, and of its descendants.
  func leaves(_ view: View) {
    let gone = recognizers.filter { $0.view?.isDescendant(of: view) ?? true }
    recognizers.removeAll { gone.contains($0) }
    for recognizer in gone {
      if let touch, [.possible, .began, .changed].contains(recognizer.storedState) {
        recognizer.touchesCancelled([touch], with: .pointer(touch.event))
      }
      recognizer.finish()
    }
  }

  /// Makes recognizers fail because content scrolls; those that may recognize together go on.
  func yield(to other: GestureRecognizer?, _ event: PointerEvent) {
    guard let touch else { return }
    for recognizer in recognizers where recognizer !== other {
      if let other, areTogether(recognizer, other) { continue }
      recognizer.touchesCancelled([touch], with: .pointer(event))
    }
    recognizers.removeAll { $0 !== other && !$0.storedState.isRecognized && !$0.isHeldBack }
  }

  /// Updates the recognizers for the passing of time; returns whether one waits for a later time.
  func advance(to time: Double) -> Bool {
    var waits = false
    for recognizer in recognizers where recognizer.advance(to: time) { waits = true }
    goOn()
    if touch == nil { finish() }
    return waits && !recognizers.isEmpty
  }

  private func send(_ event: PointerEvent, _ tell: (GestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizer.isEnabled && recognizer.touch != nil {
      recognizer.place = event.location
      if recognizer.storedState != .failed { tell(recognizer) }
    }
    goOn()
  }

  private func goOn() { for recognizer in recognizers { recognizer.goOnIfAllowed() } }

  /// Makes the recognizers ready that do not wait for another touch.
  private func finish() {
    let waiting = recognizers.filter { $0.waitsForNextTouch || $0.isHeldBack }
    let others = recognizers.filter { !waiting.contains($0) }
    recognizers = waiting
    for recognizer in others { recognizer.finish() }
  }

  private func give(up recognizer: GestureRecognizer) {
    if recognizer.storedState == .possible { recognizer.state = .failed }
    goOn()
    recognizer.finish()
  }

  /// Makes the other recognizers fail after one recognized its gesture.
  func didRecognize(_ recognizer: GestureRecognizer) {
    guard recognizers.contains(recognizer) else { return }
    for other in recognizers where other !== recognizer && other.storedState == .possible {
      guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { continue }
      if !areTogether(recognizer, other) { other.state = .failed }
    }
    if recognizer.cancelsTouchesInView { takeTouch() }
  }

  private func areTogether(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}
