// SPDX-License-Identifier: MIT

import Synchronization

// A JSON text, read once into a flat list of nodes that point back into its bytes.
//
// Why not a tree of enums: an asset catalog has thousands of small files, of which most values are
// never looked at, and every value that is reported needs its line and column. A node is sixteen
// bytes (kind, where its text begins and ends, which node follows its subtree), the list is in the
// order of the text, and nothing is decoded before it is asked for. The bytes stay, so that a text
// can be written back without losing anything. (Measured beside JSONSerialization in
// Documentation/Performance.md.)

/// A parsed JSON text with the location of each value.
///
/// The parser accepts some errors that occur in real files (a byte order mark, a comma before a
/// closing bracket, a duplicate name) and reports them as diagnostics. The depth and the number of
/// values are limited, and the stack does not grow with the input.
///
/// Apple counterpart: `JSONSerialization` · Source: RFC 8259 · Fidelity: exact
public final class JSONDocument: Sendable {
  /// The bytes of the text, exactly as they were passed.
  public let bytes: [UInt8]
  /// The path that diagnostics and locations show.
  public let file: String
  let nodes: [Node]
  private let lines = Mutex<LineMap?>(nil)

  /// The limits of the parser.
  public struct Limits: Sendable {
    /// The maximum nesting depth; the default is 128.
    public var depth = 128
    /// The maximum number of values and names; the default is 4,000,000.
    public var nodes = 4_000_000

    /// Creates the default limits.
    public init() {}
  }

  /// The result of parsing a text.
  public struct Reading: Sendable {
    /// The document; nil if the text is not JSON even with the accepted errors.
    public var document: JSONDocument?
    /// The diagnostics, in the order of the text.
    public var diagnostics: [Diagnostic]
  }

  init(bytes: [UInt8], file: String, nodes: [Node]) {
    self.bytes = bytes
    self.file = file
    self.nodes = nodes
  }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, with or without a byte order mark
  ///   - file: the path that diagnostics show
  ///   - limits: the limits on depth and size
  /// - Returns: the diagnostics and, if the text is JSON, the document
  public static func read(
    _ bytes: [UInt8], file: String, limits: Limits = Limits()
  ) -> Reading {
    read(bytes, file: file, limits: limits, acceptsComments: false)
  }

  /// Parses a text that may have comments, as in JavaScript: `//` to the end of the line, and
  /// `/* */`.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, with or without a byte order mark
  ///   - file: the path that diagnostics name
  ///   - limits: the limits of depth and size
  ///   - acceptsComments: whether comments are passed over, with a warning, and are no errors
  /// - Returns: the document, unless the text is not JSON, and diagnostics
  package static func read(
    _ bytes: [UInt8], file: String, limits: Limits = Limits(), acceptsComments: Bool
  ) -> Reading {
    var scanner = JSONScanner(bytes: bytes, file: file, limits: limits)
    scanner.acceptsComments = acceptsComments
    let isWhole = scanner.scan()
    return Reading(
      document: isWhole
        ? JSONDocument(bytes: bytes, file: file, nodes: scanner.nodes) : nil,
      diagnostics: scanner.diagnostics)
  }

  /// The outermost value of the text.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The number of values and names in the text, which is a measure of the work to process it.
  public var nodeCount: Int { nodes.count }

  func location(of offset: Int) -> SourceLocation {
    let place = lines.withLock { map in
      let known = map ?? LineMap(bytes)
      map = known
      return known.position(of: offset)
    }
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  /// A value or name: the range of its text, and the index of the node after everything inside it.
  struct Node {
    var kind: JSONValue.Kind
    var start: UInt32
    var end: UInt32
    var next: UInt32
  }
}
