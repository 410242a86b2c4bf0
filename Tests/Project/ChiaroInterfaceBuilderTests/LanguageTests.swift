// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import ChiaroTestSupport
import ChiaroViews
import Testing

@testable import ChiaroInterfaceBuilder
@testable import ChiaroProject

/// Files in other languages, and in the style that their app is locked to.
@Suite("Screens in other languages, and of locked apps") @MainActor
struct LanguageTests {
  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
    <label text="Hello" id="l">
    <rect key="frame" x="5" y="5" width="90" height="30"/></label>
    <textField id="f"/><label id="m"><string key="text">A
    b</string></label>
    <button id="b"><state key="normal" title="Go"/><state key="disabled" title="No"/></button>
    <button id="c"><buttonConfiguration key="configuration" title="Buy"/></button>
    <segmentedControl id="s"><segments><segment title="1"/><segment title="2"/></segments>
    </segmentedControl></subviews></view></objects></document>
    """

  @Test(
    "a text takes the place of the one that its key names",
    arguments: [
      ("l.text", "l", "text=\"Hal&quot;lo &lt;&amp;&gt;\""),
      ("m.text", "m", "<string key=\"text\">Hal&quot;lo &lt;&amp;&gt;</string>"),
      ("f.placeholder", "f", "<textField placeholder=\"Hal&quot;lo &lt;&amp;&gt;\""),
      ("b.normalTitle", "b", "key=\"normal\" title=\"Hal&quot;lo &lt;&amp;&gt;\""),
      ("b.disabledTitle", "b", "key=\"disabled\" title=\"Hal&quot;lo &lt;&amp;&gt;\""),
      ("c.configuration.title", "c", "title=\"Hal&quot;lo &lt;&amp;&gt;\""),
      ("s.segmentTitles[1]", "s", "<segment title=\"Hal&quot;lo &lt;&amp;&gt;\""),
      ("s.segmentTitles[7]", "s", nil), ("s.segmentTitles[-1]", "s", nil),
      ("b.selectedTitle", "b", nil), ("nobody.text", "v", nil), ("l.onFire", "l", nil),
      ("l", "l", nil),
    ])
  func keys(key: String, object: String, expected: String?) throws {
    let document = InterfaceScreens.document(Array(Self.page.utf8), "a.xib")
    let other = document.localized(by: [key: "Hal\"lo <&>"])
    let bytes = try #require(other.root).tree.bytes
    let element = try #require(other.element(id: object))
    let text = String(decoding: bytes[element.byteRange], as: UTF8.self)
    if let expected { #expect(text.contains(expected), "\(text)") }
    #expect((String(decoding: bytes, as: UTF8.self) == Self.page) == (expected == nil))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.page, to: "App/Base.lproj/M.xib")
    _ = try folder.write("/* x */ \"l.text\" = \"Hallo\";", to: "App/de.lproj/M.strings")
    _ = try folder.write("\"l.text\" = \"Ahoj\";", to: "App/cs.lproj/M.strings")
    _ = try folder.write("{ not", to: "App/he.lproj/M.strings")
    _ = try folder.write("\"l.text\" = \"?\";", to: "App/..x.lproj/M.strings")
    _ = try folder.write(
      """
      {"sourceLanguage":"en","strings":{"l.text":{"localizations":{
      "ar":{"stringUnit":{"value":"مرحبا"}},
      "en":{"stringUnit":{"value":"Hi"}}}}}}
      """, to: "App/mul.lproj/M.xcstrings")
    return folder
  }

  @Test("a file's languages are those beside it; one is shown, and one from right to left")
  func languages() throws {
    let folder = try folder()
    let path = Path.join(folder.path, "App/Base.lproj/M.xib")
    let all = InterfaceLanguage.languages(ofFileAt: path)
    #expect(all.map(\.code) == ["ar", "cs", "de", "he"])
    #expect(all.map(\.isRightToLeft) == [true, false, false, true])
    #expect(all.map { $0.strings().texts["l.text"] } == ["مرحبا", "Ahoj", "Hallo", nil])
    #expect(all.map { $0.strings().odd?.id } == [nil, nil, nil, "strings-unreadable"])
    #expect(InterfaceLanguage.shown(ofFileAt: path).map(\.code) == ["de", "ar"])
    #expect(InterfaceLanguage.languages(ofFileAt: "/nowhere/M.xib").isEmpty)
  }

  @Test("all appearances are drawn, with the languages; a locked app looks the same in all styles")
  func matrix() throws {
    let folder = try folder()
    let plist = "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
    _ = try folder.write(plist, to: "App/Info.plist")
    let request = ScreenRequest(
      root: folder.path, files: ["App/Base.lproj/M.xib"], output: Path.join(folder.path, "out"),
      isFull: true, scale: 1)
    let text = ScreenProject(request).answer().text(.compact)
    for word in [
      #""lock":{"style":"dark","file":"App/Info.plist"}"#, "dark-high-contrast.png",
      "light-opaque.png", "dark-elevated.png", "light-rtl.png", "light-large-text.png",
      "light-ar.png",
      #"{"style":"light","language":"de","direction":"leftToRight"}"#,
    ] {
      #expect(text.contains(word), "\(word) in \(text)")
    }
    func bytes(_ name: String) throws -> [UInt8] {
      let place = "out/screens/App/Base.lproj/M.xib/M-\(name).png"
      return try FileReader.bytes(atPath: Path.join(folder.path, place), limit: 1 << 20)
    }
    #expect(try bytes("light") == bytes("dark"))
    #expect(try bytes("light") != bytes("light-de"))
    #expect(try bytes("light-ar") != bytes("light-rtl"))
  }

  @Test(
    "a view, a controller or a window that keeps a style is drawn in it",
    arguments: [
      ("interfaceStyle='dark'", "", true), ("", "interfaceStyle='dark'", true),
      ("interfaceStyle='light'", "", false), ("", "appearanceType='vibrantDark'", true),
      ("", "", false),
    ])
  func style(controller: String, view: String, isDark: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController" \(controller)>
      <view key="view" id="v" \(view)><rect key="frame" x="0" y="0" width="99" height="99"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = InterfaceScreens.document(Array(text.utf8), "a.storyboard")
    let screen = try #require(InterfaceScreens.screens(document).first)
    let root = try #require(screen.views.first)
    #expect((root.view.traitCollection.userInterfaceStyle == .dark) == isDark)
  }
}
