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
  var scanner: XMLScanner
  var nodes: [InterfaceTree.Node] = []
  var attributes: [InterfaceTree.Attribute] = []
  /// The elements that are not closed yet, outermost first.
  var open: [Int] = []
  /// The name of the tag that is being read, and the index of its first attribute.
  var tag = (name: 0..<0, firstAttribute: 0)
  private(set) var diagnostics: [Diagnostic] = []
  private var lines: LineMap?
  /// The levels of elements that are left out because they are nested too deeply.
  var levelsLeftOut = 0
  var isFull = false
  /// The number of closing tags that did not fit.
  var mismatches = 0

  /// The largest number of diagnostics for a file.
  private static let mostDiagnostics = 100

  init(bytes: [UInt8], file: String, limits: InterfaceDocument.Limits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    scanner = XMLScanner(bytes)
    nodes.reserveCapacity(min(bytes.count / 80, limits.elements))
    attributes.reserveCapacity(min(bytes.count / 24, limits.elements))
  }

  /// Reads the whole file.
  mutating func scan() {
    while !isFull, let token = scanner.next() {
      switch token {
      case .tag(let name): tag = (name, attributes.count)
      case .attribute: keepAttribute()
      case .tagEnd(let end): finishTag(end)
      case .closingTag(let name): readClosingTag(name)
      case .declaration: reportDeclaration(at: scanner.start)
      case .fault(let fault): report(fault)
      // What stands between tags is looked at when somebody asks for it.
      case .text, .section, .comment, .instruction: break
      }
    }
    if !isFull { reportTruncation() }
    while let last = open.last { close(last, contentEnd: bytes.count, end: bytes.count) }
  }

  // MARK: Diagnostics

  private mutating func reportTruncation() {
    guard let last = open.last else { return }
    let name = text(of: nodes[last])
    report(
      .error, "interface-truncated", at: bytes.count,
      "the file ends inside of <\(name)>, which begins at line \(line(of: nodes[last]))")
  }

  private mutating func reportDeclaration(at offset: Int) {
    report(
      .warning, "interface-declaration", at: offset,
      "a declaration such as <!DOCTYPE> is ignored")
  }

  private mutating func report(_ fault: XMLFault) {
    let offset = fault.range.lowerBound
    switch fault.kind {
    case .noName: reportSyntax("the name of an element is missing after '<'", at: offset)
    case .noAttribute: reportSyntax("expected an attribute or '>'", at: offset)
    case .attributeWithoutValue: reportSyntax("an attribute has no value", at: offset)
    case .valueWithoutQuotes: reportSyntax("an attribute's value has no quotes", at: offset)
    case .valueNotClosed: reportSyntax("an attribute's value is not closed", at: offset)
    case .tagNotClosed: reportSyntax("a tag is not closed", at: offset)
    case .commentNotClosed: reportSyntax("a comment is not closed", at: offset)
    case .sectionNotClosed: reportSyntax("a CDATA section is not closed", at: offset)
    case .instructionNotClosed: reportSyntax("a processing instruction is not closed", at: offset)
    case .declarationNotClosed: reportDeclaration(at: offset)
    case .unknownEntity:
      report(
        .warning, "interface-entity", at: offset,
        "XML does not define this entity, so it stays as it is written")
    // These change nothing of what is read; `StrictXML` refuses them where the file is written.
    case .attributeWithoutSpace, .closingTag: break
    }
  }

  private mutating func reportSyntax(_ message: String, at offset: Int) {
    report(.warning, "interface-syntax", at: offset, message)
  }

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
}
