// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Where the safe area and the margins were when a file was saved, as views tied to them tell.
@Suite("Saved frames tell the safe area and the margins") @MainActor
struct SafeAreaTableTests {
  /// A view of 400 by 800 points with two views in it: `a` from 50 to 90, and `b` from 700 to 740.
  private static func reading(
    _ notations: [String], more: String = "", height: CGFloat = 800
  ) throws -> SafeAreaReading {
    let text = """
      <document><objects><view id="root">\(rect(0, 0, 400, height))<subviews>
      <view id="a" \(more)>\(rect(10, 50, 100, 40))</view><view id="b">\(rect(10, 700, 100, 40))
      </view></subviews>\(constraints(notations))</view></objects></document>
      """
    let document = InterfaceScreens.document(Array(text.utf8), "a.xib")
    let root = try #require(document.element(id: "root"))
    return SafeAreaReading(root, guides: (top: ["safe", "top"], bottom: ["safe", "bottom"]))
  }

  /// Constraints, and the insets above and below that they tell.
  nonisolated private static let ties: [([String], CGFloat?, CGFloat?)] = [
    (["a.top = safe.top"], 50, nil), (["a.top = safe.top + 8"], 42, nil),
    (["safe.top = a.top"], 50, nil), (["safe.top = a.top + 8"], 58, nil),
    (["a.top = safe.top - 8"], 58, nil), (["b.bottom = safe.bottom"], nil, 60),
    (["b.bottom = safe.bottom - 10"], nil, 50), (["safe.bottom = b.bottom + 10"], nil, 50),
    (["a.top = safe.top", "b.bottom = safe.bottom"], 50, 60),
    // The old guides are bars: content begins at the far edge.
    (["a.top = top.bottom + 8"], 42, nil), (["top.bottom = a.top"], 50, nil),
    (["bottom.top = b.bottom + 20"], nil, 40), (["b.bottom = bottom.top - 20"], nil, 40),
    // The first that tells counts.
    (["a.top = safe.top", "a.top = safe.top + 8"], 50, nil),
    // What is no required equation with an edge of a guide tells nothing.
    (["a.top >= safe.top"], nil, nil), (["a.top = safe.top @750"], nil, nil),
    (["a.top = root.top"], nil, nil), (["a.leading = safe.leading"], nil, nil),
    (["a.centerY = safe.centerY"], nil, nil), (["a.height = safe.height"], nil, nil),
    (["a.top = b.bottom"], nil, nil), (["nobody.top = safe.top"], nil, nil),
    (["a.height = 40"], nil, nil), ([], nil, nil),
    // No safe area is that large, and none is outside of the screen.
    (["b.top = safe.top"], nil, nil), (["a.bottom = safe.bottom"], nil, nil),
    (["a.top = safe.top + 70"], nil, nil),
  ]

  @Test("views that are tied to the safe area tell where it was", arguments: ties)
  func tie(_ notations: [String], _ top: CGFloat?, _ bottom: CGFloat?) throws {
    let reading = try Self.reading(notations)
    #expect(reading.top == top && reading.bottom == bottom)
  }

  @Test("a view of which Xcode says that it is misplaced tells nothing")
  func misplaced() throws {
    #expect(try Self.reading(["a.top = safe.top"], more: "misplaced='YES'").top == nil)
    #expect(try Self.reading(["a.top = safe.top"], more: "misplaced='NO'").top == 50)
  }

  /// On the screen, what was saved goes before what the device has: 59 points above, 34 below.
  @Test(
    "the safe area of a screen is the one of its file",
    arguments: [(47.0, 47.0), (91, 91), (59, 59)])
  func screen(_ saved: CGFloat, _ top: CGFloat) throws {
    let made = try MadeScreen(
      ios: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(rect(0, saved, 40, 30))</view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        """,
      constraints([
        "a.top = safe.top", "a.left = root.left", "a.width = 40", "a.height = 30",
        "b.top = safe.top + 5", "b.left = root.left", "b.width = 9", "b.height = 9",
      ]))
    #expect(try made.frame("a").minY == top && (try made.frame("b").minY) == top + 5)
  }

  // MARK: Margins

  /// A view of 200 by 100 points, the frame that was saved for one in it, and constraints of that:
  /// where another view stands that is tied to the same margin.
  nonisolated private static let margins: [([String], CGRect, String, CGFloat)] = [
    (
      ["a.leading = o.leadingMargin"], CGRect(x: 30, y: 40, width: 50, height: 20),
      "b.leading = o.leadingMargin", 30
    ),
    (
      ["a.leading = o.leadingMargin + 4"], CGRect(x: 30, y: 40, width: 50, height: 20),
      "b.leading = o.leadingMargin", 26
    ),
    (
      ["o.trailingMargin = a.trailing"], CGRect(x: 130, y: 40, width: 50, height: 20),
      "b.trailing = o.trailingMargin", 180
    ),
    (
      ["a.trailing = o.trailingMargin - 3"], CGRect(x: 130, y: 40, width: 50, height: 20),
      "b.trailing = o.trailingMargin", 183
    ),
    (
      ["a.leading = m.leading"], CGRect(x: 12, y: 40, width: 50, height: 20),
      "b.leading = m.leading", 12
    ),
    // A margin of which nothing tells is UIKit's: 8 points.
    (
      ["a.leading >= o.leadingMargin"], CGRect(x: 30, y: 40, width: 50, height: 20),
      "b.leading = o.leadingMargin", 8
    ),
    (
      ["a.leading = o.leadingMargin @750"], CGRect(x: 30, y: 40, width: 50, height: 20),
      "b.leading = o.leadingMargin", 8
    ),
    (
      ["a.leading = o.leading"], CGRect(x: 0, y: 40, width: 50, height: 20),
      "b.leading = o.leadingMargin", 8
    ),
  ]

  @Test("a view that is tied to a margin tells how wide it was", arguments: margins)
  func margin(
    _ notations: [String], _ saved: CGRect, _ other: String, _ place: CGFloat
  ) throws {
    let frame = rect(saved.minX, saved.minY, saved.width, saved.height)
    let made = try MadeScreen(
      ios: """
        <view id="o">\(rect(50, 300, 200, 100))<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(frame)</view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <viewLayoutGuide key="layoutMargins" id="m"/>
        \(constraints(
          notations + [
            other, "a.top = o.top + 40", "a.width = 50", "a.height = 20", "b.top = o.top",
            "b.width = 10", "b.height = 10",
          ]))</view>
        """)
    let own = try made.frame("b")
    #expect(abs((other.hasPrefix("b.leading") ? own.minX : own.maxX) - place) < 0.4, "\(own)")
  }
}
