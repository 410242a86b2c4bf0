// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// What the presentation asks of a screen: the screens are drawn without it.
protocol PanModalPresentable: AnyObject {
  var panScrollable: UIScrollView? { get }
  var shortFormHeight: PanModalHeight { get }
  var longFormHeight: PanModalHeight { get }
}

extension PanModalPresentable {
  var longFormHeight: PanModalHeight { .maxHeight }
  var shortFormHeight: PanModalHeight { longFormHeight }

  func panModalSetNeedsLayoutUpdate() {}
}

enum PanModalHeight {
  case maxHeight
  case contentHeight(CGFloat)
  case intrinsicHeight
}

enum PanModalPresentationController {
  enum PresentationState {
    case shortForm, longForm
  }
}
