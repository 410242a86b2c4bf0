// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The view of a table row, which draws the selection and contains the cells.
///
/// Apple counterpart: `NSTableRowView` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, group rows look like other rows
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsDisplay()
      showInCells()
    }
  }
  /// Whether the table is the first responder, so that the selection has the accent color; true by
  /// default.
  open var isEmphasized = true {
    didSet {
      guard isEmphasized != oldValue else { return }
      setNeedsDisplay()
      showInCells()
    }
  }
  /// Whether the row is a group row; stored, but group rows are drawn like all others.
  open var isGroupRowStyle = false { didSet { setNeedsDisplay() } }
  /// The style of the selection: `none` draws no selection, and all other styles look the same.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { setNeedsDisplay() }
  }
  /// How far the selection stands off the edges, in points.
  final var inset: CGFloat = 0
  /// The cells, by column.
  final var cells: [Int: NSView] = [:]

  /// Creates a row view without cells.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Whether y grows downwards; always true.
  ///
  /// Apple counterpart: `isFlipped` · Source: this project · Fidelity: approximate, assumed to be
  /// as on a Mac
  open override var isFlipped: Bool { true }
  /// The number of columns for which the row has a cell view.
  public final var numberOfColumns: Int { cells.count }
  /// Returns the cell view in a column, by its index; nil for none.
  open func view(atColumn column: Int) -> Any? { cells[column] }
  /// The background style of the row's cells: `emphasized` on a selection with the accent color.
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized ? .emphasized : .normal
  }

  /// Lets cells have the look of what is behind them.
  final func showInCells() {
    for case let cell as NSTableCellView in cells.values {
      cell.backgroundStyle = interiorBackgroundStyle
    }
  }

  /// Draws the row's background behind the selection; `draw(_:)` calls it with the bounds.
  ///
  /// The default does nothing, because the table draws the colors of alternating rows.
  open func drawBackground(in dirtyRect: NSRect) {}
  /// Draws the row's selection; `draw(_:)` calls it with the bounds.
  ///
  /// It is called only for selected rows, and not if `selectionHighlightStyle` is `none`.
  open func drawSelection(in dirtyRect: NSRect) {
    GraphicsContext.current.map { context in context.upright { drawLook(in: context) } }
  }

  open override func drawContent(in context: GraphicsContext) {
    if !hooks.contains(.draw) { drawUsually(in: context) }
  }
  override final func drawUsually(in context: GraphicsContext) {
    drawBackground(in: bounds)
    if isSelected, selectionHighlightStyle != .none { drawSelection(in: bounds) }
  }
  override final func drawLook(in context: GraphicsContext) {
    let isStrong = isEmphasized && traitCollection.activeAppearance != .inactive
    let fill: NSColor =
      isStrong ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
    context.fill(bounds.within(dx: inset, dy: 0), fill, cornerRadius: inset > 0 ? 5 : 0)
  }
}

/// A cell view of a table, which can have a text field and an image view.
///
/// Apple counterpart: `NSTableCellView` · Source: AppKit reference · Fidelity: approximate, without
/// `rowSizeStyle` and dragging images
open class NSTableCellView: NSView {
  /// The text field of the cell, referenced weakly; nil for none.
  open weak var textField: NSTextField?
  /// The image view of the cell, referenced weakly; nil for none.
  open weak var imageView: NSImageView?
  /// The model object that the cell shows; nil for none.
  ///
  /// It is stored for the app and has no other use here.
  open var objectValue: Any?
  /// The background style of the cell; unless it is `normal`, text and symbols are white.
  open var backgroundStyle = BackgroundStyle.normal { didSet { showStyle() } }
  private final var ownColors: (text: NSColor?, tint: NSColor?)?

  /// Creates a cell view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  private final func showStyle() {
    guard backgroundStyle != .normal else {
      if let ownColors {
        textField?.textColor = ownColors.text
        imageView?.contentTintColor = ownColors.tint
      }
      return ownColors = nil
    }
    if ownColors == nil { ownColors = (textField?.textColor, imageView?.contentTintColor) }
    textField?.textColor = .alternateSelectedControlTextColor
    imageView?.contentTintColor = .alternateSelectedControlTextColor
  }
  /// Called before the cell view is reused for another row; the default does nothing.
  open func prepareForReuse() {}
}
