// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// UIKit's name for `Application`.
  ///
  /// Apple counterpart: `UIApplication` · Source: UIApplication.h · Fidelity: approximate, without
  /// a run loop and background execution
  public typealias UIApplication = Application

  extension Application {
    /// The activity state of an app.
    ///
    /// Apple counterpart: `UIApplication.State` · Source: UIApplication.h · Fidelity: exact
    public enum State: Int, Sendable {
      /// The app runs and receives events.
      case active = 0
      /// The app runs, but receives no events.
      case inactive = 1
      /// The app runs, but shows no windows.
      case background = 2
    }

    /// A key of an app's launch options; there are none on Linux.
    ///
    /// Apple counterpart: `UIApplication.LaunchOptionsKey` · Source: UIApplication.h · Fidelity:
    /// approximate, the dictionary is empty
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app's only instance.
    public static let shared = {
      let app = Application()
      main = app
      return app
    }()

    /// The app's delegate, which the app retains; nil for none.
    ///
    /// Apple counterpart: `delegate` · Source: UIApplication.h · Fidelity: approximate, retained
    public var delegate: (any UIApplicationDelegate)? {
      get { attachment as? any UIApplicationDelegate }
      set { attachment = newValue }
    }

    /// Sets the app's delegate, and calls its launch methods and `applicationDidBecomeActive(_:)`.
    ///
    /// If the app's `Info.plist` names a style with `UIUserInterfaceStyle`, the app's screens first
    /// take on this style. The notifications for both launching and becoming active are posted.
    /// Apple's counterpart also runs the app and never returns. Here a host such as ChiaroWindow
    /// shows the windows and reports when they gain or lose keyboard focus.
    ///
    /// - Parameter delegate: the app's delegate
    /// - Returns: whether both launch methods returned true
    ///
    /// Apple counterpart: `UIApplicationMain(_:_:_:_:)` · Source: UIApplication.h · Fidelity:
    /// approximate, no run loop
    @discardableResult
    public func launch(_ delegate: any UIApplicationDelegate) -> Bool {
      self.delegate = delegate
      takeStyle()
      let isReady = delegate.application(self, willFinishLaunchingWithOptions: nil)
      let isDone = delegate.application(self, didFinishLaunchingWithOptions: nil)
      NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
      Self.main = self
      onActivityChange = { [weak self] change in self?.tellDelegate(change) }
      Self.tell(.didBecomeActive)
      return isReady && isDone
    }

    private func tellDelegate(_ change: ActivityChange) {
      // Delegates of scenes are told in its place; observers of the app are told all the same.
      guard !connectedScenes.contains(where: { $0.onActivityChange != nil }) else { return }
      switch change {
      case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
      case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
      case .willResignActive: delegate?.applicationWillResignActive(self)
      }
    }

    /// The scenes on the app's screens; those on the active screen if the app has no screens.
    public var connectedScenes: Set<WindowScene> { Set(allScreens.flatMap(\.scenes)) }
    /// The windows of all scenes of the app, frontmost first.
    public var windows: [Window] { allScreens.flatMap(\.windows) }
    /// The frontmost visible window; nil if there is none.
    ///
    /// Apple counterpart: `keyWindow` · Source: UIApplication.h · Fidelity: approximate, the key
    /// window is the frontmost visible one
    public var keyWindow: Window? { allScreens.lazy.compactMap(\.keyWindow).first }
    /// The state of the app: `background` if no window is visible, `active` if a visible window is
    /// active, otherwise `inactive`.
    public var applicationState: State {
      let visible = windows.filter { !$0.isHidden }
      if visible.isEmpty { return .background }
      return visible.contains(where: \.isActive) ? .active : .inactive
    }

    var allScreens: [Screen] { screens.isEmpty ? [Screen.main] : screens }
  }

  /// A protocol that gives app delegates the window of an app without scenes.
  @preconcurrency @MainActor
  public protocol WindowOwner: AnyObject {}

  extension WindowOwner {
    /// The window of an app without scenes; a double optional, like UIKit's optional property.
    ///
    /// Apple counterpart: `window` · Source: UIApplication.h · Fidelity: exact
    public var window: UIWindow?? {
      guard let delegate = self as? any UIApplicationDelegate else { return nil }
      let own: UIWindow? = delegate.window
      return own
    }
  }

  /// A delegate for the launch and the activity of the app; every method has a default
  /// implementation.
  ///
  /// Apple counterpart: `UIApplicationDelegate` · Source: UIApplication.h · Fidelity: approximate,
  /// only the methods for the launch and for changes of activity are called
  @preconcurrency @MainActor
  public protocol UIApplicationDelegate: WindowOwner {
    /// The window of an app without scenes; nil by default.
    @_disfavoredOverload
    var window: UIWindow? { get set }
    /// Called first when the app launches; returns whether the app can launch.
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called second when the app launches; returns whether the app can handle what it was launched
    /// for.
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app begins to receive events: after the launch methods, and when a window
    /// gains keyboard focus. If a scene has a delegate, it is not called for the keyboard focus.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app stops receiving events, when a window loses keyboard focus; not called
    /// if a scene has a delegate.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called before the app shows windows again; never called here.
    ///
    /// The delegates of scenes are notified instead.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app no longer shows windows; never called here.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app ends; never called here.
    func applicationWillTerminate(_ application: UIApplication)
  }

  extension UIApplicationDelegate {
    /// Asks whether the app can launch.
    ///
    /// Called first by `launch(_:)`, which returns false if this method does. The default returns
    /// true.
    public func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Asks whether the app can handle what it was launched for.
    ///
    /// Called by `launch(_:)`, which returns false if this method does. The default returns true.
    public func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Called when the app begins to receive events.
    ///
    /// The default does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// The window of an app without scenes; nil here, and setting it has no effect.
    @_disfavoredOverload
    public var window: UIWindow? {
      get { nil }
      set {}
    }
    /// Called before the app stops receiving events.
    ///
    /// The default does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Called before the app shows windows again.
    ///
    /// The default does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Called when the app no longer shows windows; never called here.
    ///
    /// The default does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Called before the app ends; never called here.
    ///
    /// The default does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
  }
#endif
