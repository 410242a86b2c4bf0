// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// Controls and containers of the project's classes.

/// An `NSSlider` of a class of the project's.
final class DrivenMacSlider: NSSlider, Driven {
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

/// An `NSPopUpButton` of a class of the project's.
final class DrivenMacPopUpButton: NSPopUpButton, Driven {
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

/// An `NSSearchField` of a class of the project's.
final class DrivenMacSearchField: NSSearchField, Driven {
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

/// An `NSSecureTextField` of a class of the project's.
final class DrivenMacSecureTextField: NSSecureTextField, Driven {
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

/// An `NSTokenField` of a class of the project's.
final class DrivenMacTokenField: NSTokenField, Driven {
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

/// An `NSSegmentedControl` of a class of the project's.
final class DrivenMacSegmentedControl: NSSegmentedControl, Driven {
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

/// An `NSSplitView` of a class of the project's.
final class DrivenMacSplitView: NSSplitView, Driven {
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

/// An `NSClipView` of a class of the project's.
final class DrivenMacClipView: NSClipView, Driven {
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

/// An `NSProgressIndicator` of a class of the project's.
final class DrivenMacProgressIndicator: NSProgressIndicator, Driven {
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
