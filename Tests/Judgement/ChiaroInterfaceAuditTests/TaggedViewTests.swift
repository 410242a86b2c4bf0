// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// Views that code finds by their tags, as prototypes without a class of their own have them.
@Suite("Views found by their tags")
struct TaggedViewTests {
  private let pack = InterfaceProjects()

  @Test(
    "what fills the list for a controller colors the labels of the cells' styles",
    arguments: [
      ("class List: UITableViewController {}", true),
      ("class List: UITableViewController {\n func tableView(cellForRowAt: Int) {}\n}", false),
    ])
  func filledElsewhere(_ controller: String, _ isColored: Bool) throws {
    let list = Self.list.replacing(
      "<tableViewCell id=\"c\">", with: "<tableViewCell id=\"c\" textLabel=\"l\">")
    let result = try pack.inspect([
      "App/Main.storyboard": list, "App/List.swift": controller,
      "App/Source.swift": "cell.textLabel?.textColor = theme.ink",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isColored])
    #expect(result.findings.map { $0.considers("colored-from-afar") } == [isColored])
  }

  private static let list = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
    <tableViewController id="t" customClass="List"><tableView key="view" id="v"><prototypes>
    <tableViewCell id="c"><tableViewCellContentView key="contentView" id="w"><subviews>
    <label id="l" tag="21" text="Name"><color key="textColor" white="0" alpha="1"/></label>
    </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """

  @Test(
    "what the controller colors by a tag is set; what fills its list elsewhere makes it doubtful",
    arguments: [
      (
        "List", "let title = cell.viewWithTag(21) as? UILabel\ntitle?.textColor = .label",
        "set-by-code"
      ),
      ("List", "let title = cell.viewWithTag(22) as? UILabel\ntitle?.textColor = .label", nil),
      ("List", "let title = cell.viewWithTag(21) as? UILabel\ntitle?.text = name", nil),
      (
        "Source", "let title = cell.viewWithTag(21) as? UILabel\ntitle?.textColor = .label",
        "colored-from-afar"
      ),
      ("Source", "let title = cell.viewWithTag(2) as? UILabel\ntitle?.textColor = .label", nil),
      ("Source", "let title = cell.viewWithTag(21)\nother.textColor = .label", nil),
    ] as [(String, String, String?)])
  func colored(_ type: String, _ lines: String, _ cause: String?) throws {
    var files = [
      "App/Main.storyboard": Self.list, "App/List.swift": "class List: UITableViewController {}",
    ]
    files["App/\(type).swift"] = "class \(type): UITableViewController {\n\(lines)\n}"
    let result = try pack.inspect(files)
    let found = try #require(result.findings.first)
    #expect(result.findings.map(\.object) == ["l"])
    #expect((found.standing < .likely) == (cause != nil))
    #expect(found.considers("set-by-code") == (cause == "set-by-code"))
    if let cause { #expect(found.considers(cause)) }
    #expect(cause != "set-by-code" || found.standing == .unlikely)
  }
}
