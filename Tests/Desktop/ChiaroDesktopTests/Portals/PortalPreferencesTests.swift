// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// Reading files of portals as GLib reads them, and a line more in them.
@Suite("Files of portals")
struct PortalPreferencesTests {
  private static let settings = "org.freedesktop.impl.portal.Settings"

  private static func read(_ text: String) -> PortalPreferences? {
    PortalPreferences(path: "p", Array(text.utf8))
  }

  @Test(
    "what GLib loads is loaded, and what it does not is not",
    arguments: [
      ("[preferred]\ndefault=gtk", ["gtk"]),
      ("[preferred]\ndefault = gtk ; kde;\n", ["gtk ", " kde"]),
      ("# c\n\n  [preferred]  \n  default=gtk;;kde\n", ["gtk", "", "kde"]),
      ("[preferred]\ndefault=a\ndefault=b\n", ["b"]),
      ("[preferred]\ndefault=a\n[x]\nName[de]=y\n[preferred]\ndefault=c\n", ["c"]),
      ("[preferred]\r\ndefault=a\\;b;c\\s\r\n", ["a;b", "c "]), ("[preferred]\ndefault=\n", []),
      ("[preferred]\ndefault=a=b\n", ["a=b"]), ("[preferred]\ndefault\n", nil),
      ("default=a\n[preferred]\n", nil), ("[preferred\ndefault=a\n", nil),
      ("[pre[ferred]\n[preferred]\ndefault=a\n", nil), ("[preferred]x\ndefault=a\n", nil),
      ("[preferred]\n=a\n", nil), ("[preferred]\ndefault=a\\\n", nil),
      ("[preferred]\ndefault=a\\q\n", nil), ("[preferred]\na[b=c\ndefault=a\n", nil),
      ("; c\n[preferred]\ndefault=a\n", nil), ("[Preferred]\ndefault=a\n", nil), ("", nil),
    ] as [(String, [String]?)])
  func form(text: String, usual: [String]?) {
    #expect(Self.read(text)?.usual == usual)
  }

  @Test("bytes that are no UTF-8 are not read")
  func encoding() {
    #expect(PortalPreferences(path: "p", Array("[preferred]\nx=".utf8) + [0xFF]) == nil)
  }

  @Test("a line is set in its group, whatever stands there: 5,000 files by seed")
  func lines() throws {
    let parts = [
      "[preferred]\n", "[preferred]\r\n", "[other]\n", "default=gtk;\n", "\(Self.settings)=a;b\n",
      " \(Self.settings) = c\n", "# [preferred]\n", "\n", "x=y", "\n", "org.x=none\n",
      "\u{301}=e\n",
    ]
    var random = SeededGenerator(seed: 36)
    var count = 0
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let file = Self.read(text) else { continue }
      count += 1
      let changed = try #require(Self.read(file.text(setting: Self.settings, to: ["chiaro", "z"])))
      #expect(changed[Self.settings] == ["chiaro", "z"], "\(text)")
      #expect(changed.usual == file.usual && changed["org.x"] == file["org.x"], "\(text)")
      #expect(changed["x"] == file["x"] && changed["\u{301}"] == file["\u{301}"], "\(text)")
    }
    #expect(count > 500)
  }
}
