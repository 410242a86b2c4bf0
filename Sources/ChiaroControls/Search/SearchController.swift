// SPDX-License-Identifier: MIT

import ChiaroLayout
public import ChiaroViews
import Foundation

/// A controller with a search bar, which tells of each change of the text.
///
/// A navigation item shows the bar below the title; another controller may show the results.
///
/// Apple counterpart: `UISearchController` · Source: UISearchController.h · Fidelity: approximate,
/// the results stand over the content, without a presentation
open class SearchController: ViewController {
  /// The bar.
  public final let searchBar = SearchBar(frame: .zero)
  /// The controller of the results; nil where those stand in the content itself.
  public final let searchResultsController: ViewController?
  /// Who is told of each change; nil for nobody.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Who is told of beginning and end; nil for nobody.
  open weak var delegate: (any SearchControllerDelegate)?
  /// Whether the search goes on; setting it begins or ends it.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }
  private final var isSearching = false
  /// Kept: the content is not dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept: the content is not dimmed.
  open var dimsBackgroundDuringPresentation = true
  /// Kept: the bar of the navigation stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself; the default is true.
  open var automaticallyShowsCancelButton = true
  /// Kept: scopes are shown by nobody.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown also for an empty text; the default is false.
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// The controller whose content is searched; nil for none.
  final weak var owner: ViewController?

  /// Creates a controller, with another for the results.
  public init(searchResultsController: ViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onBegin = { [weak self] in self?.begin() }
    searchBar.onChange = { [weak self] in self?.textDidChange() }
    searchBar.onCancel = { [weak self] in self?.end() }
  }

  private final func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    textDidChange()
    delegate?.didPresentSearchController(self)
  }

  private final func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    textDidChange()
    delegate?.didDismissSearchController(self)
  }

  private final func textDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Shows the controller of the results over the content while there is something to search.
  private final func showResults() {
    guard let results = searchResultsController, let owner, owner.isViewLoaded else { return }
    let isWanted = isSearching && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    if isWanted, results.parent == nil {
      owner.addChild(results)
      results.view.frame = owner.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.view.addSubview(results.view)
      results.didMove(toParent: owner)
    } else if !isWanted, results.parent === owner {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// Who is told of each change of a search.
///
/// Apple counterpart: `UISearchResultsUpdating` · Source: UISearchController.h · Fidelity: exact
@preconcurrency @MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the text changed, and when the search begins and ends.
  func updateSearchResults(for searchController: SearchController)
}

/// Who is told of beginning and end of a search; all methods have defaults.
///
/// Apple counterpart: `UISearchControllerDelegate` · Source: UISearchController.h · Fidelity:
/// exact
@preconcurrency @MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
