// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

@Suite("Damaged and hostile interface files")
struct HostileInterfaceTests {
  /// A text, what is read of it, and the diagnostics.
  struct Case: CustomTestStringConvertible {
    var text: String
    var outline: String
    var diagnostics: [String]
    var testDescription: String { text }

    init(_ text: String, _ outline: String, _ diagnostics: String...) {
      self.text = text
      self.outline = outline
      self.diagnostics = diagnostics
    }
  }

  static let cases = [
    Case("", "", "1:1 interface-empty"),
    Case("text & more", "", "1:1 interface-empty", "1:6 interface-entity"),
    Case("\u{FEFF}<document/>", "document()"),
    Case("<document>", "document()", "1:11 interface-truncated"),
    Case(
      "<document><a b=\"1", "document(a())",
      "1:14 interface-syntax", "1:18 interface-syntax", "1:18 interface-truncated"),
    Case("<plist/>", "plist()", "1:1 interface-format"),
    Case("<archive/>", "archive()", "1:1 interface-format"),
    Case("<document><a></b></a></document>", "document(a())", "1:14 interface-syntax"),
    Case("<document><a><b></a><c/></document>", "document(a(b())c())", "1:17 interface-syntax"),
    Case(
      "<document><a b c=\"1\" d=2 =3 e='4'/></document>", "document(a[c,e]())",
      "1:14 interface-syntax", "1:22 interface-syntax", "1:26 interface-syntax"),
    Case(
      "<document><a b=\"1<c/></document>", "document(a()c())",
      "1:14 interface-syntax", "1:18 interface-syntax"),
    Case(
      "<document>< a/><1/></document>", "document()",
      "1:11 interface-syntax", "1:16 interface-syntax"),
    Case("<document><!-- <a/></document>", "document(a())", "1:11 interface-syntax"),
    Case("<?xml <document/>", "document()", "1:1 interface-syntax"),
    Case(
      "<!DOCTYPE a [<!ENTITY b \"bbb\">]><document c=\"&b;\"/>", "document[c]()",
      "1:1 interface-declaration", "1:46 interface-entity"),
    Case(
      "<document><a id=\"x\"/><b id=\"x\"/></document>", "document(a[id]()b[id]())",
      "1:22 interface-object-twice"),
    Case("<document/>\0", "", "1:1 interface-encoding"),
    // A damaged name: the closing tag with its indentation is taken for it.
    Case(
      "<document>\n  <a>\n    <xb>\n    </b>\n    <c/>\n  </a>\n</document>",
      "document(a(xb()c()))", "4:5 interface-syntax"),
    // A lost opening tag: its closing tag closes nothing.
    Case(
      "<document>\n  <a>\n    <c>\n      <d/>\n        </a>\n    </c>\n  </a>\n</document>",
      "document(a(c(d())))", "5:9 interface-syntax"),
    // A lost closing tag: the next one outside closes both.
    Case(
      "<document>\n  <a>\n    <b>\n    <c/>\n  </a>\n  <d/>\n</document>",
      "document(a(b(c()))d())", "5:3 interface-syntax"),
    // A tag without its end holds what is indented further.
    Case(
      "<document>\n  <a\n    <b/>\n  </a>\n  <c\n  <d/>\n</document>",
      "document(a(b())c()d())", "3:5 interface-syntax", "6:3 interface-syntax"),
  ]

  @Test("what can be read is read, and what is odd has its place", arguments: cases)
  func damage(_ sample: Case) {
    let document = InterfaceDocument(sample.text)
    #expect(document.root.map(outline) ?? "" == sample.outline)
    #expect(document.diagnostics.map(Self.short) == sample.diagnostics)
  }

  private func outline(_ element: InterfaceElement) -> String {
    let names = element.attributes.map(\.name).joined(separator: ",")
    return element.name + (names.isEmpty ? "" : "[\(names)]")
      + "(" + element.children.map(outline).joined() + ")"
  }

  private static func short(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location.line ?? 0):\(diagnostic.location.column ?? 0) \(diagnostic.id)"
  }

  @Test("every bound is kept and reported")
  func bounds() {
    let deep = String(repeating: "<v>", count: 20_000) + String(repeating: "</v>", count: 20_000)
    var limits = InterfaceDocument.Limits()
    let nested = InterfaceDocument("<document>\(deep)<end/></document>", limits: limits)
    #expect(nested.elements.count == limits.depth + 1)
    #expect(nested.elements.last?.name == "end" && nested.elements.last?.parent == nested.root)
    #expect(nested.diagnostics.map(\.id) == ["interface-too-deep"])

    limits.elements = 1000
    limits.attributes = 3
    limits.attributeBytes = 10
    let many = String(repeating: "<constraint/>", count: 5000)
    let long = "<document a='1' b='2' c='3' d='4'><x y='0123456789a' z=''/>\(many)</document>"
    let large = InterfaceDocument(long, limits: limits)
    #expect(large.elements.count == 1000)
    #expect(
      large.elements.prefix(2).map { $0.attributes.map(\.name) } == [["a", "b", "c"], ["z"]])
    #expect(
      large.diagnostics.map(\.id) == [
        "interface-too-many-attributes", "interface-attribute-too-long",
        "interface-too-many-elements",
      ])
    limits.bytes = 100
    #expect(
      InterfaceDocument(long, limits: limits).diagnostics.map(\.id) == ["interface-too-large"])
  }

  /// Texts on which a reader that looks ahead or back takes time that grows by the square.
  @Test(
    "reading takes time that grows with the size alone",
    arguments: ["<!--", "<![CDATA[", "<?", "<!", "<a ", "</a>", "<a b='", "&", "<a>\n <b>\n</c>"])
  func time(_ piece: String) {
    let text = "<document>" + String(repeating: piece, count: 100_000)
    let document = InterfaceDocument(text)
    #expect(document.diagnostics.count <= 103 && !document.diagnostics.isEmpty)
    #expect(document.root?.text.utf8.count ?? 0 <= text.utf8.count)
  }

  /// Changes, removes, inserts or repeats bytes; whatever comes, reading ends with elements whose
  /// table is sound, and most of the file is still there.
  @Test("mutants of real files are read", arguments: 0..<12)
  func mutants(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      let original = try generator.pick(InterfaceFixture.all).bytes()
      let document = InterfaceDocument.read(mutant(of: original, &generator), file: "A.xib")
      let elements = document.elements
      for (index, element) in elements.enumerated() where index % 7 == 0 {
        _ = (element.text, element.attributes, element.byteRange)
        if let parent = element.parent { #expect(parent.descendants.contains(element)) }
      }
      _ = document.colors.map(\.value)
    }
  }

  private func mutant(of original: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0...generator.index(under: 4) {
      let start = generator.index(under: bytes.count)
      let end = min(bytes.count, start + 1 + generator.index(under: 60))
      switch generator.index(under: 5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8(truncatingIfNeeded: generator.next())
      case 3: bytes[start] = generator.pick(Array("<>/\"'=& !?-[]".utf8))
      default: if generator.once(in: 4) { bytes.removeSubrange(start...) }
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  @Test("damage in one scene leaves the others as they are")
  func otherScenes() throws {
    let fixture = try #require(
      InterfaceFixture.all.first { $0.name == "NetNewsWire/Main.storyboard" })
    let bytes = try fixture.bytes()
    let scenes = try fixture.document().scenes
    let whole = scenes.map { String(decoding: bytes[$0.byteRange], as: UTF8.self) }
    var generator = SeededGenerator(seed: 7)
    var kept = 0
    for _ in 0..<150 {
      let hurt = generator.index(under: scenes.count)
      let range = scenes[hurt].byteRange
      var damaged = bytes
      let start = range.lowerBound + 80 + generator.index(under: range.count - 200)
      damaged.removeSubrange(start..<(start + 1 + generator.index(under: 30)))
      let document = InterfaceDocument.read(damaged, file: "Main.storyboard")
      let after = document.scenes.map { String(decoding: damaged[$0.byteRange], as: UTF8.self) }
      let others = whole.enumerated().filter { $0.offset != hurt }.map(\.element)
      if others.allSatisfy(after.contains) { kept += 1 }
    }
    #expect(kept == 150)
  }
}
