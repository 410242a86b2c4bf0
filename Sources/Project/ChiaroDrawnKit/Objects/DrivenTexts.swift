// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Labels and fields of the project's classes, which move and measure their texts.

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
  override var preferredMaxLayoutWidth: CGFloat {
    get {
      guard let driver else { return super.preferredMaxLayoutWidth }
      return driver.value(
        "preferredMaxLayoutWidth", driver.kit.number, { .double($0) }
      ) { super.preferredMaxLayoutWidth }
    }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override func drawText(in rect: CGRect) {
    guard let driver else { return super.drawText(in: rect) }
    driver.value(calling: "drawText", [CallArgument("in", .rect(rect))], { _ in () }) {
      super.drawText(in: rect)
    }
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    guard let driver else { return ownTextRect(bounds, lines) }
    let arguments = [
      CallArgument("forBounds", .rect(bounds)), CallArgument("limitedToNumberOfLines", .int(lines)),
    ]
    return driver.value(calling: "textRect", arguments, driver.kit.rect) {
      ownTextRect(bounds, lines)
    }
  }

  /// Draws the text as UIKit does.
  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }

  /// The rectangle of the text as UIKit has it.
  func ownTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
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
  override func textRect(forBounds bounds: CGRect) -> CGRect { driven("textRect", bounds) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { driven("editingRect", bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    driven("placeholderRect", bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    driven("clearButtonRect", bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { driven("leftViewRect", bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    driven("rightViewRect", bounds)
  }

  private func driven(_ name: String, _ bounds: CGRect) -> CGRect {
    let upper = { self.ownRect(name, bounds) }
    guard let driver else { return upper() }
    return driver.value(
      calling: name, [CallArgument("forBounds", .rect(bounds))], driver.kit.rect, upper)
  }

  /// A rectangle as UIKit has it.
  func ownRect(_ name: String, _ bounds: CGRect) -> CGRect {
    switch name {
    case "editingRect": super.editingRect(forBounds: bounds)
    case "placeholderRect": super.placeholderRect(forBounds: bounds)
    case "clearButtonRect": super.clearButtonRect(forBounds: bounds)
    case "leftViewRect": super.leftViewRect(forBounds: bounds)
    case "rightViewRect": super.rightViewRect(forBounds: bounds)
    default: super.textRect(forBounds: bounds)
    }
  }
}
