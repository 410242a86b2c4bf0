// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// Views of the project's classes; each class of AppKit's has one that calls their code.

/// An `NSView` of a class of the project's.
final class DrivenMacView: NSView, Driven {
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

/// An `NSControl` of a class of the project's.
final class DrivenMacControl: NSControl, Driven {
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

/// An `NSTextField` of a class of the project's.
final class DrivenMacTextField: NSTextField, Driven {
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

/// An `NSButton` of a class of the project's.
final class DrivenMacButton: NSButton, Driven {
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

/// An `NSImageView` of a class of the project's.
final class DrivenMacImageView: NSImageView, Driven {
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

/// An `NSStackView` of a class of the project's.
final class DrivenMacStackView: NSStackView, Driven {
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

/// An `NSScrollView` of a class of the project's.
final class DrivenMacScrollView: NSScrollView, Driven {
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

/// An `NSVisualEffectView` of a class of the project's.
final class DrivenMacVisualEffectView: NSVisualEffectView, Driven {
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

/// An `NSBox` of a class of the project's.
final class DrivenMacBox: NSBox, Driven {
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
