// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Views of the project's classes; each class of UIKit's has one that calls their code.

/// A `UIView` of a class of the project's.
final class DrivenView: UIView, Driven {
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
}

/// A `UIControl` of a class of the project's.
final class DrivenControl: UIControl, Driven {
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
}

/// A `UILabel` of a class of the project's.
final class DrivenLabel: UILabel, Driven {
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
}

/// A `UIButton` of a class of the project's.
final class DrivenButton: UIButton, Driven {
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
  override func updateConfiguration() {
    guard let driver else { return super.updateConfiguration() }
    driver.run("updateConfiguration") { super.updateConfiguration() }
  }
}

/// A `UIImageView` of a class of the project's.
final class DrivenImageView: UIImageView, Driven {
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
}

/// A `UIStackView` of a class of the project's.
final class DrivenStackView: UIStackView, Driven {
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
}

/// A `UIScrollView` of a class of the project's.
final class DrivenScrollView: UIScrollView, Driven {
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
}

/// A `UITextField` of a class of the project's.
final class DrivenTextField: UITextField, Driven {
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
}
