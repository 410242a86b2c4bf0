// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// The styles that property lists and build settings declare for an app.
@Suite("Styles that lists declare")
struct DeclaredStyleTests {
  /// The locks of a file: their lines and styles.
  private static func locks(_ text: String, _ path: String) -> [String] {
    FileFacts.of(text, path: path).styles.locks.map { "\($0.site.line) \($0.style)" }
  }

  private static let key = "<key>UIUserInterfaceStyle</key>"
  private static let aqua = "<key>NSRequiresAquaSystemAppearance</key>"

  private static let lists: [(String, [String])] = [
    ("\(key)<string>Light</string>", ["1 light"]), ("\(key)\n<string>Dark</string>", ["1 dark"]),
    ("<dict>\n  \(key)\n\n  <string>Light</string>\n</dict>", ["2 light"]),
    ("\(key)\r\n\t<string>Light</string>\r\n", ["1 light"]),
    ("\(key)<string> Light </string>", ["1 light"]), ("\(key)<string>light</string>", ["1 light"]),
    ("\(key)<string>Automatic</string>", []), ("\(key)<string></string>", []),
    ("\(key)<string/>", []),
    ("\(key)<string>$(STYLE)</string>", []), ("\(key)", []),
    ("\(key)<!-- a --><string>Light</string>", ["1 light"]),
    ("\(key) <!-- Light -->\n<string>Automatic</string>", []),
    ("<!-- \(key)<string>Light</string> -->", []),
    ("<!--\n\(key)\n<string>Light</string>\n-->", []),
    ("<!-- a -->\(key)<string>Light</string>", ["1 light"]),
    ("<!-- a\nb -->\n\(key)\n<string>Light</string>", ["3 light"]),
    ("<!-- a\n\(key)<string>Light</string>", []),
    ("<string>UIUserInterfaceStyle</string><string>Light</string>", []),
    ("<key>UIUserInterfaceStyles</key><string>Light</string>", []),
    ("\(aqua)<true/>", ["1 light"]), ("\(aqua)\n  <true />", ["1 light"]), ("\(aqua)<false/>", []),
    ("\(aqua)<true></true>", ["1 light"]), ("\(aqua)<string>YES</string>", ["1 light"]),
    ("\(aqua)<string>NO</string>", []), ("\(aqua)<false/><key>a</key><true/>", []),
    ("\(key)<string>Light</string>\n\(key)<string>Light</string>", ["1 light"]),
    ("\(key)<string>Dark</string>\n\(aqua)<true/>", ["1 dark", "2 light"]),
    ("", []),
  ]

  @Test("a property list's element gives the style, and a comment gives none", arguments: lists)
  func list(_ text: String, _ expected: [String]) {
    #expect(Self.locks(text, "App/Info.plist") == expected, "\(text)")
  }

  private static let style = "INFOPLIST_KEY_UIUserInterfaceStyle"

  private static let settings: [(String, String, [String])] = [
    ("\(style) = Light;", "A.xcodeproj/project.pbxproj", ["1 light"]),
    ("\t\t\(style) = Dark;\n", "A.xcodeproj/project.pbxproj", ["1 dark"]),
    ("\(style) = \"Light\";", "A.xcodeproj/project.pbxproj", ["1 light"]),
    ("\(style) = Automatic;", "A.xcodeproj/project.pbxproj", []),
    ("\"\(style)[sdk=iphoneos*]\" = Light;", "A.xcodeproj/project.pbxproj", ["1 light"]),
    ("UIUserInterfaceStyle = Light;", "A.xcodeproj/project.pbxproj", []),
    (
      "INFOPLIST_KEY_NSRequiresAquaSystemAppearance = YES;", "A.xcodeproj/project.pbxproj",
      ["1 light"]
    ),
    ("INFOPLIST_KEY_NSRequiresAquaSystemAppearance = NO;", "A.xcodeproj/project.pbxproj", []),
    ("\(style) = Light", "App.xcconfig", ["1 light"]),
    ("\(style)=Dark", "App.xcconfig", ["1 dark"]),
    ("// a\n\(style) = Light // b", "App.xcconfig", ["2 light"]),
    ("// \(style) = Light", "App.xcconfig", []), ("  // \(style) = Dark", "App.xcconfig", []),
    ("\(style) = // Light", "App.xcconfig", []),
    ("OTHER = 1 // \(style) = Light", "App.xcconfig", []),
    ("\(style) = $(inherited)", "App.xcconfig", []), ("\(style) =", "App.xcconfig", []),
    ("\(style) = Light;", "App/A.swift", []), ("\(style) = Light", "App.txt", []),
  ]

  @Test("so does a build setting, where it is none of a comment's", arguments: settings)
  func setting(_ text: String, _ path: String, _ expected: [String]) {
    #expect(Self.locks(text, path) == expected, "\(text)")
  }

  @Test(
    "an extension that shows nothing declares no style of the app",
    arguments: [
      ("com.apple.usernotifications.service", [], false), ("com.apple.intents-service", [], false),
      ("com.apple.networkextension.packet-tunnel", [], false),
      ("com.apple.share-services", ["3 light"], true),
      ("com.apple.widgetkit-extension", ["3 light"], true),
      ("com.apple.keyboard-service", ["3 light"], true),
    ])
  func extensions(_ point: String, _ expected: [String], _ isOfExtension: Bool) {
    let text =
      "<key>NSExtensionPointIdentifier</key>\n<string>\(point)</string>\n"
      + "\(Self.key)<string>Light</string>"
    #expect(Self.locks(text, "Share/Info.plist") == expected)
    #expect(FileFacts.of(text, path: "Share/Info.plist").styles.isOfExtension == isOfExtension)
  }

  @Test(
    "a comment beside the key keeps the rule quiet",
    arguments: [
      ("\(key) <!-- chiaro:disable:this forced-style paper -->\n<string>Light</string>", 0),
      ("<!-- chiaro:disable:next forced-style paper -->\n\(key)<string>Light</string>", 0),
      ("<!-- chiaro:disable forced-style -->\n\n\(key)<string>Light</string>", 0),
      ("<!-- chiaro:disable forced-style-->\n\n\(key)<string>Light</string>", 0),
      ("<!-- chiaro:disable:next fixed-color -->\n\(key)<string>Light</string>", 1),
      ("\(key)<string>Light</string>\n<!-- chiaro:disable forced-style -->", 1),
    ])
  func quiet(_ text: String, _ count: Int) {
    let answer = SourceAuditor.audit([("App/Info.plist", Array(text.utf8))], only: [ForcedStyle.id])
    #expect(answer.findings.count == count, "\(text)")
  }

  @Test(
    "bytes that are no text, and lists without an end, declare nothing",
    arguments: [
      Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5F] + Array("UIUserInterfaceStyle".utf8) + [0],
      Array("<key>UIUserInterfaceStyle".utf8),
      Array("<key>UIUserInterfaceStyle</key>".utf8) + [0xFF],
      Array(String(repeating: "<key>UIUserInterfaceStyle</key>", count: 2_000).utf8),
      Array(String(repeating: "<!-- UIUserInterfaceStyle", count: 2_000).utf8),
    ])
  func hostile(_ bytes: [UInt8]) {
    let answer = SourceAuditor.audit([("App/Info.plist", bytes)], only: [ForcedStyle.id])
    #expect(answer.findings.isEmpty)
  }
}
