// SPDX-License-Identifier: MIT

/// The difference of two texts by lines in the unified format.
///
/// A missing line break at the end is not marked.
package struct UnifiedDifference {
  /// The lines around a change that are shown.
  private static let context = 3

  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  private let lines: [Line]

  /// Compares two texts.
  package init(_ before: [UInt8], _ after: [UInt8]) {
    let old = Self.lines(of: before)
    let new = Self.lines(of: after)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    lines = Self.merged(old, new, removed, added)
  }

  /// The lines of a text; the break at its end begins no line of its own.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private static func merged(
    _ old: [Substring], _ new: [Substring], _ removed: Set<Int>, _ added: Set<Int>
  ) -> [Line] {
    var lines: [Line] = []
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      if place < old.count && removed.contains(place) {
        lines.append(.removed(old[place]))
        place += 1
      } else if other < new.count && added.contains(other) {
        lines.append(.added(new[other]))
        other += 1
      } else {
        lines.append(.same(old[place]))
        place += 1
        other += 1
      }
    }
    return lines
  }

  /// The difference as text, with the file's name; "" where the texts are the same.
  package func text(path: String) -> String {
    let changed = lines.indices.filter { !lines[$0].isSame }
    var hunks: [Range<Int>] = []
    for place in changed {
      let start = max(0, place - Self.context)
      let end = min(lines.count, place + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    if hunks.isEmpty { return "" }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(hunk).joined()
  }

  private func hunk(_ range: Range<Int>) -> String {
    var text = ""
    var (old, new) = (0, 0)
    for line in lines[range] {
      switch line {
      case .same(let words):
        text += " \(words)\n"
        old += 1
        new += 1
      case .removed(let words):
        text += "-\(words)\n"
        old += 1
      case .added(let words):
        text += "+\(words)\n"
        new += 1
      }
    }
    let (first, second) = starts(of: range.lowerBound)
    // A side without lines is said to stand behind the line before it.
    let places = (old == 0 ? first - 1 : first, new == 0 ? second - 1 : second)
    return "@@ -\(places.0),\(old) +\(places.1),\(new) @@\n" + text
  }

  /// The numbers, from 1, of a line before and after.
  private func starts(of index: Int) -> (Int, Int) {
    var (old, new) = (1, 1)
    for line in lines[..<index] {
      switch line {
      case .same:
        old += 1
        new += 1
      case .removed: old += 1
      case .added: new += 1
      }
    }
    return (old, new)
  }
}
