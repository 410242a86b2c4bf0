// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// What is said of screens by what people see of them, besides their own files.
@Suite("Screens as they are seen")
struct ScreensAsSeenTests {
  private let pack = InterfaceProjects()

  @Test(
    "what fills a list colors its cells, wherever it is; a namesake tells nothing",
    arguments: [
      ("cell.nameLabel.textColor = .label", true), ("view.nameLabel.textColor = .label", false),
      ("cell.otherLabel.textColor = .label", false),
    ])
  func cellOfList(_ line: String, _ isSet: Bool) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell,
      "App/Cell.swift": "class Cell: UITableViewCell {}",
      "App/List.swift": "class List { func f() {\n  \(line)\n} }",
    ])
    #expect(result.findings.map(\.standing) == [isSet ? .unlikely : .likely])
    #expect(result.findings.map { $0.considers("set-by-code") } == [isSet])
  }

  @Test(
    "the ground under the views of other controllers is hardly seen",
    arguments: [
      ("addChild(pages)", "pageControl", true), ("addChild(pages)", "segmentedControl", false),
      ("remove(pages)", "pageControl", false),
    ])
  func children(_ line: String, _ part: String, _ isCovered: Bool) throws {
    let page = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><viewController id="w" customClass="Pages"><view key="view" id="v"><subviews>
      <\(part) id="p"/></subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      </viewController></objects></document>
      """
    let result = try pack.inspect([
      "App/Pages.xib": page,
      "App/Pages.swift": "class Pages: UIViewController { func f() {\n  \(line)\n} }",
    ])
    let found = try #require(result.findings.first)
    #expect(isCovered ? found.standing == .unlikely : found.standing < .likely)
    #expect(found.considers("covered-by-children") == isCovered)
  }

  @Test(
    "a dark launch screen is told before screens that are light for most people",
    arguments: [(["0.1", "0.1"], false), (["0.1", "0.1", "0.9"], false), (["0.1", "0.9"], true)])
  func launch(_ screens: [String], _ isTold: Bool) throws {
    let screen = { (white: String, attribute: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="iOS.CocoaTouch" \(attribute)><scenes><scene><objects><viewController id="c">
      <view key="view" id="v"><color key="backgroundColor" white="\(white)" alpha="1"/></view>
      </viewController></objects></scene></scenes></document>
      """
    }
    var files = ["App/Launch.storyboard": screen("0.1", "launchScreen=\"YES\"")]
    for (index, white) in screens.enumerated() {
      files["App/Screen\(index).storyboard"] = screen(white, "")
    }
    let rules = try pack.inspect(files).findings.map(\.rule)
    #expect(rules.contains("fixed-launch-screen") == isTold)
  }
}
