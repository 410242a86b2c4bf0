// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Areas of rectangles, against a grid of points.
@Suite("Rectangle sets")
struct RectangleSetTests {
  private func rect(_ random: inout SeededGenerator) -> CGRect {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    return CGRect(x: length(0...9), y: length(0...9), width: length(0...6), height: length(0...6))
  }

  /// The unit squares that lie in some rectangles.
  private func cells(_ rects: [CGRect]) -> [Int] {
    (0..<256).filter { cell in
      let point = CGPoint(x: CGFloat(cell % 16) + 0.5, y: CGFloat(cell / 16) + 0.5)
      return rects.contains { $0.contains(point) }
    }
  }

  @Test("adding and taking out give the same points as a grid, and no overlaps")
  func random() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var (set, expected) = (RectangleSet(), Set<Int>())
      for _ in 0..<6 {
        let rect = rect(&random)
        if Bool.random(using: &random) {
          set.add(rect)
          expected.formUnion(cells([rect]))
        } else {
          set.subtract(rect)
          expected.subtract(cells([rect]))
        }
      }
      #expect(cells(set.rects) == expected.sorted())
      let area = set.rects.reduce(0) { $0 + $1.width * $1.height }
      #expect(area == CGFloat(expected.count))
      #expect(set.isEmpty == expected.isEmpty)
      let window = CGRect(x: 3, y: 3, width: 5, height: 5)
      #expect(
        cells(set.intersection(window).rects) == expected.intersection(cells([window])).sorted())
    }
  }

  @Test("nothing has no bounds, and a rectangle without area is nothing")
  func empty() {
    #expect(RectangleSet().bounds == .zero)
    #expect(RectangleSet(CGRect(x: 1, y: 1, width: 0, height: 9)).isEmpty)
    var set = RectangleSet(CGRect(x: 0, y: 0, width: 2, height: 2))
    set.add(CGRect(x: 8, y: 8, width: 2, height: 2))
    #expect(set.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("rectangles that only touch do not overlap")
  func touching() {
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(!square.overlaps(CGRect(x: 2, y: 0, width: 2, height: 2)))
    #expect(!square.overlaps(CGRect(x: 5, y: 5, width: 2, height: 2)))
    #expect(square.overlaps(CGRect(x: 1, y: 1, width: 2, height: 2)))
  }
}
