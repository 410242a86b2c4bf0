// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension CollectionView {
  /// A registration of cells that the collection view creates with `init(frame:)`.
  ///
  /// A closure fills each cell with its item.
  ///
  /// Apple counterpart: `UICollectionView.CellRegistration` · Source: UICollectionView.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration with a closure that fills each cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of supplementary views that the collection view creates with `init(frame:)`.
  ///
  /// A closure fills each view.
  ///
  /// Apple counterpart: `UICollectionView.SupplementaryRegistration` · Source: UICollectionView.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration for a kind of supplementary view, with a closure that fills each
    /// view.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a reused or new cell that the registration has filled with an item.
  ///
  /// If the item is nil, the cell is not filled.
  ///
  /// Apple counterpart: `dequeueConfiguredReusableCell(using:for:item:)` · Source:
  /// UICollectionView.h · Fidelity: exact
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if items.makers[registration.identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("another class of cell is registered for \(registration.identifier)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view that the registration has filled.
  ///
  /// Apple counterpart: `dequeueConfiguredReusableSupplementary(using:for:)` · Source:
  /// UICollectionView.h · Fidelity: exact
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ShownItems.ItemKind(kind: registration.kind, name: registration.identifier)
    if items.otherMakers[key] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("another class of view is registered for \(registration.identifier)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
