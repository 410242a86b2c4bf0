// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Lists and cells of the project's classes.

/// A `UITextView` of a class of the project's.
final class DrivenTextView: UITextView, Driven {
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

/// A `UITableView` of a class of the project's.
final class DrivenTableView: UITableView, Driven {
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

/// A `UICollectionView` of a class of the project's.
final class DrivenCollectionView: UICollectionView, Driven {
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

/// A `UITableViewCell` of a class of the project's.
final class DrivenTableCell: UITableViewCell, Driven {
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

/// A `UICollectionViewCell` of a class of the project's.
final class DrivenCollectionCell: UICollectionViewCell, Driven {
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

/// A `UICollectionReusableView` of a class of the project's.
final class DrivenReusableView: UICollectionReusableView, Driven {
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

/// A `UITableViewHeaderFooterView` of a class of the project's.
final class DrivenHeaderView: UITableViewHeaderFooterView, Driven {
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
