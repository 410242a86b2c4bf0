// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A text field with a list of values that the user can choose from.
///
/// Apple counterpart: `NSComboBox` · Source: AppKit reference · Fidelity: approximate, the list is
/// a menu
open class NSComboBox: NSTextField {
  /// The values in the combo box's list.
  public private(set) final var objectValues: [Any] = []
  /// The index of the value selected last, even if other text was typed since; -1 for none.
  public private(set) final var indexOfSelectedItem = -1
  /// The number of values shown without scrolling; stored, but without effect.
  ///
  /// Fidelity: inert
  open var numberOfVisibleItems = 5
  /// Whether typed text is completed to the first matching value; stored, but without effect.
  ///
  /// Fidelity: inert
  open var completes = false

  /// Creates an empty combo box with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    usesSingleLineMode = true
  }

  /// The number of values in the combo box's list.
  public final var numberOfItems: Int { objectValues.count }
  /// Adds a value at the end of the list.
  public final func addItem(withObjectValue object: Any) { objectValues.append(object) }
  /// Adds values at the end of the list.
  public final func addItems(withObjectValues objects: [Any]) { objectValues += objects }
  /// Removes all values from the list.
  public final func removeAllItems() {
    objectValues = []
    indexOfSelectedItem = -1
  }
  /// Returns the value at an index.
  ///
  /// - Precondition: there is a value at the index
  public final func itemObjectValue(at index: Int) -> Any { objectValues[index] }
  /// Returns the index of the first value that has the same text as `object`; `NSNotFound` for
  /// none.
  public final func indexOfItem(withObjectValue object: Any) -> Int {
    objectValues.firstIndex { Self.text(of: $0) == Self.text(of: object) } ?? NSNotFound
  }
  /// Selects the value at an index and shows it in the field; ignores an index out of range.
  ///
  /// The action is not sent.
  public final func selectItem(at index: Int) {
    guard objectValues.indices.contains(index) else { return }
    indexOfSelectedItem = index
    stringValue = Self.text(of: objectValues[index])
  }
  /// Selects a value and shows it in the field; does nothing if the list does not contain it.
  public final func selectItem(withObjectValue object: Any?) {
    if let object { selectItem(at: indexOfItem(withObjectValue: object)) }
  }

  override final var trailingRoom: CGFloat { 19 }
  private final var capRect: CGRect {
    let side = min(bounds.height - 4, 18)
    let last = CGRect(
      x: bounds.maxX - side - 2, y: bounds.midY - side / 2, width: side, height: side)
    return last.placed(in: bounds, drawnDirection)
  }

  open override func mouseDown(with event: NSEvent) {
    guard isEnabled, let point = event.pointer?.location(in: self), capRect.contains(point) else {
      return super.mouseDown(with: event)
    }
    openList()
  }

  /// Shows the values below the field.
  private final func openList() {
    let menu = NSMenu(title: "")
    for (index, value) in objectValues.enumerated() {
      let item = NSMenuItem(title: Self.text(of: value), action: nil, keyEquivalent: "")
      item.state = index == indexOfSelectedItem ? .on : .off
      item.onAction = { [weak self] _ in
        self?.selectItem(at: index)
        self?.sendAction()
      }
      menu.addItem(item)
    }
    menu.popUp(positioning: nil, at: NSPoint(x: bounds.minX, y: bounds.maxY + 2), in: self)
  }

  override final func drawInside(in context: GraphicsContext) {
    super.drawInside(in: context)
    PopUpCap(isEnabled: isEnabled, view: self).draw("chevron.down", in: capRect, context)
  }
}
