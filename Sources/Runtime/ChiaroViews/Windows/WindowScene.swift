// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

/// One instance of an app's interface on a screen.
///
/// If a scene does not cover its whole screen, it has the elevated interface level, except on the
/// Mac idiom.
///
/// Apple counterpart: `UIWindowScene` · Source: WWDC19 214 · Fidelity: approximate, created by the
/// program, without a session
@preconcurrency @MainActor
public final class WindowScene: TraitNode {
  /// The screen that shows the scene, which the scene retains; nil for none.
  public let screen: Screen?
  /// The windows of the scene, frontmost first.
  ///
  /// The scene refers to its windows weakly, and each window retains its scene: keep a strong
  /// reference to each window for as long as you need it.
  public var windows: [Window] {
    var windows: [Window] = []
    appendWindows(to: &windows)
    return windows
  }
  @exclusivity(unchecked) private var heldWindows: [WeakWindow] = []
  /// The rectangle of the screen that the scene covers, in points.
  public var frame: CGRect {
    didSet { updateLevel() }
  }
  /// Whether view controllers determine the status bar style; the default is true.
  ///
  /// It corresponds to `UIViewControllerBasedStatusBarAppearance` in Info.plist.
  public var isStatusBarControlledByViewControllers = true
  /// The status bar style that is used if view controllers do not determine it.
  public var applicationStatusBarStyle = StatusBarStyle.default
  /// Called with changes of the scene's activity, before observers are notified; nil for none.
  package var onActivityChange: ((ActivityChange) -> Void)?
  /// The cached controller and style of the status bar; nil to determine them again.
  var statusBarController: StatusBarControl?
  /// The objects that follow the scene's state, such as status bars.
  private(set) var followers: [WeakFollower] = []
  private(set) var isStale = true

  /// Creates a scene in front of the screen's other scenes; by default, it covers the screen.
  public init(screen: Screen, frame: CGRect? = nil) {
    self.screen = screen
    self.frame = frame ?? screen.bounds
    super.init()
    scope = screen.scope
    screen.add(self)
    updateLevel()
    _ = updateScope(in: 0)
  }

  /// The frontmost window that is visible; nil if there is none.
  public var keyWindow: Window? {
    // By index here and below: iterating would copy the weak references.
    for index in heldWindows.indices {
      if let window = heldWindows[index].window, !window.isHidden { return window }
    }
    return nil
  }

  /// Whether the next update may change the traits of a window.
  var isAboutToChange: Bool {
    if isStale { return true }
    for index in heldWindows.indices
    where heldWindows[index].window?.needs.contains(.traits) == true { return true }
    return false
  }

  /// Adds the windows of the scene to a list, frontmost first.
  func appendWindows(to list: inout [Window]) {
    for index in heldWindows.indices {
      if let window = heldWindows[index].window { list.append(window) }
    }
  }

  /// Puts a window in front of the others of its level.
  func bringToFront(_ window: Window) {
    leave(window)
    let place = heldWindows.firstIndex { ($0.window?.windowLevel ?? .normal) <= window.windowLevel }
    heldWindows.insert(WeakWindow(window: window), at: place ?? heldWindows.count)
  }

  /// Puts the scene with a window in front of the others of its level, or of one, or behind.
  package func order(_ window: Window, inFront: Bool, of other: WindowScene? = nil) {
    bringToFront(window)
    screen?.order(self, inFront: inFront, of: other)
  }
  /// The level of the frontmost window.
  var level: Window.Level {
    for index in heldWindows.indices {
      if let window = heldWindows[index].window { return window.windowLevel }
    }
    return .normal
  }

  /// Takes a window out, and those that are gone.
  func leave(_ window: Window) {
    heldWindows.removeAll { $0.window == nil || $0.window === window }
  }

  override var updateCycle: UpdateCycle? { screen?.cycle }
  override func setNeedsTraitUpdate() { isStale = true }

  /// Makes the scene elevated, unless it covers the screen.
  func updateLevel() {
    guard let screen else { return }
    let covers = frame.width >= screen.bounds.width && frame.height >= screen.bounds.height
    // A Mac's windows never cover the screen, and none is above the others for that.
    let isDesktop = screen.systemTraits.userInterfaceIdiom == .mac
    ensureExtras().intrinsic = TraitCollection(
      userInterfaceLevel: covers || isDesktop ? .unspecified : .elevated)
    isStale = true
  }

  /// Keeps an object up to date with the scene's state as long as the object lives.
  package func addFollower(_ follower: any SceneFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  func updateScope(in round: UInt32) -> TraitMask {
    guard let screen else { return TraitMask() }
    let former = scope.traits(before: round)
    if isStale {
      isStale = false
      let before = scope
      scope = ownScope(under: screen.scope, in: round)
      if before !== scope { for window in windows { window.setNeeds(.traits) } }
    }
    let change = scope.traits.difference(from: former)
    if !change.isEmpty && round > 0 { tellOfChange(from: former) }
    return change
  }
}

/// A window of a scene as long as somebody holds it.
struct WeakWindow {
  weak var window: Window?
}
