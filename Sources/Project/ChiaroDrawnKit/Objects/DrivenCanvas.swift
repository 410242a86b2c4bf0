// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// A `UIView` of a class of the project's that draws.
final class DrivenCanvas: UIView, Driven {
  var driver: Driver?

  override func layoutSubviews() {
    guard let driver else { return super.layoutSubviews() }
    driver.run("layoutSubviews") { super.layoutSubviews() }
  }
  override func updateConstraints() {
    guard let driver else { return super.updateConstraints() }
    driver.run("updateConstraints") { super.updateConstraints() }
  }
  override func didMoveToSuperview() {
    guard let driver else { return super.didMoveToSuperview() }
    driver.run("didMoveToSuperview") { super.didMoveToSuperview() }
  }
  override func didMoveToWindow() {
    guard let driver else { return super.didMoveToWindow() }
    driver.run("didMoveToWindow") { super.didMoveToWindow() }
  }
  override func tintColorDidChange() {
    guard let driver else { return super.tintColorDidChange() }
    driver.run("tintColorDidChange") { super.tintColorDidChange() }
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    guard let driver else { return super.traitCollectionDidChange(previous) }
    driver.traitsChanged(previous) { super.traitCollectionDidChange(previous) }
  }
  override var intrinsicContentSize: CGSize {
    guard let driver else { return super.intrinsicContentSize }
    return driver.contentSize { super.intrinsicContentSize }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let driver else { return super.sizeThatFits(size) }
    return driver.fittingSize(size) { super.sizeThatFits(size) }
  }
  override func draw(_ rect: CGRect) {
    guard let driver else { return super.draw(rect) }
    driver.draw(rect) { super.draw(rect) }
  }
}
