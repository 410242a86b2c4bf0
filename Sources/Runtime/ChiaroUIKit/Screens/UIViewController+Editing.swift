// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension ViewController {
    /// A bar item, titled Edit or Done, that toggles `isEditing`.
    ///
    /// Apple counterpart: `editButtonItem` · Source: UIViewController.h · Fidelity: exact
    public var editButtonItem: BarButtonItem {
      if let known: BarButtonItem = kept(nil) {
        follow(known)
        return known
      }
      let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      item.primaryAction = Action { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
        follow(item)
      }
      let editing = observe(\.isEditing) { [weak item] controller, _ in
        item.map(controller.follow)
      }
      follow(item)
      keep(item)
      keep(editing, "editButtonItem.observation")
      return item
    }

    private func follow(_ item: BarButtonItem) {
      item.title = isEditing ? "Done" : "Edit"
      item.style = isEditing ? .done : .plain
    }
  }

  /// An object that a popover can be placed next to: a view or a bar item.
  ///
  /// Apple counterpart: `UIPopoverPresentationControllerSourceItem` · Source:
  /// UIPopoverPresentationControllerSourceItem.h · Fidelity: approximate, without a frame
  @preconcurrency @MainActor
  public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
  extension View: UIPopoverPresentationControllerSourceItem {}
  extension BarItem: UIPopoverPresentationControllerSourceItem {}

  extension PopoverPresentationController {
    /// The view or the bar item that the popover is placed next to; nil for none.
    ///
    /// Apple counterpart: `sourceItem` · Source: UIPopoverPresentationController.h · Fidelity:
    /// exact
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
      get { barButtonItem ?? sourceView }
      set {
        if let item = newValue as? BarButtonItem { return barButtonItem = item }
        barButtonItem = nil
        sourceView = newValue as? View
      }
    }
    /// The bar item that the popover is placed next to; nil to place it at `sourceView`.
    ///
    /// Setting an item that is in a bar also sets `sourceView` and `sourceRect`. Setting any other
    /// item has no effect.
    ///
    /// Apple counterpart: `barButtonItem` · Source: UIPopoverPresentationController.h · Fidelity:
    /// exact
    public var barButtonItem: BarButtonItem? {
      get { kept(nil) }
      set {
        keep(newValue)
        guard let place = newValue?.placeInBar else { return }
        (sourceView, sourceRect) = (place.bar, place.frame)
      }
    }
  }

  extension SearchBar {
    /// The style of the search bar; stored, but without effect.
    ///
    /// Apple counterpart: `barStyle` · Source: UISearchBar.h · Fidelity: inert
    public var barStyle: UIBarStyle {
      get { kept(.default) }
      set { keep(newValue) }
    }
  }
#endif
