// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Views of the project's classes; each class of UIKit's has one that calls their code.

/// A `UIView` of a class of the project's.
final class DrivenView: UIView, Driven {
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
}

/// A `UIControl` of a class of the project's.
final class DrivenControl: UIControl, Driven {
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
}

/// A `UILabel` of a class of the project's.
final class DrivenLabel: UILabel, Driven {
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
}

/// A `UIButton` of a class of the project's.
final class DrivenButton: UIButton, Driven {
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
  override func updateConfiguration() {
    drive("updateConfiguration") { super.updateConfiguration() }
  }
}

/// A `UIImageView` of a class of the project's.
final class DrivenImageView: UIImageView, Driven {
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
}

/// A `UIStackView` of a class of the project's.
final class DrivenStackView: UIStackView, Driven {
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
}

/// A `UIScrollView` of a class of the project's.
final class DrivenScrollView: UIScrollView, Driven {
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
}

/// A `UITextField` of a class of the project's.
final class DrivenTextField: UITextField, Driven {
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
}
