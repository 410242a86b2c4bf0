// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A controller that has a search bar and reports each change of the search text.
///
/// A navigation item shows the search bar below the title. Another controller can show the results.
///
/// Apple counterpart: `UISearchController` · Source: UISearchController.h · Fidelity: approximate,
/// the results cover the searched content, without a presentation
open class SearchController: ViewController {
  /// The search bar.
  public final let searchBar = SearchBar(frame: .zero)
  /// The controller that shows the results; nil if the controller that is searched shows them.
  public final let searchResultsController: ViewController?
  /// The object that is notified when the search changes; nil for none.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, which is notified when a search begins and ends; nil for none.
  open weak var delegate: (any SearchControllerDelegate)?
  /// Whether a search is in progress; setting it begins or ends the search.
  ///
  /// Ending a search deletes the search text.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }
  private final var isSearching = false
  /// Whether a search obscures the searched content; stored, but without effect, because a search
  /// never obscures it.
  ///
  /// Fidelity: inert
  open var obscuresBackgroundDuringPresentation = true
  /// Whether a search hides the navigation bar; stored, but without effect, because the bar stays
  /// visible.
  ///
  /// Fidelity: inert
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search shows and hides the Cancel button; the default is true.
  open var automaticallyShowsCancelButton = true
  /// Whether a search shows the scopes; stored, but without effect, because scopes are never shown.
  ///
  /// Fidelity: inert
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown during a search even if the search text is empty; the default is
  /// false.
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// The controller whose content is searched; nil for none.
  final weak var owner: ViewController?

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: the controller that shows the results; nil if the
  ///   controller that is searched shows them
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

/// An object that is notified of each change of a search.
///
/// Apple counterpart: `UISearchResultsUpdating` · Source: UISearchController.h · Fidelity: exact
@preconcurrency @MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search text changes, and when the search begins or ends.
  func updateSearchResults(for searchController: SearchController)
}

/// The methods that a search controller calls when a search begins or ends; all have defaults.
///
/// Apple counterpart: `UISearchControllerDelegate` · Source: UISearchController.h · Fidelity:
/// exact
@preconcurrency @MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after a search began.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after a search ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Called before a search begins; the default does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Called after a search began; the default does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Called before a search ends; the default does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Called after a search ended; the default does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
