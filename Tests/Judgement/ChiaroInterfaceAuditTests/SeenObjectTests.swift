// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// What code fills, what is no text, and what another rule tells of, is not told of an object.
@Suite("Objects as they are seen")
struct SeenObjectTests {
  private let pack = InterfaceProjects()

  /// A list with a prototype of one of the system's styles, whose label is black.
  private static func list(_ label: String = "textLabel", controller: String = "List") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
    <tableViewController id="t" customClass="\(controller)"><tableView key="view" id="v"><prototypes>
    <tableViewCell id="c" \(label)="l"><tableViewCellContentView key="contentView" id="w"><subviews>
    <label id="l" text="Name"><color key="textColor" white="0" alpha="1"/></label>
    </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """
  }

  @Test(
    "a controller colors the labels of its prototypes as it fills them",
    arguments: [
      ("textLabel", "cell.textLabel?.textColor = .label", false),
      ("textLabel", "cell.textLabel!.textColor = UIColor.label", false),
      ("detailTextLabel", "cell.detailTextLabel?.textColor = .label", false),
      ("detailTextLabel", "cell.textLabel?.textColor = .label", true),
      ("textLabel", "cell.textLabel?.text = name", true),
      ("textLabel", "cell.textLabel?.backgroundColor = .label", true),
      ("title", "cell.textLabel?.textColor = .label", true),
    ])
  func filledPrototypes(_ label: String, _ line: String, _ isTold: Bool) throws {
    let code = "class List: UITableViewController {\n  func fill() {\n    \(line)\n  }\n}"
    let result = try pack.inspect([
      "App/Main.storyboard": Self.list(label), "App/List.swift": code,
    ])
    #expect(result.findings.map(\.object) == ["l"])
    #expect(result.findings.map { $0.considers("set-by-code") } == [!isTold])
    #expect(isTold || result.findings.allSatisfy { $0.standing == .unlikely })
    let others = try pack.inspect([
      "App/Main.storyboard": Self.list(label, controller: "Other"), "App/List.swift": code,
      "App/Other.swift": "class Other: UITableViewController {}",
    ])
    #expect(others.findings.map(\.object) == ["l"])
    #expect(others.findings.map { $0.considers("set-by-code") } == [false])
  }

  static let set = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "1.000", "green": "1.000", "blue": "0.940", "alpha": "1.000"}}}]}
    """

  @Test(
    "a dot or a line between others is no text",
    arguments: [
      ("Name", true), ("·", false), ("|", false), ("— —", false), ("3 · 4", true), ("é", true),
      ("", true),
    ])
  func separators(_ text: String, _ isTold: Bool) throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view key="view" id="v"><subviews><label text="\(text)" id="l">
      <color key="textColor" systemColor="labelColor"/></label></subviews>
      <color key="backgroundColor" name="Paper"/></view></objects></document>
      """
    let result = try pack.inspect([
      "App/View.xib": screen, "App/A.xcassets/Paper.colorset/Contents.json": Self.set,
    ])
    #expect(result.findings.map(\.rule) == (isTold ? ["low-interface-contrast"] : []))
  }

  @Test(
    "a launch screen's ground is told once, by the rule for it",
    arguments: [("launchScreen=\"YES\"", "fixed-launch-screen"), ("", "fixed-interface-ground")])
  func launchScreens(_ attribute: String, _ rule: String) throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="iOS.CocoaTouch" \(attribute)><scenes><scene><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews><label text="Name" id="l"/></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let result = try pack.inspect(["App/Launch.storyboard": screen])
    #expect(result.findings.map(\.rule) == [rule])
  }

  /// A screen of a storyboard with parts in its view.
  static func screen(_ parts: String, _ attribute: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    targetRuntime="iOS.CocoaTouch" \(attribute)><scenes><scene><objects><viewController id="c">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(parts)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private static let black = #"<color key="textColor" white="0" alpha="1"/>"#
  private static let white = #"<color key="backgroundColor" white="1" alpha="1"/>"#
  private static let frame = #"<rect key="frame" x="0" y="0" width="390" height="300"/>"#

  @Test(
    "emoji have colors of their own",
    arguments: [("🌗", false), ("🌗🌘", false), ("🌗 Moon", true), ("5", true), ("", true)])
  func pictographs(_ text: String, _ isTold: Bool) throws {
    let label = "<label text=\"\(text)\" id=\"l\">\(Self.black)</label>"
    let result = try pack.inspect(["App/Main.storyboard": Self.screen(label)])
    #expect(result.findings.map(\.object) == (isTold ? ["l"] : []))
  }

  @Test(
    "what another module's class does with its colors nobody knows here",
    arguments: [
      (#"customModule="Kit""#, "Other", true),
      (#"customModule="App" customModuleProvider="target""#, "Tags", false),
      (#"customModule="Kit""#, "Tag", false), ("", "Tags", false), ("", "Other", true),
    ])
  func otherModules(_ module: String, _ file: String, _ isDoubtful: Bool) throws {
    let label = "<label text=\"Name\" id=\"l\" customClass=\"Tag\" \(module)>\(Self.black)</label>"
    let result = try pack.inspect([
      "App/Main.storyboard": Self.screen(label),
      "App/\(file).swift": "class \(file == "Tags" ? "Tag" : file): UILabel {}",
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isDoubtful])
  }

  @Test(
    "a prototype that Xcode put into a list, and that nobody fills, has no ground",
    arguments: [
      ("", "", false), ("", #"<label text="Name" id="l"/>"#, true),
      (#"customClass="Card""#, "", true),
    ])
  func prototypes(_ type: String, _ parts: String, _ isTold: Bool) throws {
    let cell = """
      <collectionViewCell id="p" \(type)>\(Self.frame)<view key="contentView" id="w">
      <subviews>\(parts)</subviews></view>\(Self.white)</collectionViewCell>
      """
    let result = try pack.inspect(["App/Main.storyboard": Self.screen(cell)])
    #expect(result.findings.map(\.object) == (isTold ? ["p"] : []))
  }

  @Test(
    "a root that is clear is put on something else",
    arguments: [
      ("white=\"1\" alpha=\"0\"", false), ("systemColor=\"systemBackgroundColor\"", true),
    ])
  func clearRoot(_ color: String, _ isTold: Bool) throws {
    let label = "<label text=\"Name\" id=\"l\">\(Self.black)</label>"
    let screen = Self.screen(label).replacing(
      "</view></viewController>",
      with: "<color key=\"backgroundColor\" \(color)/></view></viewController>")
    let result = try pack.inspect(["App/Main.storyboard": screen])
    #expect(result.findings.map(\.object) == (isTold ? ["l"] : []))
  }

  @Test(
    "an app with a theme of its own all over gives views their colors",
    arguments: [(9, false), (10, true)])
  func themes(_ count: Int, _ isThemed: Bool) throws {
    let label = "<label text=\"Name\" id=\"l\">\(Self.black)</label>"
    var files = ["App/Main.storyboard": Self.screen(label)]
    for number in 0..<count {
      files["App/View\(number).swift"] = "class View\(number) { let a = Theme.current.ink }"
    }
    for number in 0..<40 { files["App/Model\(number).swift"] = "class Model\(number) {}" }
    let result = try pack.inspect(files)
    #expect(result.findings.map { $0.standing < .likely } == [isThemed])
    #expect(result.findings.map { $0.considers("all-views-themed") } == [isThemed])
  }

  @Test(
    "a ground on which no text is known to stand is doubtful",
    arguments: ["tabBar", "navigationBar", "scrollView"])
  func bars(_ kind: String) throws {
    let bar = """
      <\(kind) id="b">\(Self.frame)<subviews><view id="i"/></subviews>\(Self.white)</\(kind)>
      """
    let result = try pack.inspect(["App/Main.storyboard": Self.screen(bar)])
    #expect(result.findings.map { $0.standing < .likely } == [true])
    #expect(result.findings.map { $0.considers("nothing-on-it") } == [true])
  }

  @Test(
    "a name that no catalog has is doubtful where its color is seldom seen",
    arguments: [("normal", false), ("highlighted", true), ("disabled", true)])
  func states(_ state: String, _ isSeldom: Bool) throws {
    let button = """
      <button id="b"><state key="\(state)" title="Go"><color key="titleColor" name="Papr"/></state>
      </button>
      """
    let result = try pack.inspect([
      "App/Main.storyboard": Self.screen(button),
      "App/A.xcassets/Paper.colorset/Contents.json": Self.set,
    ]) { $0.onlyRules = ["undefined-interface-color"] }
    #expect(result.findings.map { $0.standing < .likely } == [isSeldom])
    #expect(result.findings.map { $0.considers("seldom-seen") } == [isSeldom])
  }

  @Test(
    "a picture that fills a launch screen hides its ground",
    arguments: [
      ("scaleAspectFill", "844", false), ("scaleAspectFit", "844", true),
      ("scaleAspectFill", "400", true),
    ])
  func launchPicture(_ mode: String, _ height: String, _ isTold: Bool) throws {
    let picture = """
      <imageView image="Logo" contentMode="\(mode)" id="i">
      <rect key="frame" x="0" y="0" width="390" height="\(height)"/></imageView>
      """
    let screen = Self.screen(picture, "launchScreen=\"YES\"")
      .replacing("</view></viewController>", with: "\(Self.white)</view></viewController>")
    let result = try pack.inspect(["App/Launch.storyboard": screen])
    #expect(result.findings.map(\.rule) == (isTold ? ["fixed-launch-screen"] : []))
  }

  /// A reader of code that says which nib nothing loads.
  private struct Code: CodeReader {
    var unmade: String
    var rules: [RuleListing] { [] }

    func read(
      _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
    ) -> CodeReading {
      var facts = CodeFacts()
      facts.unmadeFiles = [Path.join(context.root, unmade)]
      return CodeReading(facts: facts)
    }
  }

  @Test(
    "what is found in a nib that nothing loads is doubtful",
    arguments: [("App/Cell.xib", true), ("App/Other.xib", false)])
  func unmadeNibs(_ path: String, _ isUnmade: Bool) throws {
    let result = try pack.inspect(
      ["App/Cell.xib": InterfaceProjects.cell], readingCode: Code(unmade: path))
    #expect(result.findings.map { $0.standing < .likely } == [isUnmade])
    #expect(result.findings.map { $0.considers("unmade") } == [isUnmade])
  }

  // MARK: What a Mac's views draw

  /// A list or text view on white, in a window with a style mask.
  private static func mac(_ view: String, mask: String = "titled=\"YES\"") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <window id="w"><windowStyleMask key="styleMask" \(mask)/><view key="contentView" id="v">
    <rect key="frame" x="0" y="0" width="400" height="300"/><subviews>\(view)</subviews></view>
    </window></objects></document>
    """
  }

  private static let plainWhite =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"

  @Test(
    "the rows of a list that alternate are the system's",
    arguments: [("", true), ("alternatingRowBackgroundColors=\"YES\"", false)])
  func alternatingRows(_ attribute: String, _ isTold: Bool) throws {
    let list =
      "<tableView \(attribute) id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" "
      + "width=\"400\" height=\"300\"/>\(Self.plainWhite)</tableView>"
    let result = try pack.inspect(["App/List.xib": Self.mac(list)])
    #expect(result.findings.isEmpty != isTold)
  }

  @Test(
    "white under a text without a color is what an old Xcode wrote",
    arguments: [
      ("", false), ("<color key=\"textColor\" name=\"textColor\" catalog=\"System\"/>", true),
    ])
  func oldTextViews(_ color: String, _ isTold: Bool) throws {
    let view =
      "<textView id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"400\" "
      + "height=\"300\"/>\(Self.plainWhite)<size key=\"maxSize\" width=\"9\" height=\"9\"/>"
      + "\(color)</textView>"
    let result = try pack.inspect(["App/Text.xib": Self.mac(view)])
    let best = try #require(result.findings.map(\.standing).max())
    #expect((best == .likely) == isTold)
  }

  @Test(
    "white text in a panel for tools, which is dark, is meant",
    arguments: [("titled=\"YES\"", false), ("HUD=\"YES\"", true)])
  func panels(_ mask: String, _ isDark: Bool) throws {
    let field =
      "<textField id=\"f\"><textFieldCell key=\"cell\" title=\"Name\">"
      + "<color key=\"textColor\" white=\"0\" alpha=\"1\"/></textFieldCell></textField>"
    let result = try pack.inspect(["App/Panel.xib": Self.mac(field, mask: mask)])
    #expect(result.findings.map { $0.standing < .likely } == [isDark])
    #expect(result.findings.map { $0.considers("beside-dark-panel") } == [isDark])
  }

  // MARK: What classes do

  @Test(
    "an element for an old web view may have a class of WebKit's",
    arguments: [("WKWebView", false), ("UIView", true)])
  func webViews(_ superclass: String, _ isTold: Bool) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><webView id="w" customClass="Page"/></objects></document>
      """
    let result = try pack.inspect([
      "App/Page.xib": nib, "App/Page.swift": "class Page: \(superclass) {}",
    ])
    #expect(result.findings.map(\.rule) == (isTold ? ["deprecated-web-view"] : []))
  }

  @Test(
    "an effect that the owner sets is not the file's, and one that is painted over is not seen",
    arguments: [
      ("blur.contentView.backgroundColor = ink", false),
      ("other.contentView.backgroundColor = ink", true),
      ("blur.effect = UIBlurEffect(style: .regular)", false),
      ("other.effect = UIBlurEffect(style: .regular)", true),
    ])
  func effects(_ line: String, _ isTold: Bool) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">
      <connections><outlet property="blur" destination="e" id="o"/></connections></placeholder>
      <visualEffectView id="e"><blurEffect style="light"/></visualEffectView></objects></document>
      """
    let result = try pack.inspect([
      "App/Panel.xib": nib,
      "App/Panel.swift": "class Panel: UIViewController {\n func f() {\n  \(line)\n }\n}",
    ])
    #expect(result.findings.isEmpty != isTold)
  }

  @Test(
    "a color of an attribute is replaced by who assigns the attribute",
    arguments: [
      ("field.lineColor = .label", "Ink", 0), ("field.titleColor = .label", "Ink", 1),
      ("field.titleColor = .label", "paper", 1),
    ])
  func attributes(_ line: String, _ name: String, _ count: Int) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
      <connections><outlet property="field" destination="f" id="o"/></connections></placeholder>
      <textField id="f" customClass="Field"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="lineColor"><color key="value"
      name="\(name)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></textField>
      </objects></document>
      """
    let result = try pack.inspect(
      [
        "App/Form.xib": nib, "App/Assets.xcassets/Paper.colorset/Contents.json": Self.set,
        "App/Assets.xcassets/Contents.json": "{}",
        "App/Form.swift": "class Form: UIViewController {\n func f() {\n  \(line)\n }\n}",
      ]) { $0.onlyRules = ["undefined-interface-color"] }
    #expect(result.findings.count == count)
    if let found = result.findings.first {
      let words = name == "Ink" ? "Color missing" : "but “Paper” exists"
      #expect(found.message.contains(words))
    }
  }
}
