// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// The pack on projects of a few files.
@Suite("The pack of rules over interface files")
struct InterfaceRulePackTests {
  private let pack = InterfaceProjects()

  @Test("a finding has file, line, object, role, cost and likelihood")
  func finding() throws {
    let result = try pack.inspect(["App/Cell.xib": InterfaceProjects.cell])
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1 && result.diagnostics == [])
    #expect(finding.rule == "fixed-interface-text" && finding.standing == .likely)
    #expect(finding.consequence == .unreadable && finding.evidence == .inferred)
    #expect(finding.judgement.considerations.map(\.name) == ["system-default", "reached-by-code"])
    #expect(finding.scope == "App/Cell.xib" && finding.location.line == 3)
    #expect(finding.object == "l" && finding.appearance == "dark" && finding.fix == nil)
    #expect(
      finding.message
        == "Unreadable in dark: text of UILabel “Name”, black on systemBackgroundColor, 1:1")
  }

  @Test("what code changes is found, asked for or not, and unlikely")
  func doubts() throws {
    let code = "class Cell: UITableViewCell { func f() { nameLabel.textColor = .label } }"
    let files = ["App/Cell.xib": InterfaceProjects.cell, "App/Cell.swift": code]
    for rules in [[], ["fixed-interface-text"]] as [Set<String>] {
      let findings = try pack.inspect(files) { $0.optInRules = rules }.findings
      #expect(findings.map(\.standing) == [.unlikely])
      #expect(findings.map { $0.considers("styled-by-class") } == [true])
    }
  }

  @Test(
    "what code does to an object makes its color doubtful, and unlikely where a theme does it",
    arguments: [
      ("nameLabel.textColor = .label", Standing.doubtful, "styled-by-class"),
      ("nameLabel.text = name", .likely, nil), ("surnameLabel.textColor = .label", .likely, nil),
      ("theme.style(nameLabel)", .unlikely, "themed"),
      ("nameLabel.attributedText = styled(name)", .doubtful, "styled-by-class"),
      ("nameLabel.attributedText == a", .likely, nil),
      ("overrideUserInterfaceStyle = .light", .likely, nil),
    ] as [(String, Standing, String?)])
  func code(_ line: String, _ standing: Standing, _ cause: String?) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell,
      "App/Cell+Look.swift": "extension Cell { func f() { \(line) } }",
    ])
    let found = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(standing == .likely ? found.standing == .likely : found.standing <= standing)
    for name in ["styled-by-class", "themed"] { #expect(found.considers(name) == (name == cause)) }
  }

  @Test(
    "what is made where a container's style is forced is doubtful",
    arguments: [
      ("navigationController?.overrideUserInterfaceStyle = .light", true),
      ("navigationController?.title = name", false),
      ("if navigationController?.overrideUserInterfaceStyle == .light {}", false),
    ])
  func forcedContainer(_ line: String, _ isForced: Bool) throws {
    let page = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><viewController id="w" customClass="Login"><view key="view" id="v"><subviews><label id="l" text="Name">
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController>
      </objects></document>
      """
    let result = try pack.inspect([
      "App/Login.xib": page, "App/Login.swift": "class Login: UIViewController {}",
      "App/Intro.swift": "func next() { \(line)\n show(Login(mode: .new)) }",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isForced])
    #expect(result.findings.map { $0.considers("owner-locks-style") } == [isForced])
  }

  @Test(
    "what a function of the project's own does to an object is unknown",
    arguments: [
      ("extension UILabel {\n  func makeBold() {}\n}", true),
      ("class Badge: UILabel {\n  func makeBold() {}\n}", true),
      ("class Screen: UIViewController {\n  func makeBold() {}\n}", false),
      ("class Look {\n  func makeBold() {}\n}", false),
    ])
  func declaredFunction(_ declaration: String, _ isDoubtful: Bool) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell, "App/Look.swift": declaration,
      "App/Cell+Look.swift": "extension Cell { func f() {\n  nameLabel.makeBold()\n} }",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isDoubtful])
    #expect(result.findings.map { $0.considers("styled-by-class") } == [isDoubtful])
  }

  @Test("a variable with the name of a class may hold another of its objects: that is doubtful")
  func otherNamesake() throws {
    let cell = InterfaceProjects.cell.replacing(
      "<label id=\"l\"", with: "<label customClass=\"Tag\" id=\"l\"")
    let result = try pack.inspect([
      "App/Cell.xib": cell, "App/Tag.swift": "class Tag: UILabel {}",
      "App/Other.swift": "func f() { let tag = Tag(); tag.textColor = .label }",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [true])
    #expect(result.findings.map { $0.considers("namesake-colored") } == [true])
  }

  @Test(
    "where all views have a theme, what a file says is doubtful",
    arguments: [
      ("extension UIView: Themeable {", true), ("extension UIView : ThemeUser {", true),
      ("extension UIView {\n  func applyTheme() {}", false),
      ("extension UIViewThemes: A {", false), ("extension ThemedView: A {", false),
    ])
  func themes(_ line: String, _ isThemed: Bool) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell, "App/Cell.swift": "class Cell: UITableViewCell {}",
      "App/Themes.swift": "import UIKit\n\(line)\n}\n",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isThemed])
    #expect(result.findings.map { $0.considers("all-views-themed") } == [isThemed])
  }

  @Test(
    "a text in a Mac's window is judged, unless code gives some window a ground",
    arguments: [
      ("window?.backgroundColor = NSColor(white: 0.99, alpha: 1)", 0),
      ("self.window!.backgroundColor = .white", 0), ("if window.backgroundColor == a {}", 1),
      ("view.backgroundColor = .red", 1),
    ])
  func windowGround(_ line: String, _ count: Int) throws {
    let panel = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customView id="v"><subviews><textField id="t"><textFieldCell key="cell" title="Name" id="c">
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></textFieldCell>
      </textField></subviews></customView></objects></document>
      """
    let result = try pack.inspect([
      "App/Panel.xib": panel, "App/Window.swift": "func open() { \(line) }",
    ])
    #expect(result.findings.count == count)
  }

  @Test("the copies of a file for several languages are one finding, at the one they are made of")
  func languages() throws {
    let files = ["fr", "Base", "uk"].map { ("App/\($0).lproj/Cell.xib", InterfaceProjects.cell) }
    let result = try pack.inspect(
      Dictionary(uniqueKeysWithValues: files + [("B/Cell.xib", InterfaceProjects.cell)]))
    #expect(result.findings.map(\.scope) == ["App/Base.lproj/Cell.xib", "B/Cell.xib"])
    #expect(result.findings.map(\.related.count) == [2, 0])
  }

  @Test(
    "the screens that a project has for several devices are one finding",
    arguments: [
      ("App/Cell~iphone.xib", 1), ("App/Cell_iPhone.xib", 1), ("App/Cell-iPhone.xib", 1),
      ("App/Row~iphone.xib", 2), ("Kit/Cell~iphone.xib", 2), ("App/CelliPhone.xib", 2),
    ])
  func devices(_ other: String, _ count: Int) throws {
    let findings = try pack.inspect([
      "App/Cell~ipad.xib": InterfaceProjects.cell, other: InterfaceProjects.cell,
    ]).findings
    #expect(findings.count == count)
    #expect(findings.first?.related.count == (count == 1 ? 1 : 0))
    let isJoined = findings.first?.message.hasSuffix("; 1 more in files for other devices") == true
    #expect(isJoined == (count == 1))
  }

  @Test("a color that no catalog has is one finding for all files that name it")
  func causeOfSeveralFiles() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    let view = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><color key="backgroundColor" name="Papr"/></view></objects></document>
      """
    let result = try pack.inspect([
      "App/C.xcassets/Paper.colorset/Contents.json": set, "App/A.xib": view, "App/B.xib": view,
      "App/C.xib": view.replacing("Papr", with: "Pape"),
    ])
    #expect(result.findings.map(\.scope) == ["App/A.xib", "App/C.xib"])
    #expect(result.findings.map(\.related.count) == [1, 0])
    #expect(result.findings.first?.message.hasSuffix("; 1 more in storyboards and xibs") == true)
  }

  @Test(
    "an outlet of a superclass that is not here is doubtful: nobody knows what is done to it",
    arguments: [
      ("class Cell: KitCell {}", true),
      ("class Cell: KitCell { @IBOutlet var nameLabel: UILabel! }", false),
      ("class Cell: UITableViewCell {}", false),
    ])
  func outletOfOthers(_ text: String, _ isDoubtful: Bool) throws {
    let result = try pack.inspect(["App/Cell.xib": InterfaceProjects.cell, "App/Cell.swift": text])
    #expect(result.findings.map { $0.standing < .likely } == [isDoubtful])
    #expect(result.findings.map { $0.considers("styled-by-class") } == [isDoubtful])
  }

  @Test(
    "a view that code paints hides the ground around it, whichever file its class is in",
    arguments: [
      ("App/Card.swift", "box.backgroundColor = .systemBackground", false),
      ("App/Cells.swift", "self.box.backgroundColor = .systemBackground", false),
      ("App/Cells.swift", "other.backgroundColor = .systemBackground", true),
    ])
  func paintedViews(_ file: String, _ line: String, _ isText: Bool) throws {
    let card = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="c" customClass="Card">
      <rect key="frame" x="0" y="0" width="90" height="90"/><subviews><stackView id="s">
      <rect key="frame" x="0" y="0" width="90" height="90"/><subviews><label id="l" text="Name">
      <rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></stackView>
      </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <connections><outlet property="box" destination="s" id="o"/></connections>
      </view></objects></document>
      """
    let result = try pack.inspect([
      "App/Card.xib": card, file: "class Card: UIView {\n  func f() {\n\(line)\n  }\n}",
    ])
    let says = result.findings.map { $0.message.contains("labelColor text on") }
    #expect(says.contains(true) == isText)
  }

  @Test("an outlet without a name is none")
  func namelessOutlet() throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell.replacing("nameLabel", with: ""),
      "App/Cell.swift": "class Cell { var color = 1 }",
    ])
    #expect(result.findings.map(\.standing) == [.likely])
  }

  @Test("the view of a xib is colored by the class that loads it")
  func loadedView() throws {
    let card = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews><color key="backgroundColor" white="1" alpha="1"/></view></objects></document>
      """
    for (line, isSet) in [
      ("content.backgroundColor = ink", true), ("icon.backgroundColor = ink", false),
    ] {
      let result = try pack.inspect([
        "App/Card.xib": card,
        "App/Card.swift": """
        let content = Bundle.main.loadNibNamed("Card", owner: self)?.first as? UIView
        \(line)
        """,
      ])
      #expect(result.findings.map { $0.standing == .unlikely } == [isSet], "\(line)")
      #expect(result.findings.map { $0.considers("set-by-code") } == [isSet], "\(line)")
    }
  }

  @Test(
    "what a class inherits from sets colors too",
    arguments: [
      ("App/Cell.swift", "class Cell: BaseCell {}", "App/BaseCell.swift"),
      ("App/Cell.m", "@implementation Cell", "App/BaseCell.m"),
    ])
  func superclass(_ file: String, _ text: String, _ base: String) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell, file: text,
      "App/Cell.h": "@interface Cell : BaseCell",
      base: "paint(self.nameLabel, color: ink)",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [true])
    #expect(result.findings.map { $0.considers("set-by-code") } == [false])
    // What it assigns itself is seen instead of what the file has.
    let assigned = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell, file: text,
      "App/Cell.h": "@interface Cell : BaseCell",
      base: "self.nameLabel.textColor = ink",
    ])
    #expect(assigned.findings.map(\.standing) == [.unlikely])
    #expect(assigned.findings.map { $0.considers("set-by-code") } == [true])
  }

  @Test(
    "a color that code assigns is hardly seen",
    arguments: [
      ("  nameLabel.textColor = ink", true), ("  nameLabel?.textColor = ink", true),
      ("  [self.nameLabel setTextColor:ink];", true), ("  _nameLabel.textColor = ink;", true),
      ("  if nameLabel.textColor == ink {", false), ("  // nameLabel.textColor = ink", false),
      ("  nameLabel.backgroundColor = ink", false), ("  rename.textColor = nameLabel", false),
      ("  if isOn { nameLabel.textColor = ink }", false),
    ])
  func assigned(_ line: String, _ isSet: Bool) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell,
      "App/Cell.swift": "class Cell: UITableViewCell {\n\(line)\n}",
    ])
    let found = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(found.considers("set-by-code") == isSet)
    #expect(!isSet || found.standing == .unlikely)
  }

  @Test(
    "a function of the project's own may give an object any color; one of the system's gives none",
    arguments: [
      ("  nameLabel.setText(a, .filled)", true), ("  nameLabel.sizeToFit()", false),
    ])
  func ownFunction(_ line: String, _ isDoubtful: Bool) throws {
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell,
      "App/Cell.swift": "class Cell: UITableViewCell {\n\(line)\n}",
      "App/Label+Style.swift": "extension UILabel {\n  func setText(_ a: String, _ b: Look) {}\n}",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isDoubtful])
    #expect(result.findings.map { $0.considers("styled-by-class") } == [isDoubtful])
  }

  @Test("a file beside what an Xcode project builds, and in no target, is seen by nobody")
  func unbuilt() throws {
    let project = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { children = (F); sourceTree = "<group>"; };
      F = { path = App/Screen.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
      productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
      }; }
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project, "App/Screen.swift": "class Screen {}",
      "App/Cell.xib": InterfaceProjects.cell, "App/Base.lproj/Cell.xib": InterfaceProjects.cell,
      "Other/Cell.xib": InterfaceProjects.cell,
    ]
    let result = try pack.inspect(files)
    #expect(result.findings.map(\.scope) == ["Other/Cell.xib"])
    #expect(result.diagnostics.map(\.id) == ["interface-unbuilt"])
  }

  @Test("rules, severities, suppressions and files of tests are as in other packs")
  func configuration() throws {
    let files = [
      "App/Cell.xib": InterfaceProjects.cell, "AppTests/Cell.xib": InterfaceProjects.cell,
    ]
    let result = try pack.inspect(files) { $0.severities["fixed-interface-text"] = .note }
    #expect(result.findings.map(\.severity) == [.note])
    #expect(result.diagnostics.map(\.id) == ["interface-left-out"])
    let included = try pack.inspect(files) { $0.includedSources = ["tests"] }
    #expect(included.findings.count == 2 && included.diagnostics == [])
    let disabled = try pack.inspect(files) { $0.disabledRules = ["fixed-interface-text"] }
    #expect(disabled.findings == [])
    let accepted = try pack.inspect(files) {
      $0.suppressions = [.init(rule: "fixed-interface-text", object: Glob("l"))]
    }
    #expect(accepted.findings == [] && accepted.suppressedCount == 1)
  }

  @Test("an app that is locked to a style has no color that breaks")
  func lock() throws {
    let plist = "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>"
    #expect(
      try pack.inspect(["App/Cell.xib": InterfaceProjects.cell, "App/Info.plist": plist]).findings
        == [])
  }

  @Test("one cause on a screen is one finding, and damage is told with its place")
  func causes() throws {
    let labels = (1...3).map { index in
      "<label id='\(index)'><color key='textColor' white='0' alpha='1'/></label>\n"
    }
    let start = "<document targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"v\"><subviews>\n"
    let text = start + labels.joined() + "</subviews></view></objects>"
    let result = try pack.inspect(["A.xib": text])
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1 && finding.related.compactMap(\.line) == [3, 4])
    #expect(finding.message.hasSuffix("; 2 more like it"))
    #expect(result.diagnostics.map(\.id) == ["interface-truncated"])
  }
}
