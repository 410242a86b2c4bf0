// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

extension Control {
  /// The distance in points outside the control at which the pointer still counts as inside.
  ///
  /// It is generous for fingers and zero for a mouse.
  ///
  /// Source: the 70 points that UIKit's buttons are measured to have
  private final var slop: CGFloat { untrackedTraits.userInterfaceIdiom == .mac ? 0 : 70 }

  private final func isNear(_ event: PointerEvent) -> Bool {
    bounds.insetBy(dx: -slop, dy: -slop).contains(event.location(in: self))
  }

  // Whatever an action does, the control may not be there any more afterwards: each step looks
  // whether it still tracks.

  final func track(from event: PointerEvent) {
    guard isEnabled, !isTracking, beginTracking(touch(event), with: .pointer(event)) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  final func track(on event: PointerEvent) {
    guard isTracking else { return }
    let (wasInside, isInside) = (isTouchInside, isNear(event))
    isTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch(event), with: .pointer(event)), isTracking else {
      return cancelTrack(event)
    }
    if wasInside != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    guard isTracking else { return }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  final func endTrack(_ event: PointerEvent) {
    guard isTracking else { return }
    let isInside = isNear(event)
    stopTracking()
    endTracking(touch(event), with: .pointer(event))
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { didTouchUpInside() }
  }

  final func cancelTrack(_ event: PointerEvent) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(event)
    cancelTracking(with: .pointer(event))
    sendActions(for: .touchCancel)
  }

  private final func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Keys

  /// Handles a key: Space presses until it is released, Return activates at once.
  final func press(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isDisjoint(with: [.control, .command, .alternate]) else {
      return false
    }
    switch event.key {
    case .space:
      isHighlighted = true
      window?.input.pressedByKey = self
    case .return: activate()
    default: return adjust(by: event.key)
    }
    return true
  }

  final func release(_ event: KeyEvent) -> Bool {
    guard event.key == .space, let window, window.input.pressedByKey === self else { return false }
    window.input.releaseKey()
    activate()
    return true
  }
}
