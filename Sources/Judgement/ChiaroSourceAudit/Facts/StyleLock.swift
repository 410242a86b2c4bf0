// SPDX-License-Identifier: MIT

/// A style that is forced or fixed.
struct StyleLock: Sendable {
  enum Kind: Sendable {
    /// The style of a window, controller, view, app or SwiftUI view is fixed.
    case style
    /// The style of a blur or material is fixed.
    case effect
    /// The style of a keyboard, bar or indicator is fixed.
    case system
  }

  var site: Site
  var kind: Kind
  var subject: Subject
  /// The style's name as written.
  var style: String
  /// Whether a setting of the app's own chooses between light and dark.
  var isChosen: Bool

  /// Whether a comment just above speaks of the style, so that the decision is a known one.
  var isExplained = false

  /// Whether the subject is the object whose code it is, or not told.
  var ownsItself: Bool {
    switch subject {
    case .itself, .untold: true
    default: false
    }
  }

  /// Whether a window or the app is forced, not a part of it, of which the dark is a choice.
  var isWhole: Bool {
    let whole: Set = ["window", "windows", "app", "application", "scene", "scenes", "shared"]
    switch subject {
    case .declaredApp: return true
    case .object(let name): return StyleWords.words(of: name).contains(where: whole.contains)
    case .itself, .untold:
      return StyleWords.words(of: site.type).last.map { whole.union(["delegate"]).contains($0) }
        ?? false
    default: return false
    }
  }

  /// Whether all that an app shows has the style: a whole app or window, or the view with which an
  /// app of SwiftUI begins.
  var coversApp: Bool {
    isWhole
      || subject == .modifier(.preferredColorScheme)
        && ["ContentView", "RootView"].contains(site.type)
  }

  /// Whether a setting of the app decides.
  var isSetting: Bool { isChosen || site.conditions.contains(where: StyleWords.asksStyle) }
}

extension StyleLock {
  /// What has a fixed style.
  enum Subject: Hashable, Sendable {
    /// The object whose code sets the style.
    case itself
    /// Another object, by the name under which the code has it.
    case object(String)
    /// An object that is not told: of Objective-C the value alone is read.
    case untold(Style)
    /// The whole app, by a key of a property list or build setting.
    case declaredApp(key: String)
    /// What a modifier of SwiftUI's is applied to.
    case modifier(Modifier)
    /// A property of a keyboard, bar or indicator.
    case property(Property)
    case blur
    case material
    case activityIndicator
  }

  /// The system's materials of one style: `systemThinMaterialDark`.
  static let materials = ["", "UltraThin", "Thin", "Thick", "Chrome"].flatMap { kind in
    ["Light", "Dark"].map { "system\(kind)Material\($0)" }
  }

  /// The two ways in which frameworks name a style.
  enum Style: String, Sendable {
    /// `UIUserInterfaceStyle`.
    case style
    /// `NSAppearance`.
    case appearance
  }

  /// A modifier of SwiftUI's that sets a style.
  enum Modifier: String, Sendable {
    case preferredColorScheme
    case colorScheme
    case environment = "environment(\\.colorScheme)"
  }

  /// A property of UIKit's that gives an element of the system a style.
  enum Property: String, Sendable {
    case keyboardAppearance
    case barStyle
    case activityIndicatorViewStyle
  }
}

extension StyleLock.Subject: CustomStringConvertible {
  /// What is fixed, in words: `the style of 'window'`.
  var description: String {
    switch self {
    case .itself: "the style of this object"
    case .object(let name): "the style of '\(name)'"
    case .untold(let style): "the \(style.rawValue)"
    case .declaredApp(let key): "the app's style, set by '\(key)'"
    case .modifier(let modifier): "the style set by SwiftUI's '\(modifier.rawValue)'"
    case .property(let property): "the property '\(property.rawValue)'"
    case .blur: "a blur"
    case .material: "a material"
    case .activityIndicator: "an activity indicator"
    }
  }
}
