// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// Whether the idle timer is off, so that the screen stays on; stored, but without effect.
    ///
    /// Fidelity: inert
    public var isIdleTimerDisabled: Bool {
      get { Self.keepsAwake }
      set { Self.keepsAwake = newValue }
    }
    private static var keepsAwake = false

    /// The number on the app's icon; stored, but not shown.
    ///
    /// Fidelity: inert
    public var applicationIconBadgeNumber: Int {
      get { Self.badge }
      set { Self.badge = newValue }
    }
    private static var badge = 0

    /// Begins a background task without a time limit; the handler is never called.
    public func beginBackgroundTask(
      withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Ends a background task; does nothing here.
    ///
    /// Fidelity: inert
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  }

  /// The identifier of a background task.
  ///
  /// Apple counterpart: `UIBackgroundTaskIdentifier` · Source: UIApplication.h · Fidelity: exact
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a number.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier that stands for no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }
#endif
