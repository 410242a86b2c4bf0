// SPDX-License-Identifier: MIT

import ChiaroProject

extension InterfaceElement {
  /// The style that a window, controller or view always has, with the attribute that says it; nil
  /// where it follows what is around it.
  var forcedStyle: (attribute: String, style: String)? {
    for attribute in ["appearanceType", "userInterfaceStyle", "overrideUserInterfaceStyle"] {
      guard let style = self[attribute: attribute] else { continue }
      let name = style.lowercased()
      if name.contains("aqua") || name.contains("light") || name.contains("dark") {
        return name.hasPrefix("inherited") ? nil : (attribute, style)
      }
    }
    return nil
  }
}

extension AdaptiveColor {
  /// Returns the color as an object shows it: the same in light and dark where the object, or one
  /// around it, has a style of its own.
  func shown(by object: InterfaceElement) -> AdaptiveColor {
    guard adapts,
      let style = object.forcedStyle ?? object.ancestors.lazy.compactMap(\.forcedStyle).first
    else { return self }
    return AdaptiveColor(style.style.lowercased().contains("dark") ? dark : light)
  }
}
