// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// UIKit's name for `Application`.
  ///
  /// Apple counterpart: `UIApplication` · Source: UIApplication.h · Fidelity: approximate
  public typealias UIApplication = Application

  extension Application {
    /// The activity state of an app.
    ///
    /// Apple counterpart: `UIApplication.State` · Source: UIApplication.h · Fidelity: exact
    public enum State: Int, Sendable {
      /// It runs and gets events.
      case active = 0
      /// It runs and gets no events.
      case inactive = 1
      /// It runs and shows nothing.
      case background = 2
    }

    /// The keys of an app's launch options; there are none on Linux.
    ///
    /// Apple counterpart: `UIApplication.LaunchOptionsKey` · Source: UIApplication.h · Fidelity:
    /// approximate, the dictionary is empty
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app.
    public static let shared = Application()

    /// The app's delegate; nil for none.
    ///
    /// The app keeps it alive.
    ///
    /// Apple counterpart: `delegate` · Source: UIApplication.h · Fidelity: approximate
    public var delegate: (any UIApplicationDelegate)? {
      get { attachment as? any UIApplicationDelegate }
      set { attachment = newValue }
    }

    /// Tells a delegate that the app starts, and keeps it.
    ///
    /// Apple's counterpart also runs the app and never returns; here a host such as ChiaroWindow
    /// shows the windows.
    ///
    /// - Parameter delegate: who is told
    /// - Returns: whether both of its methods returned true
    ///
    /// Apple counterpart: `UIApplicationMain(_:_:_:_:)` · Source: UIApplication.h · Fidelity:
    /// approximate
    @discardableResult
    public func launch(_ delegate: any UIApplicationDelegate) -> Bool {
      self.delegate = delegate
      let isReady = delegate.application(self, willFinishLaunchingWithOptions: nil)
      let isDone = delegate.application(self, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidBecomeActive(self)
      return isReady && isDone
    }

    /// The scenes on the app's screens; on those of the front screen if the app has none.
    public var connectedScenes: Set<WindowScene> { Set(allScreens.flatMap(\.scenes)) }
    /// The windows of all scenes of the app, frontmost first.
    public var windows: [Window] { allScreens.flatMap(\.windows) }
    /// The frontmost window; nil if there is none.
    public var keyWindow: Window? { windows.first }
    /// The state of the app: `active` if it has windows.
    public var applicationState: State { windows.isEmpty ? .background : .active }

    private var allScreens: [Screen] { screens.isEmpty ? [Screen.main] : screens }
  }

  /// A delegate for events of the app; every method has a default that does nothing.
  ///
  /// Apple counterpart: `UIApplicationDelegate` · Source: UIApplication.h · Fidelity: approximate,
  /// what happens is the start
  @preconcurrency @MainActor
  public protocol UIApplicationDelegate: AnyObject {
    /// Called first; returns whether the app can start.
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has started; returns whether it can handle what it was started for.
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app gets events.
    func applicationDidBecomeActive(_ application: UIApplication)
  }

  extension UIApplicationDelegate {
    /// Returns true.
    public func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true.
    public func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
  }
#endif
