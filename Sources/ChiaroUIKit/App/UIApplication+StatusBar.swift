// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension WindowScene {
    /// What is known of the scene's status bar.
    ///
    /// Apple counterpart: `statusBarManager` · Source: UIWindowScene.h · Fidelity: exact
    public var statusBarManager: UIStatusBarManager? { SceneStatusBar(of: self) }
  }

  /// What is known of the status bar of a scene.
  ///
  /// Apple counterpart: `UIStatusBarManager` · Source: UIStatusBarManager.h · Fidelity: approximate
  @preconcurrency @MainActor
  public final class SceneStatusBar {
    private let scene: WindowScene

    init(of scene: WindowScene) { self.scene = scene }

    /// Its style, which the controllers say.
    public var statusBarStyle: StatusBarStyle { scene.statusBarStyle }
    /// Whether it is hidden: where the device covers nothing at the top of the key window.
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The strip at the top of the scene that the device covers in the key window.
    public var statusBarFrame: CGRect {
      let height = scene.keyWindow?.deviceInsets.top ?? 0
      return CGRect(x: 0, y: 0, width: scene.frame.width, height: height)
    }
  }

  /// UIKit's name for `SceneStatusBar`.
  public typealias UIStatusBarManager = SceneStatusBar

  extension Application {
    private var mainScene: WindowScene? { keyWindow?.windowScene }

    /// The frame of the main scene's status bar; empty where there is none.
    ///
    /// Apple counterpart: `statusBarFrame` · Source: UIApplication.h · Fidelity: exact
    public var statusBarFrame: CGRect { mainScene?.statusBarManager?.statusBarFrame ?? .zero }
    /// Whether the main scene's status bar is hidden.
    public var isStatusBarHidden: Bool { mainScene?.statusBarManager?.isStatusBarHidden ?? true }
    /// The style of the main scene's status bar.
    public var statusBarStyle: StatusBarStyle { mainScene?.statusBarStyle ?? .default }
    /// The direction of the app's texts: that of the traits in force.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      View.userInterfaceLayoutDirection(for: .unspecified)
    }

    /// Posted before the status bar changes its frame, which it does not here.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
      "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar changed its frame, which it does not here.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
      "UIApplicationDidChangeStatusBarFrameNotification")
    /// Posted before the app turns, which it does not here.
    public nonisolated static let willChangeStatusBarOrientationNotification =
      NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the app turned, which it does not here.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
      "UIApplicationDidChangeStatusBarOrientationNotification")
  }
#endif
