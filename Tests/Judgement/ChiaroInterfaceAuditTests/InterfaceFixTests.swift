// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource
import Testing

/// The changes of storyboards and xibs, with every kind of line end, and around comments.
@Suite("Fixes of interface files")
struct InterfaceFixTests {
  private let pack = InterfaceProjects()

  private static func screen(_ color: String, _ resources: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="v">
                <subviews>
                    <label text="Name" id="l">
                        \(color)
                    </label>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
        </objects>\(resources)
    </document>

    """
  }

  private static let color =
    "<color key=\"textColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
    + "customColorSpace=\"sRGB\"/>"

  private func changes(_ text: String) throws -> [AnnouncedChange] {
    let result = try pack.inspect(["App/A.xib": text]) {
      $0.onlyRules = ["fixed-interface-text"]
      $0.wantsFixes = true
    }
    #expect(result.findings.count == 1)
    return try result.findings.compactMap(\.fix).flatMap(\.patches).map {
      try $0.change(of: Array(text.utf8))
    }
  }

  static let resources = [
    "", "\n    <resources>\n    </resources>",
    "\n    <resources>\n        <image name=\"a\" width=\"1\" height=\"1\"/>\n    </resources>",
  ]

  @Test(
    "what is added has the line ends of the file, and nothing else changes",
    arguments: ["\n", "\r\n", "\r"], resources)
  func lines(_ lineBreak: String, _ resources: String) throws {
    for mark in ["", "\u{FEFF}"] {
      let text =
        mark + Self.screen(Self.color, resources).replacing("\n", with: lineBreak)
      let change = try #require(try changes(text).first)
      #expect(change.objectionOfLines == nil)
      #expect(InterfacePatchCheck().objection(to: change) == nil)
      #expect(LineBreak.kinds(in: change.after).map(\.rawValue) == [lineBreak])
      let after = String(decoding: change.after, as: UTF8.self)
      #expect(after.contains("<color key=\"textColor\" systemColor=\"labelColor\"/>"))
      #expect(after.contains("<systemColor name=\"labelColor\">"))
    }
  }

  @Test(
    "a ground is changed where no text on it has a color that stays",
    arguments: [
      ("", true), ("<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>", true),
      ("<color key=\"textColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", false),
      (color, false),
    ])
  func grounds(_ textColor: String, _ isOffered: Bool) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>
                  <subviews>
                      <label text="Name" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                      <label text="Age" id="m"><rect key="frame" x="0" y="20" width="9" height="9"/>
                          \(textColor)
                      </label>
                  </subviews>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              </view>
          </objects>
      </document>

      """
    let result = try pack.inspect(["App/A.xib": text]) {
      $0.onlyRules = ["fixed-interface-ground"]
      $0.wantsFixes = true
    }
    #expect(result.findings.count == 1)
    #expect((result.findings.first?.fix != nil) == isOffered)
  }

  @Test(
    "a comment stays, or the change is not made",
    arguments: [
      ("<!-- ink -->\(color)<!-- ink -->", true),
      ("\(color.dropLast(2))><!-- ink --></color>", false),
      ("\(color.dropLast(2))><?ink?></color>", false),
      ("\(color.dropLast(2))><![CDATA[ink]]></color>", false),
      ("\(color.dropLast(2))>\n</color>", true),
    ])
  func comments(_ color: String, _ isMade: Bool) throws {
    for lineBreak in ["\n", "\r\n"] {
      let text = Self.screen(color, "").replacing("\n", with: lineBreak)
      let change = try #require(try changes(text).first)
      let reason = InterfacePatchCheck().objection(to: change)
      #expect(reason == (isMade ? nil : "the change would delete a comment"))
    }
  }

  @Test(
    "a file that is damaged stays as it is",
    arguments: [
      ("</label>", "</labl>"), ("<subviews>", "<subviews"), ("id=\"l\"", "id=l"),
      ("</document>", ""), ("id=\"l\"", "id=\"&l;\""), ("<objects>", "<!DOCTYPE a><objects>"),
      (" id=\"l\"", "id=\"l\""), ("id=\"l\"", "id=\"l\" id=\"m\""), ("Name", "Na\u{1}me"),
      ("<objects>", "<!-- a -- b --><objects>"), ("</document>", "</document>a"),
      ("</document>", "</document><a/>"), ("UTF-8", "UTF-9"), ("<objects>", "<?XML a?><objects>"),
      ("Name", "Na<me"), ("<objects>", "]]><objects>"), ("</label>", "</label a>"),
      ("id=\"l\"", "ä=\"l\""),
    ])
  func damaged(_ part: String, _ other: String) throws {
    let text = Self.screen(Self.color, "").replacing(part, with: other)
    let bytes = Array(text.utf8)
    let place = try #require(text.utf8.firstRange(of: "backgroundColor".utf8))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let change = try AnnouncedChange(
      "a.xib", bytes, replacing: [(offset..<(offset + 15), Array("tintColor".utf8))])
    let reason = try #require(InterfacePatchCheck().objection(to: change))
    #expect(reason.hasPrefix("the file is damaged: "))
  }

  @Test(
    "a change after which something else is read differently is refused",
    arguments: [
      ("<view id", "<!-- "), ("<view id", "-->"), ("<label ", "<b>"), ("ame\"", "x"),
      ("abel text", ">"), ("key=", "b='"), ("<subviews", "</view>"),
    ])
  func around(_ place: String, _ added: String) throws {
    let text = Self.screen(Self.color, "")
    let found = try #require(text.utf8.firstRange(of: place.utf8))
    let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let change = try AnnouncedChange(
      "a.xib", Array(text.utf8), replacing: [(offset..<offset, Array(added.utf8))])
    // White space between elements may be anything.
    let isText = added == "-->"
    #expect((InterfacePatchCheck().objection(to: change) == nil) == isText)
  }
}
