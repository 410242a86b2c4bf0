// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroInterfaceAudit
@testable import ChiaroInterfaceBuilder

/// What rules say of screens is about what people see of them.
@Suite("Screens are judged by what is seen of them") @MainActor
struct SeenScreenTests {
  /// What is found in a page and not unlikely by guesses: rule and object.
  private func found(
    _ content: String, ground: String = "systemColor='systemBackgroundColor'",
    _ others: [String: String] = [:]
  ) throws -> Set<String> {
    let page = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
      \(content)</subviews><color key="backgroundColor" \(ground)/></view></objects></document>
      """
    let folder = try TemporaryFolder()
    _ = try folder.write(page, to: "App/Page.xib")
    for (path, text) in others { _ = try folder.write(text, to: path) }
    let screens = ScreenRuleTests.screens(["App/Page.xib"], folder.path)
    let pack = InterfaceRulePack { _, _ in MeasuredScreens(screens: screens) }
    let project = try Project.scan(folder.path)
    let catalogs = try project.catalogs.map { try AssetCatalog(path: $0) }
    let context = AuditContext(project: project, catalogs: catalogs)
    let findings = Auditor(packs: [pack]).run(context).findings.filter {
      $0.judgement.guessed >= 0.25
    }
    return Set(findings.map { "\($0.rule) \($0.object)" })
  }

  nonisolated private static let black = "white='0' alpha='1' colorSpace='calibratedWhite'"
  nonisolated private static let frame = "<rect key='frame' x='20' y='20' width='200' height='40'/>"

  nonisolated private static func button(_ content: String) -> String {
    "<button opaque='NO' buttonType='system' id='b'>\(frame)\(content)</button>"
  }

  nonisolated private static func configuration(_ attributes: String, _ content: String) -> String {
    "<buttonConfiguration key='configuration' \(attributes)>\(content)</buttonConfiguration>"
  }

  nonisolated private static func attributed(_ color: String) -> String {
    "<attributedString key='attributedTitle'><fragment content='Continue'><attributes>"
      + "<color key='NSColor' \(color)/></attributes></fragment></attributedString>"
  }

  nonisolated private static let left =
    "<state key='normal' title='Button'>"
    + "<color key='titleColor' \(black)/></state>"

  /// Buttons with what is found of them.
  nonisolated private static let buttons: [(String, String, Set<String>)] = [
    (
      "a configuration's title, whatever Xcode leaves behind",
      left
        + configuration(
          "style='plain' title='Continue'", "<color key='baseForegroundColor' \(black)/>"),
      ["vanishing-text b"]
    ),
    (
      "its title with attributes", left + configuration("style='plain'", attributed(black)),
      ["vanishing-text b"]
    ),
    (
      "a state's title with attributes",
      "<state key='normal' title='Button'>\(attributed(black))</state>",
      ["vanishing-text b"]
    ),
    (
      "a color that Xcode leaves behind is not seen",
      left
        + configuration(
          "style='plain' title='Go'",
          "<color key='baseForegroundColor' systemColor='labelColor'/>"),
      []
    ),
    (
      "a title that adapts on a fill that does not",
      configuration(
        "style='filled' title='Go'",
        "<color key='baseForegroundColor' systemColor='labelColor'/><color "
          + "key='baseBackgroundColor' red='1' green='0.9' blue='0.4' alpha='1' "
          + "colorSpace='custom' customColorSpace='sRGB'/>"),
      ["half-adapting-pair b"]
    ),
    (
      "a ground in the configuration",
      configuration(
        "style='plain' title='Go'",
        "<backgroundConfiguration key='background'><color key='backgroundColor' white='1' "
          + "alpha='1' colorSpace='calibratedWhite'/></backgroundConfiguration>"
          + "<color key='baseForegroundColor' \(black)/>"),
      []
    ),
  ]

  @Test("a button is judged by the title and the ground that it shows", arguments: buttons)
  func button(_ title: String, _ content: String, _ expected: Set<String>) throws {
    let found = try found(Self.button(content)).filter { $0.hasSuffix(" b") }
    #expect(found.isSuperset(of: expected) && (found.isEmpty || !expected.isEmpty), "\(found)")
  }

  nonisolated private static func label(_ id: String, _ color: String, _ more: String = "")
    -> String
  {
    "<label opaque='NO' text='Name \(id)' id='\(id)'>\(frame)"
      + "<fontDescription key='fontDescription' type='system' pointSize='17'/>"
      + "<color key='textColor' \(color)/>\(more)</label>"
  }

  nonisolated private static let overlay =
    "<view id='o'><rect key='frame' x='0' y='0' width='320' "
    + "height='400'/><color key='backgroundColor' white='0' alpha='0.5' "
    + "colorSpace='calibratedWhite'/></view>"

  nonisolated private static let black17 = label("l", black)
  nonisolated private static let white17 = label(
    "m", "white='1' alpha='1' colorSpace='calibratedWhite'")
  nonisolated private static let blur =
    "<visualEffectView id='e'>\(frame)<blurEffect style='regular'/></visualEffectView>"

  /// Pages with whether something is found of the label `l`.
  nonisolated private static let overlays: [(String, Bool)] = [
    (black17, true), ("\(black17)\(overlay)", false), ("\(overlay)\(black17)", true),
    ("\(black17)\(white17)", false), ("\(black17)\(blur)", false),
    ("\(black17)<view id='w'>\(frame)</view>", true),
  ]

  @Test(
    "what lies under an overlay, and one of two alternates, is no finding",
    arguments: overlays)
  func covered(_ content: String, _ isFound: Bool) throws {
    let found = try found(content).filter { $0.hasSuffix(" l") }
    #expect(found.isEmpty != isFound, "\(found)")
  }

  nonisolated private static func set(_ reference: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\(reference)"}}],
    "info": {"author": "xcode", "version": 1}}
    """
  }

  @Test(
    "a color that stands for one of the system's is judged as that",
    arguments: [("tertiaryLabelColor", true), ("systemYellowColor", true)])
  func alias(_ name: String, _ isSilent: Bool) throws {
    let sets = [
      "App/Assets.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/Ink.colorset/Contents.json": Self.set(name),
      "App/Assets.xcassets/Page.colorset/Contents.json": Self.set("systemBackgroundColor"),
    ]
    let direct = try found(Self.label("l", "systemColor='\(name)'"))
    let named = try found(Self.label("l", "name='Ink'"), ground: "name='Page'", sets)
    #expect(direct == named && named.isEmpty == isSilent, "\(direct), \(named)")
  }

  @Test("a view of its own without a ground stands on the system's")
  func ground() throws {
    let page = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
      \(Self.label("l", "systemColor='labelColor'"))</subviews></view></objects></document>
      """
    let folder = try TemporaryFolder()
    _ = try folder.write(page, to: "Page.xib")
    let screen = try #require(ScreenRuleTests.screens(["Page.xib"], folder.path)["Page.xib"]?.first)
    #expect(!screen.isSame)
    #expect(screen.look("light")?.dark ?? 1 < 0.1 && screen.look("dark")?.dark ?? 0 > 0.9)
    let contrasts = screen.looks.compactMap(\.texts.first?.highest)
    #expect(contrasts.count == screen.looks.count && contrasts.allSatisfy { $0 > 15 })
  }

  @Test("an app that is locked is drawn in its style, as whoever asks knows it")
  func locks() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(InterfaceScreens.storyboard(""), to: "A.storyboard")
    _ = try folder.write(InterfaceScreens.storyboard(""), to: "B.storyboard")
    var request = ScreenRequest(
      root: folder.path, files: ["A.storyboard", "B.storyboard"], output: nil, measures: true)
    request.locks = ["A.storyboard": FileDrawing.Lock(style: .dark, file: "App.swift")]
    let text = Array(request.json.text(.compact).utf8)
    let read = try #require(
      JSONDocument.read(text, file: "request").document.flatMap { ScreenRequest($0.root) })
    let answer = Array(ScreenProject(read).answer().text(.compact).utf8)
    let files = try #require(
      JSONDocument.read(answer, file: "answer").document?.root["files"]?.elements)
    let screens = files.compactMap { $0["screens"]?.elements.first { _ in true } }
    #expect(screens.map { $0["lock"]?["style"]?.string } == ["dark", nil])
    #expect(screens.first?["lock"]?["file"]?.string == "App.swift")
    #expect(screens.map { ScreenMeasurement($0)?.isSame } == [true, true])
  }

  @Test(
    "marks of a merge are an error, and all that is said of a file",
    arguments: [
      ("<<<<<<< HEAD\n<label id='a'/>\n=======\n<label id='a'/>\n>>>>>>> feature", true),
      (">>>>>>> feature", true), ("||||||| base", true), ("=======", false),
      ("<<<<<<<< eight", false), ("  <<<<<<< indented", false), ("<!-- a\n<<<<<< six\n-->", false),
    ])
  func mergeMarks(_ content: String, _ isConflict: Bool) {
    let text = "<document><objects>\n\(content)\n</objects></document>"
    let document = InterfaceDocument.read(Array(text.utf8), file: "a.xib")
    let conflicts = document.diagnostics.filter { $0.id == "interface-merge-conflict" }
    #expect(conflicts.isEmpty != isConflict)
    guard isConflict else { return }
    #expect(document.diagnostics.map(\.severity) == [.error])
    #expect(document.diagnostics.first?.location.line == 2)
  }
}
