// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

@Suite("Storyboards and xibs with their code")
@MainActor
struct NibTests {
  @Test("a file and its code give the screen together", arguments: NibCase.all)
  func screens(_ nib: NibCase) throws {
    let code = try DrawnCode(
      ["Code.swift": Array(nib.code.utf8)], others: [nib.file: Array(nib.document.utf8)])
    let views = code.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
      .map(UIKitDrawingTests.words)
    for wanted in nib.views { #expect(views.contains(wanted), "\(wanted) in \(views)") }
    #expect(code.diagnostics == [])
  }

  @Test("a view of a file is told with the place and identifier of its element")
  func places() throws {
    let nib = NibCase.all[0]
    let code = try DrawnCode(
      ["Code.swift": Array(nib.code.utf8)], others: [nib.file: Array(nib.document.utf8)])
    let views = code.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
    let label = try #require(views.first { $0["object"]?.string == "a" })
    #expect(label["file"]?.string == "Main.storyboard")
    let lines = nib.document.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(label["line"]?.integer)
    #expect(lines[line - 1].contains("id=\"a\""))
  }

  /// Files that hold something in themselves, or what a class cannot take.
  nonisolated static let hostile = [
    "a controller that embeds itself": (
      "class One: UIViewController {}",
      """
      <viewController id="one" customClass="One" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <connections><segue destination="one" kind="embed" id="s"/></connections>
          </containerView></subviews>
        </view>
      </viewController>
      """
    ),
    "a navigation that shows itself": (
      "class One: UINavigationController {}",
      """
      <navigationController id="one" customClass="One" sceneMemberID="viewController">
        <connections><segue destination="one" kind="relationship" \
      relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """
    ),
    "the controller of a table whose view is none": (
      "class One: UITableViewController { override func viewDidLoad() { tableView.rowHeight = 3 } }",
      """
      <tableViewController id="one" customClass="One" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      </tableViewController>
      """
    ),
    "outlets to nothing and to what is of another class": (
      """
      class One: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var other: UILabel!
        override func viewDidLoad() { label.text = "a"; other.text = "b" }
      }
      """,
      """
      <viewController id="one" customClass="One" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        <connections><outlet property="label" destination="none" id="o1"/>
          <outlet property="other" destination="root" id="o2"/>
          <outlet property="missing" destination="root" id="o3"/></connections>
      </viewController>
      """
    ),
    "a view whose class makes the nib again": (
      """
      class Loop: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          Bundle.main.loadNibNamed("Main", owner: self, options: nil)
          UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view.alpha = 1
        }
      }
      class One: UIViewController {}
      """,
      """
      <viewController id="one" customClass="One" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><view id="v" customClass="Loop">
            <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
        </view>
      </viewController>
      """
    ),
  ]

  @Test("hostile files end, and the screen is drawn", arguments: hostile.keys.sorted())
  func hostileFiles(_ name: String) throws {
    let (code, controller) = try #require(Self.hostile[name])
    let nib = NibCase(name, code, "Main.storyboard", NibCase.scene(controller), [])
    let drawn = try DrawnCode(
      ["Code.swift": Array("import UIKit\n\(code)".utf8)],
      others: [nib.file: Array(nib.document.utf8)])
    #expect(drawn.names.contains("One"))
  }
}
