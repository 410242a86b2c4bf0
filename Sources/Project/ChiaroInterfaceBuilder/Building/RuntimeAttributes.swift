// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// The values of `<userDefinedRuntimeAttributes>`, which a program sets by key path when it loads a
/// file.
///
/// Those of the view's own class are the app's, and are left alone. So are colors that a layer
/// cannot use: a border stays black, as a layer's is.
enum RuntimeAttributes {
  /// Sets the attributes that views have.
  @MainActor
  static func apply(to view: View, _ element: InterfaceElement, _ builder: SceneBuilder) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute[attribute: "keyPath"] else { continue }
      if attribute.isInertLayerColor {
        builder.note(
          .note, "runtime-color-without-effect", element,
          "\(path) has no effect: a layer takes only a CGColor",
          fix: "set the color in code, and set it again when the traits change")
        continue
      }
      set(path, attribute, on: view, builder)
    }
  }

  @MainActor
  private static func set(
    _ path: String, _ attribute: InterfaceElement, on view: View, _ builder: SceneBuilder
  ) {
    let value = attribute.child(key: "value")
    let number = attribute.number("value") ?? value?.number("value")
    let flag = attribute.flag("value")
    let color = value.flatMap { $0.isNamed("color") ? builder.color($0) : nil }
    switch path {
    case "layer.cornerRadius": if let number { view.layer.cornerRadius = max(0, number) }
    case "layer.borderWidth": if let number { view.layer.borderWidth = max(0, number) }
    // Properties that apps add to layers for Interface Builder.
    case "layer.borderUIColor", "layer.borderColorFromUIColor":
      if let color { view.layer.borderColor = color }
    case "layer.masksToBounds", "clipsToBounds": if let flag { view.clipsToBounds = flag }
    case "layer.shadowOpacity": if let number { view.layer.shadowOpacity = number }
    case "layer.shadowOffset":
      // A negative height is above, which no size of a view is.
      if let value, value.isNamed("size") { view.layer.shadowOffset = value.number("height") ?? 0 }
    case "layer.shadowRadius": if let number { view.layer.shadowRadius = max(0, number) }
    case "backgroundColor": if let color { view.backgroundColor = color }
    case "tintColor": if let color { view.tintColor = color }
    case "unselectedItemTintColor":
      if let color { (view as? TabBar)?.unselectedItemTintColor = color }
    case "textColor": if let color { (view as? Label)?.textColor = color }
    case "overrideUserInterfaceStyle":
      view.overrideUserInterfaceStyle = number.flatMap { .init(rawValue: Int($0)) } ?? .unspecified
    case "alpha": if let number { view.alpha = min(1, max(0, number)) }
    case "hidden", "isHidden": if let flag { view.isHidden = flag }
    default: break
    }
  }
}
