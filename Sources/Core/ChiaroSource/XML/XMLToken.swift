// SPDX-License-Identifier: MIT

/// A piece of a text in XML, or what is wrong with it, as `XMLScanner` finds it.
///
/// All ranges are of the text's bytes, none of which is decoded. A text without faults is a row of
/// tokens that stand side by side. A token fits into registers.
package enum XMLToken: Equatable, Sendable {
  /// The name of a tag that opens an element. Its attributes follow, then `tagEnd`.
  case tag(Range<Int>)
  /// An attribute, which is the scanner's `attribute`.
  case attribute
  /// The end of a tag that opens an element: `>`, `/>`, or a place where neither is.
  case tagEnd(XMLTagEnd)
  /// A tag that closes an element: its name, which is empty for `</>`.
  case closingTag(Range<Int>)
  /// The characters up to the next `<`; encoded if an ampersand is among them.
  case text(Range<Int>, isEncoded: Bool)
  /// What stands between `<![CDATA[` and `]]>`.
  case section(Range<Int>)
  /// What stands between `<!--` and `-->`, which may have `--` inside of it.
  case comment(Range<Int>)
  /// What stands between `<?` and `?>`, the XML declaration's too.
  case instruction(Range<Int>)
  /// Any other markup that begins with `<!`, such as a document type: the offset of the bracket
  /// before its own declarations; nil if it has none.
  case declaration(subset: Int?)
  case fault(XMLFault)
}

/// An attribute of a tag.
package struct XMLAttribute: Equatable, Sendable {
  /// The name's bytes.
  package var name: Range<Int>
  /// The value's bytes, without the quotes.
  package var value: Range<Int>
  /// Whether the value has an ampersand or white space other than blanks, so that it is not what
  /// its bytes say.
  package var isEncoded: Bool
}

/// The end of a tag that opens an element.
package enum XMLTagEnd: Sendable {
  /// `>`: the element goes on up to its closing tag.
  case open
  /// `/>`: the element is empty.
  case empty
  /// Nothing: other markup begins, or the text ends. A fault stands before it.
  case missing
}

/// Something that XML does not allow.
package struct XMLFault: Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Sendable {
    /// A `<` without the name of an element.
    case noName
    /// Neither an attribute nor the end of a tag.
    case noAttribute
    case attributeWithoutSpace
    case attributeWithoutValue
    case valueWithoutQuotes
    /// A value in which a tag begins or the text ends.
    case valueNotClosed
    case tagNotClosed
    /// A closing tag with anything but a name and white space.
    case closingTag
    case commentNotClosed
    case sectionNotClosed
    case instructionNotClosed
    /// A document type in which a tag begins or the text ends, or with a quote that is not closed.
    case declarationNotClosed
    /// An ampersand before anything but a number and the entities of XML.
    case unknownEntity
  }

  package var kind: Kind
  /// The bytes from the beginning of what is malformed to that at which something else is expected.
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
