// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// How much of what a screen shows was understood: it comes from evaluated code, and is no box for
/// an unknown name, and no empty place because something was unknown.
///
/// The screen is looked at in a grid of cells. Each cell belongs to the last part around its
/// middle: content is understood, what stands for something unknown is not. An empty cell counts
/// for nothing, unless evaluation came to no end or a view around it lost something: then it is not
/// understood. A screen that shows nothing at all is understood where nothing was assumed.
struct UnderstoodArea: Equatable {
  /// A part of a screen; later ones cover the ones before.
  struct Part {
    enum Kind: Equatable {
      /// What evaluated code shows.
      case content
      /// What stands for something unknown.
      case unknown
      /// A view without a look of its own, in which something unknown is missing.
      case hollow
    }

    var kind: Kind
    var frame: CGRect
    /// Where it was made; nil for a part that the system makes.
    var place: SourcePlace?
  }

  /// What is known of a whole screen.
  struct Whole {
    var size: CGSize
    /// Whether its picture shows nothing but its ground.
    var isBlank: Bool
    /// Why its evaluation came to no end; nil where it did.
    var end: String?
    /// What was assumed, in order, each with its place.
    var assumed: [(words: String, place: SourcePlace?)]
  }

  /// The share from 0 to 1.
  let share: Double
  /// What cost most of the rest; nil where all was understood.
  let reason: String?

  /// The cells in a row and in a column.
  private static let cellCount = 40
  /// What is said of an empty place of which nobody knows more.
  private static let emptiness = "the screen is empty"

  init(_ parts: [Part], of whole: Whole) {
    if whole.isBlank {
      let reason = whole.end ?? whole.assumed.first?.words
      (share, self.reason) = (reason == nil ? 1 : 0, reason)
      return
    }
    var understood = 0
    var lost: [String: Int] = [:]
    for (index, count) in Self.cells(parts, of: whole.size) {
      if let index, parts[index].kind == .content {
        understood += count
      } else if let index {
        let words = Self.assumption(at: parts[index].place, whole) ?? Self.emptiness
        lost[words, default: 0] += count
      } else if let end = whole.end {
        lost[end, default: 0] += count
      }
    }
    let all = understood + lost.values.reduce(0, +)
    share = all == 0 ? 1 : Double(understood) / Double(all)
    reason = lost.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// How many cells belong to each part, and to none.
  private static func cells(_ parts: [Part], of size: CGSize) -> [Int?: Int] {
    var counts: [Int?: Int] = [:]
    for row in 0..<cellCount {
      for column in 0..<cellCount {
        let middle = CGPoint(
          x: (CGFloat(column) + 0.5) * size.width / CGFloat(cellCount),
          y: (CGFloat(row) + 0.5) * size.height / CGFloat(cellCount))
        counts[parts.lastIndex { $0.frame.contains(middle) }, default: 0] += 1
      }
    }
    return counts
  }

  /// What was assumed at a place, else in the same function, else first of all.
  private static func assumption(at place: SourcePlace?, _ whole: Whole) -> String? {
    guard let place else { return whole.assumed.first?.words }
    let near = whole.assumed.filter { $0.place?.file == place.file }
    let found =
      near.first { $0.place?.line == place.line } ?? near.first { $0.place?.region == place.region }
    return (found ?? whole.assumed.first)?.words
  }
}
