// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// An answer is kept for a range of proposals: it has to be the one that each of them would get.
@Suite("Answers that hold for several proposals")
@MainActor
struct ProposalRangeTests {
  private static let lengths: [CGFloat?] = [nil, 0, 23, 60, 100.5, 333, .infinity]
  private static let others: [ProposedViewSize] = [
    .infinity, .zero, .unspecified, ProposedViewSize(width: 60, height: 1_000),
    ProposedViewSize(width: 333, height: 40),
  ]

  @Test("a tree that answered others lays out as a new one does", arguments: LayoutTableTests.all)
  func sameFrames(_ row: LayoutCase) {
    for width in Self.lengths {
      for height in Self.lengths {
        let proposal = ProposedViewSize(width: width, height: height)
        let (asked, new) = (Laid.built(row.node()), Laid.built(row.node()))
        for other in Self.others { _ = asked.size(for: other) }
        asked.layOut(by: proposal)
        new.layOut(by: proposal)
        let frames = (Self.numbers(asked), Self.numbers(new))
        let isSame = Laid.isNear(frames.0, frames.1)
        #expect(isSame, "\(row.name), \(proposal): \(frames.0), alone \(frames.1)")
      }
    }
  }

  private static func numbers(_ tree: LayoutTree) -> [CGFloat] {
    ([tree.bounds] + tree.leafFrames).flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      .map { $0.isFinite ? $0 : -1 }
  }

  @Test("rows that do not depend on the offered height are measured once")
  func fewAnswers() {
    let node = VStack {
      ForEach(0..<10, id: \.self) { _ in
        HStack {
          Text(verbatim: "one")
          Color.red.frame(width: 8, height: 8)
        }
      }
    }.lowered
    let tree = Laid.built(node)
    _ = tree.size(for: ProposedViewSize(width: 300, height: 400))
    // The stack, ten rows, and of each the frame, the color, and the text for three widths.
    #expect(tree.work <= 1 + 10 * 7)
  }
}
