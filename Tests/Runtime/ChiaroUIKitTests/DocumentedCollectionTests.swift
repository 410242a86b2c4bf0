// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

@MainActor
private final class Tile: UICollectionViewCell {
  var applied = 0
  var wished: CGFloat?
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    applied += 1
  }
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(attributes)
    if let wished = Tile.wishes { attributes.frame.size.height = wished }
    return attributes
  }
  static var wishes: CGFloat?
}

@MainActor
private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var sections = [6, 2]
  var told: [String] = []
  var size: CGSize?
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    told.append("view \(kind == UICollectionView.elementKindSectionHeader) \(path.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    size ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    told.append("should \(path.item)")
    return path.item != 3
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    told.append("did \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    told.append("deselect \(path.item)")
  }
}

/// Collections: flow, sizes, selection and changes, as they are documented.
@MainActor
@Suite("Collections as documented", .serialized)
struct DocumentedCollectionTests {
  let stage = InputStage()
  private let tiles = Tiles()

  private func grid(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = tiles
    view.delegate = tiles
    stage.root.addSubview(view)
    stage.window.layoutIfNeeded()
    return view
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("a new flow layout has the documented values")
  func defaults() {
    let flow = UICollectionViewFlowLayout()
    same("size", flow.itemSize, CGSize(width: 50, height: 50))
    same("lines", flow.minimumLineSpacing, 10)
    same("items", flow.minimumInteritemSpacing, 10)
    same("insets", flow.sectionInset, .zero)
    same("header", flow.headerReferenceSize, .zero)
    same("estimate", flow.estimatedItemSize, .zero)
    same("direction", flow.scrollDirection, .vertical)
    same("pins", flow.sectionHeadersPinToVisibleBounds, false)
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    same("selects", view.allowsSelection, true)
    same("many", view.allowsMultipleSelection, false)
    same("selected", view.indexPathsForSelectedItems, [])
    #expect(view.collectionViewLayout === flow && flow.collectionView === view)
  }

  @Test("a flow fills lines, from edge to edge, and headers stand above")
  func flow() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 30)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
    flow.headerReferenceSize = CGSize(width: 0, height: 40)
    let view = grid(flow)
    // Three fit into 360; the space between is what is left.
    let frames = (0..<4).map { flow.layoutAttributesForItem(at: path($0))?.frame ?? .zero }
    same("xs", frames.map(\.minX), [20, 150, 280, 20])
    same("ys", frames.map(\.minY), [45, 45, 45, 85])
    same("second section", flow.layoutAttributesForItem(at: path(0, 1))?.frame.minY, 167)
    same("content", view.contentSize, CGSize(width: 400, height: 204))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    same("header", header?.frame, CGRect(x: 0, y: 0, width: 400, height: 40))
    same("told", tiles.told, ["view true 0", "view true 1"])
    same(
      "attributes in a rectangle",
      flow.layoutAttributesForElements(in: CGRect(x: 0, y: 80, width: 400, height: 10))?.count, 3)
    flow.itemSize.width = 360
    stage.window.layoutIfNeeded()
    same("one a line", view.contentSize.height, 404)
    tiles.size = CGSize(width: 170, height: 50)
    flow.invalidateLayout()
    stage.window.layoutIfNeeded()
    same("delegate's sizes", flow.layoutAttributesForItem(at: path(1))?.frame.minX, 210)
  }

  @Test("items size themselves where a size is estimated")
  func selfSizing() {
    Tile.wishes = 80
    defer { Tile.wishes = nil }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 360, height: 40)
    flow.itemSize = CGSize(width: 360, height: 40)
    tiles.size = nil
    let view = grid(flow)
    same("cell", view.cellForItem(at: path(0))?.frame.height, 80)
    same("the next", view.cellForItem(at: path(1))?.frame.minY, 90)
    Tile.wishes = nil
  }

  @Test("a press asks and tells; code tells nobody")
  func selection() throws {
    let view = grid(UICollectionViewFlowLayout())
    tiles.told = []
    stage.press(try #require(view.cellForItem(at: path(1))))
    same("told", tiles.told, ["should 1", "did 1"])
    stage.press(try #require(view.cellForItem(at: path(2))))
    same("other", tiles.told.suffix(3), ["should 2", "deselect 1", "did 2"])
    stage.press(try #require(view.cellForItem(at: path(3))))
    same("refused", tiles.told.last, "should 3")
    same("selected", view.indexPathsForSelectedItems, [path(2)])
    tiles.told = []
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.deselectItem(at: path(0), animated: false)
    same("nobody", tiles.told, [])
    same("none", view.indexPathsForSelectedItems, [])
  }

  @Test("items come and go, and the selection goes with them")
  func changes() {
    let view = grid(UICollectionViewFlowLayout())
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    tiles.sections[0] = 7
    view.insertItems(at: [path(0)])
    same("count", view.numberOfItems(inSection: 0), 7)
    same("selection", view.indexPathsForSelectedItems, [path(3)])
    var ended: [Bool] = []
    tiles.sections[0] = 5
    view.performBatchUpdates {
      view.deleteItems(at: [path(0), path(3)])
    } completion: {
      ended.append($0)
    }
    same("gone", view.indexPathsForSelectedItems, [])
    same("completed", ended, [true])
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    tiles.sections.remove(at: 0)
    view.deleteSections([0])
    same("sections", view.numberOfSections, 1)
    same("selected there", view.indexPathsForSelectedItems, [path(0)])
    view.moveItem(at: path(0), to: path(1))
    same("moved", view.indexPathsForSelectedItems, [path(1)])
    view.reloadData()
    same("none", view.indexPathsForSelectedItems, [])
  }

  @Test("a layout of one's own is asked for what is seen, and again where it says so")
  func ownLayout() {
    final class Diagonal: UICollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 2_000) }
      override func layoutAttributesForItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: path.item * 20, y: path.item * 30 + path.section * 300, width: 20, height: 30)
        attributes.alpha = 0.5
        attributes.zIndex = path.item
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<2).flatMap { section in
          (0..<(section == 0 ? 6 : 2)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))
          }
        }.filter { $0.frame.intersects(rect) }
      }
      override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
    }
    let layout = Diagonal()
    let view = grid(layout)
    let cell = view.cellForItem(at: path(2))
    same("frame", cell?.frame, CGRect(x: 40, y: 60, width: 20, height: 30))
    same("alpha", cell?.alpha, 0.5)
    same("applied", ((cell as? Tile)?.applied ?? 0) > 0, true)
    same("content", view.contentSize.height, 2_000)
    let before = layout.prepared
    view.contentOffset.y = 50
    stage.window.layoutIfNeeded()
    #expect(layout.prepared > before)
    same("seen", view.indexPathsForVisibleItems.contains(path(0)), false)
    same("at a point", view.indexPathForItem(at: CGPoint(x: 45, y: 65)), path(2))
  }

  @Test("lists of collections have rows, and diffable sources what they hold")
  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = false
    let view = grid(UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    stage.window.layoutIfNeeded()
    let texts = view.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
    same("texts", texts.sorted(), ["a", "b"])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    snapshot.insertItems(["z"], beforeItem: "a")
    source.apply(snapshot, animatingDifferences: true)
    stage.window.layoutIfNeeded()
    same("selection", view.indexPathsForSelectedItems, [path(2)])
    same("item", source.itemIdentifier(for: path(0)), "z")
  }
}
