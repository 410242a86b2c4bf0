// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The long press that shows the menus of a bar's items that have an action beside.
///
/// It begins at such an item only, so that others are pressed as long as one likes.
@MainActor
final class BarMenus: GestureRecognizerDelegate {
  private weak var bar: Bar?

  init(of bar: Bar) {
    self.bar = bar
    let press = LongPressGestureRecognizer(
      target: self, action: Selector(BarMenus.pressed(_:), "pressed(_:)"))
    press.delegate = self
    bar.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ press: GestureRecognizer) -> Bool {
    bar?.menuPlace(at: press.location(in: bar)) != nil
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    guard press.state == .began, let bar, let place = bar.menuPlace(at: press.location(in: bar))
    else { return }
    bar.cancelTrack()
    bar.showMenu(of: place)
  }
}
