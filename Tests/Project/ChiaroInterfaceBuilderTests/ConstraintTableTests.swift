// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Every attribute, relation, factor and priority that a constraint can have.
@Suite("Constraints hold as Apple documents them") @MainActor
struct ConstraintTableTests {
  /// A view of 40 by 30 points in the view of a controller, with some constraints in that.
  private static func made(_ notations: [String], own: String = "") throws -> MadeScreen {
    let size = constraints([".width = 40 @900", ".height = 30 @900"])
    return try MadeScreen(
      ios: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(own)\(size)</view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
        \(rect(100, 200, 80, 60))\(constraints([".width = 80", ".height = 60"]))</view>
        """,
      constraints(notations + ["b.left = root.left + 100", "b.top = root.top + 200"]))
  }

  // The screen has 59 points of status bar above and 34 of the home indicator below. The margins
  // of a controller's view are 16 points at the sides.
  nonisolated private static let across: [(String, CGFloat)] = [
    ("a.left = root.left + 7", 7), ("a.leading = root.leading", 0),
    ("a.right = root.right", 353), ("a.trailing = root.trailing - 3", 350),
    ("a.centerX = root.centerX", 176.5), ("a.centerX = root.centerX + 10", 186.5),
    ("a.leading = root.leadingMargin", 16), ("a.trailing = root.trailingMargin", 337),
    ("a.left = root.leftMargin", 16), ("a.right = root.rightMargin", 337),
    ("a.centerX = root.centerXWithinMargins", 176.5), ("a.leading = safe.leading + 5", 5),
    ("a.trailing = safe.trailing", 353), ("a.leading = b.trailing + 8", 188),
    ("a.trailing = b.leading - 8", 52), ("a.centerX = b.centerX", 120),
    ("root.trailing = a.trailing + 20", 333), (".trailing = a.trailing + 20", 333),
    (".leadingMargin = a.leading", 16), ("a.centerX = b.leading * 2", 180),
    ("a.leading = b.leading * 0.5", 50), ("a.leading = root.trailing * 1/3", 131),
    ("a.leading = root.trailing * 1:3", 131), ("a.left = root.right * 0.1 + 0.7", 40),
    ("b.centerX = a.trailing", 100),
  ]

  @Test("a place across is where the other attribute is", arguments: across)
  func across(_ notation: String, _ x: CGFloat) throws {
    let made = try Self.made([notation, "a.top = root.top"])
    #expect(areNear(try made.frame("a"), CGRect(x: x, y: 0, width: 40, height: 30), by: 0.4))
    #expect(made.odd.isEmpty)
  }

  nonisolated private static let down: [(String, CGFloat)] = [
    ("a.top = root.top + 7", 7), ("a.bottom = root.bottom", 822),
    ("a.centerY = root.centerY", 411), ("a.top = safe.top", 59), ("a.top = safe.top + 8", 67),
    ("a.bottom = safe.bottom", 788), ("safe.bottom = a.bottom + 10", 778),
    ("a.top = root.topMargin", 59), ("a.bottom = root.bottomMargin", 788),
    ("a.top = b.bottom + 8", 268), ("a.bottom = b.top - 8", 162), ("a.centerY = b.centerY", 215),
    ("a.centerY = b.bottom * 0.5", 115), ("a.top = root.bottom * 0.25", 213),
    ("a.centerY = root.centerYWithinMargins", 423.5), (".bottomMargin = a.bottom", 788),
    ("a.bottom = root.bottom * 1/2", 396), ("b.top = a.bottom * 2", 70),
  ]

  @Test("a place from top to bottom is where the other attribute is", arguments: down)
  func down(_ notation: String, _ y: CGFloat) throws {
    let made = try Self.made([notation, "a.left = root.left"])
    #expect(areNear(try made.frame("a"), CGRect(x: 0, y: y, width: 40, height: 30), by: 0.4))
    #expect(made.odd.isEmpty)
  }

  nonisolated private static let lengths: [(String, CGFloat, CGFloat)] = [
    ("a.width = 70", 70, 30), ("a.height = 70", 40, 70), ("a.width = b.width", 80, 30),
    ("a.height = b.height", 40, 60), ("a.width = b.width * 0.5", 40, 30),
    ("a.width = b.width * 1:4", 20, 30), ("a.width = b.width * 4:1", 320, 30),
    ("a.height = b.width * 3/2", 40, 120), ("a.width = b.height + 5", 65, 30),
    ("a.width = b.width - 30", 50, 30), ("b.width = a.width * 2", 40, 30),
    ("a.width = root.width * 0.5 - 16", 180.5, 30), ("a.height = safe.height", 40, 759),
    ("a.width = safe.width", 393, 30), ("a.width >= 100", 100, 30), ("a.width >= 10", 40, 30),
    ("a.width <= 10", 10, 30), ("a.width <= 100", 40, 30), ("a.height >= b.height", 40, 60),
    ("a.height <= b.height", 40, 30), ("a.width = 70 @1000", 70, 30),
    ("a.width = 70 @901", 70, 30), ("a.width = 70 @899", 40, 30), ("a.width = 70 @1", 40, 30),
    ("a.width >= 70 @899", 40, 30), ("a.width = 70 @950.5", 70, 30),
    // A priority beyond 1,000 is required, and one below 1 the least.
    ("a.width = 70 @5000", 70, 30), ("a.width = 70 @-5", 40, 30),
    // What is no factor is left out, and what is no number counts as nothing.
    ("a.width = b.width * none", 80, 30), ("a.width = b.width * 0", 80, 30),
    ("a.width = b.width * 16:0", 80, 30), ("a.width = b.width * 1e300", 80, 30),
    ("a.width = b.width * nan", 80, 30), ("a.width = b.width * 1:2:3", 80, 30),
    ("a.width = b.width + nan", 80, 30), ("a.width = b.width + 1e9", 80, 30),
    ("a.width = 70 @nan", 70, 30),
  ]

  @Test("a length is as long as it says, as far as priorities let it be", arguments: lengths)
  func lengths(_ notation: String, _ width: CGFloat, _ height: CGFloat) throws {
    let made = try Self.made([notation, "a.left = root.left", "a.top = root.top"])
    let expected = CGRect(x: 0, y: 0, width: width, height: height)
    #expect(areNear(try made.frame("a"), expected, by: 0.4))
    #expect(made.odd.isEmpty)
  }

  @Test(
    "a view keeps its proportions",
    arguments: [
      ("1:1", 30.0), ("2", 60), ("16:9", 53.33), ("3:4", 22.5), ("1/3", 10),
    ])
  func ratio(_ factor: String, _ width: CGFloat) throws {
    let made = try Self.made([
      "a.width = a.height * \(factor)", "a.height = 30", "a.left = root.left", "a.top = root.top",
    ])
    let expected = CGRect(x: 0, y: 0, width: width, height: 30)
    #expect(areNear(try made.frame("a"), expected, by: 0.4))
  }

  /// Constraints that cannot be, beside one that can.
  nonisolated private static let odd = [
    "a.sideways = root.left", "a.left = root.sideways", "a.left = root.top", "a.top = root.left",
    "a.width = root.left", "a.left = b.width", "a.height = root.bottom", "a.centerX = b.centerY",
    "nobody.left = root.left", "a.left = nobody.right", "a.leftMargin = b.topMargin",
    "a.firstBaseline = b.leading",
  ]

  @Test("what cannot be is reported, and the other constraints hold", arguments: odd)
  func odd(_ notation: String) throws {
    let made = try Self.made([
      notation, "a.left = root.left + 11", "a.top = root.top + 12", "a.width = 55",
    ])
    #expect(try made.frame("a") == CGRect(x: 11, y: 12, width: 55, height: 30))
    #expect(made.odd == ["constraint-left-out"])
  }

  @Test(
    "a constraint whose attributes are missing is reported",
    arguments: [
      "<constraint firstItem='a' id='x'/>",
      "<constraint firstItem='a' firstAttribute='left' secondItem='b' id='x'/>",
      "<constraint firstAttribute='' constant='5' id='x'/>", "<constraint/>",
      "<constraint firstItem='a' firstAttribute='width' secondAttribute='left'/>",
    ])
  func missing(_ element: String) throws {
    let made = try MadeScreen(
      ios: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(rect(1, 2, 30, 40))</view>
        <view id="b">\(rect(0, 0, 9, 9))</view>
        """,
      """
      <constraints>\(element)\(constraint("a.left = root.left + 1"))
      \(constraint("a.top = root.top + 2"))</constraints>
      """)
    #expect(made.odd == ["constraint-left-out"])
    #expect(try made.frame("a").origin == CGPoint(x: 1, y: 2))
  }

  @Test("constraints that go round in a circle end with the sizes of the file")
  func circle() throws {
    let made = try MadeScreen(
      ios: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(rect(10, 20, 30, 40))</view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">\(rect(50, 20, 30, 40))</view>
        """,
      constraints([
        "a.width = b.width", "b.width = a.width", "a.height = b.height", "b.height = a.height",
        "a.left = root.left + 10", "b.left = a.right + 10", "a.top = root.top + 20",
        "b.top = a.top",
      ]))
    #expect(try made.frame("a") == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(try made.frame("b") == CGRect(x: 50, y: 20, width: 30, height: 40))
  }

  @Test(
    "of two wishes the stronger one is granted, in whichever order they stand",
    arguments: [
      ([".width = 50 @250", ".width = 90 @750"], 90.0),
      ([".width = 90 @750", ".width = 50 @250"], 90),
      ([".width >= 60", ".width = 20 @999"], 60), ([".width <= 60", ".width = 90 @999"], 60),
      ([".width >= 50", ".width <= 80", ".width = 65 @10"], 65),
      ([".width >= 50", ".width <= 80", ".width = 200 @10"], 80),
      ([".width >= 50", ".width <= 80", ".width = 2 @10"], 50),
    ] as [([String], CGFloat)])
  func priorities(_ notations: [String], _ width: CGFloat) throws {
    let made = try MadeScreen(
      ios: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        \(constraints(notations + [".height = 10"]))</view>
        """, constraints(["a.left = root.left", "a.top = root.top"]))
    #expect(abs(try made.frame("a").width - width) < 0.4)
  }

  @Test(
    "the constant of a variation is that of its size class",
    arguments: [
      ("widthClass=compact", 90.0), ("widthClass=regular", 20), ("heightClass=regular", 90),
      ("heightClass=regular-widthClass=compact", 90),
      ("heightClass=compact-widthClass=compact", 20),
    ])
  func variation(_ key: String, _ x: CGFloat) throws {
    let made = try MadeScreen(
      ios: "<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>",
      """
      <constraints>
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left"
      constant="20" id="c"><variation key="\(key)" constant="90"/></constraint>
      \(["a.top = root.top", "a.width = 9", "a.height = 9"].map(constraint).joined())
      </constraints>
      """)
    #expect(try made.frame("a").minX == x)
  }

  /// A text twice as large stands with its line on that of the other, or ends on it.
  @Test(
    "lines of texts stand on one another",
    arguments: ["firstBaseline", "lastBaseline", "baseline"])
  func baselines(_ attribute: String) throws {
    func label(_ id: String, _ size: Int) -> String {
      """
      <label text="Agh" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    let made = try MadeScreen(
      ios: label("a", 17) + label("b", 34),
      constraints([
        "b.top = root.top + 100", "b.left = root.left", "a.left = b.right + 8",
        "a.\(attribute) = b.\(attribute)",
      ]))
    let (small, large) = (try made.frame("a"), try made.frame("b"))
    let lines = try ["a", "b"].map { try made.view($0, Label.self).baselineOffsets.first }
    #expect(abs(small.minY + lines[0] - large.minY - lines[1]) < 0.7)
    #expect(small.minY > large.minY && small.maxY < large.maxY)
  }
}
