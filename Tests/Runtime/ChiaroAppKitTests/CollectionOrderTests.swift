// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// Collection views whose elements have an order, and whose data changes while they are used.
@MainActor
@Suite("AppKit's collection views in use")
struct CollectionOrderTests {
  private final class Box: NSCollectionViewItem {
    override func loadView() { view = NSView() }
  }
  private final class Card: NSView {}

  /// Items with a card behind or in front of them.
  private final class Cards: NSCollectionViewFlowLayout {
    var depth = 0
    override func layoutAttributesForElements(
      in rect: NSRect
    ) -> [NSCollectionViewLayoutAttributes] {
      let card = NSCollectionViewLayoutAttributes(
        forDecorationViewOfKind: "card", with: IndexPath(item: 0, section: 0))
      (card.frame, card.zIndex) = (NSRect(x: 0, y: 0, width: 200, height: 40), depth)
      return super.layoutAttributesForElements(in: rect) + [card]
    }
  }
  /// A layout that sets its sizes whenever it is prepared, as apps write it.
  private final class Fitting: NSCollectionViewFlowLayout {
    var count = 0
    override func prepare() {
      count += 1
      itemSize = NSSize(width: 60, height: 40)
      sectionInset = NSEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      super.prepare()
    }
  }

  private final class Source: NSCollectionViewDataSource, NSCollectionViewDelegate {
    var count = 6
    var told: [String] = []
    var keeps = false
    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem { collectionView.makeItem(withIdentifier: "box", for: indexPath) }
    func collectionView(
      _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { keeps ? [] : indexPaths }
    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { told += indexPaths.sorted().map { "\($0.item)" } }
    func collectionView(
      _ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>,
      with event: NSEvent
    ) -> Bool {
      told.append("drag")
      return false
    }
  }

  @MainActor
  private struct Stage {
    let test = TestApplication()
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let source = Source()
    init(_ layout: NSCollectionViewLayout) {
      view.collectionViewLayout = layout
      view.register(Box.self, forItemWithIdentifier: "box")
      test.content.addSubview(view)
      (view.dataSource, view.delegate) = (source, source)
      view.isSelectable = true
      test.app.updateWindows()
    }
  }

  @Test("elements stand in the order of their z indexes, and are placed once", arguments: [-1, 1])
  func depths(depth: Int) throws {
    let layout = Cards()
    layout.depth = depth
    layout.register(Card.self, forDecorationViewOfKind: "card")
    let stage = Stage(layout)
    let cards = stage.view.subviews.indices.filter { stage.view.subviews[$0] is Card }
    #expect(cards == [depth < 0 ? 0 : 6])
    #expect(stage.test.app.screen.cycle.diagnostics.isEmpty)
  }

  @Test("a layout that sets its sizes while it is prepared is prepared once")
  func preparing() {
    let layout = Fitting()
    let stage = Stage(layout)
    let count = layout.count
    #expect(stage.view.frameForItem(at: 0) == NSRect(x: 5, y: 5, width: 60, height: 40))
    stage.view.setNeedsLayout()
    stage.test.app.updateWindows()
    #expect(layout.count == count)
    #expect(stage.test.app.screen.cycle.diagnostics.isEmpty)
  }

  @Test("a press ends when the data changes, and selects nothing")
  func reloads() {
    let samples: [(change: @MainActor (Stage) -> Void, told: [String])] = [
      ({ _ in }, ["4"]),
      (
        {
          $0.source.count = 2
          $0.view.reloadData()
        }, []
      ),
      (
        {
          $0.source.count = 7
          $0.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }, []
      ),
      (
        {
          $0.source.count = 5
          $0.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
        }, []
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let stage = Stage(NSCollectionViewFlowLayout())
      let hand = Hand(stage.test.window)
      hand.press(80, 70)
      sample.change(stage)
      stage.test.app.updateWindows()
      hand.release(80, 70)
      #expect(stage.source.told == sample.told, "sample \(index)")
    }
  }

  @Test("a single selection stays single when the delegate keeps it")
  func single() {
    let stage = Stage(NSCollectionViewFlowLayout())
    let hand = Hand(stage.test.window)
    hand.tap(10, 10)
    stage.source.keeps = true
    hand.tap(80, 10)
    #expect(stage.view.selectionIndexes == [0] && stage.source.told == ["0"])
  }

  @Test("whether items may be dragged is asked once a press")
  func refusing() {
    let stage = Stage(NSCollectionViewFlowLayout())
    let hand = Hand(stage.test.window)
    hand.press(10, 10)
    for x in [30.0, 40, 50] { hand.move(x, 10) }
    hand.release(50, 10)
    #expect(stage.source.told.filter { $0 == "drag" }.count == 1)
  }
}
