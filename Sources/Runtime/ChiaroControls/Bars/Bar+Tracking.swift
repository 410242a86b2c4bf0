// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension Bar {
  /// The distance outside an item at which a press still counts, in points.
  private static let margin: CGFloat = 8

  /// Returns the index of the nearest enabled item at a pointer's location; nil for none.
  private final func place(at event: PointerEvent) -> Int? {
    let point = event.location(in: self)
    let near = places.enumerated().filter { _, place in
      place.item.takesPress
        && place.frame.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
    }
    return near.min { abs($0.element.frame.midX - point.x) < abs($1.element.frame.midX - point.x) }?
      .offset
  }

  final func track(from event: PointerEvent) {
    tracked = place(at: event)
    pressed = tracked
  }

  final func track(on event: PointerEvent) {
    pressed = tracked.flatMap { $0 == place(at: event) ? $0 : nil }
  }

  final func endTrack(_ event: PointerEvent) {
    track(on: event)
    let chosen = pressed
    cancelTrack()
    if let chosen { perform(chosen) }
  }

  final func cancelTrack() {
    tracked = nil
    pressed = nil
  }

  // MARK: Menus beside an action

  /// Follows long presses, where an item has both an action and a menu.
  final func followLongPresses(of items: [BarItem]) {
    let hasBoth = items.contains { $0.button?.menu != nil && $0.primaryAction != nil }
    if hasBoth, menus == nil { menus = BarMenus(of: self) }
  }

  /// The item at a point that has a menu beside its action; nil for none.
  final func menuPlace(at point: CGPoint) -> BarPlace? {
    places.first {
      $0.item.takesPress && $0.item.button?.menu != nil && $0.item.primaryAction != nil
        && $0.frame.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
    }
  }

  /// Shows the menu of an item beside it; returns whether there is one to show.
  @discardableResult
  final func showMenu(of place: BarPlace) -> Bool {
    guard let menu = place.item.button?.menu, let window else { return false }
    MenuPanel.show(
      menu, in: window, beside: convert(place.frame, to: nil), sender: place.item)
    return true
  }

  // MARK: Keys

  final func takeFocus(_ isFocused: Bool) {
    focused = isFocused ? places.firstIndex(where: \.item.takesPress) : nil
  }

  /// Handles a key while the bar has keyboard focus; returns whether it was handled.
  final func press(_ key: KeyEvent.Key) -> Bool {
    let places = places
    guard let here = focused, places.indices.contains(here) else { return false }
    let row = places.indices.filter { places[$0].item.takesPress || $0 == here }
      .sorted { places[$0].frame.minX < places[$1].frame.minX }
    let step = row.firstIndex(of: here) ?? 0
    switch key {
    case .leftArrow: focused = row[max(0, step - 1)]
    case .rightArrow: focused = row[min(row.count - 1, step + 1)]
    case .space, .return: if places[here].item.takesPress { perform(here) }
    default: return false
    }
    return true
  }
}
