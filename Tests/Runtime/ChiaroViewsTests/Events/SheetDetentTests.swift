// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Sheets that are pulled from one detent to another.
@MainActor
@Suite("Detents of sheets")
struct SheetDetentTests {
  private final class Listener: SheetPresentationControllerDelegate {
    var told: [SheetPresentationController.Detent.Identifier?] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: SheetPresentationController
    ) { told.append(sheetPresentationController.selectedDetentIdentifier) }
  }

  /// A pull: the detents, the y coordinates between which the hand moves, the seconds that it waits
  /// before it lets go, and where the sheet is then: at a detent, or nil for dismissed.
  struct Pull: Sendable {
    var isMany = true
    var from: CGFloat
    var to: CGFloat
    var hold = 1.0
    var top: CGFloat?
    var told: [SheetPresentationController.Detent.Identifier]
  }

  private nonisolated static let pulls: [Pull] = [
    Pull(from: 440, to: 100, top: 10, told: [.large]),
    Pull(from: 440, to: 380, top: 422, told: []),
    Pull(from: 440, to: 300, hold: 0, top: 10, told: [.large]),
    Pull(from: 440, to: 700, top: nil, told: []),
    Pull(from: 440, to: 580, hold: 0, top: nil, told: []),
    Pull(isMany: false, from: 440, to: 100, top: 422, told: []),
  ]

  @Test("a sheet rests at the nearest detent, or the next one at a swift pull", arguments: pulls)
  func pulled(_ pull: Pull) {
    let test = TestScreen()
    let (controller, listener) = (ViewController(), Listener())
    let sheet = controller.sheetPresentationController
    sheet?.detents = pull.isMany ? [.medium(), .large()] : [.medium()]
    sheet?.delegate = listener
    test.root.present(controller)
    test.screen.update()
    #expect(controller.view.frame.minY == 422)
    let hand = Hand(test.window)
    hand.drag((100, pull.from), (100, pull.to), hold: pull.hold)
    while hand.wait(0.1) {}
    test.screen.update()
    #expect((test.root.presentedViewController == nil) == (pull.top == nil))
    if let top = pull.top { #expect(controller.view.frame.minY == top) }
    #expect(listener.told == pull.told)
  }

  @Test("a sheet that insists goes back, and tells of no detent")
  func insists() {
    let test = TestScreen()
    let (controller, listener) = (ViewController(), Listener())
    controller.isModalInPresentation = true
    controller.sheetPresentationController?.detents = [.large(), .medium()]
    controller.sheetPresentationController?.delegate = listener
    test.root.present(controller)
    test.screen.update()
    let hand = Hand(test.window)
    hand.drag((100, 30), (100, 460), hold: 1)
    while hand.wait(0.1) {}
    test.screen.update()
    #expect(test.root.presentedViewController === controller)
    #expect([10, 422].contains(controller.view.frame.minY))
  }
}
