// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The presentation of an alert: in the middle or at the bottom of the window, which it dims
/// together with the tint of what is behind.
final class AlertPresentationController: PresentationController {
  private static let dimming = DynamicColor { traits in
    .black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  private var alert: AlertController? { presentedViewController as? AlertController }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let ground = AlertGround(frame: containerView.bounds)
    ground.alert = alert
    ground.backgroundColor = Self.dimming
    containerView.addSubview(ground)
    dimTintBehind()
  }

  override func dismissalTransitionWillBegin() { stopDimmingTint() }

  override func containerViewWillLayoutSubviews() {
    presentedViewController.viewIfLoaded?.frame = frameOfPresentedViewInContainerView
    containerView?.subviews.first?.frame = containerView?.bounds ?? .zero
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    let room = containerView.bounds
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? min(room.width - 2 * AlertPanel.margin, 500) : AlertPanel.width
    let height = alert.view.sizeThatFits(CGSize(width: width, height: room.height)).height
    let bottom = max(AlertPanel.margin, containerView.safeAreaInsets.bottom)
    return CGRect(
      x: ((room.width - width) / 2).rounded(),
      y: isSheet ? room.height - height - bottom : ((room.height - height) / 2).rounded(),
      width: width, height: height)
  }
}

/// The view behind an alert, which receives all presses; a press cancels an action sheet.
final class AlertGround: View {
  weak var alert: AlertController?

  override func pointerBegan(_ event: PointerEvent) {}
  override func pointerMoved(_ event: PointerEvent) {}
  override func pointerCancelled(_ event: PointerEvent) {}
  override func pointerEnded(_ event: PointerEvent) {
    guard let alert, alert.preferredStyle == .actionSheet else { return }
    if let action = alert.cancelAction {
      alert.choose(action)
    } else {
      alert.dismiss(animated: true)
    }
  }
}
