// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Controllers of AppKit.
@MainActor
enum MacControllerNames {
  private static let nib = [CallArgument("nibName", .nothing), CallArgument("bundle", .nothing)]

  static let classes: [String: KitClass] = [
    "NSViewController": KitClass(
      upper: "NSResponder", usual: nib,
      make: {
        $0.isDriven
          ? DrivenMacViewController(nibName: nil, bundle: nil)
          : NSViewController(nibName: nil, bundle: nil)
      }, properties: properties, methods: methods),
    "NSSplitViewController": KitClass(
      upper: "NSViewController", usual: nib,
      make: {
        $0.isDriven
          ? DrivenMacSplitViewController(nibName: nil, bundle: nil)
          : NSSplitViewController(nibName: nil, bundle: nil)
      }, properties: split, methods: splitMethods),
    "NSSplitViewItem": KitClass(
      make: { item($0) },
      properties: [
        "viewController": .part("NSViewController", NSSplitViewItem.self) { $0.viewController },
        "isCollapsed": .flag(\NSSplitViewItem.isCollapsed),
        "canCollapse": .flag(\NSSplitViewItem.canCollapse),
        "minimumThickness": .length(\NSSplitViewItem.minimumThickness),
        "maximumThickness": .length(\NSSplitViewItem.maximumThickness),
        "preferredThicknessFraction": .length(\NSSplitViewItem.preferredThicknessFraction, 0.5),
        "holdingPriority": .unseen, "allowsFullHeightLayout": .unseen,
        "titlebarSeparatorStyle": .unseen, "collapseBehavior": .unseen,
        "isSpringLoaded": .unseen, "automaticMaximumThickness": .unseen,
      ], methods: ["animator": { _, call in call.owner.map { .object($0) } }]),
    "NSTabViewController": KitClass(
      upper: "NSViewController", usual: nib,
      make: {
        $0.isDriven
          ? DrivenMacTabViewController(nibName: nil, bundle: nil)
          : NSTabViewController(nibName: nil, bundle: nil)
      },
      properties: [
        "tabStyle": .choice(\NSTabViewController.tabStyle, "NSTabViewController.TabStyle"),
        "tabView": .part("NSTabView", NSTabViewController.self) { $0.tabView },
        "tabViewItems": .computed(NSTabViewController.self) { controller, kit in
          .array(controller.tabViewItems.map { kit.value($0, "NSTabViewItem") })
        },
        "selectedTabViewItemIndex": KitProperty(), "transitionOptions": .unseen,
      ],
      methods: [
        "addTabViewItem": KitMethods.does(NSTabViewController.self) { controller, call in
          if let item = call.kit.object(call[0], NSTabViewItem.self), item.tabView == nil,
            fits(item.viewController, in: controller)
          {
            controller.addTabViewItem(item)
          }
        }
      ]),
    "NSCollectionViewItem": KitClass(
      upper: "NSViewController", usual: nib,
      make: {
        $0.isDriven
          ? DrivenMacCollectionViewItem(nibName: nil, bundle: nil)
          : NSCollectionViewItem(nibName: nil, bundle: nil)
      },
      properties: [
        "isSelected": .flag(\NSCollectionViewItem.isSelected),
        "imageView": .object(\NSCollectionViewItem.imageView, "NSImageView"),
        "textField": .object(\NSCollectionViewItem.textField, "NSTextField"),
        "highlightState": .unseen,
      ], methods: KitMethods.idle("prepareForReuse", "apply")),
    "NSHostingController": KitClass(
      upper: "NSViewController", make: { hosting($0) },
      properties: ["rootView": KitProperty(), "sizingOptions": .unseen]),
    "NSHostingView": KitClass(
      upper: "NSView",
      make: { call in
        let view = NSView(frame: call.frame)
        show(call.value("rootView") ?? call.first, in: view, call.kit)
        return view
      }, properties: ["rootView": KitProperty(), "sizingOptions": .unseen]),
  ]

  // MARK: SwiftUI

  private static func hosting(_ call: KitCall) -> AnyObject {
    let controller = NSViewController(nibName: nil, bundle: nil)
    let view = NSView(frame: .zero)
    show(call.value("rootView") ?? call.first, in: view, call.kit)
    controller.view = view
    return controller
  }

  /// Shows a view of SwiftUI's in the whole of one of AppKit's.
  private static func show(_ content: Value?, in outer: NSView, _ kit: Kit) {
    guard let inner = content.flatMap({ kit.hosting($0) }) else { return }
    kit.hold(inner)
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner.view)
    NSLayoutConstraint.activate([
      inner.view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.view.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  // MARK: Members

  private static let properties: [String: KitProperty] = [
    "view": KitProperty(
      type: "NSView?",
      get: { object, kit in
        guard let controller = object as? NSViewController else { return nil }
        let isLoading = (controller as? any Driven)?.driver?.isLoading ?? false
        if isLoading, !controller.isViewLoaded { return .nothing }
        return kit.value(controller.view, "NSView")
      },
      set: { object, value, kit in
        guard let controller = object as? NSViewController,
          let view = kit.object(value, NSView.self)
        else { return false }
        controller.view = view
        return true
      }),
    "viewIfLoaded": .computed(NSViewController.self) { controller, kit in
      kit.value(controller.viewIfLoaded, "NSView")
    },
    "isViewLoaded": .computed(NSViewController.self) { controller, _ in
      .bool(controller.isViewLoaded)
    },
    "title": .text(\NSViewController.title),
    "preferredContentSize": .size(\NSViewController.preferredContentSize),
    "parent": .computed(NSViewController.self) { controller, kit in
      kit.value(controller.parent, "NSViewController")
    },
    "children": .computed(NSViewController.self) { controller, kit in
      .array(controller.children.map { kit.value($0, "NSViewController") })
    },
    "presentingViewController": .computed(NSViewController.self) { _, _ in .nothing },
    "presentedViewControllers": .computed(NSViewController.self) { _, _ in .nothing },
    "storyboard": .computed(NSViewController.self) { _, _ in .nothing },
    "representedObject": .absent, "nibName": .unseen, "identifier": .unseen,
    "nibBundle": .unseen,
  ]

  private static let methods: [String: KitMethod] = KitMethods.idle(
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayout", "viewDidLayout", "updateViewConstraints", "prepare",
    "presentAsSheet", "presentAsModalWindow", "present", "dismiss", "performSegue", "transition",
    "awakeFromNib", "preferredContentSizeDidChange", "commitEditing", "discardEditing",
    "viewWillTransition"
  ).merging([
    "loadViewIfNeeded": KitMethods.does(NSViewController.self) { controller, _ in
      controller.loadViewIfNeeded()
    },
    "addChild": KitMethods.does(NSViewController.self) { parent, call in
      adopt(call.kit.object(call[0], NSViewController.self), by: parent)
    },
    "insertChild": KitMethods.does(NSViewController.self) { parent, call in
      adopt(call.kit.object(call[0], NSViewController.self), by: parent)
    },
    "removeFromParent": KitMethods.does(NSViewController.self) { child, _ in
      child.removeFromParent()
    },
    "removeChild": KitMethods.does(NSViewController.self) { parent, call in
      if let index = call.whole("at"), parent.children.indices.contains(index) {
        parent.removeChild(at: index)
      }
    },
  ]) { first, _ in first }

  /// Adds a controller to another, where that makes no circle.
  private static func adopt(_ child: NSViewController?, by parent: NSViewController) {
    if let child, fits(child, in: parent) { parent.addChild(child) }
  }

  /// Whether a controller can be a child of another one: it is not that itself, and not around it.
  static func fits(_ child: NSViewController?, in parent: NSViewController) -> Bool {
    let line = sequence(first: parent, next: \.parent).prefix(1_000)
    return !line.contains { $0 === child }
  }

  // MARK: Splits

  private static func item(_ call: KitCall) -> NSSplitViewItem {
    let of = { (label: String) in call.kit.object(call.value(label), NSViewController.self) }
    if let inner = of("sidebarWithViewController") {
      return NSSplitViewItem(sidebarWithViewController: inner)
    }
    if let inner = of("contentListWithViewController") {
      return NSSplitViewItem(contentListWithViewController: inner)
    }
    if let inner = of("inspectorWithViewController") {
      return NSSplitViewItem(inspectorWithViewController: inner)
    }
    return NSSplitViewItem(
      viewController: of("viewController") ?? NSViewController(nibName: nil, bundle: nil))
  }

  /// The most parts of a split view.
  private static let mostItems = 20

  private static let split: [String: KitProperty] = [
    "splitView": KitProperty(
      type: "NSSplitView",
      get: { object, kit in
        (object as? NSSplitViewController).map { kit.value($0.splitView, "NSSplitView") }
      },
      set: { object, value, kit in
        guard let view = kit.object(value, NSSplitView.self) else { return false }
        (object as? NSSplitViewController)?.splitView = view
        return true
      }),
    "splitViewItems": KitProperty(
      type: "[NSSplitViewItem]",
      get: { object, kit in
        (object as? NSSplitViewController).map {
          .array($0.splitViewItems.map { kit.value($0, "NSSplitViewItem") })
        }
      },
      set: { object, value, kit in
        guard let controller = object as? NSSplitViewController else { return false }
        controller.splitViewItems = kit.list(value).prefix(mostItems)
          .compactMap { kit.object($0, NSSplitViewItem.self) }
          .filter { fits($0.viewController, in: controller) }
        return true
      }),
    "minimumThicknessForInlineSidebars": .unseen,
  ]

  private static let splitMethods: [String: KitMethod] = KitMethods.idle(
    "toggleSidebar", "toggleInspector", "splitView"
  ).merging([
    "addSplitViewItem": KitMethods.does(NSSplitViewController.self) { controller, call in
      if let item = call.kit.object(call[0], NSSplitViewItem.self),
        controller.splitViewItems.count < mostItems, fits(item.viewController, in: controller)
      {
        controller.addSplitViewItem(item)
      }
    },
    "insertSplitViewItem": KitMethods.does(NSSplitViewController.self) { controller, call in
      if let item = call.kit.object(call[0], NSSplitViewItem.self),
        controller.splitViewItems.count < mostItems, fits(item.viewController, in: controller)
      {
        let last = controller.splitViewItems.count
        controller.insertSplitViewItem(item, at: min(max(0, call.whole("at") ?? last), last))
      }
    },
  ]) { first, _ in first }
}
