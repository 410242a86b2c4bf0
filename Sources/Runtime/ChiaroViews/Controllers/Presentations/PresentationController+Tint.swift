// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension PresentationController {
  /// Dims the tint of everything in the window that lies behind the presentation, except of views
  /// with a mode of their own.
  ///
  /// The views that inherit the tint are notified by `tintColorDidChange()`.
  package final func dimTintBehind() {
    guard let containerView, let window = containerView.superview else { return }
    for view in window.subviews.prefix(while: { $0 !== containerView })
    where view.extras?.tint.isDimmed == nil {
      view.tintAdjustmentMode = .dimmed
      dimmedViews.append(view)
    }
  }

  /// Gives back the tint that `dimTintBehind()` took, unless the app chose another mode meanwhile.
  package final func stopDimmingTint() {
    for view in dimmedViews where view.extras?.tint.isDimmed == true {
      view.tintAdjustmentMode = .automatic
    }
    dimmedViews = []
  }
}
