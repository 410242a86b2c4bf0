// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// The name of the notification that the app was launched, posted by `launch(_:)`.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
      "UIApplicationDidFinishLaunchingNotification")
    /// The name of the notification that the app became active: it was launched, or a visible
    /// window gained keyboard focus.
    public nonisolated static let didBecomeActiveNotification =
      ActivityChange.didBecomeActive.ofApplication
    /// The name of the notification that the app will become inactive because a visible window
    /// loses keyboard focus.
    public nonisolated static let willResignActiveNotification =
      ActivityChange.willResignActive.ofApplication
    /// The name of UIKit's notification that the app entered the background; never posted here.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// The name of the notification that the app will enter the foreground, posted when a scene is
    /// connected.
    public nonisolated static let willEnterForegroundNotification =
      ActivityChange.willEnterForeground.ofApplication
    /// The name of UIKit's notification that the app will terminate; never posted here.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
      "UIApplicationWillTerminateNotification")
    /// The name of UIKit's notification that memory is low; never posted here.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
  }
#endif
