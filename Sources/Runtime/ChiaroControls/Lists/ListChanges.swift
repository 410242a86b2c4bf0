// SPDX-License-Identifier: MIT

import Foundation

/// What came, went and moved in a table or a collection, as one batch.
///
/// What goes is named by where it was before the batch, what comes by where it is after it.
struct ListChanges {
  var deleted: Set<IndexPath> = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// Rows and sections that are loaded anew, where they were before.
  var reloaded: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  /// Returns where a row is after the changes; nil where it is gone or was loaded anew.
  func place(of path: IndexPath) -> IndexPath? {
    if deleted.contains(path) || reloaded.contains(path) { return nil }
    if deletedSections.contains(path.section) || reloadedSections.contains(path.section) {
      return nil
    }
    if let move = moved.last(where: { $0.from == path }) { return move.to }
    let section = sectionAfter(path.section)
    let gone = (deleted + moved.map(\.from)).filter {
      $0.section == path.section && $0.item < path.item
    }
    let come = (inserted + moved.map(\.to)).filter { $0.section == section }.map(\.item)
    return IndexPath(item: Self.place(path.item - gone.count, among: come), section: section)
  }

  private func sectionAfter(_ section: Int) -> Int {
    if let move = movedSections.last(where: { $0.from == section }) { return move.to }
    let gone =
      deletedSections.count(in: 0..<section) + movedSections.filter { $0.from < section }.count
    return Self.place(section - gone, among: insertedSections + movedSections.map(\.to))
  }

  /// The place of something when others have come to places.
  private static func place(_ place: Int, among others: [Int]) -> Int {
    others.sorted().reduce(place) { $1 <= $0 ? $0 + 1 : $0 }
  }
}

/// The batches of changes that go on in a list.
struct ListBatches {
  private var depth = 0
  private var changes = ListChanges()

  /// Whether a batch goes on.
  var isOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  /// Ends the innermost batch; returns the changes where it was the outermost.
  mutating func end() -> ListChanges? {
    depth = max(0, depth - 1)
    guard depth == 0 else { return nil }
    defer { changes = ListChanges() }
    return changes
  }

  mutating func add(_ change: (inout ListChanges) -> Void) { change(&changes) }
}
