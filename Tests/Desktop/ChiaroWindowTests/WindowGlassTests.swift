// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroWindow

@MainActor
@Suite("Glass in windows")
struct WindowGlassTests {
  @Test("S182: small glass in a live window turns with what lies behind it, and back")
  func turns() throws {
    let stage = try TestHost(WindowOptions.still)
    let bar = VisualEffectView(effect: GlassEffect())
    bar.frame = CGRect(x: 14, y: 4, width: 24, height: 20)
    stage.root.view.addSubview(bar)
    let symbol = View(frame: CGRect(x: 10, y: 8, width: 4, height: 4))
    symbol.backgroundColor = .label
    bar.contentView.addSubview(symbol)

    /// How light the symbol on the glass is.
    func show(_ white: Double) -> UInt8 {
      stage.root.view.backgroundColor = DynamicColor(Color(.sRGB, white, white, white))
      stage.turn()
      return stage.shown.pixel(26, 14)[0]
    }
    #expect([show(1), show(0.05), show(1)] == [0, 255, 0])
  }
}
