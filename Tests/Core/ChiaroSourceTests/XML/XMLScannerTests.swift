// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// What the scanner of XML finds, and that it ends in time whatever it is given.
@Suite("Scanning XML")
struct XMLScannerTests {
  @Test("what XML allows is a row of tokens", arguments: XMLCase.sound + XMLCase.specified)
  func sound(_ sample: XMLCase) {
    #expect(xmlLine(sample.bytes) == sample.tokens)
  }

  @Test("what XML does not allow is told, and the scanner goes on", arguments: XMLCase.broken)
  func broken(_ sample: XMLCase) {
    #expect(xmlLine(sample.bytes) == sample.tokens)
  }

  @Test("a part of a text is scanned as if nothing stood around it")
  func parts() {
    let bytes = Array("\u{FEFF}<a><!-- b -->&amp;<c d='e'/></a>".utf8)
    let start = 6
    #expect(xmlLine(bytes, in: start..<16) == "<!--| b |-->")
    #expect(xmlLine(bytes, in: start..<15) == "commentNotClosed6-15 |!-- b --|")
    #expect(xmlLine(bytes, in: 16..<21) == "|&amp;|~")
    #expect(xmlLine(bytes, in: 16..<20) == "unknownEntity16-17 |&amp|~")
    #expect(xmlLine(bytes, in: 21..<28) == "<c valueNotClosed24-28 tagNotClosed28-28 >missing")
    #expect(xmlLine(bytes, in: 9..<9) == "")
  }

  // MARK: Hostile texts

  /// Pieces that fill a text of a megabyte, on which a scanner that looks ahead or back takes time
  /// that grows by the square.
  static let pieces = [
    "<", "<!--", "<!-- ", "<!-->", "<![CDATA[", "<![CDATA[]", "<?", "<? ?", "<!", "<!DOCTYPE ",
    "<!DOCTYPE a [", "<!DOCTYPE '", "<!DOCTYPE a [<!--", "<!DOCTYPE a [<?'\"]>", "</", "</a ", "<a",
    "<a b", "<a b=", "<a b='", "<a b='&", "<a b=\"'<c d='\"", "&", "&#", "&#x41", "&amp;&;", "\0",
    "<\0", "]]>", "-->", "<a><!-- --></b>", "[", "=", "'",
  ]

  @Test("time and tokens grow with the size alone", arguments: pieces)
  func hostile(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: (1 << 20) / piece.utf8.count).utf8)
    check(bytes)
    check(Array("<a ".utf8) + bytes)
    check(Array("<a b='".utf8) + bytes)
  }

  @Test("a value, a name and a tag may take a megabyte")
  func large() {
    let long = String(repeating: "a", count: 1 << 20)
    var scanner = XMLScanner(Array("<\(long) \(long)='\(long)'/>".utf8))
    #expect(scanner.next() == .tag(1..<(1 << 20) + 1))
    #expect(scanner.next() == .attribute)
    #expect(scanner.attribute.name.count == 1 << 20 && scanner.attribute.value.count == 1 << 20)
    #expect(scanner.next() == .tagEnd(.empty) && scanner.next() == nil && scanner.next() == nil)
    check(Array("<a\(String(repeating: " b='c'", count: 200_000))>".utf8))
  }

  @Test("bytes of any kind are scanned, and no token leaves them", arguments: 0..<8)
  func mutants(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let samples = (XMLCase.sound + XMLCase.broken + XMLCase.specified).map(\.bytes)
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<8 {
        bytes += ByteMutator.mutant(of: generator.pick(samples), samples, &generator)
      }
      check(bytes)
      let start = generator.index(under: bytes.count + 1)
      check(bytes, in: start..<(start + generator.index(under: bytes.count - start + 1)))
    }
  }

  /// Expects that the tokens stand in order within a range, and are not more than its bytes twice.
  private func check(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    let bounds = range ?? bytes.indices
    var scanner = XMLScanner(bytes, in: range)
    var (count, faults, last, isSound) = (0, 0, bounds.lowerBound, true)
    while let token = scanner.next(), count <= bounds.count * 2 + 2 {
      count += 1
      if case .fault(let fault) = token {
        faults += 1
        isSound =
          isSound && bounds.lowerBound <= fault.range.lowerBound
          && fault.range.upperBound <= bounds.upperBound
      }
      isSound = isSound && last <= scanner.position && scanner.position <= bounds.upperBound
      last = scanner.position
    }
    #expect(isSound && count <= bounds.count * 2 + 2 && faults <= bounds.count)
    #expect(scanner.position == bounds.upperBound || bounds.isEmpty)
  }
}

/// What texts and values stand for.
@Suite("Characters of XML")
struct XMLTextTests {
  static let texts = [
    ("", ""), ("a", "a"), ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&amp;lt;", "&lt;"),
    ("&#65;&#x41;&#x0000041;&#x1F311;&#233;", "AAA🌑é"), ("\r\n\t", "\r\n\t"),
    ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&#0;", "&#0;"),
    ("&#-1;", "&#-1;"), ("&#+65;", "&#+65;"), ("&#X41;", "&#X41;"), ("&#xG;", "&#xG;"),
    ("&#4a;", "&#4a;"), ("&#xD800;", "&#xD800;"), ("&#x110000;", "&#x110000;"),
    ("&#999999999;", "&#999999999;"), ("&#xFFFFFFFF;", "&#xFFFFFFFF;"),
    ("&#00000000065;", "&#00000000065;"), ("&LT;", "&LT;"), ("&b;&amp", "&b;&amp"),
    ("a&amp ;", "a&amp ;"), ("&&amp;", "&&"), ("<a>", "<a>"),
  ]

  @Test("XML's own entities are replaced, and others stay as they are", arguments: texts)
  func text(_ raw: String, _ meant: String) {
    #expect(XMLText.decoded(Array(raw.utf8)[...]) == meant)
  }

  @Test("white space in a value is blanks, but that of entities stays as it is")
  func value() {
    #expect(XMLText.value(Array("a\tb\nc\r\nd\re&#10;&#13;&x;".utf8)[...]) == "a b c d e\n\r&x;")
    #expect(XMLText.value(Array("xa\r\n".utf8)[1..<3]) == "a ")
  }

  @Test("an entity knows whether XML allows its character")
  func allowed() {
    let isAllowed = { (text: String) in XMLEntity(in: Array(text.utf8)[...], at: 0)?.isAllowed }
    for text in ["&#9;", "&#10;", "&#xD;", "&#32;", "&#xFFFD;", "&#x10000;", "&lt;"] {
      #expect(isAllowed(text) == true, "\(text)")
    }
    for text in ["&#1;", "&#8;", "&#x1F;", "&#xFFFE;", "&#xFFFF;"] {
      #expect(isAllowed(text) == false, "\(text)")
    }
    #expect(isAllowed("&#0;") == nil)
  }
}
