// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension WindowScene {
    /// The style and the frame of the scene's status bar; never nil.
    ///
    /// Apple counterpart: `statusBarManager` · Source: UIWindowScene.h · Fidelity: exact
    public var statusBarManager: UIStatusBarManager? { SceneStatusBar(of: self) }
  }

  /// The style and the frame of a scene's status bar.
  ///
  /// Apple counterpart: `UIStatusBarManager` · Source: UIStatusBarManager.h · Fidelity:
  /// approximate, each read of `statusBarManager` returns a new object
  @preconcurrency @MainActor
  public final class SceneStatusBar {
    private let scene: WindowScene

    init(of scene: WindowScene) { self.scene = scene }

    /// The style of the status bar, which the scene's view controllers choose; never `default`.
    public var statusBarStyle: StatusBarStyle { scene.statusBarStyle }
    /// Whether the status bar is hidden, that is, its frame is empty.
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The frame of the status bar in the scene, in points.
    ///
    /// The frame is the strip that the device covers at the top of the key window; it is empty if
    /// the device covers nothing.
    public var statusBarFrame: CGRect {
      let height = scene.keyWindow?.deviceInsets.top ?? 0
      return CGRect(x: 0, y: 0, width: scene.frame.width, height: height)
    }
  }

  /// UIKit's name for `SceneStatusBar`.
  public typealias UIStatusBarManager = SceneStatusBar

  extension Application {
    private var mainScene: WindowScene? { keyWindow?.windowScene }

    /// The frame of the status bar in the key window's scene, in points; empty if there is none.
    ///
    /// Apple counterpart: `statusBarFrame` · Source: UIApplication.h · Fidelity: exact
    public var statusBarFrame: CGRect { mainScene?.statusBarManager?.statusBarFrame ?? .zero }
    /// Whether the status bar in the key window's scene is hidden; true without a key window.
    ///
    /// Setting it has no effect, because view controllers decide. In UIKit it is the same unless an
    /// app's Info.plist says otherwise.
    public var isStatusBarHidden: Bool {
      get { mainScene?.statusBarManager?.isStatusBarHidden ?? true }
      set {}
    }
    /// The style of the status bar in the key window's scene; `default` without a key window.
    ///
    /// Setting it has no effect, because view controllers decide. In UIKit it is the same unless an
    /// app's Info.plist says otherwise.
    public var statusBarStyle: StatusBarStyle {
      get { mainScene?.statusBarStyle ?? .default }
      set {}
    }
    /// The layout direction of `TraitCollection.current`.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      View.userInterfaceLayoutDirection(for: .unspecified)
    }

    /// The name of UIKit's notification that the status bar's frame will change; never posted here.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
      "UIApplicationWillChangeStatusBarFrameNotification")
    /// The name of UIKit's notification that the status bar's frame changed; never posted here.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
      "UIApplicationDidChangeStatusBarFrameNotification")
    /// The name of UIKit's notification that the interface will rotate; never posted here.
    public nonisolated static let willChangeStatusBarOrientationNotification =
      NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    /// The name of UIKit's notification that the interface rotated; never posted here.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
      "UIApplicationDidChangeStatusBarOrientationNotification")
  }
#endif
