// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// A `UIView` of a class of the project's that draws.
final class DrivenCanvas: UIView, Driven {
  var driver: Driver?

  override func layoutSubviews() { drive("layoutSubviews") { super.layoutSubviews() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func didMoveToSuperview() { drive("didMoveToSuperview") { super.didMoveToSuperview() } }
  override func didMoveToWindow() { drive("didMoveToWindow") { super.didMoveToWindow() } }
  override func tintColorDidChange() { drive("tintColorDidChange") { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    drivenSize(fitting: size) { super.sizeThatFits(size) }
  }
  override func draw(_ rect: CGRect) {
    driveDrawing(rect) { super.draw(rect) }
  }
}

/// A `UIControl` of a class of the project's that draws.
final class DrivenControlCanvas: UIControl, Driven {
  var driver: Driver?

  override func layoutSubviews() { drive("layoutSubviews") { super.layoutSubviews() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func didMoveToSuperview() { drive("didMoveToSuperview") { super.didMoveToSuperview() } }
  override func didMoveToWindow() { drive("didMoveToWindow") { super.didMoveToWindow() } }
  override func tintColorDidChange() { drive("tintColorDidChange") { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    driveTraits(previous) { super.traitCollectionDidChange(previous) }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    drivenSize(fitting: size) { super.sizeThatFits(size) }
  }
  override func draw(_ rect: CGRect) {
    driveDrawing(rect) { super.draw(rect) }
  }
}
