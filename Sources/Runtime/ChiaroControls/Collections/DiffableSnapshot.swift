// SPDX-License-Identifier: MIT

/// The sections and items that a table view or collection view shows at one time.
///
/// Apple counterpart: `NSDiffableDataSourceSnapshot` · Source:
/// NSDiffableDataSourceSectionSnapshot.h · Fidelity: approximate, items cannot contain other items
public struct DiffableSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section, items: [Item])] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [Section] { sections.map(\.section) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the number of items in a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Section) -> Int {
    itemIdentifiers(inSection: section).count
  }
  /// Returns the items in a section; empty if there is no such section.
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    sections.first { $0.section == section }?.items ?? []
  }
  /// Returns the section of an item; nil if the snapshot does not contain the item.
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sections.first { $0.items.contains(item) }?.section
  }
  /// Returns the index of an item among all items; nil if the snapshot does not contain the item.
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  /// Returns the index of a section; nil if the snapshot does not contain the section.
  public func indexOfSection(_ section: Section) -> Int? {
    sections.firstIndex { $0.section == section }
  }

  /// Adds sections at the end.
  ///
  /// - Precondition: the snapshot contains none of the sections
  public mutating func appendSections(_ new: [Section]) {
    insert(new, at: sections.count)
  }
  /// Inserts sections before another section.
  ///
  /// - Precondition: the snapshot contains the other section and none of the new ones
  public mutating func insertSections(_ new: [Section], beforeSection section: Section) {
    insert(new, at: place(of: section))
  }
  /// Inserts sections after another section.
  ///
  /// - Precondition: the snapshot contains the other section and none of the new ones
  public mutating func insertSections(_ new: [Section], afterSection section: Section) {
    insert(new, at: place(of: section) + 1)
  }
  private func place(of section: Section) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("sections can be inserted only beside an existing section")
    }
    return place
  }
  private mutating func insert(_ new: [Section], at place: Int) {
    for (offset, section) in new.enumerated() {
      precondition(indexOfSection(section) == nil, "a section can be added only once")
      sections.insert((section, []), at: place + offset)
    }
  }
  /// Removes sections with their items; ignores sections that the snapshot does not contain.
  public mutating func deleteSections(_ gone: [Section]) {
    sections.removeAll { gone.contains($0.section) }
  }
  /// Marks sections to be reloaded; without effect, because every snapshot reloads everything.
  public mutating func reloadSections(_ sections: [Section]) {}

  /// Adds items to the end of a section, or of the last section if none is given.
  ///
  /// Items that are already in the snapshot are moved there.
  ///
  /// - Precondition: the snapshot contains the section, or any section if none is given
  public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
    let index = section.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else { preconditionFailure("items can be added only to an existing section") }
    deleteItems(items)
    sections[index].items += items
  }
  /// Inserts items before another item; items that are already in the snapshot are moved there.
  ///
  /// - Precondition: the snapshot contains the other item
  public mutating func insertItems(_ items: [Item], beforeItem item: Item) {
    insert(items, at: item, 0)
  }
  /// Inserts items after another item; items that are already in the snapshot are moved there.
  ///
  /// - Precondition: the snapshot contains the other item
  public mutating func insertItems(_ items: [Item], afterItem item: Item) {
    insert(items, at: item, 1)
  }
  private mutating func insert(_ items: [Item], at item: Item, _ step: Int) {
    precondition(
      sectionIdentifier(containingItem: item) != nil,
      "items can be inserted only beside an existing item")
    deleteItems(items.filter { $0 != item })
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: items.filter { $0 != item }, at: place + step)
    }
  }
  /// Moves an item before another item.
  ///
  /// - Precondition: the snapshot contains the other item
  public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    insertItems([item], beforeItem: other)
  }
  /// Moves an item after another item.
  ///
  /// - Precondition: the snapshot contains the other item
  public mutating func moveItem(_ item: Item, afterItem other: Item) {
    insertItems([item], afterItem: other)
  }
  /// Removes items; ignores items that the snapshot does not contain.
  public mutating func deleteItems(_ gone: [Item]) {
    guard !gone.isEmpty else { return }
    let gone = Set(gone)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Removes all sections and items.
  public mutating func deleteAllItems() { sections = [] }
  /// Marks items to be reloaded; without effect, because every snapshot reloads everything.
  public mutating func reloadItems(_ items: [Item]) {}
  /// Marks items whose cells must be updated; without effect, because every snapshot reloads
  /// everything.
  public mutating func reconfigureItems(_ items: [Item]) {}
}

extension DiffableSnapshot: Sendable where Section: Sendable, Item: Sendable {}
