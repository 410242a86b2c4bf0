// SPDX-License-Identifier: MIT

/// A part of a text in XML, or a fault in it.
///
/// All ranges are ranges of the text's bytes, which are not decoded. The tokens of a text without
/// faults cover it without gaps. A token fits into registers.
package enum XMLToken: Equatable, Sendable {
  /// The name of a tag that opens an element. Its attributes follow, then `tagEnd`.
  case tag(Range<Int>)
  /// An attribute, which is the scanner's `attribute`.
  case attribute
  /// The end of a tag that opens an element: `>`, `/>`, or a place without either.
  case tagEnd(XMLTagEnd)
  /// A tag that closes an element: its name, which is empty for `</>`.
  case closingTag(Range<Int>)
  /// The characters up to the next `<`; encoded if an ampersand is among them.
  case text(Range<Int>, isEncoded: Bool)
  /// The bytes between `<![CDATA[` and `]]>`.
  case section(Range<Int>)
  /// The bytes between `<!--` and `-->`, which may contain `--`.
  case comment(Range<Int>)
  /// The bytes between `<?` and `?>`, also those of the XML declaration.
  case instruction(Range<Int>)
  /// Other markup that begins with `<!`, such as a document type, with the offset of the bracket
  /// before its declarations; nil if it has none.
  case declaration(subset: Int?)
  case fault(XMLFault)
}

/// An attribute of a tag.
package struct XMLAttribute: Equatable, Sendable {
  /// The name's bytes.
  package var name: Range<Int>
  /// The value's bytes, without the quotes.
  package var value: Range<Int>
  /// Whether the value contains an ampersand or white space other than blanks, and so must be
  /// decoded.
  package var isEncoded: Bool
}

/// The end of a tag that opens an element.
package enum XMLTagEnd: Sendable {
  /// `>`: the element continues up to its closing tag.
  case open
  /// `/>`: the element is empty.
  case empty
  /// Other markup begins, or the text ends; a fault precedes this token.
  case missing
}

/// Something that XML does not allow.
package struct XMLFault: Equatable, Sendable {
  /// The kind of fault.
  package enum Kind: Sendable {
    /// A `<` without the name of an element.
    case noName
    /// Neither an attribute nor the end of a tag.
    case noAttribute
    case attributeWithoutSpace
    case attributeWithoutValue
    case valueWithoutQuotes
    /// A tag begins, or the text ends, inside of a value.
    case valueNotClosed
    case tagNotClosed
    /// A closing tag with more than a name and white space.
    case closingTag
    case commentNotClosed
    case sectionNotClosed
    case instructionNotClosed
    /// A document type with an unclosed quote, or with a tag or the end of the text inside.
    case declarationNotClosed
    /// An ampersand that begins neither a number nor an entity of XML.
    case unknownEntity
  }

  package var kind: Kind
  /// The bytes from the beginning of the malformed part to the byte that was not expected.
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
