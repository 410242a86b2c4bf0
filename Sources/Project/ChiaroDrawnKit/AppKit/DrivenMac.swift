// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// What the classes of AppKit have in common: each does what the project's class declares, else what
// AppKit does.

extension Driven {
  /// What a computed property of the project's class answers, which always answers the same.
  func drivenTruth(_ name: String, _ upper: @escaping @MainActor () -> Bool) -> Bool {
    driver?.truth(name, upper) ?? upper()
  }

  /// Draws a part of a view within a rectangle.
  func driveDrawing(_ name: String, _ rect: CGRect, _ upper: @escaping @MainActor () -> Void) {
    drive(name, [CallArgument("in", .rect(rect))], upper)
  }
}
