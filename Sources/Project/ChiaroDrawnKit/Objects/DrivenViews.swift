// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Views of the project's classes; each class of UIKit's has one that calls their code.

/// A `UIView` of a class of the project's.
class DrivenView: UIView, Driven {
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

/// A `UIView` of a class of the project's whose layer shows a gradient.
final class DrivenGradient: DrivenView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// A `UIView` of a class of the project's whose layer shows a shape.
final class DrivenShape: DrivenView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
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
