// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension ViewController {
  /// Requests that `preferredUserInterfaceStyle` and `childViewControllerForUserInterfaceStyle` be
  /// read again.
  ///
  /// The style takes effect with the next update.
  ///
  /// Apple counterpart: `setNeedsUserInterfaceAppearanceUpdate()`, tvOS · Source:
  /// UIViewController.h (statement S77) · Fidelity: exact
  public final func setNeedsUserInterfaceAppearanceUpdate() {
    viewIfLoaded?.window?.updatePreferredStyle()
  }

  /// The last controller in the chain of `childViewControllerForUserInterfaceStyle`, from this one.
  fileprivate final var controllerOfInterfaceStyle: ViewController {
    childViewControllerForUserInterfaceStyle?.controllerOfInterfaceStyle ?? self
  }
}

extension Window {
  /// Applies the style preferred by the responsible controller; on the TV idiom only.
  final func updatePreferredStyle() {
    guard windowScene?.screen?.systemTraits.userInterfaceIdiom == .tv,
      let root = rootViewController
    else { return }
    let style = root.controllerOfInterfaceStyle.preferredUserInterfaceStyle
    root.ensureExtras().intrinsic = TraitCollection(userInterfaceStyle: style)
    root.setNeedsTraitUpdate()
  }
}
