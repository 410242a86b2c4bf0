// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Bars, their items and their looks.
@MainActor
enum BarNames {
  static let classes: [String: KitClass] = [
    "UINavigationItem": KitClass(
      make: { UINavigationItem(title: $0.text("title")) },
      properties: [
        "title": .text(\UINavigationItem.title), "prompt": .text(\UINavigationItem.prompt),
        "backButtonTitle": .text(\UINavigationItem.backButtonTitle),
        "hidesBackButton": .flag(\UINavigationItem.hidesBackButton),
        "titleView": .object(\UINavigationItem.titleView, "UIView"),
        "largeTitleDisplayMode": .choice(
          \UINavigationItem.largeTitleDisplayMode, "UINavigationItem.LargeTitleDisplayMode"),
        "leftBarButtonItem": .object(\UINavigationItem.leftBarButtonItem, "UIBarButtonItem"),
        "rightBarButtonItem": .object(\UINavigationItem.rightBarButtonItem, "UIBarButtonItem"),
        "backBarButtonItem": .object(\UINavigationItem.backBarButtonItem, "UIBarButtonItem"),
        "leftBarButtonItems": items { $0.leftBarButtonItems = $1 },
        "rightBarButtonItems": items { $0.rightBarButtonItems = $1 },
        "standardAppearance": .object(
          \UINavigationItem.standardAppearance, "UINavigationBarAppearance"),
        "scrollEdgeAppearance": .object(
          \UINavigationItem.scrollEdgeAppearance, "UINavigationBarAppearance"),
        "compactAppearance": KitProperty(),
        "searchController": .object(\UINavigationItem.searchController, "UISearchController"),
        "hidesSearchBarWhenScrolling": KitProperty(), "backButtonDisplayMode": KitProperty(),
      ],
      methods: [
        "setRightBarButton": { object, call in
          (object as? UINavigationItem)?.rightBarButtonItem =
            call.kit.object(call[0], UIBarButtonItem.self)
          return nil
        },
        "setLeftBarButton": { object, call in
          (object as? UINavigationItem)?.leftBarButtonItem =
            call.kit.object(call[0], UIBarButtonItem.self)
          return nil
        },
      ]),
    "UIBarItem": KitClass(
      properties: [
        "title": .text(\UIBarItem.title), "image": .image(\UIBarItem.image),
        "isEnabled": .flag(\UIBarItem.isEnabled, false),
        "tintColor": .color(\UIBarItem.tintColor),
      ],
      methods: [
        "setTitleTextAttributes": { object, call in
          (object as? UIBarItem)?.setTitleTextAttributes(
            call.kit.attributes(call[0]), for: call.word("for") == "selected" ? .selected : .normal)
          return nil
        }
      ]),
    "UIBarButtonItem": KitClass(
      upper: "UIBarItem", make: item,
      properties: [
        "customView": .object(\UIBarButtonItem.customView, "UIView"),
        "width": .length(\UIBarButtonItem.width), "style": KitProperty(), "target": KitProperty(),
        "action": KitProperty(),
      ],
      statics: [
        "flexibleSpace": { _, call in
          call.kit.value(UIBarButtonItem.flexibleSpace(), "UIBarButtonItem")
        },
        "fixedSpace": { _, call in
          call.kit.value(
            UIBarButtonItem.fixedSpace(KitGeometry.bounded(call.number(0) ?? 8)), "UIBarButtonItem")
        },
      ]),
    "UITabBarItem": KitClass(
      upper: "UIBarItem",
      make: { call in
        UITabBarItem(
          title: call.text("title"), image: call.value("image").flatMap(call.kit.image),
          selectedImage: call.value("selectedImage").flatMap(call.kit.image))
      },
      properties: [
        "selectedImage": .image(\UITabBarItem.selectedImage),
        "badgeValue": .text(\UITabBarItem.badgeValue),
        "badgeColor": .color(\UITabBarItem.badgeColor),
      ]),
    "UINavigationBar": KitClass(
      upper: "UIView", make: { UINavigationBar(frame: $0.frame) },
      properties: [
        "prefersLargeTitles": .flag(\UINavigationBar.prefersLargeTitles),
        "barTintColor": .color(\UINavigationBar.barTintColor),
        "isTranslucent": .flag(\UINavigationBar.isTranslucent, false),
        "barStyle": .choice(\UINavigationBar.barStyle, "UIBarStyle"),
        "titleTextAttributes": attributes { $0.titleTextAttributes = $1 },
        "largeTitleTextAttributes": attributes { $0.largeTitleTextAttributes = $1 },
        "standardAppearance": appearance { $0.standardAppearance = $1 },
        "scrollEdgeAppearance": appearance { $0.scrollEdgeAppearance = $1 },
        "compactAppearance": KitProperty(), "topItem": KitProperty(),
      ],
      methods: ["setBackgroundImage": { _, _ in nil }]),
    "UITabBar": KitClass(
      upper: "UIView", make: { UITabBar(frame: $0.frame) },
      properties: [
        "barTintColor": .color(\UITabBar.barTintColor),
        "unselectedItemTintColor": .color(\UITabBar.unselectedItemTintColor),
        "isTranslucent": .flag(\UITabBar.isTranslucent, false),
        "standardAppearance": KitProperty(
          set: { object, value, kit in
            guard let look = kit.object(value, UITabBarAppearance.self) else { return false }
            (object as? UITabBar)?.standardAppearance = look
            return true
          }),
        "scrollEdgeAppearance": .object(\UITabBar.scrollEdgeAppearance, "UITabBarAppearance"),
      ]),
    "UIToolbar": KitClass(
      upper: "UIView", make: { UIToolbar(frame: $0.frame) },
      properties: [
        "barTintColor": .color(\UIToolbar.barTintColor),
        "items": KitProperty(
          type: "[UIBarButtonItem]?",
          get: { object, kit in
            .some(
              .array(((object as? UIToolbar)?.items ?? []).map { kit.value($0, "UIBarButtonItem") })
            )
          },
          set: { object, value, kit in
            (object as? UIToolbar)?.items = kit.barItems(value)
            return true
          }),
      ],
      methods: [
        "setItems": { object, call in
          (object as? UIToolbar)?.items = call.kit.barItems(call[0])
          return nil
        }
      ]),
    "UIBarAppearance": KitClass(
      properties: [
        "backgroundColor": .color(\UIBarAppearance.backgroundColor),
        "shadowColor": .color(\UIBarAppearance.shadowColor),
        "backgroundEffect": KitProperty(), "backgroundImage": KitProperty(),
        "shadowImage": KitProperty(),
      ],
      methods: [
        "configureWithOpaqueBackground": { object, _ in
          (object as? UIBarAppearance)?.configureWithOpaqueBackground()
          return nil
        },
        "configureWithTransparentBackground": { object, _ in
          (object as? UIBarAppearance)?.configureWithTransparentBackground()
          return nil
        },
        "configureWithDefaultBackground": { object, _ in
          (object as? UIBarAppearance)?.configureWithDefaultBackground()
          return nil
        },
      ]),
    "UINavigationBarAppearance": KitClass(
      upper: "UIBarAppearance", make: { _ in UINavigationBarAppearance() },
      properties: [
        "titleTextAttributes": KitProperty(
          set: { object, value, kit in
            (object as? UINavigationBarAppearance)?.titleTextAttributes = kit.attributes(value)
            return true
          }),
        "largeTitleTextAttributes": KitProperty(
          set: { object, value, kit in
            (object as? UINavigationBarAppearance)?.largeTitleTextAttributes =
              kit.attributes(value)
            return true
          }),
      ]),
    "UITabBarAppearance": KitClass(
      upper: "UIBarAppearance", make: { _ in UITabBarAppearance() }),
    "UIToolbarAppearance": KitClass(
      upper: "UIBarAppearance", make: { _ in UIToolbarAppearance() }),
  ]

  private static func items(
    _ put: @escaping @MainActor (UINavigationItem, [UIBarButtonItem]) -> Void
  ) -> KitProperty {
    KitProperty(
      type: "[UIBarButtonItem]?",
      set: { object, value, kit in
        guard let item = object as? UINavigationItem else { return false }
        put(item, kit.list(value).prefix(20).compactMap { kit.object($0, UIBarButtonItem.self) })
        return true
      })
  }

  private static func attributes(
    _ put: @escaping @MainActor (UINavigationBar, [NSAttributedString.Key: Any]) -> Void
  ) -> KitProperty {
    KitProperty(
      set: { object, value, kit in
        guard let bar = object as? UINavigationBar else { return false }
        put(bar, kit.attributes(value))
        return true
      })
  }

  private static func appearance(
    _ put: @escaping @MainActor (UINavigationBar, UINavigationBarAppearance) -> Void
  ) -> KitProperty {
    KitProperty(
      set: { object, value, kit in
        guard let bar = object as? UINavigationBar,
          let look = kit.object(value, UINavigationBarAppearance.self)
        else { return false }
        put(bar, look)
        return true
      })
  }

  private static func item(_ call: KitCall) -> AnyObject {
    if let word = call.word("barButtonSystemItem") ?? call.word("systemItem") {
      if word == "flexibleSpace" { return UIBarButtonItem.flexibleSpace() }
      let known = UIBarButtonItem.SystemItem.allCases.first { "\($0)" == word } ?? .done
      return UIBarButtonItem(barButtonSystemItem: known, target: nil, action: nil)
    }
    if let view = call.view("customView") { return UIBarButtonItem(customView: view) }
    let style: UIBarButtonItem.Style = call.word("style") == "done" ? .done : .plain
    if let image = call.value("image").flatMap(call.kit.image) {
      return UIBarButtonItem(image: image, style: style, target: nil, action: nil)
    }
    return UIBarButtonItem(title: call.text("title"), style: style, target: nil, action: nil)
  }
}

extension Kit {
  /// The buttons of a list; values that are none are left out.
  func barItems(_ value: Value?) -> [UIBarButtonItem] {
    list(value).compactMap { object($0, UIBarButtonItem.self) }
  }
}
