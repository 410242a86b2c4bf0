// SPDX-License-Identifier: MIT

import ChiaroSource

/// A reader of XML as Interface Builder writes it, in one pass without recursion.
///
/// It never gives up: behind malformed markup it goes on at the next tag, so that damage in one
/// scene leaves the others as they are. No entity is expanded and no other file is read.
struct InterfaceScanner {
  let bytes: [UInt8]
  let file: String
  let limits: InterfaceDocument.Limits
  var position = 0
  var nodes: [InterfaceTree.Node] = []
  var attributes: [InterfaceTree.Attribute] = []
  /// The elements that are not closed yet, outermost first.
  var open: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var lines: LineMap?
  /// The levels of elements that are left out because they are nested too deeply.
  var levelsLeftOut = 0
  var isFull = false
  /// The number of closing tags that did not fit.
  var mismatches = 0
  /// Ends of markup that do not occur in the rest of the file.
  private var missingEnds: [[UInt8]] = []

  /// The largest number of diagnostics for a file.
  private static let mostDiagnostics = 100

  init(bytes: [UInt8], file: String, limits: InterfaceDocument.Limits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    nodes.reserveCapacity(min(bytes.count / 80, limits.elements))
    attributes.reserveCapacity(min(bytes.count / 24, limits.elements))
  }

  /// Reads the whole file.
  mutating func scan() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while !isFull, let tag = nextTag() {
      position = tag
      switch tag + 1 < bytes.count ? bytes[tag + 1] : 0 {
      case UInt8(ascii: "/"): readClosingTag()
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(to: Self.instructionEnd, "an instruction is not closed")
      case let byte where Self.beginsName(byte): readTag()
      default:
        report(.warning, "interface-syntax", at: tag, "'<' without the name of an element")
        position += 1
      }
    }
    if !isFull { reportTruncation() }
    while let last = open.last { close(last, contentEnd: bytes.count, end: bytes.count) }
  }

  private static let instructionEnd = Array("?>".utf8)

  /// Returns the offset of the next `<`; nil at the end of the file.
  ///
  /// What stands before it is text, which is looked at when somebody asks for it.
  private mutating func nextTag() -> Int? {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { return index }
      if byte == UInt8(ascii: "&") { checkEntity(at: index) }
      index += 1
    }
    return nil
  }

  private mutating func reportTruncation() {
    guard let last = open.last else { return }
    let name = text(of: nodes[last])
    report(
      .error, "interface-truncated", at: bytes.count,
      "the file ends inside of <\(name)>, which begins at line \(line(of: nodes[last]))")
  }

  // MARK: Markup that is no element

  private mutating func skipDeclaration() {
    let rest = bytes[position...]
    if rest.starts(with: InterfaceText.commentStart) {
      return skip(to: InterfaceText.commentEnd, "a comment is not closed")
    }
    if rest.starts(with: InterfaceText.sectionStart) {
      return skip(to: InterfaceText.sectionEnd, "a section is not closed")
    }
    report(
      .warning, "interface-declaration", at: position,
      "a declaration such as <!DOCTYPE> is ignored")
    skipDocumentType()
  }

  /// Skips `<!DOCTYPE …>` with the declarations between its brackets.
  private mutating func skipDocumentType() {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">") && depth <= 0 { return }
    }
  }

  /// Goes on behind some bytes; where they do not occur, behind the markup's first byte.
  private mutating func skip(to end: [UInt8], _ failure: String) {
    let isMissing = missingEnds.contains(end)
    if !isMissing, let found = InterfaceText.find(end, in: bytes[...], from: position) {
      position = found + end.count
    } else {
      if !isMissing { missingEnds.append(end) }
      report(.warning, "interface-syntax", at: position, failure)
      position += 1
    }
  }

  /// Reports an entity that is not one of XML's own.
  mutating func checkEntity(at index: Int) {
    if InterfaceText.entity(in: bytes[...], at: index) != nil { return }
    report(
      .warning, "interface-entity", at: index,
      "an entity that XML does not define stays as it is written")
  }

  // MARK: Diagnostics

  /// Reports odd content; of more than a hundred places only the first are reported.
  mutating func report(_ severity: Severity, _ id: String, at offset: Int, _ message: String) {
    guard diagnostics.count < Self.mostDiagnostics else { return }
    let place = place(of: offset)
    diagnostics.append(
      Diagnostic(
        severity, id: id,
        at: SourceLocation(file: file, line: place.line, column: place.column), message))
  }

  /// Returns the line and column of an offset.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    let map = lines ?? LineMap(bytes)
    lines = map
    return map.position(of: offset)
  }

  mutating func line(of node: InterfaceTree.Node) -> Int { place(of: Int(node.name)).line }

  /// Returns an element's name.
  func text(of node: InterfaceTree.Node) -> String {
    String(
      decoding: bytes[Int(node.name)..<(Int(node.name) + Int(node.nameLength))], as: UTF8.self)
  }

  // MARK: Bytes

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  static func beginsName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
