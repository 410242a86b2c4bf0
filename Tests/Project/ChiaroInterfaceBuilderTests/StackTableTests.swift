// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Stacks of UIKit: three views of 40 by 20, 60 by 30 and 20 by 10 points.
@Suite("Stacks arrange their views as UIKit does") @MainActor
struct StackTableTests {
  private static func item(_ id: String, _ width: Int, _ height: Int, _ more: String = "")
    -> String
  {
    """
    <view placeholderIntrinsicWidth="\(width)" placeholderIntrinsicHeight="\(height)" \(more)
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
    """
  }

  private static let items = item("a", 40, 20) + item("b", 60, 30) + item("c", 20, 10)

  /// A stack of 200 by 100 points.
  private static func made(
    _ attributes: String, _ items: String = Self.items, _ rest: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
        \(items)</subviews>\(constraints([".width = 200", ".height = 100"]))\(rest)</stackView>
        """, constraints(["s.left = root.left", "s.top = root.top + 100"]))
  }

  /// The beginnings and lengths along the axis of views that are arranged in a row.
  nonisolated private static let distributions: [(String, [CGFloat])] = [
    ("distribution='fillEqually'", [0, 66.67, 66.67, 66.67, 133.33, 66.67]),
    ("distribution='fillEqually' spacing='10'", [0, 60, 70, 60, 140, 60]),
    ("distribution='fillProportionally'", [0, 66.67, 66.67, 100, 166.67, 33.33]),
    ("distribution='fillProportionally' spacing='10'", [0, 60, 70, 90, 170, 30]),
    ("distribution='equalSpacing'", [0, 40, 80, 60, 180, 20]),
    ("distribution='equalSpacing' spacing='10'", [0, 40, 80, 60, 180, 20]),
    ("distribution='equalCentering'", [0, 40, 75, 60, 180, 20]),
  ]

  private static func along(_ made: MadeScreen, isColumn: Bool) throws -> [CGFloat] {
    try ["a", "b", "c"].flatMap { id in
      let frame = try made.frame(id)
      return isColumn ? [frame.minY, frame.height] : [frame.minX, frame.width]
    }
  }

  private static func areNear(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 0.4 }
  }

  @Test("views of a row share its width by its distribution", arguments: distributions)
  func row(_ attributes: String, _ expected: [CGFloat]) throws {
    let places = try Self.along(try Self.made(attributes), isColumn: false)
    #expect(Self.areNear(places, expected), "\(places)")
  }

  @Test(
    "views of a column share its height by its distribution",
    arguments: [
      ("distribution='fillEqually'", [0, 33.33, 33.33, 33.33, 66.67, 33.33]),
      ("distribution='fillEqually' spacing='5'", [0, 30, 35, 30, 70, 30]),
      ("distribution='fillProportionally'", [0, 33.33, 33.33, 50, 83.33, 16.67]),
      ("distribution='equalSpacing'", [0, 20, 40, 30, 90, 10]),
      ("distribution='equalCentering'", [0, 20, 37.5, 30, 90, 10]),
    ] as [(String, [CGFloat])])
  func column(_ attributes: String, _ expected: [CGFloat]) throws {
    let made = try Self.made("axis='vertical' \(attributes)")
    let places = try Self.along(made, isColumn: true)
    #expect(Self.areNear(places, expected), "\(places)")
  }

  @Test(
    "where views fill a row, the one that hugs its content least takes the rest",
    arguments: ["a", "b", "c"])
  func fill(_ loose: String) throws {
    let items = [("a", 40, 20), ("b", 60, 30), ("c", 20, 10)].map { id, width, height in
      Self.item(
        id, width, height, id == loose ? "horizontalHuggingPriority='249'" : "")
    }
    let made = try Self.made("spacing='10'", items.joined())
    let widths = try ["a", "b", "c"].map { try made.frame($0).width }
    let natural: [String: CGFloat] = ["a": 40, "b": 60, "c": 20]
    for (id, width) in zip(["a", "b", "c"], widths) {
      // Of 200 points 20 are spaces; the two others keep their widths.
      let expected = id == loose ? 180 - 120 + (natural[id] ?? 0) : natural[id] ?? 0
      #expect(abs(width - expected) < 0.4, "\(widths)")
    }
  }

  /// The upper edge and height of the second view in a row, or the left edge and width in a column.
  nonisolated private static let alignments: [(String, String, CGFloat, CGFloat)] = [
    ("horizontal", "", 0, 100), ("horizontal", "alignment='fill'", 0, 100),
    ("horizontal", "alignment='top'", 0, 30), ("horizontal", "alignment='center'", 35, 30),
    ("horizontal", "alignment='bottom'", 70, 30), ("horizontal", "alignment='odd'", 0, 100),
    ("vertical", "", 0, 200), ("vertical", "alignment='leading'", 0, 60),
    ("vertical", "alignment='center'", 70, 60), ("vertical", "alignment='trailing'", 140, 60),
  ]

  @Test("views stand across the axis by the stack's alignment", arguments: alignments)
  func alignment(
    _ axis: String, _ alignment: String, _ start: CGFloat, _ length: CGFloat
  ) throws {
    let made = try Self.made("axis='\(axis)' distribution='equalSpacing' \(alignment)")
    let frame = try made.frame("b")
    let (own, size) =
      axis == "vertical" ? (frame.minX, frame.width) : (frame.minY, frame.height)
    #expect(abs(own - start) < 0.4 && abs(size - length) < 0.4, "\(frame)")
  }

  /// The distance between the first two views of a row that is as wide as its content.
  nonisolated private static let spacings: [(String, CGFloat)] = [
    ("", 0), ("spacing='12'", 12), ("spacing='-5'", -5), ("spacing='nan'", 0),
    ("spacing='1e9'", 0), ("spacingType='standard'", 8), ("spacing='3' spacingType='standard'", 8),
    ("spacing='3' spacingType='custom'", 3),
  ]

  private static func loose(_ attributes: String, _ rest: String = "", _ items: String) throws
    -> MadeScreen
  {
    try MadeScreen(
      ios: """
        <stackView \(attributes) alignment="top" translatesAutoresizingMaskIntoConstraints="NO"
        id="s"><subviews>\(items)</subviews>\(rest)</stackView>
        """, constraints(["s.left = root.left", "s.top = root.top + 100"]))
  }

  @Test("views of a row stand as far apart as the stack says", arguments: spacings)
  func spacing(_ attributes: String, _ distance: CGFloat) throws {
    let made = try Self.loose(attributes, "", Self.items)
    let (first, second) = (try made.frame("a"), try made.frame("b"))
    #expect(abs(second.minX - first.maxX - distance) < 0.4)
    #expect(abs(try made.frame("s").width - 120 - 2 * distance) < 0.4)
  }

  @Test(
    "spacing, axis and the like of a variation are those of its size class",
    arguments: [
      ("spacing='30'", "widthClass=compact", CGRect(x: 70, y: 0, width: 60, height: 30)),
      ("spacing='30'", "widthClass=regular", CGRect(x: 42, y: 0, width: 60, height: 30)),
      ("axis='vertical'", "heightClass=regular", CGRect(x: 0, y: 22, width: 60, height: 30)),
      ("axis='vertical'", "heightClass=compact", CGRect(x: 42, y: 0, width: 60, height: 30)),
      (
        "axis='vertical' spacing='9'", "heightClass=regular-widthClass=compact",
        CGRect(x: 0, y: 29, width: 60, height: 30)
      ),
    ])
  func variation(_ attributes: String, _ key: String, _ frame: CGRect) throws {
    let made = try Self.loose(
      "spacing='2'", "<variation key='\(key)' \(attributes)/>", Self.items)
    #expect(areNearly(try made.frame("b"), frame))
  }

  private func areNearly(_ one: CGRect, _ other: CGRect) -> Bool {
    ChiaroInterfaceBuilderTests.areNear(one, other, by: 0.4)
  }

  @Test("a hidden view takes no room, and neither does one that a size class leaves out")
  func hidden() throws {
    for (attribute, variation) in [
      ("hidden='YES'", ""),
      (
        "",
        "<variation key='widthClass=compact'><mask key='subviews'><exclude reference='b'/></mask>"
          + "</variation>"
      ),
    ] {
      let items = Self.item("a", 40, 20) + Self.item("b", 60, 30, attribute) + Self.item("c", 20, 9)
      let made = try Self.loose("spacing='10'", variation, items)
      #expect(abs(try made.frame("c").minX - 50) < 0.4)
      #expect(abs(try made.frame("s").width - 70) < 0.4)
      #expect(made.screen.views.contains { $0.element.objectID == "b" } == variation.isEmpty)
    }
  }

  @Test(
    "views stand within the margins of a stack that says so",
    arguments: [
      (
        "layoutMarginsRelativeArrangement='YES'",
        "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>",
        CGRect(x: 2, y: 1, width: 40, height: 20)
      ),
      (
        "layoutMarginsRelativeArrangement='NO'",
        "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>",
        CGRect(x: 0, y: 0, width: 40, height: 20)
      ),
      (
        "layoutMarginsRelativeArrangement='YES'",
        "<directionalEdgeInsets key='directionalLayoutMargins' top='9' leading='8' bottom='7' "
          + "trailing='6'/>", CGRect(x: 8, y: 9, width: 40, height: 20)
      ),
      (
        "layoutMarginsRelativeArrangement='YES'", "", CGRect(x: 8, y: 8, width: 40, height: 20)
      ),
    ])
  func margins(_ attribute: String, _ insets: String, _ frame: CGRect) throws {
    let made = try Self.loose(attribute, insets, Self.items)
    #expect(areNearly(try made.frame("a"), frame))
  }

  @Test("stacks in stacks are as large as their content, and an empty one has the file's size")
  func nested() throws {
    let made = try Self.loose(
      "axis='vertical' spacing='4'", "",
      """
      <stackView alignment="top" spacing="2" translatesAutoresizingMaskIntoConstraints="NO"
      id="t"><subviews>\(Self.items)</subviews></stackView>\(Self.item("d", 10, 50))
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="e">\(rect(0, 88, 33, 22))
      </stackView>
      """)
    #expect(areNearly(try made.frame("t"), CGRect(x: 0, y: 0, width: 124, height: 30)))
    #expect(areNearly(try made.frame("d"), CGRect(x: 0, y: 34, width: 10, height: 50)))
    #expect(try made.frame("e").size == CGSize(width: 33, height: 22))
  }
}
