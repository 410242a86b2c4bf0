// SPDX-License-Identifier: MIT

import ChiaroInterfaceBuilder
import ChiaroProject
import ChiaroUIKit
import ChiaroViews

/// The bars of controllers as their files have them.
@MainActor
enum NibBars {
  /// Shows an item of a file in a controller's own.
  ///
  /// - Returns: the buttons by their identifiers
  static func show(
    _ element: InterfaceElement, in item: UINavigationItem, _ live: LiveInterface
  ) -> [String: UIBarButtonItem] {
    var found: [String: UIBarButtonItem] = [:]
    if let title = element[attribute: "title"] { item.title = title }
    func items(_ key: String) -> [UIBarButtonItem] {
      let several = element.list("\(key)s").filter { $0.isNamed("barButtonItem") }
      let one = element.child(key: key).map { [$0] } ?? []
      return (several.isEmpty ? one : several).map { element in
        let made = live.barItem(element)
        element.objectID.map { found[$0] = made }
        return made
      }
    }
    let (left, right) = (items("leftBarButtonItem"), items("rightBarButtonItem"))
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    switch element[attribute: "largeTitleDisplayMode"] {
    case "never": item.largeTitleDisplayMode = .never
    case "always": item.largeTitleDisplayMode = .always
    default: break
    }
    return found
  }

  /// Gives the bar of a container the colors of its element.
  static func look(
    of controller: UIViewController, _ element: InterfaceElement, _ live: LiveInterface
  ) {
    if let navigation = controller as? UINavigationController {
      if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
      guard let bar = element.child(key: "navigationBar") else { return }
      live.look(of: navigation.navigationBar, bar)
      if let tint = live.color(of: bar, key: "tintColor") {
        navigation.navigationBar.tintColor = tint
      }
      navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
    } else if let tabs = controller as? UITabBarController,
      let bar = element.child(key: "tabBar")
    {
      live.look(of: tabs.tabBar, bar)
      if let tint = live.color(of: bar, key: "tintColor") { tabs.tabBar.tintColor = tint }
    }
  }
}
