// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// UIKit's name for `WindowScene`, here the only class of scenes.
  ///
  /// Apple counterpart: `UIScene` · Source: UIScene.h · Fidelity: approximate
  public typealias UIScene = WindowScene

  extension WindowScene {
    /// The delegate of the scene, which the app sets; kept; nil for none.
    ///
    /// Apple counterpart: `delegate` · Source: UIScene.h · Fidelity: approximate
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

    /// The reasons for which a scene is connected; here always empty.
    ///
    /// Apple counterpart: `UIScene.ConnectionOptions` · Source: UISceneOptions.h · Fidelity:
    /// approximate, always empty
    @preconcurrency @MainActor
    public final class ConnectionOptions {
      /// The URLs to open; always empty.
      public let urlContexts: Set<UIOpenURLContext> = []
      /// The activities to continue; always empty.
      public let userActivities: Set<NSUserActivity> = []
      /// The quick action for which the scene is opened; always nil.
      public let shortcutItem: UIApplicationShortcutItem? = nil
      init() {}
    }

    /// The state of the scene: `foregroundActive` if it has a key window, else `background`.
    ///
    /// A scene without a screen is `unattached`.
    public var activationState: ActivationState {
      screen == nil ? .unattached : keyWindow == nil ? .background : .foregroundActive
    }

    /// The orientation of the scene: `landscapeLeft` if it is wider than high, else `portrait`.
    public var interfaceOrientation: InterfaceOrientation {
      frame.width > frame.height ? .landscapeLeft : .portrait
    }

    /// Tells a delegate that the scene connects, enters the foreground and becomes active.
    ///
    /// Apple's system creates the delegate, of the class that Info.plist names, and keeps it; here
    /// the caller does.
    ///
    /// - Parameter delegate: the delegate, which creates the scene's window
    ///
    /// Apple counterpart: none · Source: UISceneDelegate's documentation · Fidelity: approximate,
    /// called by the program
    public func connect(_ delegate: any UISceneDelegate) {
      let session = UISceneSession()
      delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
      delegate.sceneWillEnterForeground(self)
      delegate.sceneDidBecomeActive(self)
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
      /// The role of a scene of the app's interface.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the scene; always `windowApplication`.
    public let role = Role.windowApplication
    /// An identifier that no other session has, a UUID.
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
  /// Apple counterpart: `UISceneConfiguration` · Source: UISceneSession.h · Fidelity: approximate,
  /// scenes are connected by `connect(_:)`
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

  /// A URL that a scene is asked to open; none are passed to scenes here.
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
  /// approximate, only what `connect(_:)` calls is reported
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
    /// Called before the scene becomes inactive; never called here.
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
  /// UIKit's name for the delegate of a scene with windows.
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
    /// Called before the scene becomes inactive; never called here.
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
