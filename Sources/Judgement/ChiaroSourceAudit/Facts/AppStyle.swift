// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A style that code gives to the app, to a window, or to what a window begins with.
struct AppStyle: Sendable {
  /// Whose style is set.
  enum Subject: Sendable {
    /// The app, or all of its windows, also those that are made later.
    case app
    /// A window or its root view controller; set by an app or scene delegate, the style counts as
    /// that of the whole app.
    case window
    /// The object whose code sets the style.
    case itself
    /// The windows of a SwiftUI app, at the place where it declares them.
    case scene
    /// A view of SwiftUI.
    case body
  }

  /// A style that an app can be locked to.
  typealias Style = AppLock.Style

  var site: Site
  var subject: Subject
  /// The style; nil for anything but one that is written down.
  var style: Style?
  /// Whether nothing is asked before, but for the age of the system or whether there is a window,
  /// and nobody has to do something first.
  var isSteady: Bool
  /// Whether the code runs as the app begins.
  var isAtLaunch: Bool

  /// The key of `TypeFacts.steadyCalls` for what runs as the app begins.
  static let launch = ""

  /// Types that begin an app or its windows.
  private static let delegates: Set = [
    "App", "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate",
    "UISceneDelegate",
  ]

  /// Whether a type begins an app or its windows.
  static func isDelegate(_ type: String, _ facts: TypeFacts?) -> Bool {
    if let facts, !facts.inherits.isDisjoint(with: delegates) { return true }
    return ["AppDelegate", "ApplicationDelegate", "SceneDelegate"].contains(where: type.hasSuffix)
  }

  /// What tells in a method's name that it is called as the app, or its window, begins.
  static let launches = [
    "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
    "applicationDidFinishLaunching", "applicationWillFinishLaunching",
    "applicationDidBecomeActive", "sceneDidBecomeActive", "sceneWillEnterForeground",
  ]

  // MARK: Subjects

  private static let ways: Set = [
    "first", "last", "forEach", "filter", "map", "compactMap", "flatMap", "self",
  ]

  /// Whose style a property of a receiver sets; nil where it is a part of the app.
  static func subject(of receiver: [String], isAppearance: Bool) -> Subject? {
    let names = receiver.filter { !ways.contains($0) }
    guard let last = names.last else { return isAppearance ? nil : .itself }
    if isAppearance {
      let isApp = last == "NSApp" || names.contains("NSApplication") && last.hasPrefix("shared")
      return isApp ? .app : nil
    }
    if names == ["UIWindow", "appearance"] { return .app }
    // The windows that are there: those that come later are not among them.
    if names.contains("UIApplication") { return .window }
    let isWindow = last.hasSuffix("indow") || last.hasSuffix("indows")
    return isWindow || last == "rootViewController" ? .window : nil
  }

  // MARK: Values

  private static let light: Set = [
    "light", "aqua", "vibrantLight", "accessibilityHighContrastAqua", "UIUserInterfaceStyleLight",
    "NSAppearanceNameAqua", "NSAppearanceNameVibrantLight",
  ]
  private static let dark: Set = [
    "dark", "darkAqua", "vibrantDark", "accessibilityHighContrastDarkAqua",
    "UIUserInterfaceStyleDark", "NSAppearanceNameDarkAqua", "NSAppearanceNameVibrantDark",
  ]
  private static let around: Set = [
    ".", "(", ")", "[", "]", ":", "!", "named", "init", "Name", "UIUserInterfaceStyle",
    "NSAppearance", "ColorScheme", "appearanceNamed",
  ]

  /// The style that the words of a value write down; nil for a choice, a variable or none.
  static func style(of words: [String]) -> Style? {
    var style: Style?
    for word in words where !around.contains(word) {
      guard style == nil, light.contains(word) || dark.contains(word) else { return nil }
      style = light.contains(word) ? .light : .dark
    }
    return style
  }

  // MARK: Conditions

  /// Whether conditions ask for the age of the system or for a window alone.
  static func askNothing(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { parts(of: $0.filter { $0 != " " }).allSatisfy(asksNothing) }
  }

  private static func asksNothing(_ part: Substring) -> Bool {
    if part.hasPrefix("#available") || part.hasPrefix("@available") { return true }
    let names = ["window", "Window", "scene", "Scene"]
    return part.hasPrefix("let") && names.contains(where: part.contains)
  }

  /// What commas outside of brackets divide.
  private static func parts(of condition: String) -> [Substring] {
    var depth = 0
    return condition.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}
