// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroInterfaceAudit
@testable import ChiaroInterfaceBuilder

/// Every rule over drawn screens on every example it gives, drawn and measured.
@Suite("Rules over drawn screens and their examples") @MainActor
struct ScreenRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any ScreenRule.Type
    var example: InterfaceExample
    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  nonisolated static let cases = ScreenRuleRegistry.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  /// What is measured of the screens of a file.
  private func measure(_ file: String) throws -> [ScreenMeasurement] {
    let folder = try TemporaryFolder()
    _ = try folder.write(file, to: "Example.xib")
    return Self.screens(["Example.xib"], folder.path)["Example.xib"] ?? []
  }

  static func screens(
    _ files: [String], _ root: String
  ) -> [String: [ScreenMeasurement]] {
    let request = ScreenRequest(root: root, files: files, output: nil, measures: true)
    // The request passes through its text, as on the way to the program.
    let text = Array(request.json.text(.compact).utf8)
    guard let root = JSONDocument.read(text, file: "request").document?.root,
      let read = ScreenRequest(root)
    else { return [:] }
    let answer = Array(ScreenProject(read).answer().text(.compact).utf8)
    let told = JSONDocument.read(answer, file: "answer").document?.root["files"]?.elements
    var screens: [String: [ScreenMeasurement]] = [:]
    for value in told.map(Array.init) ?? [] {
      screens[value["file"]?.string ?? ""] =
        value["screens"]?.elements.compactMap(ScreenMeasurement.init)
    }
    return screens
  }

  @Test("a rule reports on an example where the marks are", arguments: cases)
  func example(_ subject: Case) throws {
    let screens = try measure(subject.example.file)
    #expect(!screens.isEmpty)
    let findings = subject.example.run(subject.rule, on: screens)
    let lines = findings.flatMap { [$0.location] + $0.related }.compactMap(\.line)
    #expect(lines.sorted() == subject.example.expectedLines, "\(findings.map(\.message))")
    for finding in findings {
      #expect(finding.rule == subject.rule.id && !finding.object.isEmpty)
      #expect(!finding.message.isEmpty)
    }
  }

  @Test("a rule documents itself and has examples of both kinds")
  func documentation() {
    for rule in ScreenRuleRegistry.all {
      let description = rule.description
      for text in [description.summary, description.reason, description.help] {
        #expect(text.count > 20 && text.hasSuffix("."), "\(rule.id): \(text)")
      }
      #expect(rule.examples.contains { !$0.expectedLines.isEmpty }, "\(rule.id)")
      #expect(rule.examples.contains { $0.expectedLines.isEmpty }, "\(rule.id)")
    }
    let ids = Set(ScreenRuleRegistry.listings.map(\.id))
    #expect(ids.count == ScreenRuleRegistry.all.count)
    #expect(ids.isDisjoint(with: InterfaceRuleRegistry.all.map { $0.id }))
    #expect(ids.isDisjoint(with: RuleRegistry.all.map { $0.id }))
  }

  /// A navigation bar with a title, a button of text, one of a symbol and one that is disabled.
  private static let bars = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
    <navigationBar contentMode="scaleToFill" id="n">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <color key="barTintColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/>
    <items><navigationItem title="Title" id="t">
    <leftBarButtonItems><barButtonItem title="Save" id="s"/>
    <barButtonItem title="Off" enabled="NO" id="d"/></leftBarButtonItems>
    <barButtonItem key="rightBarButtonItem" image="star.fill" catalog="system" id="i"/>
    </navigationItem></items></navigationBar></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
    """

  @Test("what stands in a bar is measured with its object and its bar")
  func itemsOfBars() throws {
    let look = try #require(try measure(Self.bars).first?.look("light"))
    #expect(Set(look.texts.map(\.object)) == ["t", "s"])
    #expect(look.marks.map(\.object) == ["i"])
    for ink in look.texts + look.marks {
      #expect(ink.bar == "n")
      #expect(ink.lowest >= 1 && ink.lowest <= ink.highest)
    }
    // Black letters on dark gray.
    #expect(try #require(look.texts.first { $0.object == "t" }).highest < 2)
  }

  /// A label in black, and one in a gray that suits both appearances and is nearly clear.
  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <label text="Black" id="told"><rect key="frame" x="10" y="10" width="150" height="30"/>
    <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label>
    <label text="Clear" alpha="0.2" id="seen"><rect key="frame" x="9" y="50" width="99" height="30"/>
    <color key="textColor" red="0.46" green="0.46" blue="0.46" alpha="1" colorSpace="custom"
    customColorSpace="sRGB"/></label></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    </objects></document>
    """

  private func inspect(
    _ text: String, _ others: [String: String] = [:], drawn: Bool = true
  ) throws -> [Finding] {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "App/Page.xib")
    for (path, text) in others { _ = try folder.write(text, to: path) }
    let screens = Self.screens(["App/Page.xib"], folder.path)
    let meter: InterfaceRulePack.Meter? =
      drawn ? { @Sendable _, _ in MeasuredScreens(screens: screens) } : nil
    let context = AuditContext(project: try Project.scan(folder.path), catalogs: [])
    return Auditor(packs: [InterfaceRulePack(meter: meter)]).run(context).findings
  }

  @Test("what a rule on files says of an object is not said again, unless it is drawn worse")
  func repetition() throws {
    let files = try inspect(Self.page, drawn: false)
    let all = try inspect(Self.page)
    let ids = Set(ScreenRuleRegistry.all.map { $0.id })
    #expect(!files.contains { ids.contains($0.rule) })
    #expect(files.map { "\($0.rule) \($0.object)" } == ["fixed-interface-text told"])
    // One object has one finding, the severest, with the change that the other offered.
    #expect(Set(all.map { "\($0.object) \($0.rule)" }).count == all.count)
    let worse = try #require(all.first { $0.object == "told" })
    #expect(worse.rule == "vanishing-text" && worse.consequence == .unreadable)
    #expect(all.count { $0.object == "told" } == 1)
    let finding = try #require(all.first { $0.rule == "low-drawn-contrast" })
    #expect(finding.object == "seen" && finding.location.line == 6)
    #expect(finding.measured.map { $0.value < 3 && $0.minimum == 4.5 } == true)
  }

  @Test(
    "prompts of fields and what is disabled need no contrast",
    arguments: [
      ("text='Written'", 1), ("placeholder='Prompt'", 0), ("text='Written' enabled='NO'", 0),
    ])
  func exempt(_ attributes: String, _ count: Int) throws {
    let page = """
      <document targetRuntime="iOS.CocoaTouch"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <textField \(attributes) alpha="0.2" id="f">
      <rect key="frame" x="10" y="10" width="150" height="30"/>
      <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/></textField></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
      """
    let found = try inspect(page).filter { $0.rule == "low-drawn-contrast" }
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test("text is measured with increased contrast, and over materials with reduced transparency")
  func appearances() throws {
    let words = { (_ content: String) -> [String] in
      let page = Self.page.replacing("<subviews>", with: "<subviews>\(content)")
      return try self.measure(page).flatMap { $0.looks.map(\.name) }
    }
    let usual = ["light", "dark", "light high contrast", "dark high contrast"]
    #expect(try words("") == usual)
    let effect = """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <blurEffect style="regular"/></visualEffectView>
      """
    let opaque = ["light with reduced transparency", "dark with reduced transparency"]
    #expect(try words(effect) == usual + opaque)
  }

  @Test("in an app that is locked to light nothing is said of the dark")
  func lock() throws {
    let plist = """
      <plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>
      """
    let found = try inspect(Self.page, ["App/Info.plist": plist])
    #expect(found.allSatisfy { $0.appearance != "dark" }, "\(found.map(\.message))")
  }
}
