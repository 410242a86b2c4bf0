// SPDX-License-Identifier: MIT

/// A parser from bytes to the nodes of a `JSONDocument`, in one pass without recursion.
struct JSONScanner {
  private(set) var nodes: [JSONDocument.Node] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether comments are passed over, the first of them with a warning.
  var acceptsComments = false
  private var hasComments = false

  private let bytes: [UInt8]
  private let file: String
  private let limits: JSONDocument.Limits
  private var position = 0
  /// The line map, made for the first diagnostic.
  private var lines: LineMap?
  /// The open arrays and objects, outermost first, as indices into `nodes`.
  private var open: [Int] = []

  /// The largest text in bytes: offsets are stored in 32 bits.
  private static let largestText = Int(UInt32.max) - 1
  /// The largest number of diagnostics for a text.
  private static let mostDiagnostics = 100

  init(bytes: [UInt8], file: String, limits: JSONDocument.Limits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    nodes.reserveCapacity(bytes.count / 12)
  }

  /// Parses the whole text; returns false when it is not JSON.
  mutating func scan() -> Bool {
    if bytes.count > Self.largestText {
      return fail("json-too-large", "the text is larger than 4 GB")
    }
    skipByteOrderMark()
    guard scanValue() else { return false }
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      guard isObject ? continueObject(container) : continueArray(container) else { return false }
    }
    skipSpace()
    if position < bytes.count {
      return fail("json-syntax", "there is text after the end of the value")
    }
    return true
  }

  // MARK: Containers

  /// Parses the next element of an open array, or its end.
  private mutating func continueArray(_ container: Int) -> Bool {
    guard let step = nextStep(in: container, closing: UInt8(ascii: "]")) else { return false }
    return step == .closed || scanValue()
  }

  /// Parses the next member of an open object, or its end.
  private mutating func continueObject(_ container: Int) -> Bool {
    guard let step = nextStep(in: container, closing: UInt8(ascii: "}")) else { return false }
    if step == .closed {
      reportRepeatedNames(in: container)
      return true
    }
    guard current == UInt8(ascii: "\"") else {
      return fail("json-syntax", "expected a name in double quotes")
    }
    guard scanString() else { return false }
    skipSpace()
    guard current == UInt8(ascii: ":") else { return fail("json-syntax", "expected ':'") }
    position += 1
    skipSpace()
    return scanValue()
  }

  private enum Step {
    case value
    case closed
  }

  /// Skips the comma or the closing bracket of a container; nil when neither is there.
  private mutating func nextStep(in container: Int, closing: UInt8) -> Step? {
    skipSpace()
    let isFirst = nodes.count == container + 1
    if current == closing {
      close(container)
      return .closed
    }
    if isFirst { return .value }
    guard current == UInt8(ascii: ",") else {
      fail("json-syntax", "expected ',' or '\(Character(Unicode.Scalar(closing)))'")
      return nil
    }
    let comma = position
    position += 1
    skipSpace()
    if current == closing {
      report(
        .warning, "json-trailing-comma", at: comma, "comma before a closing bracket",
        fix: "remove the comma")
      close(container)
      return .closed
    }
    return .value
  }

  private mutating func close(_ container: Int) {
    position += 1
    nodes[container].end = UInt32(position)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
  }

  private mutating func reportRepeatedNames(in container: Int) {
    var names: [Int] = []
    var index = container + 1
    while index < nodes.count {
      names.append(index)
      index = Int(nodes[index + 1].next)
    }
    // Objects of a few names, which are almost all, are not worth a table.
    let repeated = names.count <= 16 ? repeatsByComparing(names) : repeatsByHashing(names)
    for index in repeated {
      let text = String(decoding: nameText(index).prefix(80), as: UTF8.self)
      report(
        .warning, "json-repeated-name", at: Int(nodes[index].start),
        "the name \(text) occurs twice in one object; the first one counts")
    }
  }

  private func nameText(_ index: Int) -> ArraySlice<UInt8> {
    bytes[Int(nodes[index].start)..<Int(nodes[index].end)]
  }

  private func repeatsByComparing(_ names: [Int]) -> [Int] {
    names.indices.dropFirst().filter { later in
      names[..<later].contains { isSameText(nodes[names[later]], nodes[$0]) }
    }.map { names[$0] }
  }

  private func isSameText(_ a: JSONDocument.Node, _ b: JSONDocument.Node) -> Bool {
    guard a.end - a.start == b.end - b.start else { return false }
    return (0..<Int(a.end - a.start)).allSatisfy {
      bytes[Int(a.start) + $0] == bytes[Int(b.start) + $0]
    }
  }

  private func repeatsByHashing(_ names: [Int]) -> [Int] {
    var seen: Set<ArraySlice<UInt8>> = []
    return names.filter { !seen.insert(nameText($0)).inserted }
  }

  // MARK: Values

  private mutating func scanValue() -> Bool {
    skipSpace()
    guard nodes.count < limits.nodes else {
      return fail("json-too-large", "more than \(limits.nodes) values")
    }
    switch current {
    case UInt8(ascii: "{"): return openContainer(.object)
    case UInt8(ascii: "["): return openContainer(.array)
    case UInt8(ascii: "\""): return scanString()
    case UInt8(ascii: "t"): return scanWord("true", .bool)
    case UInt8(ascii: "f"): return scanWord("false", .bool)
    case UInt8(ascii: "n"): return scanWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return scanNumber()
    case nil: return fail("json-syntax", "the text ends, but a value is expected")
    default: return fail("json-syntax", "expected a value")
    }
  }

  private mutating func openContainer(_ kind: JSONValue.Kind) -> Bool {
    guard open.count < limits.depth else {
      return fail("json-too-deep", "nested deeper than \(limits.depth) levels")
    }
    open.append(nodes.count)
    append(kind, from: position, to: position)
    position += 1
    return true
  }

  private mutating func scanString() -> Bool {
    let start = position
    var odd = StringOddities()
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        append(.string, from: start, to: position)
        if odd.isPossible { reportOddities(of: start..<position, odd) }
        return true
      }
      odd.note(byte)
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    position = start
    return fail("json-syntax", "the string is not closed")
  }

  /// The features of a string that need a closer check.
  private struct StringOddities {
    private(set) var hasEscape = false
    private(set) var hasControl = false
    private var bits: UInt8 = 0

    var hasHighBit: Bool { bits & 0x80 != 0 }
    var isPossible: Bool { hasEscape || hasControl || hasHighBit }

    mutating func note(_ byte: UInt8) {
      if byte == UInt8(ascii: "\\") { hasEscape = true }
      if byte < 0x20 { hasControl = true }
      bits |= byte
    }
  }

  private mutating func reportOddities(of range: Range<Int>, _ odd: StringOddities) {
    let text = bytes[range]
    if odd.hasControl, let place = text.firstIndex(where: { $0 < 0x20 }) {
      report(
        .warning, "json-control-character", at: place, "the string contains a control character",
        fix: "write it as an escape, such as \\n")
    }
    if odd.hasEscape, let place = JSONString.oddEscape(text) {
      report(.warning, "json-escape", at: place, "the escape does not stand for a character")
    }
    if odd.hasHighBit, String(validating: text, as: UTF8.self) == nil {
      report(.warning, "json-not-utf8", at: range.lowerBound, "the string is not valid UTF-8")
    }
  }

  private mutating func scanWord(_ word: StaticString, _ kind: JSONValue.Kind) -> Bool {
    let end = position + word.utf8CodeUnitCount
    let fits = word.withUTF8Buffer { end <= bytes.count && bytes[position..<end].elementsEqual($0) }
    guard fits else { return fail("json-syntax", "expected a value") }
    append(kind, from: position, to: end)
    position = end
    return true
  }

  private mutating func scanNumber() -> Bool {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let digits = skipDigits()
    let hasLeadingZero = digits > 1 && bytes[position - digits] == UInt8(ascii: "0")
    var isValid = digits > 0 && !hasLeadingZero
    if current == UInt8(ascii: ".") {
      position += 1
      isValid = skipDigits() > 0 && isValid
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      isValid = skipDigits() > 0 && isValid
    }
    guard isValid else {
      position = start
      return fail("json-syntax", "the number is malformed")
    }
    append(.number, from: start, to: position)
    return true
  }

  private mutating func append(_ kind: JSONValue.Kind, from start: Int, to end: Int) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  // MARK: Text

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      if isSpace {
        position += 1
      } else if !acceptsComments || byte != UInt8(ascii: "/") || !skipComment() {
        return
      }
    }
  }

  /// Passes a comment over; returns false where none begins, or none ends.
  private mutating func skipComment() -> Bool {
    let rest = bytes[(position + 1)...]
    let end: Int
    if rest.first == UInt8(ascii: "/") {
      end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    } else if rest.first == UInt8(ascii: "*") {
      let inside = rest.dropFirst()
      let slash = inside.indices.dropFirst().first {
        inside[$0] == UInt8(ascii: "/") && inside[$0 - 1] == UInt8(ascii: "*")
      }
      guard let slash else { return false }
      end = slash + 1
    } else {
      return false
    }
    if !hasComments { report(.warning, "json-comment", at: position, "JSON has no comments") }
    hasComments = true
    position = end
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, isDigit(byte) { position += 1 }
    return position - start
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    position = 3
    report(
      .warning, "json-byte-order-mark", at: 0, "the file begins with a byte order mark",
      fix: "save the file without a byte order mark")
  }

  // MARK: Reports

  @discardableResult
  private mutating func fail(_ id: String, _ message: String) -> Bool {
    report(.error, id, at: position, message)
    return false
  }

  private mutating func report(
    _ severity: Severity, _ id: String, at offset: Int, _ message: String, fix: String? = nil
  ) {
    guard diagnostics.count < Self.mostDiagnostics || severity == .error else { return }
    let lines = lines ?? LineMap(bytes)
    self.lines = lines
    let place = lines.position(of: offset)
    diagnostics.append(
      Diagnostic(
        severity, id: id,
        at: SourceLocation(file: file, line: place.line, column: place.column), message, fix: fix))
  }
}
