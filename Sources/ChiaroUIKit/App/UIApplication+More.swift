// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// The keys of options for opening a web address; the options have no effect.
    ///
    /// Apple counterpart: `UIApplication.OpenExternalURLOptionsKey` · Source: UIApplication.h ·
    /// Fidelity: approximate
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Whether only a universal link may be opened; without effect.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens an address with `urlOpener`, which a program that shows windows sets; does nothing
    /// when there is none.
    ///
    /// Apple counterpart: `open(_:options:completionHandler:)` · Source: UIApplication.h ·
    /// Fidelity: approximate
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = Self.urlOpener?(url) ?? false
      Task { @MainActor in completion?(isOpened) }
    }

    /// Returns whether addresses can be opened, which needs `urlOpener`.
    public func canOpenURL(_ url: URL) -> Bool { Self.urlOpener != nil }

    /// The closure that opens an address and returns whether it did; nil opens nothing.
    public static var urlOpener: ((URL) -> Bool)?

    /// Whether the screen stays on; stored, but without effect.
    public var isIdleTimerDisabled: Bool {
      get { Self.keepsAwake }
      set { Self.keepsAwake = newValue }
    }
    private static var keepsAwake = false

    /// The number on the app's icon; stored, but not shown.
    public var applicationIconBadgeNumber: Int {
      get { Self.badge }
      set { Self.badge = newValue }
    }
    private static var badge = 0

    /// Begins a background task; its time is not limited.
    public func beginBackgroundTask(
      withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Opens a link at once; returns whether the program can.
    ///
    /// Apple counterpart: `openURL(_:)`, which iOS 10 deprecates · Source: UIApplication.h ·
    /// Fidelity: approximate
    @discardableResult
    public func openURL(_ url: URL) -> Bool { Self.urlOpener?(url) ?? false }

    /// Sends an action to a target; for nil to the first that has it of the first responder and
    /// those behind it, then of the sender and those behind it.
    ///
    /// - Returns: whether anybody has it
    ///
    /// Apple counterpart: `sendAction(_:to:from:for:)` · Source: UIApplication.h · Fidelity:
    /// approximate
    @discardableResult
    public func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: InputEvent?
    ) -> Bool {
      if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
      let window = (sender as? View)?.window ?? keyWindow
      let starts: [Responder?] = [window?.input.firstResponder, sender as? Responder ?? window]
      return starts.compactMap(\.self).contains { first in
        first.chain.contains { action.perform(on: $0, sender: sender, event: event) }
      }
    }

    /// The address of the app's settings; `urlOpener` has to open it.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Posted after the app became active.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// Posted before the app becomes inactive.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
      "UIApplicationWillResignActiveNotification")
    /// Posted after the app left the screen.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app returns to the screen.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
      "UIApplicationWillTerminateNotification")
    /// Posted when memory is low.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The identifier of a background task.
  ///
  /// Apple counterpart: `UIBackgroundTaskIdentifier` · Source: UIApplication.h · Fidelity: exact
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a number.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  extension Responder {
    /// The name of UIKit's notification that the keyboard will appear; never posted here.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
      "UIKeyboardWillShowNotification")
    /// The name of UIKit's notification that the keyboard appeared; never posted here.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
      "UIKeyboardDidShowNotification")
    /// The name of UIKit's notification that the keyboard will hide; never posted here.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
      "UIKeyboardWillHideNotification")
    /// The name of UIKit's notification that the keyboard is hidden; never posted here.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
      "UIKeyboardDidHideNotification")
    /// The name of UIKit's notification that the keyboard's frame will change; never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// The name of UIKit's notification that the keyboard's frame changed; never posted here.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame at the end of its animation.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the keyboard's frame at the start of its animation.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the duration of the keyboard's animation.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's animation.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
