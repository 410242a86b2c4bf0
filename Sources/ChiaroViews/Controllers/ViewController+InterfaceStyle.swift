// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension ViewController {
  /// Asks for `preferredUserInterfaceStyle`, and for the controller that is asked, once more; it
  /// comes into force with the next update.
  ///
  /// Apple counterpart: `setNeedsUserInterfaceAppearanceUpdate()`, tvOS · Source:
  /// UIViewController.h (S77) · Fidelity: exact
  public final func setNeedsUserInterfaceAppearanceUpdate() {
    viewIfLoaded?.window?.updatePreferredStyle()
  }

  /// The controller at the end of the chain, from this one.
  fileprivate final var controllerOfInterfaceStyle: ViewController {
    childViewControllerForUserInterfaceStyle?.controllerOfInterfaceStyle ?? self
  }
}

extension Window {
  /// Takes the style that the root's controller in charge prefers, on a television only.
  final func updatePreferredStyle() {
    guard windowScene?.screen?.systemTraits.userInterfaceIdiom == .tv,
      let root = rootViewController
    else { return }
    let style = root.controllerOfInterfaceStyle.preferredUserInterfaceStyle
    root.ensureExtras().intrinsic = TraitCollection(userInterfaceStyle: style)
    root.setNeedsTraitUpdate()
  }
}
