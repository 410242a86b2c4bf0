// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Gestures, motions, menus, search and what else screens have.
///
/// A line a name, with UIKit's signature; the names stand behind, as in uikit-members.csv.
extension Presence {
  func useGestures() {
    let tap = UITapGestureRecognizer(target: view, action: nil)  // UITapGestureRecognizer
    view.addGestureRecognizer(tap)  // addGestureRecognizer
    let _: UIGestureRecognizer = tap  // UIGestureRecognizer
    _ = tap.location(in: view)  // location
    _ = UIPanGestureRecognizer(target: view, action: nil)  // UIPanGestureRecognizer
    UIView.animate(withDuration: 0) {}  // animate
    _ = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("a"))  // UIKeyCommand
    let turn: (UIViewControllerTransitionCoordinator) -> Void = { [controller] in
      controller.viewWillTransition(to: .zero, with: $0)  // viewWillTransition
    }
    _ = turn
    _ = CAShapeLayer()  // CAShapeLayer
  }

  func useMenusAndSearch() {
    _ = UIMenu(title: "a", children: [])  // UIMenu
    _ = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)  // UIContextMenuConfiguration
    let search = UISearchController(searchResultsController: nil)  // UISearchController
    let _: UISearchBar = search.searchBar  // searchBar
    _ = UISearchBar()  // UISearchBar
    controller.navigationItem.searchController = search  // searchController
    controller.navigationItem.titleView = view  // titleView
    let action = UIContextualAction(
      style: .normal, title: "a"
    ) { _, _, _ in }  // UIContextualAction
    _ = UISwipeActionsConfiguration(actions: [action])  // UISwipeActionsConfiguration
    table.refreshControl = nil  // refreshControl
    table.separatorStyle = .none  // separatorStyle
    textField.keyboardType = .emailAddress  // keyboardType
    button.setBackgroundImage(nil, for: .normal)  // setBackgroundImage
    bar.titleTextAttributes = [:]  // titleTextAttributes
    _ = UIPasteboard.general.string  // UIPasteboard
    _ = UICollectionViewLayoutAttributes(
      forCellWith: indexPath)  // UICollectionViewLayoutAttributes
  }
}
