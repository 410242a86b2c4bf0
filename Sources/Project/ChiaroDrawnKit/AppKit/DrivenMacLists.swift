// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// Lists, cells and texts of the project's classes.

/// An `NSTableView` of a class of the project's.
final class DrivenMacTableView: NSTableView, Driven {
  var driver: Driver?

  override func layout() { drive("layout") { super.layout() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func viewDidMoveToSuperview() {
    drive("viewDidMoveToSuperview") { super.viewDidMoveToSuperview() }
  }
  override func viewDidMoveToWindow() {
    drive("viewDidMoveToWindow") { super.viewDidMoveToWindow() }
  }
  override func viewDidChangeEffectiveAppearance() {
    drive("viewDidChangeEffectiveAppearance") { super.viewDidChangeEffectiveAppearance() }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override var isFlipped: Bool { drivenTruth("isFlipped") { super.isFlipped } }
  override var wantsUpdateLayer: Bool {
    drivenTruth("wantsUpdateLayer") { super.wantsUpdateLayer }
  }
  override func updateLayer() { drive("updateLayer") { super.updateLayer() } }
  override func draw(_ rect: CGRect) { driveDrawing(rect) { super.draw(rect) } }
}

/// An `NSOutlineView` of a class of the project's.
final class DrivenMacOutlineView: NSOutlineView, Driven {
  var driver: Driver?

  override func layout() { drive("layout") { super.layout() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func viewDidMoveToSuperview() {
    drive("viewDidMoveToSuperview") { super.viewDidMoveToSuperview() }
  }
  override func viewDidMoveToWindow() {
    drive("viewDidMoveToWindow") { super.viewDidMoveToWindow() }
  }
  override func viewDidChangeEffectiveAppearance() {
    drive("viewDidChangeEffectiveAppearance") { super.viewDidChangeEffectiveAppearance() }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override var isFlipped: Bool { drivenTruth("isFlipped") { super.isFlipped } }
  override var wantsUpdateLayer: Bool {
    drivenTruth("wantsUpdateLayer") { super.wantsUpdateLayer }
  }
  override func updateLayer() { drive("updateLayer") { super.updateLayer() } }
  override func draw(_ rect: CGRect) { driveDrawing(rect) { super.draw(rect) } }
}

/// An `NSTableCellView` of a class of the project's.
final class DrivenMacTableCellView: NSTableCellView, Driven {
  var driver: Driver?

  override func layout() { drive("layout") { super.layout() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func viewDidMoveToSuperview() {
    drive("viewDidMoveToSuperview") { super.viewDidMoveToSuperview() }
  }
  override func viewDidMoveToWindow() {
    drive("viewDidMoveToWindow") { super.viewDidMoveToWindow() }
  }
  override func viewDidChangeEffectiveAppearance() {
    drive("viewDidChangeEffectiveAppearance") { super.viewDidChangeEffectiveAppearance() }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override var isFlipped: Bool { drivenTruth("isFlipped") { super.isFlipped } }
  override var wantsUpdateLayer: Bool {
    drivenTruth("wantsUpdateLayer") { super.wantsUpdateLayer }
  }
  override func updateLayer() { drive("updateLayer") { super.updateLayer() } }
  override func draw(_ rect: CGRect) { driveDrawing(rect) { super.draw(rect) } }
}

/// An `NSTextView` of a class of the project's.
final class DrivenMacTextView: NSTextView, Driven {
  var driver: Driver?

  override func layout() { drive("layout") { super.layout() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func viewDidMoveToSuperview() {
    drive("viewDidMoveToSuperview") { super.viewDidMoveToSuperview() }
  }
  override func viewDidMoveToWindow() {
    drive("viewDidMoveToWindow") { super.viewDidMoveToWindow() }
  }
  override func viewDidChangeEffectiveAppearance() {
    drive("viewDidChangeEffectiveAppearance") { super.viewDidChangeEffectiveAppearance() }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override var isFlipped: Bool { drivenTruth("isFlipped") { super.isFlipped } }
  override var wantsUpdateLayer: Bool {
    drivenTruth("wantsUpdateLayer") { super.wantsUpdateLayer }
  }
  override func updateLayer() { drive("updateLayer") { super.updateLayer() } }
  override func draw(_ rect: CGRect) { driveDrawing(rect) { super.draw(rect) } }
}

/// An `NSCollectionView` of a class of the project's.
final class DrivenMacCollectionView: NSCollectionView, Driven {
  var driver: Driver?

  override func layout() { drive("layout") { super.layout() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func viewDidMoveToSuperview() {
    drive("viewDidMoveToSuperview") { super.viewDidMoveToSuperview() }
  }
  override func viewDidMoveToWindow() {
    drive("viewDidMoveToWindow") { super.viewDidMoveToWindow() }
  }
  override func viewDidChangeEffectiveAppearance() {
    drive("viewDidChangeEffectiveAppearance") { super.viewDidChangeEffectiveAppearance() }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override var isFlipped: Bool { drivenTruth("isFlipped") { super.isFlipped } }
  override var wantsUpdateLayer: Bool {
    drivenTruth("wantsUpdateLayer") { super.wantsUpdateLayer }
  }
  override func updateLayer() { drive("updateLayer") { super.updateLayer() } }
  override func draw(_ rect: CGRect) { driveDrawing(rect) { super.draw(rect) } }
}

/// An `NSTableRowView` of a class of the project's.
final class DrivenMacTableRowView: NSTableRowView, Driven {
  var driver: Driver?

  override func layout() { drive("layout") { super.layout() } }
  override func updateConstraints() { drive("updateConstraints") { super.updateConstraints() } }
  override func viewDidMoveToSuperview() {
    drive("viewDidMoveToSuperview") { super.viewDidMoveToSuperview() }
  }
  override func viewDidMoveToWindow() {
    drive("viewDidMoveToWindow") { super.viewDidMoveToWindow() }
  }
  override func viewDidChangeEffectiveAppearance() {
    drive("viewDidChangeEffectiveAppearance") { super.viewDidChangeEffectiveAppearance() }
  }
  override var intrinsicContentSize: CGSize { drivenSize { super.intrinsicContentSize } }
  override var isFlipped: Bool { drivenTruth("isFlipped") { super.isFlipped } }
  override var wantsUpdateLayer: Bool {
    drivenTruth("wantsUpdateLayer") { super.wantsUpdateLayer }
  }
  override func updateLayer() { drive("updateLayer") { super.updateLayer() } }
  override func draw(_ rect: CGRect) { driveDrawing(rect) { super.draw(rect) } }
  override func drawBackground(in rect: NSRect) {
    driveDrawing("drawBackground", rect) { super.drawBackground(in: rect) }
  }
  override func drawSelection(in rect: NSRect) {
    driveDrawing("drawSelection", rect) { super.drawSelection(in: rect) }
  }
}
