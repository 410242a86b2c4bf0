// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// The keys of what an address is opened with; there are none.
    ///
    /// Apple counterpart: `UIApplication.OpenExternalURLOptionsKey` · Source: UIApplication.h ·
    /// Fidelity: approximate
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Whether only an app may open the address.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens an address by the closure that the program set, or not at all.
    ///
    /// A program that shows windows sets `urlOpener`; without one nothing is opened.
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

    /// Returns whether an address could be opened: whether the program set what opens one.
    public func canOpenURL(_ url: URL) -> Bool { Self.urlOpener != nil }

    /// What opens an address, and returns whether it did; nil for nothing.
    public static var urlOpener: ((URL) -> Bool)?

    /// Whether the screen stays on; kept.
    public var isIdleTimerDisabled: Bool {
      get { Self.keepsAwake }
      set { Self.keepsAwake = newValue }
    }
    private static var keepsAwake = false

    /// The number beside the app's icon; kept.
    public var applicationIconBadgeNumber: Int {
      get { Self.badge }
      set { Self.badge = newValue }
    }
    private static var badge = 0

    /// Asks for time in the background; there is as much as wanted.
    public func beginBackgroundTask(
      withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Ends the time in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The address of the app's settings; nothing opens it by itself.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Posted when the app gets events.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// Posted before the app gets no more events.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
      "UIApplicationWillResignActiveNotification")
    /// Posted when the app shows nothing any more.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app shows something again.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
      "UIApplicationWillTerminateNotification")
    /// Posted when memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// A piece of work in the background.
  ///
  /// Apple counterpart: `UIBackgroundTaskIdentifier` · Source: UIApplication.h · Fidelity: exact
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the work.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  extension Responder {
    /// Posted before a keyboard comes on the screen; never here.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
      "UIKeyboardWillShowNotification")
    /// Posted when a keyboard came on the screen; never here.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
      "UIKeyboardDidShowNotification")
    /// Posted before a keyboard goes; never here.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
      "UIKeyboardWillHideNotification")
    /// Posted when a keyboard went; never here.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
      "UIKeyboardDidHideNotification")
    /// Posted before a keyboard changes its place; never here.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// Posted when a keyboard changed its place; never here.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// The key of where a keyboard will be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of where a keyboard was.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of how long a keyboard takes.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve by which a keyboard moves.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
