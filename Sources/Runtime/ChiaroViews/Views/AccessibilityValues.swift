// SPDX-License-Identifier: MIT

import Foundation

/// The accessibility properties that an app set on an object.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: AccessibilityTraits?
  var areElementsHidden = false
  var isModal = false
  var elements: [Any]?
  var actions: [AccessibilityCustomAction]?
  var responds: Bool?
  var frame: CGRect?
  var point: CGPoint?
  var inputLabels: [String]?
  var groupsChildren = false
  var language: String?
}

/// A custom action of an element for assistive software, which does not offer it here.
///
/// Apple counterpart: `UIAccessibilityCustomAction` · Source: UIAccessibilityCustomAction.h ·
/// Fidelity: approximate, stored, but not offered
@preconcurrency @MainActor
public final class AccessibilityCustomAction {
  /// The name of the action, which assistive software reads out.
  public var name: String
  private let handler: (AccessibilityCustomAction) -> Bool

  /// Creates an action with a closure that returns whether it did something.
  public init(name: String, actionHandler: @escaping (AccessibilityCustomAction) -> Bool) {
    self.name = name
    handler = actionHandler
  }

  /// Creates an action with a target, referenced weakly, and a method to call on it.
  ///
  /// The action counts as performed if the target still exists and has the method.
  public convenience init(name: String, target: Any?, selector: Selector) {
    weak let object = target.map { $0 as AnyObject }
    self.init(name: name) { action in
      object.map { selector.perform(on: $0, sender: action) } ?? false
    }
  }

  /// Performs the action; returns whether it did something.
  public func perform() -> Bool { handler(self) }
}

/// The traits of an element for assistive software, such as button or header.
///
/// Apple counterpart: `UIAccessibilityTraits` · Source: UIAccessibilityConstants.h · Fidelity:
/// approximate, the bits differ from Apple's
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: AccessibilityTraits = []
  /// The trait of a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The trait of a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The trait of an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The trait of an element that is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The trait of a key on a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The trait of text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The trait of an element that summarizes the state of the app when it starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The trait of an element that cannot be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The trait of an element that often changes its label or value.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The trait of a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The trait of an element whose value can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The trait of a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 17)
  /// The trait of an element that plays its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The trait of an element that starts a media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The trait of an element that handles gestures itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The trait of an element that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The trait of a heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
