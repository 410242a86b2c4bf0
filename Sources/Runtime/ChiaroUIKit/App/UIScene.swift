// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// UIKit's name for `WindowScene`, which is the only class of scenes here.
  ///
  /// Apple counterpart: `UIScene` · Source: UIScene.h · Fidelity: approximate, `UIScene` and
  /// `UIWindowScene` are the same class
  public typealias UIScene = WindowScene

  extension WindowScene {
    /// The delegate of the scene, stored strongly; nil for none.
    ///
    /// Setting it calls no method. `connect(_:)` reports the scene's life cycle only to the
    /// delegate that is passed to it.
    ///
    /// Apple counterpart: `delegate` · Source: UIScene.h · Fidelity: approximate, the system does
    /// not call it
    public var delegate: (any UISceneDelegate)? {
      get { kept(nil) }
      set { keep(newValue) }
    }

    /// The activation state of a scene.
    ///
    /// Apple counterpart: `UIScene.ActivationState` · Source: UIScene.h · Fidelity: exact
    public enum ActivationState: Int, Sendable {
      case unattached = -1
      case foregroundActive = 0
      case foregroundInactive = 1
      case background = 2
    }

    /// The reasons why a scene is connected; always empty here.
    ///
    /// Apple counterpart: `UIScene.ConnectionOptions` · Source: UISceneOptions.h · Fidelity:
    /// approximate, always empty
    @preconcurrency @MainActor
    public final class ConnectionOptions {
      /// The URLs to open; always empty.
      public let urlContexts: Set<UIOpenURLContext> = []
      /// The activities to continue; always empty.
      public let userActivities: Set<NSUserActivity> = []
      /// The quick action that opened the scene; always nil.
      public let shortcutItem: UIApplicationShortcutItem? = nil
      init() {}
    }

    /// The state of the scene: `background` without a visible window, `foregroundActive` if a
    /// visible window is active, otherwise `foregroundInactive`.
    ///
    /// A scene without a screen is `unattached`.
    public var activationState: ActivationState {
      if screen == nil { return .unattached }
      let visible = windows.filter { !$0.isHidden }
      if visible.isEmpty { return .background }
      return visible.contains(where: \.isActive) ? .foregroundActive : .foregroundInactive
    }

    /// The orientation of the scene: `landscapeRight` if it is wider than it is high, otherwise
    /// `portrait`.
    ///
    /// As in UIKit, the interface is in `landscapeRight` when the device is in `landscapeLeft`.
    public var interfaceOrientation: InterfaceOrientation {
      frame.width > frame.height ? .landscapeRight : .portrait
    }

    /// The name of the notification that a scene will enter the foreground; posted by
    /// `connect(_:)`.
    public nonisolated static let willEnterForegroundNotification =
      ActivityChange.willEnterForeground.ofScene
    /// The name of the notification that a scene became active: it was connected, or a visible
    /// window gained keyboard focus.
    public nonisolated static let didActivateNotification = ActivityChange.didBecomeActive.ofScene
    /// The name of the notification that a scene will become inactive because a visible window
    /// loses keyboard focus.
    public nonisolated static let willDeactivateNotification =
      ActivityChange.willResignActive.ofScene
    /// The name of the notification that a scene is connected, posted by `connect(_:)`.
    public nonisolated static let willConnectNotification = NSNotification.Name(
      "UISceneWillConnectNotification")
    /// The name of UIKit's notification that a scene entered the background; never posted here.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UISceneDidEnterBackgroundNotification")
    /// The name of UIKit's notification that a scene was disconnected; never posted here.
    public nonisolated static let didDisconnectNotification = NSNotification.Name(
      "UISceneDidDisconnectNotification")

    /// Tells a delegate that the scene connects, enters the foreground and becomes active.
    ///
    /// The scene's notifications of these changes are posted too, and those of the app unless it
    /// was launched with `launch(_:)`. Afterward, the delegate is notified when a visible window of
    /// the scene gains or loses keyboard focus. Apple's system creates and retains a delegate of
    /// the class that Info.plist names; here the caller does both.
    ///
    /// - Parameter delegate: the delegate, which creates the scene's window
    ///
    /// Source: UISceneDelegate's documentation · Fidelity: approximate, called by the program
    public func connect(_ delegate: any UISceneDelegate) {
      let session = UISceneSession()
      Application.shared.takeStyle(on: screen)
      delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
      NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
      onActivityChange = { [weak self, weak delegate] change in
        guard let self else { return }
        switch change {
        case .willEnterForeground: delegate?.sceneWillEnterForeground(self)
        case .didBecomeActive: delegate?.sceneDidBecomeActive(self)
        case .willResignActive: delegate?.sceneWillResignActive(self)
        }
      }
      let isLaunched = Application.main?.onActivityChange != nil
      for change in [ActivityChange.willEnterForeground, .didBecomeActive] {
        tell(change)
        if !isLaunched { Application.tell(change) }
      }
    }
  }

  /// The session of a scene.
  ///
  /// Apple counterpart: `UISceneSession` · Source: UISceneSession.h · Fidelity: approximate, does
  /// not outlive the scene
  @preconcurrency @MainActor
  public final class UISceneSession: Hashable {
    /// The role of a scene, such as the app's interface.
    ///
    /// Apple counterpart: `UISceneSession.Role` · Source: UISceneDefinitions.h · Fidelity: exact
    public struct Role: RawRepresentable, Hashable, Sendable {
      /// The name of the role.
      public let rawValue: String
      /// Creates a role from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The role of a scene that shows the app's interface.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the scene; always `windowApplication`.
    public let role = Role.windowApplication
    /// The identifier of the session, a UUID that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// The data that the app keeps with the session; nil for none.
    public var userInfo: [String: Any]?
    init() {}

    /// Returns whether both are the same object.
    public nonisolated static func == (one: UISceneSession, other: UISceneSession) -> Bool {
      one === other
    }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// The name, role and delegate class for a new scene; stored, but without effect.
  ///
  /// Apple counterpart: `UISceneConfiguration` · Source: UISceneSession.h · Fidelity: inert, scenes
  /// are connected by `connect(_:)`
  @preconcurrency @MainActor
  public final class UISceneConfiguration {
    /// The name of the configuration; nil for none.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil for none.
    public var delegateClass: AnyClass?

    /// Creates a configuration without a delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
      (self.name, role) = (name, sessionRole)
    }
  }

  /// A URL that a scene should open; none are passed to scenes here.
  ///
  /// Apple counterpart: `UIOpenURLContext` · Source: UIOpenURLContext.h · Fidelity: approximate,
  /// without options
  public struct UIOpenURLContext: Hashable, Sendable {
    /// The URL to open.
    public let url: URL
  }

  /// A delegate for the life cycle of a scene; every method has a default that does nothing.
  ///
  /// Apple counterpart: `UISceneDelegate`, `UIWindowSceneDelegate` · Source: UIScene.h · Fidelity:
  /// approximate, its methods are called only by `connect(_:)` and when the scene becomes active or
  /// inactive
  @preconcurrency @MainActor
  public protocol UISceneDelegate: AnyObject {
    /// Called first when the scene connects, to create the scene's window.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene was disconnected; never called here.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene became active and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive because a visible window loses keyboard focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene entered the background; never called here.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called with URLs to open; never called here.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    /// Called with a user activity to continue; never called here.
    func scene(_ scene: UIScene, `continue` userActivity: NSUserActivity)
  }
  /// UIKit's name for the delegate of a scene with windows, the same as `UISceneDelegate` here.
  public typealias UIWindowSceneDelegate = UISceneDelegate

  extension UISceneDelegate {
    /// Called first when the scene connects, to create the scene's window.
    ///
    /// The default does nothing.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Called when the scene was disconnected; never called here.
    ///
    /// The default does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Called when the scene became active and receives events.
    ///
    /// The default does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Called before the scene becomes inactive because a visible window loses keyboard focus.
    ///
    /// The default does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Called before the scene enters the foreground.
    ///
    /// The default does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Called when the scene entered the background; never called here.
    ///
    /// The default does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Called with URLs to open; never called here.
    ///
    /// The default does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    /// Called with a user activity to continue; never called here.
    ///
    /// The default does nothing.
    public func scene(_ scene: UIScene, `continue` userActivity: NSUserActivity) {}
  }
#endif
