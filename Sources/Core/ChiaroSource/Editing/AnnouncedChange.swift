// SPDX-License-Identifier: MIT

/// A change of a file with the ranges in which the bytes before and after it may differ.
///
/// Outside of these ranges, a reader of the file's kind must find the same before and after;
/// `isOnlyDifference(between:and:)` compares it.
package struct AnnouncedChange: Sendable {
  /// One of the ranges.
  package struct Edit: Hashable, Sendable {
    /// The removed bytes; empty for an insertion.
    package var before: Range<Int>
    /// The added bytes; empty for a removal.
    package var after: Range<Int>
  }

  /// The path of the file.
  package let path: String
  /// The bytes before the change.
  package let before: [UInt8]
  /// The bytes after the change.
  package let after: [UInt8]
  /// The ranges, in order; they do not overlap.
  package let edits: [Edit]

  /// Makes a change of bytes.
  ///
  /// - Parameters:
  ///   - path: the path of the file
  ///   - bytes: the bytes before the change
  ///   - replacements: the ranges that go, with the bytes that come
  /// - Throws: `PatchError.overlapping` when two ranges overlap or one lies outside of the file
  package init(
    _ path: String, _ bytes: [UInt8],
    replacing replacements: [(range: Range<Int>, bytes: [UInt8])]
  ) throws(PatchError) {
    try self.init(path, bytes, replacements.map { Splice($0.range, $0.bytes) })
  }

  init(_ path: String, _ bytes: [UInt8], _ splices: [Splice]) throws(PatchError) {
    self.path = path
    before = bytes
    after = try Splice.apply(splices, to: bytes)
    var edits: [Edit] = []
    var shift = 0
    for splice in Splice.ordered(splices) {
      let start = splice.range.lowerBound + shift
      edits.append(
        Edit(before: splice.range, after: start..<(start + splice.replacement.count)))
      shift += splice.replacement.count - splice.range.count
    }
    self.edits = edits
  }

  // MARK: Places

  /// Returns where a part begins after the change that began at an offset before it.
  ///
  /// An insertion at the offset comes before the part.
  ///
  /// - Returns: the offset; nil if the former one lies inside of a range that changes
  package func start(of offset: Int) -> Int? {
    place(of: offset, edits.partitioningIndex { $0.before.upperBound > offset })
  }

  /// Returns where a part ends after the change that ended at an offset before it.
  ///
  /// An insertion at the offset comes after the part.
  ///
  /// - Returns: the offset; nil if the former one lies inside of a range that changes
  package func end(of offset: Int) -> Int? {
    let index = edits.partitioningIndex {
      $0.before.upperBound > offset || $0.before.isEmpty && $0.before.upperBound == offset
    }
    return place(of: offset, index)
  }

  /// Returns the place of an offset behind the edits before an index.
  private func place(of offset: Int, _ index: Int) -> Int? {
    if index < edits.count, edits[index].before.lowerBound < offset { return nil }
    guard index > 0 else { return offset }
    return offset + edits[index - 1].after.upperBound - edits[index - 1].before.upperBound
  }

  // MARK: Text

  /// The reason why the change is none of a text in UTF-8; nil if it is.
  package var objectionOfEncoding: String? {
    guard String(validating: before, as: UTF8.self) != nil else { return "the file is not UTF-8" }
    return String(validating: after, as: UTF8.self) == nil ? Self.otherwise : nil
  }

  /// The reason why the change does not keep a text's line ends and the mark at its beginning; nil
  /// if it does.
  package var objectionOfLines: String? {
    if before.starts(with: Self.mark), let first = edits.first, first.before.lowerBound < 3 {
      return "the byte order mark would no longer be the first character of the file"
    }
    let isTorn = edits.contains {
      isInBreak(before, $0.before.lowerBound) || isInBreak(before, $0.before.upperBound)
    }
    let kinds = LineBreak.kinds(in: before)
    let isForeign = edits.contains {
      !kinds.isSuperset(of: LineBreak.kinds(in: after[$0.after]))
    }
    return isTorn || isForeign && !kinds.isEmpty ? "the line ends would change" : nil
  }

  /// The message about a change after which a file would be read differently.
  package static let otherwise = "the fix would change more of the file than it announces"

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func isInBreak(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset > 0 && offset < bytes.count && bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A
  }

  // MARK: Parts

  /// A part of a file as a reader of its kind finds it.
  package struct Part<Kind: Hashable & Sendable>: Hashable, Sendable {
    /// The kind of the part, such as an element.
    package var kind: Kind
    /// Its bytes.
    package var range: Range<Int>
    /// Whether the part may only change as a whole, such as a comment or a text.
    package var isWhole: Bool

    /// Creates a part.
    package init(_ kind: Kind, _ range: Range<Int>, isWhole: Bool = false) {
      self.kind = kind
      self.range = range
      self.isWhole = isWhole
    }
  }

  /// Returns whether the parts before and after the change are the same outside of its ranges.
  ///
  /// - Parameters:
  ///   - old: the parts before the change, in the order of a reader
  ///   - new: the parts after the change, in the same order
  /// - Returns: whether they are the same
  package func isOnlyDifference<Kind>(
    between old: [Part<Kind>], and new: [Part<Kind>]
  ) -> Bool {
    var kept: [Part<Kind>] = []
    kept.reserveCapacity(old.count)
    let gone = edits.map(\.before)
    for part in old {
      switch touches(part.range, gone, isWhole: part.isWhole) {
      case .isInside: continue
      case .isTorn: return false
      case .isApart:
        guard let start = start(of: part.range.lowerBound),
          let end = end(of: part.range.upperBound), start <= end
        else { continue }
        kept.append(Part(part.kind, start..<end, isWhole: part.isWhole))
      }
    }
    let ranges = edits.map(\.after)
    return new.lazy.filter { touches($0.range, ranges, isWhole: false) == .isApart }
      .elementsEqual(kept)
  }

  private enum Touch {
    case isApart
    case isInside
    case isTorn
  }

  /// Returns how a part lies to the ranges that change.
  private func touches(_ part: Range<Int>, _ ranges: [Range<Int>], isWhole: Bool) -> Touch {
    var index = ranges.partitioningIndex { $0.upperBound >= part.lowerBound }
    while index < ranges.count, ranges[index].lowerBound <= part.upperBound {
      let range = ranges[index]
      if !range.isEmpty, range.lowerBound <= part.lowerBound, part.upperBound <= range.upperBound {
        return .isInside
      }
      let isCut =
        !range.isEmpty
        && (range.lowerBound < part.lowerBound && part.lowerBound < range.upperBound
          || range.lowerBound < part.upperBound && part.upperBound < range.upperBound)
      if isCut { return isWhole ? .isTorn : .isInside }
      let isAround = range.lowerBound < part.upperBound && part.lowerBound < range.upperBound
      if isWhole && isAround { return .isTorn }
      index += 1
    }
    return .isApart
  }
}

extension Array {
  /// Returns the index of the first element that fulfills a condition which all behind it fulfill
  /// too.
  fileprivate func partitioningIndex(where fulfills: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fulfills(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
