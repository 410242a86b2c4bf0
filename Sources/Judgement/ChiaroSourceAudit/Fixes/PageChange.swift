// SPDX-License-Identifier: MIT

import ChiaroSource

/// Checks changes of web pages: what is announced is one `<meta>` in the head for each range, and
/// all other elements, texts and comments stay where they are.
enum PageChange {
  /// The reason why a change must not be made; nil for none.
  static func objection(to change: AnnouncedChange) -> String? {
    do throws(PageReading.Failure) {
      let before = try PageReading(change.before)
      let after = try PageReading(change.after)
      return isOnlyDifference(change, before.nodes, after.nodes) ? nil : AnnouncedChange.otherwise
    } catch {
      return error.reason
    }
  }

  private static func isOnlyDifference(
    _ change: AnnouncedChange, _ old: [PageReading.Node], _ new: [PageReading.Node]
  ) -> Bool {
    var kept: [Int] = []
    var added = 0
    for (index, node) in new.enumerated() {
      guard let range = node.range, change.edits.contains(where: { $0.after.contains(range) })
      else {
        kept.append(index)
        continue
      }
      if node.isSpace { continue }
      guard node.isMeta, node.parent >= 0, new[node.parent].isHead else { return false }
      added += 1
    }
    guard added == change.edits.count, kept.count == old.count else { return false }
    let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    return zip(old, kept).allSatisfy { node, index in
      let other = new[index]
      return node.kind == other.kind && (places[other.parent] ?? -1) == node.parent
        && !isTorn(node, change)
        && isMoved(node.range, other.range, change) && isMoved(node.closing, other.closing, change)
    }
  }

  /// Whether an edit lies inside of a text, a comment or a tag.
  private static func isTorn(_ node: PageReading.Node, _ change: AnnouncedChange) -> Bool {
    guard let range = node.range else { return false }
    return change.edits.contains { edit in
      range.lowerBound < edit.before.upperBound && edit.before.lowerBound < range.upperBound
    }
  }

  /// Whether bytes are the same ones after the change.
  private static func isMoved(
    _ old: Range<Int>?, _ new: Range<Int>?, _ change: AnnouncedChange
  ) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return change.start(of: old.lowerBound) == new.lowerBound
      && change.end(of: old.upperBound) == new.upperBound
  }
}
