// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// Whether the status bar's content is light or dark.
///
/// Apple counterpart: `UIStatusBarStyle` · Source: UIApplication.h; WWDC19 214 (S183, S184) ·
/// Fidelity: exact
public enum StatusBarStyle: Int, Sendable, CaseIterable {
  /// Dark content where the controlling controller is light, and the other way round.
  case `default` = 0
  /// For dark backgrounds.
  case lightContent = 1
  /// For light backgrounds.
  case darkContent = 3

  /// The style that is meant where the style trait is this.
  func resolved(for style: UserInterfaceStyle) -> StatusBarStyle {
    guard self == .default else { return self }
    return style == .dark ? .lightContent : .darkContent
  }
}

extension ViewController {
  /// Asks for `preferredStatusBarStyle`, and for the controller that is asked, once more.
  public final func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.statusBarController = nil
  }

  /// The controller at the end of the chain, from this one.
  ///
  /// One that is presented over the whole screen takes over; a sheet does so when it says it does.
  final var controllerOfStatusBar: ViewController {
    if let presented = presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      return presented.controllerOfStatusBar
    }
    return childForStatusBarStyle?.controllerOfStatusBar ?? self
  }
}

extension WindowScene {
  /// The style of the status bar; never reads `default`.
  ///
  /// It is the controlling controller's, or the app's own where Info.plist says
  /// `UIViewControllerBasedStatusBarAppearance` = false.
  public var statusBarStyle: StatusBarStyle {
    guard isStatusBarControlledByViewControllers else {
      return applicationStatusBarStyle.resolved(for: traitCollection.userInterfaceStyle)
    }
    return askForStatusBarStyle()
  }

  /// Asks the controllers only after they said so, or after traits of the one in control changed.
  private func askForStatusBarStyle() -> StatusBarStyle {
    guard let root = keyWindow?.rootViewController else {
      return StatusBarStyle.default.resolved(for: traitCollection.userInterfaceStyle)
    }
    if let known = statusBarController, known.root === root, let controller = known.controller,
      known.traits == controller.traitCollection
    {
      return known.style
    }
    let controller = root.controllerOfStatusBar
    let style = controller.preferredStatusBarStyle.resolved(
      for: controller.traitCollection.userInterfaceStyle)
    statusBarController = StatusBarControl(
      root: root, controller: controller, traits: controller.traitCollection, style: style)
    return style
  }
}

/// Who said last how the status bar looks, and what they said.
@MainActor
struct StatusBarControl {
  weak var root: ViewController?
  weak var controller: ViewController?
  var traits: TraitCollection
  var style: StatusBarStyle
}
