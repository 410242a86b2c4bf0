// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems Foundation and UIKit themselves have these.
#if !canImport(UIKit)
  /// What a person does in an app; kept, and told to nobody.
  ///
  /// Apple counterpart: `NSUserActivity` · Source: NSUserActivity.h · Fidelity: approximate
  @preconcurrency @MainActor
  open class NSUserActivity: Hashable {
    /// The name of the kind of activity.
    public final let activityType: String
    /// The title; nil for none.
    public final var title: String?
    /// What is needed to continue; nil for nothing.
    public final var userInfo: [AnyHashable: Any]?
    /// The address of a page for it; nil for none.
    public final var webpageURL: URL?
    /// Whether others could continue it; without effect.
    public final var isEligibleForHandoff = true
    /// Whether it could be searched for; without effect.
    public final var isEligibleForSearch = false
    /// Whether it could be suggested; without effect.
    public final var isEligibleForPrediction = false
    /// Whether `userInfo` is to be brought up to date; without effect.
    public final var needsSave = false

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }
    /// Makes the activity the current one; without effect.
    open func becomeCurrent() {}
    /// Ends the activity; without effect.
    open func invalidate() {}
    /// Adds to `userInfo`.
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
  /// The kind of an activity of looking at a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// An action of the app's icon; kept, as there is no home screen.
  ///
  /// Apple counterpart: `UIApplicationShortcutItem` · Source: UIApplicationShortcutItem.h ·
  /// Fidelity: approximate
  public struct UIApplicationShortcutItem: Hashable, Sendable {
    /// The name of the kind of action.
    public var type: String
    /// The title.
    public var localizedTitle: String
    /// The second line; nil for none.
    public var localizedSubtitle: String?

    /// Creates an action.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
      (self.type, self.localizedTitle) = (type, localizedTitle)
      self.localizedSubtitle = localizedSubtitle
    }
  }
#endif
