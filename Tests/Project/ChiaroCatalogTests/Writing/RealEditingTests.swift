// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

/// Real files, edited: what was not meant stays, in Xcode's own style.
@Suite("Editing real catalogs")
struct RealEditingTests {
  private static let colorSets = RealContents.all.filter { $0.folder.hasSuffix(".colorset") }
  private static let fileSets = RealContents.all.filter { !$0.folder.hasSuffix(".colorset") }

  private func root(_ text: String) throws -> JSON {
    let reading = JSONDocument.read(Array(text.utf8), file: "Contents.json")
    #expect(reading.diagnostics.isEmpty)
    return JSON(try #require(reading.document).root)
  }

  private func editor(_ contents: RealContents) throws -> ContentsEditor {
    let document = JSONDocument.read(contents.bytes, file: contents.name).document
    return ContentsEditor(try #require(document))
  }

  @Test("a color that is added is all that is new", arguments: colorSets)
  func addition(_ contents: RealContents) throws {
    let before = try editor(contents)
    var after = before
    after.setColor(Color(.displayP3, 0.25, 0.5, 1), for: EntrySlot("watch dark high locale:xx"))
    let added = try root(after.text)
    #expect(added["colors"].elements.dropLast() == before.root["colors"].elements[...])
    #expect(added["colors"].elements.count == before.root["colors"].elements.count + 1)
    #expect(added.without("colors") == before.root.without("colors"))
    #expect(added.names.filter { $0 != "colors" } == before.root.names.filter { $0 != "colors" })
    after.removeEntries(for: EntrySlot("watch dark high locale:xx"), under: "colors")
    #expect(Array(after.text.utf8) == contents.bytes || before.root["colors"] == nil)
  }

  @Test("an entry that is changed keeps every other key", arguments: colorSets)
  func change(_ contents: RealContents) throws {
    let before = try editor(contents)
    let set = AssetCatalog(colors: ["C": before.text]).set(.color, named: "C")?.colorSet
    for (index, entry) in try #require(set).entries.enumerated() {
      var after = before
      after.setColor(.white, for: entry.slot)
      let changed = try root(after.text)
      #expect(changed.without("colors") == before.root.without("colors"))
      let pairs = zip(changed["colors"].elements, before.root["colors"].elements)
      #expect(changed["colors"].elements.count == before.root["colors"].elements.count)
      for (number, pair) in pairs.enumerated() {
        #expect(pair.0.without("color") == pair.1.without("color"))
        #expect(number == index || pair.0 == pair.1, "entry \(number) of \(contents)")
      }
      // The same again changes nothing.
      var again = try editor(RealContents(name: "", bytes: Array(after.text.utf8)))
      again.setColor(.white, for: entry.slot)
      #expect(again.text == after.text)
    }
  }

  @Test("what is edited is in Xcode's own style, and stays so", arguments: RealContents.all)
  func style(_ contents: RealContents) throws {
    var editor = try editor(contents)
    editor.setValue(
      ["localizable": true, "on-demand-resource-tags": []], forName: "properties")
    editor.setValue(.array([.integer(1), .null, "é\"\\/\n"]), forName: "appended by hand")
    let text = editor.text
    #expect(XcodeStyle.violations(text) == [])
    #expect(try root(text).text(.xcode) == text.trimmingLineBreak())
    #expect((text.last == "\n") == (contents.bytes.last == UInt8(ascii: "\n")))
  }

  @Test("the other lists lose only the entries that are taken out", arguments: fileSets)
  func removal(_ contents: RealContents) throws {
    let before = try editor(contents)
    for name in ["images", "symbols", "data", "assets"] {
      guard let first = before.root[name].elements.first else { continue }
      var after = before
      after.removeEntries(for: EntrySlot("glasses"), under: name)
      #expect(after.text == before.text)
      after.setValue(.array([first]), forName: name)
      let left = try root(after.text)
      #expect(left[name].elements == [first])
      #expect(left.without(name) == before.root.without(name))
    }
  }

  @Test("real files are all in the style that is tested for", arguments: RealContents.all)
  func realStyle(_ contents: RealContents) {
    #expect(XcodeStyle.violations(String(decoding: contents.bytes, as: UTF8.self)) == [])
  }

  @Test("a text in another style is told")
  func otherStyles() {
    let texts = [
      "{\"a\": 1}", "{\n\t\"a\" : 1\n}", "{\n  \"a\":1\n}", "{\n  \"a\" : {}\n}", "[\n\n ]",
    ]
    for text in texts { #expect(!XcodeStyle.violations(text).isEmpty, "\(text)") }
    #expect(Self.colorSets.count >= 20 && Self.fileSets.count >= 20)
  }
}

extension JSON? {
  fileprivate var elements: [JSON] { if case .array(let elements)? = self { elements } else { [] } }
}

extension JSON {
  fileprivate var names: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }

  fileprivate func without(_ name: String) -> JSON {
    var rest = self
    rest[name] = nil
    return rest
  }
}
