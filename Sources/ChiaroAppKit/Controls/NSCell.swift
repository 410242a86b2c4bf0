// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import Foundation

/// The cell of a control, for older AppKit code; it forwards everything to the control.
///
/// Apple counterpart: `NSCell` · Source: AppKit reference · Fidelity: approximate, of properties
/// that controls have too
@MainActor
open class NSCell {
  /// The control of the cell; nil for none.
  public private(set) final weak var controlView: NSControl?
  private final var ownText = ""

  /// Creates a cell for a control.
  init(of control: NSControl? = nil) { controlView = control }

  /// Creates a cell with a text but without a control, such as a column's heading.
  public init(textCell: String) { ownText = textCell }

  /// The text of the control; without one, the cell's own text.
  open var stringValue: String {
    get { controlView?.stringValue ?? ownText }
    set {
      ownText = newValue
      controlView?.stringValue = newValue
      onChange?()
    }
  }
  /// What to do when the text of a cell of its own changed.
  final var onChange: (() -> Void)?
  /// The title, which is the same as `stringValue`.
  open var title: String {
    get { (controlView as? NSButton)?.title ?? stringValue }
    set {
      if let button = controlView as? NSButton {
        button.title = newValue
      } else {
        stringValue = newValue
      }
    }
  }
  /// The value of the control.
  open var objectValue: Any? {
    get { controlView?.objectValue ?? ownText }
    set {
      if let controlView {
        controlView.objectValue = newValue
      } else {
        stringValue = NSControl.text(of: newValue)
      }
    }
  }
  /// The font of the control.
  open var font: NSFont? {
    get { controlView?.font }
    set { controlView?.font = newValue }
  }
  /// The alignment of the text.
  open var alignment: NSTextAlignment {
    get { controlView?.alignment ?? .natural }
    set { controlView?.alignment = newValue }
  }
  /// The wrapping or truncation of text that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { controlView?.lineBreakMode ?? .byWordWrapping }
    set { controlView?.lineBreakMode = newValue }
  }
  /// Whether the text is shown in a single line.
  open var usesSingleLineMode: Bool {
    get { controlView?.usesSingleLineMode ?? false }
    set { controlView?.usesSingleLineMode = newValue }
  }
  /// Whether the text wraps into several lines.
  open var wraps: Bool {
    get { !usesSingleLineMode }
    set { usesSingleLineMode = !newValue }
  }
  /// Whether long text scrolls sideways instead of wrapping.
  open var isScrollable: Bool {
    get { usesSingleLineMode }
    set { usesSingleLineMode = newValue }
  }
  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { controlView?.isEnabled ?? true }
    set { controlView?.isEnabled = newValue }
  }
  /// Whether the control is shown as pressed.
  open var isHighlighted: Bool {
    get { controlView?.isHighlighted ?? false }
    set { controlView?.isHighlighted = newValue }
  }
}
