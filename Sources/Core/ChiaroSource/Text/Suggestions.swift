// SPDX-License-Identifier: MIT

/// Functions that suggest known names for a misspelled word.
///
/// Source: Damerau 1964 (optimal string alignment)
package enum Suggestions {
  /// Returns up to `count` names that are similar to a word, the most similar first.
  ///
  /// Case is ignored. A word of three letters or more is similar to every name that contains it.
  /// Other names may differ in about every third letter of the word.
  package static func nearest(to word: String, in names: [String], count: Int = 3) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(longest))
    let limit = max(1, wanted.count / 3)
    let scored = names.compactMap { name -> (distance: Int, name: String)? in
      let other = Array(name.lowercased().unicodeScalars.prefix(longest))
      if wanted.count >= 3 && contains(other, wanted) { return (1, name) }
      if abs(other.count - wanted.count) > limit { return nil }
      let distance = distance(wanted, other)
      return distance <= limit ? (distance, name) : nil
    }
    return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count).map(\.name)
  }

  /// Returns a hint to append to a message, such as " (nearest: dark)"; empty if no name is
  /// similar.
  package static func hint(for word: String, in names: [String]) -> String {
    let nearest = nearest(to: word, in: names)
    return nearest.isEmpty ? "" : " (nearest: \(nearest.joined(separator: ", ")))"
  }

  /// The number of characters after which names are cut for comparison.
  private static let longest = 64

  private static func contains(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// Returns the number of insertions, deletions, substitutions and transpositions between two
  /// texts.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        let change = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
