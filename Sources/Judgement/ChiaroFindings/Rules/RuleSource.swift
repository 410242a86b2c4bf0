// SPDX-License-Identifier: MIT

/// A page on which a rule is based: Apple's own, or that of a standard.
package struct RuleSource: Hashable, Sendable {
  /// The title, as people cite it: “Human Interface Guidelines, Dark Mode”.
  package let title: String
  /// The address of the page.
  package let address: String

  /// Creates a source.
  package init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }
}

/// Apple's pages that several rules follow.
extension RuleSource {
  private static let apple = "https://developer.apple.com"

  /// A page of the Human Interface Guidelines.
  package static func guidelines(_ page: Guideline) -> RuleSource {
    RuleSource(
      "Human Interface Guidelines, \(page.title)",
      "\(apple)/design/human-interface-guidelines/\(page.rawValue)")
  }

  /// A page of the Human Interface Guidelines, by the last part of its address.
  package enum Guideline: String, Sendable, CaseIterable {
    case accessibility
    case appIcons = "app-icons"
    case buttons
    case color
    case darkMode = "dark-mode"
    case launching

    /// The title of the page.
    var title: String {
      switch self {
      case .accessibility: "Accessibility"
      case .appIcons: "App icons"
      case .buttons: "Buttons"
      case .color: "Color"
      case .darkMode: "Dark Mode"
      case .launching: "Launching"
      }
    }
  }

  /// A session of a developers' conference.
  package static func session(_ year: Int, _ number: Int) -> RuleSource {
    RuleSource("WWDC \(year), session \(number)", "\(apple)/videos/play/wwdc\(year)/\(number)/")
  }

  /// The page of a type of UIKit.
  package static func uiKit(_ type: String) -> RuleSource {
    RuleSource("UIKit, \(type)", "\(apple)/documentation/uikit/\(type.lowercased())")
  }

  /// The page of a type of AppKit.
  package static func appKit(_ type: String) -> RuleSource {
    RuleSource("AppKit, \(type)", "\(apple)/documentation/appkit/\(type.lowercased())")
  }

  /// The article on Dark Mode in UIKit's and AppKit's documentation.
  package static let supportingDarkMode = RuleSource(
    "Supporting Dark Mode in your interface",
    "\(apple)/documentation/uikit/supporting-dark-mode-in-your-interface")

  /// The article on apps of one style.
  package static let choosingStyle = RuleSource(
    "Choosing a specific interface style for your iOS app",
    "\(apple)/documentation/uikit/choosing-a-specific-interface-style-for-your-ios-app")

  /// The requirements of App Review.
  package static let appReview = RuleSource(
    "App Review Guidelines", "\(apple)/app-store/review/guidelines/")

  /// WebKit's article on pages in the dark.
  package static let webKit = RuleSource(
    "Dark Mode Support in WebKit", "https://webkit.org/blog/8840/dark-mode-support-in-webkit/")

  /// A criterion of the guidelines for web content.
  package static func wcag(_ criterion: Criterion) -> RuleSource {
    RuleSource(
      "WCAG 2.2, \(criterion.number)", "https://www.w3.org/TR/WCAG22/#\(criterion.rawValue)")
  }

  /// A criterion of WCAG 2.2, by the last part of its address.
  package enum Criterion: String, Sendable, CaseIterable {
    case useOfColor = "use-of-color"
    case minimumContrast = "contrast-minimum"
    case enhancedContrast = "contrast-enhanced"
    case nonTextContrast = "non-text-contrast"

    /// The number of the criterion.
    var number: String {
      switch self {
      case .useOfColor: "1.4.1"
      case .minimumContrast: "1.4.3"
      case .enhancedContrast: "1.4.6"
      case .nonTextContrast: "1.4.11"
      }
    }
  }
}
