// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

/// One instance of an app's interface on a screen.
///
/// A scene that does not cover the screen stands beside others and is elevated (S57).
///
/// Apple counterpart: `UIWindowScene` · Source: WWDC19 214 · Fidelity: approximate
@MainActor
public final class WindowScene: TraitNode {
  /// The screen.
  public private(set) weak var screen: Screen?
  /// The windows, the one in front first.
  public internal(set) var windows: [Window] = []
  /// The part of the screen that the scene covers, in points.
  public var frame: CGRect {
    didSet { updateLevel() }
  }
  /// Whether controllers decide about the status bar: what Info.plist says under
  /// `UIViewControllerBasedStatusBarAppearance`, true unless it says otherwise.
  public var isStatusBarControlledByViewControllers = true
  /// How the status bar looks where controllers do not decide.
  public var applicationStatusBarStyle = StatusBarStyle.default
  /// Who said last how the status bar looks; nil to ask once more.
  var statusBarController: StatusBarControl?
  /// What shows something that the scene says, as a status bar does.
  var followers: [WeakFollower] = []
  private(set) var isStale = true

  /// Puts a scene on a screen, over all of it unless a frame is given.
  public init(screen: Screen, frame: CGRect? = nil) {
    self.screen = screen
    self.frame = frame ?? screen.bounds
    super.init()
    scope = screen.scope
    screen.scenes.insert(self, at: 0)
    updateLevel()
    _ = updateScope(in: 0)
  }

  /// The window in front.
  public var keyWindow: Window? { windows.first }

  override var updateCycle: UpdateCycle? { screen?.cycle }
  override func setNeedsTraitUpdate() { isStale = true }

  private func updateLevel() {
    guard let screen else { return }
    let covers = frame.width >= screen.bounds.width && frame.height >= screen.bounds.height
    // A Mac's windows never cover the screen, and none is above the others for that.
    let isDesktop = screen.systemTraits.userInterfaceIdiom == .mac
    ensureExtras().intrinsic = TraitCollection(
      userInterfaceLevel: covers || isDesktop ? .unspecified : .elevated)
    isStale = true
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
