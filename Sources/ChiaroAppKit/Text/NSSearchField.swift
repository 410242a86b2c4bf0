// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A text field for searching, with a magnifying glass and a button that clears the text.
///
/// Its action is sent after each change, unless `sendsWholeSearchString` is true.
///
/// Apple counterpart: `NSSearchField` · Source: AppKit reference · Fidelity: approximate
open class NSSearchField: NSTextField {
  /// Whether the action is sent only after Return; the default is false.
  open var sendsWholeSearchString = false
  /// Whether the action is sent without delay; stored, without effect: it always is.
  open var sendsSearchStringImmediately = true

  /// Creates an empty field with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    bezelStyle = .roundedBezel
    placeholderString = "Search"
    usesSingleLineMode = true
  }

  override final var leadingRoom: CGFloat { 18 }
  override final var trailingRoom: CGFloat { 16 }

  /// The place of the button that empties the field.
  private final var cancelRect: CGRect {
    let last = CGRect(x: bounds.maxX - 21, y: bounds.midY - 8, width: 16, height: 16)
    return last.placed(in: bounds, drawnDirection)
  }

  /// Empties the field, and sends the action.
  final func cancel() {
    stringValue = ""
    sendAction()
  }

  open override func mouseDown(with event: NSEvent) {
    let point = event.pointer?.location(in: self)
    if isEnabled, !stringValue.isEmpty, let point, cancelRect.contains(point) { return cancel() }
    super.mouseDown(with: event)
  }

  override final func drawLook(in context: GraphicsContext) {
    super.drawLook(in: context)
    let first = CGRect(x: bounds.minX + 6, y: bounds.midY - 8, width: 16, height: 16)
    let ink: DynamicColor = isEnabled ? .secondaryLabelColor : .disabledControlTextColor
    context.drawSymbol(
      "magnifyingglass", in: first.placed(in: bounds, drawnDirection), side: 13, ink)
    if !stringValue.isEmpty {
      context.drawSymbol("xmark.circle.fill", in: cancelRect, side: 13, ink)
    }
  }
}
