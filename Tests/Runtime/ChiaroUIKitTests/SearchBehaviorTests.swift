// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// Search, refreshing and what stands in collections, by UIKit's names.
@MainActor
@Suite("Search and collections")
struct SearchBehaviorTests {
  private final class Watcher: UISearchBarDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var notes: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      notes.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      notes.append("present")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      notes.append("dismiss")
    }
  }

  private func cancelButton(of bar: UISearchBar) -> UIButton? {
    bar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
  }

  @Test("a search bar tells of beginning, text, Return and its button")
  func bar() throws {
    let (stage, watcher) = (InputStage(), Watcher())
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = watcher
    stage.root.addSubview(bar)
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("a")
    _ = stage.window.handle(KeyEvent(.down, .return))
    #expect(watcher.notes.prefix(3) == ["begin", "text a", "search"])
    watcher.notes = []
    #expect(cancelButton(of: bar) == nil)
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    stage.press(try #require(cancelButton(of: bar)), at: 1)
    #expect(watcher.notes.last == "cancel" && !bar.searchTextField.isFirstResponder)
  }

  @Test("a search controller shows its results while there is a text, and tells of each change")
  func controller() throws {
    let (stage, watcher) = (InputStage(), Watcher())
    let (results, content) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = watcher
    search.delegate = watcher
    content.navigationItem.searchController = search
    stage.window.rootViewController = UINavigationController(rootViewController: content)
    stage.window.layoutIfNeeded()
    #expect(search.searchBar.window === stage.window)
    search.isActive = true
    #expect(search.searchBar.showsCancelButton && results.parent == nil)
    #expect(search.searchBar.becomeFirstResponder())
    search.searchBar.searchTextField.insertText("a")
    #expect(results.parent === content && results.view.superview === content.view)
    search.isActive = false
    #expect(results.parent == nil && !search.searchBar.showsCancelButton)
    #expect(watcher.notes == ["present", "update ", "update a", "update ", "dismiss"])
  }

  @Test("pulling content far enough refreshes, once", arguments: [(60.0, 0), (400, 1)])
  func refresh(_ distance: Double, _ count: Int) {
    let (stage, control) = (InputStage(), UIRefreshControl())
    let scroll = UIScrollView(frame: stage.root.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    scroll.refreshControl = control
    stage.root.addSubview(scroll)
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    for start in [0.0, 5] {
      stage.window.handle(PointerEvent(.down, at: CGPoint(x: 200, y: 50), time: start))
      for step in 1...10 {
        stage.window.handle(
          PointerEvent(
            .drag, at: CGPoint(x: 200, y: 50 + distance * Double(step) / 10),
            time: start + Double(step) * 0.05))
      }
      stage.window.handle(
        PointerEvent(.up, at: CGPoint(x: 200, y: 50 + distance), time: start + 0.6))
      _ = stage.window.advance(to: start + 3)
    }
    #expect(calls == count)
    #expect(control.isRefreshing == (count == 1))
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
  private static let row = size(.fractionalWidth(1), .absolute(40))
  private static let half = size(.fractionalWidth(0.5), .fractionalHeight(1))

  private struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var frames: [[Double]]
    var make: @MainActor @Sendable () -> NSCollectionLayoutSection
  }

  nonisolated private static let layouts = [
    Layout(
      testDescription: "one item fills the line",
      frames: [[0, 0, 100, 40], [100, 0, 100, 40], [0, 40, 100, 40]]
    ) {
      let item = NSCollectionLayoutItem(layoutSize: half)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
    },
    Layout(
      testDescription: "a count divides the line",
      frames: [[0, 0, 60, 40], [70, 0, 60, 40], [140, 0, 60, 40]]
    ) {
      let item = NSCollectionLayoutItem(layoutSize: half)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 3)
      group.interItemSpacing = .fixed(10)
      return NSCollectionLayoutSection(group: group)
    },
    Layout(
      testDescription: "a repeated item comes as often as is said, and no more",
      frames: [[0, 0, 100, 40], [0, 40, 100, 40], [0, 80, 100, 40]]
    ) {
      let item = NSCollectionLayoutItem(layoutSize: half)
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, repeatingSubitem: item, count: 1))
    },
    Layout(
      testDescription: "groups in a group, insets and distances",
      frames: [[10, 5, 90, 40], [102, 7, 86, 16], [102, 27, 86, 16]]
    ) {
      let large = NSCollectionLayoutItem(layoutSize: half)
      let small = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let column = NSCollectionLayoutGroup.vertical(layoutSize: half, subitems: [small])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [large, column]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10)
      section.interGroupSpacing = 3
      return section
    },
    Layout(
      testDescription: "sections across stand side by side",
      frames: [[0, 0, 100, 40], [104, 0, 100, 40], [208, 0, 100, 40]]
    ) {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(0.5), .absolute(40)), subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 4
      return section
    },
    Layout(
      testDescription: "a header stands above",
      frames: [[0, 30, 200, 40], [0, 70, 200, 40], [0, 110, 200, 40]]
    ) {
      let item = NSCollectionLayoutItem(layoutSize: row)
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [item]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
          alignment: .top)
      ]
      return section
    },
  ]

  @Test("a compositional layout places items", arguments: layouts)
  private func frames(_ layout: Layout) {
    let object = UICollectionViewCompositionalLayout(section: layout.make())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: object)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      object.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    let numbers = frames.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
    #expect(numbers == layout.frames)
  }

  @Test("a diffable source shows its snapshot, and keeps what is selected")
  func diffable() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    var made: [String] = []
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      _, _, item in
      made.append(item)
      return UICollectionViewCell(frame: .zero)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["s", "t"])
    snapshot.appendItems(["a", "b"], toSection: "s")
    snapshot.appendItems(["c"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(Set(made) == ["a", "b", "c"] && view.numberOfSections == 2)
    view.selectItem(at: source.indexPath(for: "b"), animated: false, scrollPosition: [])
    snapshot.moveItem("b", afterItem: "c")
    snapshot.deleteItems(["a"])
    var calls = 0
    source.apply(snapshot) { calls += 1 }
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)] && calls == 1)
    #expect(source.snapshot().itemIdentifiers == ["c", "b"])
    #expect(source.sectionIdentifier(for: 1) == "t" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
    #expect(source.indexPath(for: "a") == nil)
    source.applySnapshotUsingReloadData(snapshot)
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
  }
}
