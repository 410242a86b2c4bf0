// SPDX-License-Identifier: MIT

import ChiaroSource

#if CHIARO_PAGES
  import CGumboShim
#endif

/// The elements, texts and comments of a web page, as HTML's own rules read it.
struct PageReading {
  /// An element, text or comment.
  struct Node {
    /// What it is: the kind and the name, as the reader counts them.
    var kind: [Int32]
    /// The place of the node around; -1 for the page itself.
    var parent: Int
    /// The bytes of the tag, text or comment; nil for an element that is implied.
    var range: Range<Int>?
    /// The bytes of the closing tag; nil for none.
    var closing: Range<Int>?
    var isHead: Bool
    var isMeta: Bool
    var namesEncoding: Bool
    var isSpace: Bool
    /// Whether it is a text or a comment.
    var isText: Bool
  }

  /// Why a page is not read.
  struct Failure: Error {
    var reason: String
  }

  let nodes: [Node]

  /// Whether pages can be read at all: whether the library was there when this was built.
  static var isAvailable: Bool {
    #if CHIARO_PAGES
      true
    #else
      false
    #endif
  }

  /// The largest page that is read, and the most tags: what the reader does may grow with the
  /// square of them.
  private static let limits = (bytes: 2 << 20, tags: 20_000, memory: 64 << 20)

  /// Reads a page.
  init(_ bytes: [UInt8]) throws(Failure) {
    guard Self.isAvailable else {
      throw Failure(reason: "this program was built without gumbo, which parses pages")
    }
    guard !bytes.isEmpty, bytes.count <= Self.limits.bytes,
      bytes.count(where: { $0 == UInt8(ascii: "<") }) <= Self.limits.tags,
      let nodes = Self.nodes(bytes)
    else { throw Failure(reason: "the page is too large to be checked") }
    self.nodes = nodes
  }

  #if CHIARO_PAGES
    private static func nodes(_ bytes: [UInt8]) -> [Node]? {
      // Who decodes a page takes the mark away; for the reader it would be text, before any head.
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return bytes[mark...].withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress, !buffer.isEmpty,
          let page = chiaro_page_read(start, buffer.count, limits.memory)
        else { return nil }
        defer { chiaro_page_close(page) }
        return UnsafeBufferPointer(start: chiaro_page_nodes(page), count: chiaro_page_count(page))
          .map { Node($0, behind: mark) }
      }
    }
  #else
    private static func nodes(_ bytes: [UInt8]) -> [Node]? { nil }
  #endif

  // MARK: Where the scheme is declared

  /// Where `<meta name="color-scheme">` can be put: behind `<head>`, and behind what names the
  /// encoding, which must stand among the first bytes of a page.
  var placeOfScheme: Int? {
    guard let head = nodes.firstIndex(where: \.isHead), let tag = nodes[head].range else {
      return nil
    }
    let encoding = nodes.first { $0.namesEncoding && $0.parent == head }?.range
    return max(tag.upperBound, encoding?.upperBound ?? 0)
  }

  /// Whether `<html>` is written around the head, without which the page is none of XML's.
  var hasWrittenRoot: Bool {
    guard let head = nodes.first(where: \.isHead), head.parent >= 0 else { return false }
    return nodes[head.parent].range != nil
  }
}

#if CHIARO_PAGES
  extension PageReading.Node {
    fileprivate init(_ node: chiaro_page_node, behind mark: Int) {
      let bytes = { (start: UInt32, length: UInt32) in
        (mark + Int(start))..<(mark + Int(start) + Int(length))
      }
      kind = [node.kind, node.tag]
      parent = Int(node.parent)
      range = node.is_written ? bytes(node.start, node.length) : nil
      closing =
        node.closing_length > 0 ? bytes(node.closing_start, node.closing_length) : nil
      isHead = node.is_head
      isMeta = node.is_meta
      namesEncoding = node.names_encoding
      isSpace = node.is_space
      isText = node.is_text
    }
  }
#endif
