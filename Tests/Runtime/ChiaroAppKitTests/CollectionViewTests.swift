// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// What collection views place, reuse and select.
@MainActor
@Suite("AppKit's collection views")
struct CollectionViewTests {
  /// An item that counts how often it was used again.
  private final class Box: NSCollectionViewItem {
    static var made = 0
    var uses = 0
    override func loadView() {
      Self.made += 1
      view = NSView()
      let label = NSTextField(labelWithString: "a")
      label.frame = NSRect(x: 0, y: 0, width: 20, height: 16)
      view.addSubview(label)
      textField = label
    }
    override func prepareForReuse() { uses += 1 }
  }
  private final class Heading: NSView {}

  /// Items in sections, and what the view told.
  private final class Source: NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
    var counts: [Int]
    var told: [String] = []
    var refused: Set<IndexPath> = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: "box", for: indexPath)
      item.textField?.stringValue = "\(indexPath.item)"
      return item
    }
    func collectionView(
      _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> NSView {
      collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths.subtracting(refused) }
    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { told.append("+" + text(indexPaths)) }
    func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) { told.append("-" + text(indexPaths)) }
    private func text(_ paths: Set<IndexPath>) -> String {
      paths.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " ")
    }
  }

  /// A collection view in a scroll view of 200 by 100 at the top of a window.
  @MainActor
  private struct Stage {
    let test = TestApplication()
    let view = NSCollectionView()
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let source: Source
    init(_ counts: [Int], _ layout: NSCollectionViewLayout) {
      source = Source(counts)
      Box.made = 0
      view.collectionViewLayout = layout
      view.register(Box.self, forItemWithIdentifier: "box")
      view.register(
        Heading.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
        withIdentifier: "head")
      scroll.documentView = view
      test.content.addSubview(scroll)
      (view.dataSource, view.delegate) = (source, source)
      view.isSelectable = true
      test.app.updateWindows()
    }
    func selected() -> [Int] { view.selectionIndexes.map { $0 } }
  }

  private func flow(_ side: CGFloat = 50) -> NSCollectionViewFlowLayout {
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: side, height: 40)
    return layout
  }

  @Test("a flow layout has views of the items that are seen, and uses them again")
  func lines() throws {
    let stage = Stage([10_000], flow())
    // Three columns with 25 points between them; lines of 40 and 10.
    #expect(stage.view.frame.size == NSSize(width: 200, height: 3334 * 50 - 10))
    #expect(stage.view.frameForItem(at: 4) == NSRect(x: 75, y: 50, width: 50, height: 40))
    #expect(stage.view.visibleItems().count == 6)
    #expect(Box.made == 6)
    #expect(stage.view.item(at: 5)?.textField?.stringValue == "5")
    stage.view.scrollToItems(at: [IndexPath(item: 9_999, section: 0)], scrollPosition: .bottom)
    stage.test.app.updateWindows()
    #expect(stage.view.item(at: 9_999)?.textField?.stringValue == "9999")
    #expect(stage.view.item(at: 5) == nil)
    #expect(Box.made <= 9)
    let box = try #require(stage.view.item(at: 9_999) as? Box)
    #expect(box.view.frame.maxY == stage.view.bounds.maxY)
    #expect(stage.view.visibleItems().contains { ($0 as? Box)?.uses == 1 })
  }

  @Test("where languages run from right to left, lines begin at the right")
  func mirrored() {
    let stage = Stage([5], flow())
    stage.test.change { $0.layoutDirection = .rightToLeft }
    #expect((0..<5).map { stage.view.frameForItem(at: $0).minX } == [150, 75, 0, 150, 75])
    #expect(stage.view.item(at: 0)?.view.frame.minX == 150)
  }

  @Test("headers and insets of sections take their room")
  func sections() {
    let layout = flow()
    layout.headerReferenceSize = NSSize(width: 0, height: 20)
    layout.sectionInset = NSEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let stage = Stage([1, 1], layout)
    let kind = NSCollectionView.elementKindSectionHeader
    let heads = stage.view.visibleSupplementaryViews(ofKind: kind)
    #expect(heads.count == 2 && heads.allSatisfy { $0 is Heading && $0.frame.width == 200 })
    #expect(
      stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
        == NSRect(x: 10, y: 95, width: 50, height: 40))
    #expect(
      stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))?
        .frame.minY == 70)
  }

  @Test("a grid shares the width among the columns that have room")
  func grid() {
    let layout = NSCollectionViewGridLayout()
    layout.minimumItemSize = NSSize(width: 60, height: 30)
    layout.minimumInteritemSpacing = 4
    let stage = Stage([5], layout)
    #expect((0..<4).map { stage.view.frameForItem(at: $0).minX } == [0, 68, 136, 0])
    #expect(stage.view.frameForItem(at: 4) == NSRect(x: 68, y: 30, width: 64, height: 30))
    layout.maximumItemSize = NSSize(width: 62, height: 30)
    layout.maximumNumberOfColumns = 2
    stage.test.app.updateWindows()
    #expect(stage.view.frameForItem(at: 3) == NSRect(x: 66, y: 30, width: 62, height: 30))
  }

  @Test("a compositional layout repeats its groups below each other")
  func compositional() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let stage = Stage([3], NSCollectionViewCompositionalLayout(section: section))
    #expect(stage.view.frameForItem(at: 1) == NSRect(x: 100, y: 0, width: 100, height: 30))
    #expect(stage.view.frameForItem(at: 2) == NSRect(x: 0, y: 36, width: 100, height: 30))
  }

  @Test("presses select, with the command and shift keys more than one")
  func presses() {
    let stage = Stage([6], flow())
    let hand = Hand(stage.test.window)
    hand.press(10, 10)
    #expect(stage.view.item(at: 0)?.highlightState == .forSelection && stage.selected().isEmpty)
    hand.release(10, 10)
    #expect(stage.view.item(at: 0)?.highlightState == NSCollectionViewItem.HighlightState.none)
    #expect(stage.selected() == [0] && stage.view.item(at: 0)?.isSelected == true)
    hand.tap(100, 60)
    #expect(stage.selected() == [4] && stage.source.told == ["+0.0", "-0.0", "+0.4"])
    stage.view.allowsMultipleSelection = true
    for (x, held, result) in [
      (85.0, KeyModifiers.command, [1, 4]), (160, .shift, [1, 2]), (160, .command, [1]),
    ] {
      for phase in [PointerEvent.Phase.down, .up] {
        stage.test.window.handle(
          PointerEvent(phase, at: CGPoint(x: x, y: 10), modifiers: held))
      }
      #expect(stage.selected() == result)
    }
    hand.tap(60, 10)
    #expect(stage.selected().isEmpty)
    stage.view.allowsEmptySelection = false
    hand.tap(10, 10)
    hand.tap(60, 10)
    #expect(stage.selected() == [0])
    stage.source.refused = [IndexPath(item: 1, section: 0)]
    hand.tap(85, 10)
    #expect(stage.selected() == [0])
  }

  @Test("a drag between items selects those that it touches")
  func band() {
    let stage = Stage([6], flow())
    stage.view.allowsMultipleSelection = true
    let hand = Hand(stage.test.window)
    hand.press(60, 5)
    hand.move(130, 60)
    #expect(stage.view.item(at: 4)?.highlightState == .forSelection)
    hand.release(130, 60)
    #expect(stage.selected() == [1, 4])
    #expect(stage.source.told == ["+0.1 0.4"])
    #expect(
      stage.view.subviews.allSatisfy { view in
        stage.view.visibleItems().contains { $0.view === view }
      })
  }

  @Test("arrows move the selection through lines and sections, in both directions")
  func keys() {
    let stage = Stage([5, 2], flow())
    let hand = Hand(stage.test.window)
    stage.test.window.makeFirstResponder(stage.view)
    func path() -> IndexPath? { stage.view.selectionIndexPaths.first }
    let samples: [(KeyEvent.Key, Int, Int)] = [
      (.rightArrow, 0, 0), (.rightArrow, 1, 0), (.downArrow, 4, 0), (.rightArrow, 0, 1),
      (.upArrow, 3, 0), (.leftArrow, 2, 0), (.upArrow, 2, 0),
    ]
    for (key, item, section) in samples {
      hand.key(key)
      #expect(path() == IndexPath(item: item, section: section))
    }
    stage.test.change { $0.layoutDirection = .rightToLeft }
    hand.key(.rightArrow)
    #expect(path() == IndexPath(item: 1, section: 0))
    hand.key(.downArrow)
    hand.key(.downArrow)
    stage.test.app.updateWindows()
    #expect(path()?.section == 1 && stage.scroll.contentView.bounds.minY > 0)
  }

  @Test("what stays is selected as it was when items come and go")
  func changes() {
    let stage = Stage([5], flow())
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    stage.view.allowsMultipleSelection = true
    stage.view.selectItems(at: [path(1), path(3)], scrollPosition: [])
    #expect(stage.source.told.isEmpty)
    stage.source.counts = [6]
    stage.view.insertItems(at: [path(0)])
    #expect(stage.selected() == [2, 4])
    var isDone = false
    stage.source.counts = [5]
    stage.view.animator().performBatchUpdates {
      stage.view.deleteItems(at: [path(0), path(2)])
      stage.view.insertItems(at: [path(4)])
    } completionHandler: {
      isDone = $0
    }
    #expect(isDone && stage.selected() == [2] && stage.view.numberOfItems(inSection: 0) == 5)
    stage.view.moveItem(at: path(2), to: path(0))
    #expect(stage.selected() == [0])
    stage.view.reloadData()
    #expect(stage.selected().isEmpty)
  }

  @Test("snapshots keep what is selected")
  func snapshots() {
    let stage = Stage([0], flow())
    let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
      view, path, text in
      let item = view.makeItem(withIdentifier: "box", for: path)
      item.textField?.stringValue = text
      return item
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    stage.view.selectionIndexPaths = [IndexPath(item: 2, section: 0)]
    snapshot.deleteItems(["a"])
    source.apply(snapshot, animatingDifferences: true)
    stage.test.app.updateWindows()
    #expect(stage.selected() == [1] && source.itemIdentifier(for: [0, 1]) == "c")
    #expect(stage.view.visibleItems().compactMap { $0.textField?.stringValue } == ["b", "c"])
  }
}
