// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// A view that covers the content behind a presentation; a press on it dismisses the presentation,
/// unless its controller is modal.
final class DimmingView: View {
  private weak var owner: PresentationController?

  init(of owner: PresentationController, in frame: CGRect, color: DynamicColor?) {
    self.owner = owner
    super.init(frame: frame)
    backgroundColor = color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func pointerBegan(_ event: PointerEvent) {}
  override func pointerMoved(_ event: PointerEvent) {}
  override func pointerCancelled(_ event: PointerEvent) {}
  override func pointerEnded(_ event: PointerEvent) {
    if bounds.contains(event.location(in: self)) { owner?.dismissIfAllowed() }
  }
}
