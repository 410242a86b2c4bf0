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

/// A JSON text and where each of its values stands.
///
/// Reading is forgiving where real files are odd (a byte order mark, a comma before a closing
/// bracket, a name twice) and says so in diagnostics; it is bounded in depth and in the number of
/// values, and takes no stack that grows with the input.
///
/// Apple counterpart: `JSONSerialization` · Source: RFC 8259 · Fidelity: exact
public final class JSONDocument: Sendable {
  /// The bytes as they were given.
  public let bytes: [UInt8]
  /// The file that diagnostics name.
  public let file: String
  let nodes: [Node]
  private let lines = Mutex<LineMap?>(nil)

  /// How much a reader accepts.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Limits: Sendable {
    /// The deepest nesting; the default is 128.
    public var depth = 128
    /// The most values and names; the default is 4,000,000.
    public var nodes = 4_000_000

    /// The default limits.
    public init() {}
  }

  /// What reading one text came to.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Reading: Sendable {
    /// The document, or nil when the text is no JSON even with forgiveness.
    public var document: JSONDocument?
    /// What was odd, in the order of the text.
    public var diagnostics: [Diagnostic]
  }

  init(bytes: [UInt8], file: String, nodes: [Node]) {
    self.bytes = bytes
    self.file = file
    self.nodes = nodes
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, with or without a byte order mark
  ///   - file: the path that diagnostics name
  ///   - limits: how deep and how much to accept
  /// - Returns: the document, unless the text is no JSON, and what was odd
  public static func read(
    _ bytes: [UInt8], file: String, limits: Limits = Limits()
  ) -> Reading {
    var scanner = JSONScanner(bytes: bytes, file: file, limits: limits)
    let isWhole = scanner.scan()
    return Reading(
      document: isWhole
        ? JSONDocument(bytes: bytes, file: file, nodes: scanner.nodes) : nil,
      diagnostics: scanner.diagnostics)
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// How many values and names the text has; a measure of the work done on it.
  public var nodeCount: Int { nodes.count }

  func location(of offset: Int) -> SourceLocation {
    let place = lines.withLock { map in
      let known = map ?? LineMap(bytes)
      map = known
      return known.position(of: offset)
    }
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  /// One value or name: where its text is, and which node follows everything inside it.
  struct Node {
    var kind: JSONValue.Kind
    var start: UInt32
    var end: UInt32
    var next: UInt32
  }
}
