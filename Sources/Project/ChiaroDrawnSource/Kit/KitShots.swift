// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import Foundation

/// A view or controller of UIKit as a test asserted it.
@MainActor
struct KitShot {
  /// How the picture is taken; nil for a strategy that is not known.
  var strategy: SnapshotStrategy?
  /// What was laid out.
  var screen: KitScreen?
}

/// What a test asserts of UIKit, by the number of the assertion.
final class KitShots {
  private var shots: [Int: KitShot] = [:]
  private var count = 0

  subscript(number: Int) -> KitShot? { shots[number] }

  /// Lays out what is asserted, where it is a view or controller of UIKit.
  func take(_ call: HostCall, _ kit: SourceKit, _ drawing: Drawing) {
    let number = count
    count += 1
    let found = MainThread.run((call, kit, drawing)) { call, kit, drawing -> KitShot? in
      let arguments = Arguments(drawing: drawing, call: call)
      guard
        let subject = SnapshotAssertion.subject(of: arguments, drawing),
        kit.kit.isScreen(subject.value), SourceKit.hosting(subject.value) == nil
      else { return nil }
      let value = subject.value
      let isController = kit.kit.isController(value)
      guard
        let strategy = SnapshotStrategy(of: call, subject, isController: isController, drawing)
      else { return KitShot() }
      var room = strategy.room
      if isController, !strategy.hasRoom { room.fits = true }
      room.isOpaque = false
      return KitShot(
        strategy: strategy,
        screen: kit.screen(value, in: room, strategy.traits, drawing.session))
    }
    shots[number] = found
  }
}
