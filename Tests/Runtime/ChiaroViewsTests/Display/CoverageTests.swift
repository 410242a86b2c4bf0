// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import Foundation
import Testing

@testable import ChiaroViews

/// Whether a drawing fills a rectangle with something opaque.
@MainActor
@Suite("Opaque coverage")
struct CoverageTests {
  /// A drawing of 20 by 20 points, and whether it leaves no gap.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isCovered: Bool
    var draw: @Sendable @MainActor (GraphicsContext) -> Void

    init(
      _ description: String, _ isCovered: Bool,
      _ draw: @escaping @Sendable @MainActor (GraphicsContext) -> Void
    ) {
      testDescription = description
      self.isCovered = isCovered
      self.draw = draw
    }
  }

  nonisolated static let all = CGRect(x: 0, y: 0, width: 20, height: 20)
  nonisolated static let left = CGRect(x: 0, y: 0, width: 10, height: 20)
  nonisolated static let right = CGRect(x: 10, y: 0, width: 10, height: 20)

  nonisolated static let rows = [
    Row("nothing", false) { _ in },
    Row("one fill", true) { $0.fill(all) },
    Row("two halves", true) {
      $0.fill(left)
      $0.fill(right)
    },
    Row("one half", false) { $0.fill(left) },
    Row("translucent", false) { $0.fill(all, .black.withAlphaComponent(0.9)) },
    Row("in a clip of one half", false) { context in
      context.clip(to: left) { context.fill(all) }
    },
    Row("beside a clip", true) { context in
      context.clip(to: left) { context.fill(all) }
      context.fill(right)
    },
    Row("in a translucent group", false) { context in
      context.group(opacity: 0.5) { context.fill(all) }
    },
    Row("after a translucent group", true) { context in
      context.group(opacity: 0.5) { context.fill(left) }
      context.fill(all)
    },
    Row("round corners", false) { $0.fill(all, cornerRadius: 4) },
    Row("round corners beyond the edges", true) {
      $0.fill(all.insetBy(dx: -4, dy: -4), cornerRadius: 4)
    },
    Row("a stroke", false) { $0.stroke(all, width: 10) },
    Row("a picture, which may be opaque", true) { $0.draw(.file("a.png"), in: all) },
    Row("a picture's shape", false) { $0.draw(.file("a.png"), in: all, tint: .black) },
    Row("a material", false) { $0.drawMaterial(.init(name: "menu", blurRadius: 9), in: all) },
  ]

  @Test("what covers a rectangle", arguments: rows)
  func coverage(_ row: Row) {
    let context = GraphicsContext()
    row.draw(context)
    #expect(context.covers([Self.all], with: .current) == row.isCovered)
  }
}
