// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// What all pages and style sheets of a project may cost together, and which of them a program has
/// made alike: of these the first are judged, for all.
///
/// Pages are taken one after the other in the order of the request, so that the same project gives
/// the same result.
struct PageBudget {
  /// What pages may come to.
  struct Limits {
    /// The bytes of all together.
    var bytes = 128 << 20
    /// The pages of one head in one folder that are judged one by one.
    var alike = 24
  }

  /// What is done with a page.
  enum Part: Equatable {
    /// It is judged.
    case judged
    /// It is like others, and looked through for the names in it only.
    case alike
  }

  /// The pages that were not read, in order.
  private(set) var leftOut: [String] = []
  private let limits: Limits
  /// The bytes that are left.
  private var left: Int
  private var crowds: [Head: Crowd] = [:]
  private var order: [Head] = []

  /// What pages have in common that a program made: titles and words differ, styles do not.
  private struct Head: Hashable {
    var folder: String
    var digest: UInt64
  }

  private struct Crowd {
    var first: String
    var count = 0
  }

  /// Creates a budget of which nothing is spent.
  init(_ limits: Limits = Limits()) {
    self.limits = limits
    left = limits.bytes
  }

  /// Returns whether a page may be read; one that may not is kept among those left out.
  mutating func admits(_ path: String) -> Bool {
    if left > 0 { return true }
    leftOut.append(path)
    return false
  }

  /// Takes a page that was read, and returns what is done with it.
  mutating func take(_ path: String, _ bytes: [UInt8]) -> Part {
    left -= bytes.count
    guard let digest = Self.digest(ofHead: bytes) else { return .judged }
    let head = Head(folder: Path.parent(path), digest: digest)
    if crowds[head] == nil { order.append(head) }
    crowds[head, default: Crowd(first: path)].count += 1
    return crowds[head]?.count ?? 0 > limits.alike ? .alike : .judged
  }

  /// The pages that are judged by others: the first of those, and how many there are.
  private var alike: [(first: String, count: Int)] {
    order.compactMap { head in
      guard let crowd = crowds[head], crowd.count > limits.alike else { return nil }
      return (crowd.first, crowd.count - limits.alike)
    }
  }

  /// What is said of the pages that were judged by others.
  var diagnostics: [Diagnostic] {
    alike.map { first, count in
      Diagnostic(
        .note, id: "pages-alike", at: SourceLocation(file: first),
        Count.text(
          count, "more page in this folder has", "more pages in this folder have")
          + " the same styles in the head, so only the first \(limits.alike) were checked"
      )
    }
  }

  // MARK: Likeness

  private static let headLimit = 32 << 10

  /// The digest of what a page's head says of styles and schemes; nil for a page whose head says
  /// nothing of them, and which is judged by itself.
  private static func digest(ofHead bytes: [UInt8]) -> UInt64? {
    let start = bytes.prefix(headLimit)
    guard let end = start.range(ofBytes: "</head".utf8, ignoresCase: true) else { return nil }
    let head = start[..<end.lowerBound]
    var parts: [ArraySlice<UInt8>] = []
    for tag in head.ranges(ofBytes: "<style".utf8, ignoresCase: true) {
      let rest = head[tag.lowerBound...]
      let close = rest.range(ofBytes: "</style".utf8, ignoresCase: true)
      parts.append(rest[..<(close?.lowerBound ?? rest.endIndex)])
    }
    for name in ["<link", "<meta"] {
      for tag in head.ranges(ofBytes: name.utf8, ignoresCase: true) {
        let text = head[tag.lowerBound...].prefix { $0 != UInt8(ascii: ">") }
        let words = ["stylesheet", "color-scheme"]
        if words.contains(where: { text.range(ofBytes: $0.utf8, ignoresCase: true) != nil }) {
          parts.append(text)
        }
      }
    }
    if parts.isEmpty { return nil }
    return ContentDigest.of(parts.flatMap { $0 + [0] })
  }
}
