// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Lists and cells of the project's classes.

/// A `UITextView` of a class of the project's.
final class DrivenTextView: UITextView, Driven {
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

/// A `UITableView` of a class of the project's.
final class DrivenTableView: UITableView, Driven {
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

/// A `UICollectionView` of a class of the project's.
final class DrivenCollectionView: UICollectionView, Driven {
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

/// A `UITableViewCell` of a class of the project's.
final class DrivenTableCell: UITableViewCell, Driven {
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

/// A `UICollectionViewCell` of a class of the project's.
final class DrivenCollectionCell: UICollectionViewCell, Driven {
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

/// A `UICollectionReusableView` of a class of the project's.
final class DrivenReusableView: UICollectionReusableView, Driven {
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

/// A `UITableViewHeaderFooterView` of a class of the project's.
final class DrivenHeaderView: UITableViewHeaderFooterView, Driven {
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
