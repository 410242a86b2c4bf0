// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension ViewController {
    /// A bar item, titled Edit or Done, that toggles `isEditing`.
    ///
    /// Apple counterpart: `editButtonItem` · Source: UIViewController.h · Fidelity: exact
    public var editButtonItem: BarItem {
      if let known: BarItem = kept(nil) { return known }
      let item = BarItem(title: "Edit", style: .plain, target: nil, action: nil)
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

    private func follow(_ item: BarItem) {
      item.title = isEditing ? "Done" : "Edit"
      item.style = isEditing ? .done : .plain
    }
  }

  extension PopoverPresentationController {
    /// The bar item next to which the popover is placed; nil to place it at `sourceView`.
    ///
    /// Setting an item that is in a bar sets `sourceView` and `sourceRect`; another item has no
    /// effect.
    ///
    /// Apple counterpart: `barButtonItem` · Source: UIPopoverPresentationController.h · Fidelity:
    /// exact
    public var barButtonItem: BarItem? {
      get { kept(nil) }
      set {
        keep(newValue)
        guard let place = newValue?.placeInBar else { return }
        (sourceView, sourceRect) = (place.bar, place.frame)
      }
    }
  }
#endif
