// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// The style of the status bar's content: light or dark.
///
/// Apple counterpart: `UIStatusBarStyle` · Source: UIApplication.h; WWDC19 214 (statements S183,
/// S184) · Fidelity: exact
public enum StatusBarStyle: Int, Sendable, CaseIterable {
  /// Dark content if the controlling view controller has the light style, and light content
  /// otherwise.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3

  /// Returns the light or dark style that stands for `default` with an interface style.
  package func resolved(for style: UserInterfaceStyle) -> StatusBarStyle {
    guard self == .default else { return self }
    return style == .dark ? .lightContent : .darkContent
  }
}

extension ViewController {
  /// Requests that `preferredStatusBarStyle` and `childForStatusBarStyle` be read again.
  public final func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.statusBarController = nil
  }

  /// The view controller that determines the status bar style, found from this one.
  ///
  /// A full-screen presentation takes over; another one does if it captures the status bar
  /// appearance.
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
  /// The status bar style in effect; never `default`.
  ///
  /// It is the style of the controlling view controller, or `applicationStatusBarStyle` if
  /// `isStatusBarControlledByViewControllers` is false.
  public var statusBarStyle: StatusBarStyle {
    guard isStatusBarControlledByViewControllers else {
      return applicationStatusBarStyle.resolved(for: traitCollection.userInterfaceStyle)
    }
    return askForStatusBarStyle()
  }

  /// Returns the controllers' style, reading it again only after a request or a trait change.
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

/// The cached result of asking the controllers for the status bar style.
@MainActor
struct StatusBarControl {
  weak var root: ViewController?
  weak var controller: ViewController?
  var traits: TraitCollection
  var style: StatusBarStyle
}
