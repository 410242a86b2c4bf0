// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// What has one cause is one finding, whose other places stand with it.
@Suite("One cause, one finding")
struct OneCauseTests {
  private func findings(
    _ files: [(String, String)], _ rule: String
  ) -> [Finding] {
    SourceAuditor.audit(files.map { ($0.0, Array($0.1.utf8)) }, only: [rule]).findings
  }

  @Test("a color that a type sets on a layer in several members")
  func layerColor() throws {
    let text = """
      class A: NSView {
        func exitDrag() { box.layer?.borderColor = NSColor.separatorColor.cgColor }
        func prepareAll() { box.layer?.borderColor = NSColor.separatorColor.cgColor }
        func setUp() { box.layer?.borderColor = NSColor.separatorColor.cgColor }
        func fill() { box.layer?.backgroundColor = NSColor.separatorColor.cgColor }
      }
      """
    let found = findings([("A.swift", text)], "stale-layer-color")
    #expect(found.map(\.related.count) == [2, 0])
    #expect(found.map(\.object).last == "A.fill")
  }

  @Test("a border that is set with a ground goes with it")
  func layerColorsOfOneMember() {
    let text = """
      class A: NSView {
        init() {
          layer?.borderWidth = 1
          layer?.borderColor = NSColor.separatorColor.cgColor
          layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
        }
      }
      """
    let found = findings([("A.swift", text)], "stale-layer-color")
    #expect(found.map(\.related.count) == [1])
  }

  @Test(
    "the color of a layer is told as its file writes it",
    arguments: [
      (
        "A.m",
        "@implementation A\n- (void)setUp {\n"
          + "self.layer.borderColor = [UIColor colorNamed:@\"line\"].CGColor;\n}\n@end",
        "[UIColor colorNamed:@\"line\"].CGColor"
      ),
      (
        "A.m",
        "@implementation A\n- (void)setUp {\nself.layer.borderColor = "
          + "[[UIColor labelColor] colorWithAlphaComponent:0.5].CGColor;\n}\n@end",
        "[[UIColor labelColor] colorWithAlphaComponent:0.5].CGColor"
      ),
      (
        "A.swift",
        "class A: UIView {\ninit() {\nlayer.borderColor = UIColor(named: \"line\")!.cgColor\n}\n}",
        "UIColor(named: \"line\")!.cgColor"
      ),
    ])
  func spelling(_ path: String, _ text: String, _ words: String) throws {
    let found = findings([(path, text)], "stale-layer-color")
    #expect(try #require(found.first).message.contains(": \(words) is not set again"))
  }

  @Test(
    "a variable that is called like a color of the system's may be any",
    arguments: [
      ("NSColor.separatorColor.cgColor", true), ("separatorColor.cgColor", false),
      ("label.textColor.cgColor", false),
    ])
  func variable(_ color: String, _ isTold: Bool) {
    let text = "class A: NSView {\ninit() {\nlayer?.borderColor = \(color)\n}\n}"
    #expect(findings([("A.swift", text)], "stale-layer-color").isEmpty != isTold)
  }

  @Test("a line that a type draws again and again, unless a comment keeps one place quiet")
  func drawnLine() {
    let line = "[[UIColor blackColor] setStroke];"
    let start = "@implementation Graph\n- (void)drawRect:(CGRect)rect {\n"
    let text = "\(start)\(line)\n\(line)\n}\n@end"
    let found = findings([("A.m", text)], "fixed-color")
    #expect(found.map(\.location.line) == [3] && found.map(\.related.count) == [1])
  }

  @Test(
    "style sheets that lie beside each other, from four on",
    arguments: [(3, [0, 0, 0]), (4, [3]), (60, [40])])
  func sheets(_ count: Int, _ related: [Int]) {
    let sheets = (10..<10 + count).map { ("App/views/\($0)/a.css", "p { color: #333 }") }
    #expect(findings(sheets, "page-without-color-scheme").map(\.related.count) == related)
  }

  @Test("sheets that say different things are told apart")
  func differentSheets() {
    let sheets = (1...4).map { ("App/\($0)/a.css", "p { color: #333 }") }
    let pages = (5...7).map { ("App/\($0)/a.css", "body { margin: 0 }") }
    let found = findings(sheets + pages, "page-without-color-scheme")
    #expect(found.map(\.related.count) == [3, 0, 0, 0])
  }

  @Test("copies of a page for several languages")
  func translations() {
    let text = "<p style=\"color: #333\">a</p>"
    let pages = ["en", "es", "fr"].map { ("App/\($0).lproj/a.html", text) }
    let found = findings(pages + [("App/b.html", text)], Self.page)
    #expect(found.map(\.related.count) == [0, 2])
  }

  private static let page = "page-without-color-scheme"

  @Test("what fails in the dark in an app that is always light; the rest of a project is no part")
  func alwaysLight() throws {
    let text = """
      class A: UITableViewCell {
        func set() {
          a.textColor = .black
          b.textColor = .darkGray
          c.textColor = .lightGray
        }
      }
      """
    let files = [("App/A.swift", text), ("App/B.swift", text), ("Other/C.swift", text)]
    let open = findings(files, "fixed-color")
    let locked = findings(files + [("App/Info.plist", Self.list())], "fixed-color")
    #expect(open.count == 9 && locked.filter { $0.location.file == "Other/C.swift" }.count == 3)
    let dark = locked.filter { $0.appearance == "dark" && $0.location.file != "Other/C.swift" }
    #expect(dark.map(\.related.count) == [3])
    let end = "; 3 more places matter only once the app follows the system"
    #expect(dark.first?.message.hasSuffix(end) == true)
    #expect(locked.filter { $0.appearance == "light" }.count == 3)
  }

  @Test(
    "an app that is drawn dark and not locked to it is told once; one color that adapts ends that",
    arguments: [
      ("", 1), ("class S: UIView { func f() { backgroundColor = .systemBackground } }", 4),
    ])
  func drawnDark(_ more: String, _ count: Int) {
    let dark = (1...5).map { "a\($0).textColor = .white" }
    let text = """
      class A: UIView {
        func set() {
          \(dark.joined(separator: "\n"))
          a.backgroundColor = .black
          b.backgroundColor = UIColor(white: 0.1, alpha: 1)
          c.tintColor = .darkGray
          d.tintColor = .black
        }
      }
      """
    let found = findings(
      [("App/A.swift", text), ("App/B.swift", text), ("App/C.swift", more)], "fixed-color")
    #expect(found.count == count)
    let words = "The app is dark by design (10 light texts, 4 dark backgrounds, no color adapts)"
    #expect(found.first?.message.hasPrefix(words) == (count == 1))
    #expect(found.first?.related.count == (count == 1 ? 3 : 0))
  }

  @Test(
    "two colors that are written down wherever a button is made, by whatever name",
    arguments: [("#59AAE0", 1), ("#E0AA59", 2)])
  func pairs(_ other: String, _ count: Int) {
    let button = { (text: String, ground: String) in
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundColor(\(text)).background(Color(hex: "\(ground)"))
        }
      }
      extension Color { init(hex: String) { self.init(hexString: hex) } }
      """
    }
    let found = findings(
      [("A.swift", button(".white", "#59AAE0")), ("B.swift", button("Color(white: 1)", other))],
      "low-contrast-pair")
    #expect(found.count == count)
    #expect(found.first?.message.hasSuffix("; 1 more place") == (count == 1))
  }

  /// A property list that is always light, of an app or of an extension at a point.
  private static func list(_ point: String? = nil) -> String {
    let place = point.map { "<key>NSExtensionPointIdentifier</key><string>\($0)</string>" } ?? ""
    return """
      <plist><dict>\(place)
      <key>UIUserInterfaceStyle</key>
      <string>Light</string>
      </dict></plist>
      """
  }

  @Test("property lists of an app and its extensions; one that shows nothing is none")
  func propertyLists() {
    let content = "com.apple.usernotifications.content-extension"
    let service = "com.apple.usernotifications.service"
    let files = [
      ("A/Info.plist", Self.list(content)), ("App/Info.plist", Self.list()),
      ("B/Info.plist", Self.list(service)), ("C/Info.plist", Self.list(content)),
    ]
    let found = findings(files, "forced-style")
    #expect(found.map(\.location.file) == ["App/Info.plist"])
    #expect(found.first?.related.map(\.file) == ["A/Info.plist", "C/Info.plist"])
    let alone = findings([files[0], files[2], files[3]], "forced-style")
    #expect(alone.map(\.location.file) == ["A/Info.plist"])
    #expect(alone.first?.related.map(\.file) == ["C/Info.plist"])
    #expect(findings([files[2]], "forced-style") == [])
  }
}
