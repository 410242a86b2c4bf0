// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems Foundation and UIKit themselves have these.
#if !canImport(UIKit)
  /// An activity of the user in the app, such as viewing a page; stored, but not reported to the
  /// system.
  ///
  /// Apple counterpart: `NSUserActivity` · Source: NSUserActivity.h · Fidelity: approximate,
  /// without Handoff, search and suggestions
  @preconcurrency @MainActor
  open class NSUserActivity: Hashable {
    /// The name of the activity's type, such as `com.example.editing`.
    public final let activityType: String
    /// The title of the activity; nil for none.
    public final var title: String?
    /// The data that another device needs to continue the activity; nil for none.
    public final var userInfo: [AnyHashable: Any]?
    /// The URL of a web page that shows the activity's content; nil for none.
    public final var webpageURL: URL?
    /// Whether the activity can be continued on another device; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var isEligibleForHandoff = true
    /// Whether the activity can be found by a search on the device; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var isEligibleForSearch = false
    /// Whether Siri may suggest the activity; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var isEligibleForPrediction = false
    /// Whether `userInfo` has to be updated before the activity is saved; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var needsSave = false

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }
    /// Makes this the current activity of the app; does nothing here.
    ///
    /// Fidelity: inert
    open func becomeCurrent() {}
    /// Ends the activity; does nothing here.
    ///
    /// Fidelity: inert
    open func invalidate() {}
    /// Adds entries to `userInfo`; they replace entries with the same keys.
    public final func addUserInfoEntries(from other: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }

    /// Returns whether both are the same object.
    public nonisolated static func == (one: NSUserActivity, other: NSUserActivity) -> Bool {
      one === other
    }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  // Foundation's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of an activity in which the user browses a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// A quick action of the app's icon; stored, but never shown, as there is no Home Screen.
  ///
  /// Apple counterpart: `UIApplicationShortcutItem` · Source: UIApplicationShortcutItem.h ·
  /// Fidelity: approximate, without an icon and user info
  public struct UIApplicationShortcutItem: Hashable, Sendable {
    /// The name of the quick action's type, which the app recognizes it by.
    public var type: String
    /// The title of the quick action.
    public var localizedTitle: String
    /// The subtitle of the quick action, shown below its title; nil for none.
    public var localizedSubtitle: String?

    /// Creates a quick action.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
      (self.type, self.localizedTitle) = (type, localizedTitle)
      self.localizedSubtitle = localizedSubtitle
    }
  }
#endif
