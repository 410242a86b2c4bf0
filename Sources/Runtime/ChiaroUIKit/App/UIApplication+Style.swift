// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself reads the app's property list.
#if !canImport(UIKit)
  extension Application {
    /// Forces the style that the app's `Info.plist` names on the app's screens, if it names one.
    ///
    /// The file stands beside the program, or wherever `Bundle.main` has it.
    ///
    /// - Parameters:
    ///   - screen: a screen besides the app's; nil for none
    ///   - values: the values of the property list
    ///
    /// Source: UIUserInterfaceStyle in the Information Property List reference (statement S76)
    func takeStyle(
      on screen: Screen? = nil, of values: [String: Any] = Bundle.main.infoDictionary ?? [:]
    ) {
      let style: UserInterfaceStyle
      switch values["UIUserInterfaceStyle"] as? String {
      case "Light": style = .light
      case "Dark": style = .dark
      default: return
      }
      colorSchemePreference = ColorSchemePreference(infoPlistStyle: style)
      for screen in allScreens + [screen].compactMap({ $0 }) {
        screen.colorSchemePreference = colorSchemePreference
      }
    }
  }
#endif
