// SPDX-License-Identifier: MIT

import Foundation

/// The delivery of a window's pointer events, from the press to the release.
///
/// The view found by hit-testing receives the events. Within a scroll view they are delayed for a
/// moment; if the pointer moves far enough meanwhile, the content scrolls instead.
@MainActor
final class PointerSession {
  /// The distance a pointer moves before content scrolls, in points.
  ///
  /// Source: the slop of UIKit's pan gestures, as measured
  static let slop: CGFloat = 10
  /// The time a press is delayed in case it becomes a scroll, in seconds.
  ///
  /// Source: `delaysContentTouches` as measured by several people; Apple publishes no value
  static let delay = 0.15

  private unowned let window: Window
  /// Whether a press is in progress.
  private(set) var isActive = false
  /// The view that receives the events, while it is in the window.
  private weak var target: View?
  /// The press that has not been delivered yet; nil for none.
  private var held: PointerEvent?
  private var start = CGPoint.zero
  /// The objects that may take over the pointer, innermost first.
  private var followers: [any PointerFollower] = []
  /// The object that has taken over the pointer.
  private weak var dragged: (any PointerFollower)?
  /// The view under a hovering pointer.
  private weak var hovered: View?
  /// Where the pointer hovered last.
  private var hover: PointerEvent?

  /// The recognizers that look at the press.
  private lazy var gestures = GestureSession { [weak self] in self?.loseTouch() }

  init(_ window: Window) { self.window = window }

  func handle(_ event: PointerEvent) {
    switch event.phase {
    case .hover:
      guard !isActive else { return }
      let view = hit(event)
      hover = event
      hover(over: view)
      (view?.hoverTarget as? any PointerWatching)?.pointerHovered(event)
    case .down: if event.button == .primary { begin(event) } else { beginOther(event) }
    case .drag: if isActive { move(event) } else { other?.otherButton(event) }
    case .up: if event.button == .secondary { endOther(event) } else if isActive { end(event) }
    case .cancel:
      cancel(event)
      endOther(event)
      hover(over: nil)
    }
  }

  private func hit(_ event: PointerEvent) -> View? {
    window.hitTest(event.location, with: .pointer(event))
  }

  // MARK: The secondary button

  /// The view that has the presses of the secondary button, until it goes up.
  private weak var other: (any PointerWatching)?

  private func beginOther(_ event: PointerEvent) {
    guard !isActive else { return }
    window.layoutBeforeInput()
    let views = hit(event).map { sequence(first: $0, next: \.parent) }
    other = views?.lazy.compactMap { $0 as? any PointerWatching }.first
    other?.otherButton(event)
  }
  private func endOther(_ event: PointerEvent) {
    other?.otherButton(event)
    other = nil
  }

  // MARK: From down to up

  private func begin(_ event: PointerEvent) {
    cancel(event)
    window.layoutBeforeInput()
    isActive = true
    start = event.location
    target = hit(event)
    let views = target.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    followers = views.compactMap(\.pointerFollower)
    // A touch that stops what moves does nothing else.
    if !followers.filter({ $0.stopMoving() }).isEmpty {
      target = nil
      return
    }
    gestures.begin(event, on: target)
    if followers.contains(where: \.delaysPointer) {
      held = event
    } else {
      target?.pointerBegan(event)
    }
  }

  // MARK: Gestures

  /// The touch in progress; nil for none.
  var touch: Touch? { gestures.touch }

  func others(than recognizer: GestureRecognizer) -> [GestureRecognizer] {
    gestures.recognizers.filter { $0 !== recognizer }
  }

  func didRecognize(_ recognizer: GestureRecognizer) { gestures.didRecognize(recognizer) }

  /// Takes the press away from its view, as a gesture was recognized; nothing scrolls with it.
  private func loseTouch() {
    guard dragged == nil else { return }
    let (view, told) = (target, held == nil)
    held = nil
    target = nil
    followers = []
    if told, let view, let event = touch?.event {
      var event = event
      event.phase = .cancel
      view.pointerCancelled(event)
    }
  }

  private func move(_ event: PointerEvent) {
    gestures.move(event)
    if let dragged {
      dragged.continueDragging(event)
      dragged.panRecognizer?.follow(event, .changed)
      return
    }
    let way = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
    if max(abs(way.width), abs(way.height)) > Self.slop {
      if let follower = follower(along: way) { return drag(follower, event) }
      deliverHeld()
    }
    if held == nil { target?.pointerMoved(event) }
  }

  /// Returns the innermost object that can move in a direction and may take over the pointer.
  ///
  /// Pulling down content that is scrolled to its top pulls down the sheet that contains it.
  private func follower(along way: CGSize) -> (any PointerFollower)? {
    let able = followers.filter { follower in
      guard follower.followedView?.window === window, follower.canFollow(along: way) else {
        return false
      }
      guard held == nil, let target else { return true }
      return follower.mayTakePointer(from: target)
    }
    guard let first = able.first, way.height > abs(way.width), first.isAtTop else {
      return able.first
    }
    return able.first { $0 is SheetPresentationController } ?? first
  }

  private func drag(_ follower: any PointerFollower, _ event: PointerEvent) {
    let (told, view) = (held == nil, target)
    held = nil
    target = nil
    dragged = follower
    if told { view?.pointerCancelled(event) }
    let pan = follower.panRecognizer
    gestures.yield(to: pan, event)
    pan?.begin(event)
    follower.beginDragging(event)
    pan?.follow(event, .began)
  }

  private func end(_ event: PointerEvent) {
    let follower = dragged
    deliverHeld()
    gestures.end(event)
    let view = target
    reset()
    if let follower {
      follower.panRecognizer?.follow(event, .ended)
      follower.panRecognizer?.finish()
      return follower.endDragging(event)
    }
    view?.pointerEnded(event)
  }

  private func cancel(_ event: PointerEvent) {
    let (follower, view, told) = (dragged, target, held == nil)
    reset()
    gestures.cancel(event)
    follower?.panRecognizer?.finish()
    follower?.cancelDragging(event)
    if told { view?.pointerCancelled(event) }
  }

  private func reset() {
    isActive = false
    held = nil
    target = nil
    dragged = nil
    followers = []
  }

  /// Delivers the delayed press to its view.
  private func deliverHeld() {
    guard let event = held else { return }
    held = nil
    target?.pointerBegan(event)
  }

  /// Delivers a press that was delayed long enough; returns whether one is still delayed.
  func advance(to time: Double) -> Bool {
    let waits = gestures.advance(to: time)
    guard let held else { return waits }
    if time - held.time >= Self.delay { deliverHeld() }
    return self.held != nil || waits
  }

  // MARK: Hovering

  private func hover(over view: View?) {
    guard view !== hovered else { return }
    let former = hovered
    hovered = view
    former?.hoverTarget?.hoverMoved(false)
    view?.hoverTarget?.hoverMoved(true)
  }
  /// Returns where the pointer hovers over a view that is told of it; nil for another view.
  func hover(of view: View) -> PointerEvent? { hovered?.hoverTarget === view ? hover : nil }

  // MARK: Views that go

  /// Cancels the events of a view that leaves the window.
  func leaves(_ view: View) {
    if let hovered, hovered.isDescendant(of: view) { hover(over: nil) }
    let event = PointerEvent(.cancel, at: start)
    if let follower = dragged, follower.followedView?.isDescendant(of: view) ?? true {
      dragged = nil
      follower.cancelDragging(event)
    }
    followers.removeAll { $0.followedView?.isDescendant(of: view) ?? true }
    gestures.leaves(view)
    guard let gone = target, gone.isDescendant(of: view) else { return }
    let told = held == nil
    target = nil
    held = nil
    if told { gone.pointerCancelled(event) }
  }
}

extension View {
  /// The nearest view, from this one up, that has a hover effect.
  fileprivate final var hoverTarget: View? {
    sequence(first: self, next: \.parent).first(where: \.wantsHover)
  }
}
