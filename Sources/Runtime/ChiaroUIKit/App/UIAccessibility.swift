// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The accessibility settings of the system, and notifications to assistive software.
  ///
  /// Apple counterpart: `UIAccessibility` · Source: UIAccessibility.h · Fidelity: approximate, no
  /// assistive software receives notifications
  @preconcurrency @MainActor
  public enum UIAccessibility {
    /// A notification to assistive software, such as a screen reader.
    ///
    /// Apple counterpart: `UIAccessibility.Notification` · Source: UIAccessibilityConstants.h ·
    /// Fidelity: exact
    public struct Notification: RawRepresentable, Hashable, Sendable {
      /// The number of the notification.
      public let rawValue: UInt32
      /// Creates a notification from its number.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Asks assistive software to speak the argument, which is a text.
      public static let announcement = Notification(rawValue: 1008)
      /// The layout of the screen changed.
      public static let layoutChanged = Notification(rawValue: 1001)
      /// A new screen is shown, or a large part of it changed.
      public static let screenChanged = Notification(rawValue: 1000)
      /// The content was scrolled by a page.
      public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// The notification that was posted last, with its argument; nil before the first.
    public private(set) static var lastPosted: (notification: Notification, argument: Any?)?

    /// Stores a notification in `lastPosted`; no assistive software receives it.
    public static func post(notification: Notification, argument: Any?) {
      lastPosted = (notification, argument)
    }

    /// Whether VoiceOver reads the screen; always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control is in use; always false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether text is bold according to the current trait collection.
    public static var isBoldTextEnabled: Bool { TraitCollection.current.legibilityWeight == .bold }
    /// Whether colors have increased contrast according to the current trait collection.
    public static var isDarkerSystemColorsEnabled: Bool {
      TraitCollection.current.accessibilityContrast == .high
    }
    /// Whether movement is reduced according to the current trait collection.
    ///
    /// Apple counterpart: `isReduceMotionEnabled` · Source: UIAccessibility.h · Fidelity: exact
    public static var isReduceMotionEnabled: Bool {
      TraitCollection.current[TraitReduceMotion.self]
    }
    /// Whether materials are opaque according to the current trait collection.
    ///
    /// Apple counterpart: `isReduceTransparencyEnabled` · Source: UIAccessibility.h · Fidelity:
    /// exact
    public static var isReduceTransparencyEnabled: Bool {
      TraitCollection.current[TraitReduceTransparency.self]
    }
    /// The name of UIKit's notification that Reduce Motion was switched; never posted here.
    ///
    /// Register for changes of `TraitReduceMotion` instead.
    public nonisolated static let reduceMotionStatusDidChangeNotification =
      NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The name of UIKit's notification that Reduce Transparency was switched; never posted here.
    ///
    /// Register for changes of `TraitReduceTransparency` instead.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification =
      NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The name of UIKit's notification that Bold Text was switched; never posted here.
    ///
    /// Register for changes of `TraitLegibilityWeight` instead.
    public nonisolated static let boldTextStatusDidChangeNotification =
      NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The name of UIKit's notification that Increase Contrast was switched; never posted here.
    ///
    /// Register for changes of `TraitAccessibilityContrast` instead.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
      NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The name of UIKit's notification that VoiceOver started or stopped; never posted here.
    public nonisolated static let voiceOverStatusDidChangeNotification =
      NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  extension ContentSizeCategory {
    private static let inOrder: [ContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    private var place: Int { Self.inOrder.firstIndex(of: self) ?? 0 }

    /// Returns whether a category is smaller than another; `unspecified` is the smallest.
    public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
    /// Returns whether a category is larger than another; `unspecified` is the smallest.
    public static func > (one: Self, other: Self) -> Bool { one.place > other.place }
    /// Returns whether a category is smaller than or equal to another.
    public static func <= (one: Self, other: Self) -> Bool { one.place <= other.place }
    /// Returns whether a category is larger than or equal to another.
    public static func >= (one: Self, other: Self) -> Bool { one.place >= other.place }

    /// Whether the category is one of the five accessibility sizes.
    ///
    /// Apple counterpart: `isAccessibilityCategory` · Source: UIContentSizeCategory.h · Fidelity:
    /// exact
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
    /// The name of UIKit's notification of a changed text size; never posted here.
    ///
    /// Register for changes of `TraitPreferredContentSizeCategory` instead.
    ///
    /// Apple counterpart: `didChangeNotification` · Source: UIContentSizeCategory.h · Fidelity:
    /// approximate, never posted
    public static let didChangeNotification = NSNotification.Name(
      "UIContentSizeCategoryDidChangeNotification")
  }
#endif
