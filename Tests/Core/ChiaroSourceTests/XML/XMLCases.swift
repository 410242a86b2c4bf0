// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// A text in XML and its tokens on one line.
///
/// Texts, values and what markup holds stand between bars, with a tilde behind what is encoded;
/// faults have their kind and range.
struct XMLCase: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var tokens: String

  init(_ text: String, _ tokens: String) { self.init(Array(text.utf8), tokens) }

  init(_ bytes: [UInt8], _ tokens: String) {
    self.bytes = bytes
    self.tokens = tokens
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self) }

  /// Texts that are well-formed as far as a scanner knows.
  static let sound: [XMLCase] = [
    .init("", ""), .init("\u{FEFF}", ""), .init("\u{FEFF}<a/>", "<a />"),
    .init("a\u{FEFF}", "|a\u{FEFF}|"), .init("<a></a>", "<a > </a>"),
    .init("<a\n></a\t >", "<a > </a>"), .init("<é:a-b.c_1 ü='x'/>", "<é:a-b.c_1 ü=|x| />"),
    .init("<a b=\"c'd\" e = '\"'>", "<a b=|c'd| e=|\"| >"),
    .init("<a b='>' c=\"/>\" d=']]>'/>", "<a b=|>| c=|/>| d=|]]>| />"),
    .init("<a b='' c='\t' d='&lt;'>", "<a b=|| c=|\t|~ d=|&lt;|~ >"),
    .init(" a > b &amp; 'c' ", "| a > b &amp; 'c' |~"), .init("a/>]]>", "|a/>]]>|"),
    .init("<![CDATA[]]>", "<![CDATA[||]]>"), .init("<![CDATA[<a>&b;]]]>", "<![CDATA[|<a>&b;]|]]>"),
    .init("<![CDATA[<![CDATA[]]>]]>", "<![CDATA[|<![CDATA[|]]> |]]>|"),
    .init("<!---->", "<!--||-->"), .init("<!--><a>-->", "<!--|><a>|-->"),
    .init("<!--->-->", "<!--|->|-->"), .init("<!-- -- <? --><a/>", "<!--| -- <? |--> <a />"),
    .init("<?a?>", "<?|a|?>"), .init("<?>?>", "<?|>|?>"), .init("<?a ?>?>", "<?|a |?> |?>|"),
    .init("<!DOCTYPE a>", "<!>"), .init("<!DOCTYPE a SYSTEM '>' \">[\">b", "<!> |b|"),
    .init("<!DOCTYPE a []>", "<![12>"),
    .init("<!DOCTYPE a [<!ENTITY b '>]>'><!-- ' ]> --><? \" ?>] ><a/>", "<![12> <a />"),
    .init("<!A b's>c", "<!> |c|"), .init("a\0b", "|a\0b|"),
    .init([0x3C, 0x61, 0xFF, 0x3E, 0xC3], "<a\u{FFFD} > |\u{FFFD}|"),
  ]

  /// What is not allowed, and what is read behind it.
  static let broken: [XMLCase] = [
    .init("<", "noName0-1"), .init("a<b", "|a| <b tagNotClosed3-3 >missing"),
    .init("<1>", "noName0-1 |1>|"), .init("< a/>", "noName0-1 | a/>|"),
    .init("<\0>", "noName0-1 |\0>|"), .init("<<a/>", "noName0-1 <a />"),
    .init("<a", "<a tagNotClosed2-2 >missing"),
    .init("<a <b/>", "<a tagNotClosed3-3 >missing <b />"),
    .init("<a b>", "<a attributeWithoutValue3-4 >"),
    .init("<a b c='1'>", "<a attributeWithoutValue3-5 c=|1| >"),
    .init("<a b=>", "<a valueWithoutQuotes3-5 >"),
    .init("<a b=1/>", "<a valueWithoutQuotes3-5 />"),
    .init("<a b=1 c='2'>", "<a valueWithoutQuotes3-5 c=|2| >"),
    .init("<a b='", "<a valueNotClosed3-6 tagNotClosed6-6 >missing"),
    .init("<a b=\"1<c/>", "<a valueNotClosed3-7 tagNotClosed7-7 >missing <c />"),
    .init("<a b='1'c=''/>", "<a b=|1| attributeWithoutSpace8-9 c=|| />"),
    .init("<a\"b\" c=''>", "<a noAttribute2-2 c=|| >"),
    .init("<a / >", "<a noAttribute3-3 >"), .init("<a//>", "<a noAttribute2-2 />"),
    .init("<a =b c=''>", "<a noAttribute3-3 c=|| >"), .init("<a \0>", "<a noAttribute3-3 >"),
    .init("</>", "closingTag0-2 </>"), .init("</1>", "closingTag0-2 </1>"),
    .init("</a b>", "closingTag0-4 </a>"), .init("</a<b/>", "closingTag0-3 </a> <b />"),
    .init("</", "closingTag0-2 </>"), .init("</ a>", "closingTag0-2 </>"),
    .init("<!--<a/>", "commentNotClosed0-8 |!--| <a />"),
    .init("<!-->", "commentNotClosed0-5 |!-->|"), .init("<!--->", "commentNotClosed0-6 |!--->|"),
    .init("<![CDATA[a]]", "sectionNotClosed0-12 |![CDATA[a]]|"),
    .init("<?a>", "instructionNotClosed0-4 |?a>|"), .init("<?>", "instructionNotClosed0-3 |?>|"),
    .init("<!DOCTYPE a", "declarationNotClosed0-11"), .init("<!", "declarationNotClosed0-2"),
    .init("<!DOCTYPE a [<!--]>", "declarationNotClosed0-19"),
    .init("<!DOCTYPE a <b/>", "declarationNotClosed0-12 <b />"),
    .init("<!DOCTYPE \"><b/>", "declarationNotClosed0-16 <b />"),
    .init("<!- a --><b/>", "<!> <b />"),
    .init("&a;", "unknownEntity0-1 |&a;|~"), .init("a & b", "unknownEntity2-3 |a & b|~"),
    .init("&lt;&LT;", "unknownEntity4-5 |&lt;&LT;|~"),
    .init("<a b='&c;&amp;'>", "<a unknownEntity6-7 b=|&c;&amp;|~ >"),
    .init("<a b='&", "<a unknownEntity6-7 valueNotClosed3-7 tagNotClosed7-7 >missing"),
  ]

  /// Examples of XML 1.0, Fifth Edition, by their section.
  static let specified: [XMLCase] = [
    // §2.1
    .init(
      "<?xml version=\"1.0\"?>\n<greeting>Hello, world!</greeting>",
      "<?|xml version=\"1.0\"|?> |\n| <greeting > |Hello, world!| </greeting>"),
    // §2.5; the second is not well-formed, which scanners leave to those who mind
    .init(
      "<!-- declarations for <head> & <body> -->", "<!--| declarations for <head> & <body> |-->"),
    .init("<!-- B+, B, or B--->", "<!--| B+, B, or B-|-->"),
    // §2.7
    .init(
      "<![CDATA[<greeting>Hello, world!</greeting>]]>",
      "<![CDATA[|<greeting>Hello, world!</greeting>|]]>"),
    // §2.8
    .init(
      "<!DOCTYPE greeting SYSTEM \"hello.dtd\"> <greeting/>", "<!> | | <greeting />"),
    .init(
      "<!DOCTYPE greeting [\n  <!ELEMENT greeting (#PCDATA)>\n]>\n<greeting/>",
      "<![19> |\n| <greeting />"),
    // §3.1
    .init(
      "<termdef id=\"dt-dog\" term=\"dog\"></termdef>",
      "<termdef id=|dt-dog| term=|dog| > </termdef>"),
    .init("<IMG align=\"left\"\n src='a' />", "<IMG align=|left| src=|a| />"),
    .init("<br></br><br/>", "<br > </br> <br />"),
    // §4.1
    .init("Type <key>less-than</key> (&#x3C;)", "|Type | <key > |less-than| </key> | (&#x3C;)|~"),
    // §4.6, an entity of which the text is the markup of another
    .init("<!DOCTYPE a [<!ENTITY lt \"&#38;#60;\">]>&lt;", "<![12> |&lt;|~"),
  ]
}

/// Returns the tokens of a text, or of a part of it, on one line.
func xmlLine(_ bytes: [UInt8], in range: Range<Int>? = nil) -> String {
  var scanner = XMLScanner(bytes, in: range)
  var words: [String] = []
  let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
  while let token = scanner.next() {
    switch token {
    case .tag(let name): words.append("<" + text(name))
    case .attribute:
      let attribute = scanner.attribute
      words.append(
        "\(text(attribute.name))=|\(text(attribute.value))|\(attribute.isEncoded ? "~" : "")")
    case .tagEnd(let end): words.append(end == .empty ? "/>" : end == .open ? ">" : ">missing")
    case .closingTag(let name): words.append("</\(text(name))>")
    case .text(let range, let isEncoded): words.append("|\(text(range))|\(isEncoded ? "~" : "")")
    case .section(let range): words.append("<![CDATA[|\(text(range))|]]>")
    case .comment(let range): words.append("<!--|\(text(range))|-->")
    case .instruction(let range): words.append("<?|\(text(range))|?>")
    case .declaration(let subset): words.append("<!\(subset.map { "[\($0)" } ?? "")>")
    case .fault(let fault):
      words.append("\(fault.kind)\(fault.range.lowerBound)-\(fault.range.upperBound)")
    }
  }
  return words.joined(separator: " ")
}
