// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The settings of assistive software, and what it is told.
  ///
  /// Apple counterpart: `UIAccessibility` · Source: UIAccessibility.h · Fidelity: approximate, no
  /// such software is told
  @preconcurrency @MainActor
  public enum UIAccessibility {
    /// What assistive software is told of.
    ///
    /// Apple counterpart: `UIAccessibility.Notification` · Source: UIAccessibilityConstants.h ·
    /// Fidelity: exact
    public struct Notification: RawRepresentable, Hashable, Sendable {
      /// The number of the notification.
      public let rawValue: UInt32
      /// Creates a notification from its number.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Something to be read out.
      public static let announcement = Notification(rawValue: 1008)
      /// The layout changed.
      public static let layoutChanged = Notification(rawValue: 1001)
      /// Another screen is shown.
      public static let screenChanged = Notification(rawValue: 1000)
      /// Content scrolled.
      public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// The last notification that was posted, and with what; nil before the first.
    public private(set) static var lastPosted: (notification: Notification, argument: Any?)?

    /// Keeps a notification: no assistive software listens.
    public static func post(notification: Notification, argument: Any?) {
      lastPosted = (notification, argument)
    }

    /// Whether the screen is read out; false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches are in use; false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether text is bold, by the current traits.
    public static var isBoldTextEnabled: Bool { TraitCollection.current.legibilityWeight == .bold }
    /// Whether colors are darker, by the contrast of the current traits.
    public static var isDarkerSystemColorsEnabled: Bool {
      TraitCollection.current.accessibilityContrast == .high
    }
    /// Posted when VoiceOver begins or ends; never here.
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

    /// Returns whether a category is smaller than another.
    public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
    /// Returns whether a category is larger than another.
    public static func > (one: Self, other: Self) -> Bool { one.place > other.place }
    /// Returns whether a category is not larger than another.
    public static func <= (one: Self, other: Self) -> Bool { one.place <= other.place }
    /// Returns whether a category is not smaller than another.
    public static func >= (one: Self, other: Self) -> Bool { one.place >= other.place }

    /// Whether the category is one of the five large ones.
    ///
    /// Apple counterpart: `isAccessibilityCategory` · Source: UIContentSizeCategory.h · Fidelity:
    /// exact
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
    /// Posted when the text size changes; nobody posts it, traits change instead.
    ///
    /// Apple counterpart: `didChangeNotification` · Source: UIContentSizeCategory.h · Fidelity:
    /// approximate
    public static let didChangeNotification = NSNotification.Name(
      "UIContentSizeCategoryDidChangeNotification")
  }
#endif
