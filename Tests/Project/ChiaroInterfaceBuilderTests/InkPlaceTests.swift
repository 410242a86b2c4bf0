// SPDX-License-Identifier: MIT

import ChiaroInterfaceBuilder
import Foundation
import Testing

@Suite("Places of what is measured")
struct InkPlaceTests {
  @Test(
    "a rectangle holds the points between its edges, and none where these are no numbers",
    arguments: [
      (CGRect(x: 0, y: 0, width: 4, height: 4), true),
      (CGRect(x: 4, y: 4, width: -4, height: -4), true),
      (CGRect(x: 2, y: 0, width: 4, height: 4), false),
      (CGRect(x: 0, y: 0, width: 4, height: 1), false),
      (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), false),
      (CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 4), false),
      (CGRect.null, false),
    ])
  func places(_ rectangle: CGRect, _ holds: Bool) {
    #expect(rectangle.holds(CGPoint(x: 1, y: 2)) == holds)
  }
}
