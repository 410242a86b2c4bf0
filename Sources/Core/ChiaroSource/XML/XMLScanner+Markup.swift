// SPDX-License-Identifier: MIT

extension XMLScanner {
  /// Something that ends markup which may hold anything else.
  enum End {
    case comment
    case section
    case instruction
    case quote
    case apostrophe

    /// The byte that is repeated before the `>`; of a quote, the quote.
    var sign: UInt8 {
      switch self {
      case .comment: UInt8(ascii: "-")
      case .section: UInt8(ascii: "]")
      case .instruction: UInt8(ascii: "?")
      case .quote: UInt8(ascii: "\"")
      case .apostrophe: UInt8(ascii: "'")
      }
    }

    var count: Int {
      switch self {
      case .comment, .section: 3
      case .instruction: 2
      case .quote, .apostrophe: 1
      }
    }
  }

  /// Reads markup, which begins at the position.
  mutating func readMarkup() -> XMLToken? {
    switch position + 1 < end ? bytes[position + 1] : 0 {
    case UInt8(ascii: "/"): return readClosingTag()
    case UInt8(ascii: "!"): return readDeclaration()
    case UInt8(ascii: "?"):
      return readEnclosed(2, .instruction).map { .instruction($0) }
        ?? unclosed(.instructionNotClosed)
    case let byte where Self.beginsName(byte): return readTag()
    default:
      position += 1
      return .fault(XMLFault(.noName, start..<position))
    }
  }

  private mutating func readDeclaration() -> XMLToken? {
    if stands("<!--", at: start) {
      return readEnclosed(4, .comment).map { .comment($0) } ?? unclosed(.commentNotClosed)
    }
    if stands("<![CDATA[", at: start) {
      return readEnclosed(9, .section).map { .section($0) } ?? unclosed(.sectionNotClosed)
    }
    return readDocumentType()
  }

  /// Goes on behind the first byte of markup whose end is missing.
  private mutating func unclosed(_ kind: XMLFault.Kind) -> XMLToken? {
    position = start + 1
    return .fault(XMLFault(kind, start..<end))
  }

  /// Passes over markup, and returns what stands before its end; nil, and passes over nothing, if
  /// the end is missing.
  private mutating func readEnclosed(_ opening: Int, _ ending: End) -> Range<Int>? {
    guard let found = find(ending, from: start + opening) else { return nil }
    position = found + ending.count
    return (start + opening)..<found
  }

  /// Returns the offset of the next end; nil if it is missing, which is looked up only once.
  private mutating func find(_ ending: End, from first: Int) -> Int? {
    if missing.contains(ending) { return nil }
    let (sign, count) = (ending.sign, ending.count)
    var index = first + count - 1
    while index < end {
      let isEnd =
        count == 1
        ? bytes[index] == sign
        : bytes[index] == UInt8(ascii: ">") && bytes[index - 1] == sign
          && bytes[index - count + 1] == sign
      if isEnd { return index - count + 1 }
      index += 1
    }
    missing.insert(ending)
    return nil
  }

  // MARK: Document types

  /// Reads a document type with the declarations between its brackets, or another declaration, in
  /// which quotes are none: it may be a comment that is damaged.
  private mutating func readDocumentType() -> XMLToken? {
    let isType = stands("<!DOCTYPE", at: start)
    var depth = 0
    var subset: Int?
    var isSound = true
    position += 2
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "["):
        subset = subset ?? position
        depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ">") where depth == 0:
        position += 1
        return isSound ? .declaration(subset: subset) : noEnd(end)
      case UInt8(ascii: "<") where depth == 0: return noEnd(isSound ? position : end)
      case UInt8(ascii: "<"): isSound = skipInSubset() && isSound
      case UInt8(ascii: "\"") where isType: isSound = skipQuoted(.quote) && isSound
      case UInt8(ascii: "'") where isType: isSound = skipQuoted(.apostrophe) && isSound
      default: break
      }
      position += 1
    }
    return noEnd(end)
  }

  private func noEnd(_ offset: Int) -> XMLToken {
    .fault(XMLFault(.declarationNotClosed, start..<offset))
  }

  /// Goes on at the end of something that begins at the position; returns false, and stays, if it
  /// has none.
  private mutating func skipQuoted(_ ending: End, _ opening: Int = 1) -> Bool {
    guard let close = find(ending, from: position + opening) else { return false }
    position = close + ending.count - 1
    return true
  }

  /// Does so with a comment or instruction among declarations, in which quotes and brackets are
  /// none.
  private mutating func skipInSubset() -> Bool {
    if stands("<!--", at: position) { return skipQuoted(.comment, 4) }
    return !stands("<?", at: position) || skipQuoted(.instruction, 2)
  }
}
