// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// UIKit's name for what `UIWindowScene` is one of; all scenes here have windows.
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

    /// The state of a scene.
    ///
    /// Apple counterpart: `UIScene.ActivationState` · Source: UIScene.h · Fidelity: exact
    public enum ActivationState: Int, Sendable {
      case unattached = -1
      case foregroundActive = 0
      case foregroundInactive = 1
      case background = 2
    }

    /// What a scene is connected with: nothing here.
    ///
    /// Apple counterpart: `UIScene.ConnectionOptions` · Source: UISceneOptions.h · Fidelity:
    /// approximate
    @preconcurrency @MainActor
    public final class ConnectionOptions {
      /// The addresses to open; none.
      public let urlContexts: Set<UIOpenURLContext> = []
      /// The activities to continue; none.
      public let userActivities: Set<NSUserActivity> = []
      /// The action of the home screen; none.
      public let shortcutItem: UIApplicationShortcutItem? = nil
      init() {}
    }

    /// The state of the scene: `foregroundActive` if it has a visible window.
    public var activationState: ActivationState {
      screen == nil ? .unattached : keyWindow == nil ? .background : .foregroundActive
    }

    /// The orientation of the scene: `portrait` unless it is wider than high.
    public var interfaceOrientation: InterfaceOrientation {
      frame.width > frame.height ? .landscapeLeft : .portrait
    }

    /// Tells a delegate that the scene is shown, as an app does that starts.
    ///
    /// Apple's counterpart makes the delegate of the class that Info.plist names.
    ///
    /// - Parameter delegate: who is told, and makes the scene's window
    ///
    /// Apple counterpart: none · Source: UISceneDelegate's documentation · Fidelity: approximate
    public func connect(_ delegate: any UISceneDelegate) {
      let session = UISceneSession()
      delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
      delegate.sceneWillEnterForeground(self)
      delegate.sceneDidBecomeActive(self)
    }
  }

  /// What is known of a scene beyond its life: nothing here but its existence.
  ///
  /// Apple counterpart: `UISceneSession` · Source: UISceneSession.h · Fidelity: approximate
  @preconcurrency @MainActor
  public final class UISceneSession: Hashable {
    /// The kind of scene.
    ///
    /// Apple counterpart: `UISceneSession.Role` · Source: UISceneDefinitions.h · Fidelity: exact
    public struct Role: RawRepresentable, Hashable, Sendable {
      /// The name of the role.
      public let rawValue: String
      /// Creates a role from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A scene of the app's interface.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The kind of scene.
    public let role = Role.windowApplication
    /// A name of its own.
    public let persistentIdentifier = UUID().uuidString
    /// What the app keeps with the session; nil for nothing.
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

  /// The delegate class of a kind of scene; kept.
  ///
  /// Apple counterpart: `UISceneConfiguration` · Source: UISceneSession.h · Fidelity: approximate,
  /// scenes are connected by `connect(_:)`
  @preconcurrency @MainActor
  public final class UISceneConfiguration {
    /// The name; nil for none.
    public let name: String?
    /// The kind of scene.
    public let role: UISceneSession.Role
    /// The class of the delegate; nil for none.
    public var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
      (self.name, role) = (name, sessionRole)
    }
  }

  /// An address to open; there are none here.
  ///
  /// Apple counterpart: `UIOpenURLContext` · Source: UIOpenURLContext.h · Fidelity: approximate
  public struct UIOpenURLContext: Hashable, Sendable {
    /// The address.
    public let url: URL
  }

  /// The delegate of a scene; every method has a default that does nothing.
  ///
  /// Apple counterpart: `UISceneDelegate`, `UIWindowSceneDelegate` · Source: UIScene.h · Fidelity:
  /// approximate, what happens is the start
  @preconcurrency @MainActor
  public protocol UISceneDelegate: AnyObject {
    /// Called first, to make the scene's window.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene gets events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene gets no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene is shown.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene is no longer shown.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called with addresses to open.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    /// Called with an activity to continue.
    func scene(_ scene: UIScene, `continue` userActivity: NSUserActivity)
  }
  /// UIKit's name for the delegate of a scene with windows.
  public typealias UIWindowSceneDelegate = UISceneDelegate

  extension UISceneDelegate {
    /// Does nothing.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, `continue` userActivity: NSUserActivity) {}
  }
#endif
