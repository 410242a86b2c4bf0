// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Controllers.
@MainActor
enum ControllerNames {
  private static let nib = [CallArgument("nibName", .nothing), CallArgument("bundle", .nothing)]

  static let classes: [String: KitClass] = [
    "UIViewController": KitClass(
      upper: "UIResponder", usual: nib,
      make: {
        $0.isDriven
          ? DrivenController(nibName: nil, bundle: nil)
          : UIViewController(nibName: nil, bundle: nil)
      }, properties: properties, methods: methods),
    "UINavigationController": KitClass(
      upper: "UIViewController", usual: nib,
      make: { call in
        let controller =
          call.isDriven
          ? DrivenNavigationController(nibName: nil, bundle: nil)
          : UINavigationController(nibName: nil, bundle: nil)
        if let root = call.kit.object(call.value("rootViewController"), UIViewController.self),
          root !== controller
        {
          controller.viewControllers = [root]
        }
        return controller
      },
      properties: [
        "viewControllers": controllers(
          UINavigationController.self, { $0.viewControllers }, { $0.viewControllers = $1 }),
        "navigationBar": .part("UINavigationBar", UINavigationController.self) {
          $0.navigationBar
        },
        "topViewController": .part("UIViewController", UINavigationController.self) {
          $0.topViewController
        },
        "isNavigationBarHidden": .flag(\UINavigationController.isNavigationBarHidden),
        "isToolbarHidden": .flag(\UINavigationController.isToolbarHidden, false),
      ],
      methods: [
        "pushViewController": { object, call in
          if let next = call.kit.object(call[0], UIViewController.self),
            let controller = object as? UINavigationController, next !== controller,
            !controller.viewControllers.contains(where: { $0 === next })
          {
            controller.pushViewController(next, animated: false)
          }
          return nil
        },
        "popViewController": { _, _ in nil }, "popToRootViewController": { _, _ in nil },
        "setNavigationBarHidden": { object, call in
          (object as? UINavigationController)?.isNavigationBarHidden = call[0]?.truth ?? true
          return nil
        },
        "setViewControllers": { object, call in
          set(call.kit.list(call[0]), UINavigationController.self, object, call.kit) {
            $0.viewControllers = $1
          }
          return nil
        },
      ]),
    "UITabBarController": KitClass(
      upper: "UIViewController", usual: nib,
      make: {
        $0.isDriven
          ? DrivenTabBarController(nibName: nil, bundle: nil)
          : UITabBarController(nibName: nil, bundle: nil)
      },
      properties: [
        "viewControllers": controllers(
          UITabBarController.self, { $0.viewControllers ?? [] }, { $0.viewControllers = $1 }),
        "tabBar": .part("UITabBar", UITabBarController.self) { $0.tabBar },
        "selectedIndex": KitProperty(
          type: "Int",
          set: { object, value, kit in
            guard let controller = object as? UITabBarController, let index = kit.whole(value)
            else { return false }
            if (controller.viewControllers ?? []).indices.contains(index) {
              controller.selectedIndex = index
            }
            return true
          }),
      ],
      methods: [
        "setViewControllers": { object, call in
          set(call.kit.list(call[0]), UITabBarController.self, object, call.kit) {
            $0.viewControllers = $1
          }
          return nil
        }
      ]),
    "UITableViewController": KitClass(
      upper: "UIViewController", usual: [CallArgument("style", Value.word("plain"))],
      make: { call in
        let style =
          call.value("style").flatMap { call.kit.choice($0, UITableView.Style.self) } ?? .plain
        return call.isDriven
          ? DrivenTableController(style: style) : UITableViewController(style: style)
      },
      properties: [
        "tableView": .part("UITableView", UITableViewController.self) { $0.view as? UITableView }
      ],
      methods: [
        "tableView": { object, call in
          guard let table = (object as? UIViewController)?.viewIfLoaded as? UITableView else {
            return nil
          }
          return call.kit.source(of: table).answer(call)
        },
        "numberOfSections": { object, call in
          guard let table = (object as? UIViewController)?.viewIfLoaded as? UITableView else {
            return nil
          }
          return .int(call.kit.source(of: table).rows?.sections.count ?? 1)
        },
      ]),
    "UICollectionViewController": KitClass(
      upper: "UIViewController",
      make: { call in
        let layout =
          call.kit.object(call.value("collectionViewLayout"), UICollectionViewLayout.self)
          ?? UICollectionViewFlowLayout()
        return call.isDriven
          ? DrivenCollectionController(collectionViewLayout: layout)
          : UICollectionViewController(collectionViewLayout: layout)
      },
      properties: [
        "collectionView": .part("UICollectionView", UICollectionViewController.self) {
          $0.view as? UICollectionView
        }
      ]),
    "UIPageViewController": KitClass(
      upper: "UIViewController",
      make: { call in
        call.isDriven
          ? DrivenController(nibName: nil, bundle: nil)
          : UIViewController(nibName: nil, bundle: nil)
      },
      methods: ["setViewControllers": { _, _ in nil }]),
    "UIAlertController": KitClass(
      upper: "UIViewController",
      make: { call in
        UIAlertController(
          title: call.text("title"), message: call.text("message"),
          preferredStyle: call.word("preferredStyle") == "actionSheet" ? .actionSheet : .alert)
      },
      methods: ["addAction": { _, _ in nil }, "addTextField": { _, _ in nil }]),
    "UIAlertAction": KitClass(make: { _ in ViewNames.Plain() }),
    "UISearchController": KitClass(
      upper: "UIViewController",
      make: { call in
        UISearchController(
          searchResultsController: call.kit.object(
            call.value("searchResultsController"), UIViewController.self))
      },
      properties: [
        "searchBar": .part("UISearchBar", UISearchController.self) { $0.searchBar },
        "obscuresBackgroundDuringPresentation": KitProperty(),
        "hidesNavigationBarDuringPresentation": KitProperty(),
        "automaticallyShowsCancelButton": KitProperty(),
        "isActive": .flag(\UISearchController.isActive, false),
        "searchResultsController": .computed(UISearchController.self) { controller, kit in
          kit.value(controller.searchResultsController, "UIViewController")
        },
      ]),
    "UIHostingController": KitClass(
      upper: "UIViewController",
      make: { call in
        (call.value("rootView") ?? call.first).flatMap { call.kit.hosting($0) }
          ?? UIViewController(nibName: nil, bundle: nil)
      },
      properties: ["rootView": KitProperty(), "sizingOptions": KitProperty()]),
  ]

  // MARK: Members

  private static let properties: [String: KitProperty] = [
    "view": KitProperty(
      type: "UIView?",
      get: { object, kit in
        guard let controller = object as? UIViewController else { return nil }
        let view = kit.value(controller.view, "UIView")
        kit.known(controller)?.kept["#view"] = view
        return view
      },
      set: { object, value, kit in
        guard let controller = object as? UIViewController,
          let view = kit.object(value, UIView.self), Kit.isView(view, fitFor: controller)
        else { return false }
        controller.view = view
        return true
      }),
    "viewIfLoaded": .computed(UIViewController.self) { controller, kit in
      kit.value(controller.viewIfLoaded, "UIView")
    },
    "isViewLoaded": .computed(UIViewController.self) { controller, _ in
      .bool(controller.isViewLoaded)
    },
    "title": .text(\UIViewController.title),
    "navigationItem": .part("UINavigationItem", UIViewController.self) { $0.navigationItem },
    "tabBarItem": .of(
      \UIViewController.tabBarItem, "UITabBarItem?", .nothing,
      read: { held, kit in kit.value(held, "UITabBarItem") }
    ) { value, kit in kit.object(value, UITabBarItem.self).map { .some($0) } },
    "navigationController": .computed(UIViewController.self) { controller, kit in
      if controller.navigationController == nil { kit.missedNavigation = true }
      return kit.value(controller.navigationController, "UINavigationController")
    },
    "tabBarController": .computed(UIViewController.self) { controller, kit in
      kit.value(controller.tabBarController, "UITabBarController")
    },
    "parent": .computed(UIViewController.self) { controller, kit in
      kit.value(controller.parent, "UIViewController")
    },
    "children": .computed(UIViewController.self) { controller, kit in
      .array(controller.children.map { kit.value($0, "UIViewController") })
    },
    "presentedViewController": .computed(UIViewController.self) { _, _ in .nothing },
    "presentingViewController": .computed(UIViewController.self) { _, _ in .nothing },
    "traitCollection": .computed(UIViewController.self) { controller, _ in
      KitTraits.value(controller.traitCollection)
    },
    "overrideUserInterfaceStyle": .choice(
      \UIViewController.overrideUserInterfaceStyle, "UIUserInterfaceStyle"),
    "preferredContentSize": .size(\UIViewController.preferredContentSize),
    "additionalSafeAreaInsets": .insets(\UIViewController.additionalSafeAreaInsets),
    "isEditing": .flag(\UIViewController.isEditing), "nibName": KitProperty(),
    "storyboard": .computed(UIViewController.self) { controller, kit in
      guard let name = kit.nibs?.storyboard(of: controller) else { return .nothing }
      return kit.value(NibFile(name), "UIStoryboard")
    },
    "edgesForExtendedLayout": KitProperty(), "extendedLayoutIncludesOpaqueBars": KitProperty(),
    "toolbarItems": KitProperty(
      type: "[UIBarButtonItem]?",
      set: { object, value, kit in
        (object as? UIViewController)?.toolbarItems = kit.barItems(value)
        return true
      }),
  ]

  private static let methods: [String: KitMethod] = [
    "loadView": { _, _ in nil }, "viewDidLoad": { _, _ in nil },
    "viewWillAppear": { _, _ in nil }, "viewDidAppear": { _, _ in nil },
    "viewIsAppearing": { _, _ in nil }, "viewWillDisappear": { _, _ in nil },
    "viewDidDisappear": { _, _ in nil }, "viewWillLayoutSubviews": { _, _ in nil },
    "viewDidLayoutSubviews": { _, _ in nil }, "updateViewConstraints": { _, _ in nil },
    "viewSafeAreaInsetsDidChange": { _, _ in nil }, "traitCollectionDidChange": { _, _ in nil },
    "viewWillTransition": { _, _ in nil }, "willMove": { _, _ in nil }, "didMove": { _, _ in nil },
    "didReceiveMemoryWarning": { _, _ in nil }, "setEditing": { _, _ in nil },
    "setNeedsStatusBarAppearanceUpdate": { _, _ in nil }, "prepare": { _, _ in nil },
    "present": { _, _ in nil }, "dismiss": { _, _ in nil }, "show": { _, _ in nil },
    "performSegue": { _, _ in nil },
    "loadViewIfNeeded": { object, _ in
      (object as? UIViewController)?.loadViewIfNeeded()
      return nil
    },
    "beginAppearanceTransition": { object, _ in
      (object as? UIViewController)?.loadViewIfNeeded()
      return nil
    },
    "endAppearanceTransition": { _, _ in nil },
    "addChild": { object, call in
      if let child = call.kit.object(call[0], UIViewController.self),
        let parent = object as? UIViewController,
        !line(of: parent).contains(where: { $0 === child })
      {
        parent.addChild(child)
      }
      return nil
    },
    "removeFromParent": { object, _ in
      (object as? UIViewController)?.removeFromParent()
      return nil
    },
    "registerForTraitChanges": { object, call in
      if let object = object as? UIViewController { call.kit.register(object, call) }
      return nil
    },
  ]

  private static func line(of controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller, next: \.parent).prefix(1_000))
  }

  // MARK: Several controllers

  private static func controllers<Object: UIViewController>(
    _ type: Object.Type, _ get: @escaping @MainActor (Object) -> [UIViewController],
    _ put: @escaping @MainActor (Object, [UIViewController]) -> Void
  ) -> KitProperty {
    KitProperty(
      type: "[UIViewController]?",
      get: { object, kit in
        (object as? Object).map { .array(get($0).map { kit.value($0, "UIViewController") }) }
      },
      set: { object, value, kit in
        set(kit.list(value), type, object, kit, put)
        return true
      })
  }

  private static func set<Object: UIViewController>(
    _ values: [Value], _ type: Object.Type, _ object: AnyObject, _ kit: Kit,
    _ put: @MainActor (Object, [UIViewController]) -> Void
  ) {
    guard let object = object as? Object else { return }
    var found: [UIViewController] = []
    for value in values.prefix(100) {
      if let controller = kit.object(value, UIViewController.self),
        !line(of: object).contains(where: { $0 === controller }),
        !found.contains(where: { $0 === controller })
      {
        found.append(controller)
      }
    }
    put(object, found)
  }
}
