// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The view of a row: its background, its selection, and the cells.
///
/// Apple counterpart: `NSTableRowView` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsDisplay()
      showInCells()
    }
  }
  /// Whether the row's table has the keyboard focus; the selection has the accent color then.
  open var isEmphasized = true {
    didSet {
      guard isEmphasized != oldValue else { return }
      setNeedsDisplay()
      showInCells()
    }
  }
  /// Whether the row is the heading of a group.
  open var isGroupRowStyle = false { didSet { setNeedsDisplay() } }
  /// The look of the selection.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { setNeedsDisplay() }
  }
  /// How far the selection stands off the edges, in points.
  final var inset: CGFloat = 0
  /// The cells, by column.
  final var cells: [Int: NSView] = [:]

  /// Creates a row with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Whether y grows downwards; true.
  ///
  /// Apple counterpart: `isFlipped` · Source: this project · Fidelity: approximate, assumed
  open override var isFlipped: Bool { true }
  /// The number of cells.
  public final var numberOfColumns: Int { cells.count }
  /// Returns the view in a column of the row.
  open func view(atColumn column: Int) -> Any? { cells[column] }
  /// The background style for the row's cells: `emphasized` on a selection in the accent color.
  public final var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized ? .emphasized : .normal
  }

  /// Lets cells have the look of what is behind them.
  final func showInCells() {
    for case let cell as NSTableCellView in cells.values {
      cell.backgroundStyle = interiorBackgroundStyle
    }
  }

  /// Draws the background; a selected row also draws its selection.
  open func drawBackground(in dirtyRect: NSRect) {}
  /// Draws the selection; override it to replace the usual look.
  open func drawSelection(in dirtyRect: NSRect) {
    GraphicsContext.current.map { context in context.upright { drawLook(in: context) } }
  }

  open override func drawContent(in context: GraphicsContext) {
    if !hooks.contains(.draw) { drawUsually(in: context) }
  }
  override final func drawLook(in context: GraphicsContext) {
    guard isSelected, selectionHighlightStyle != .none else { return }
    let isStrong = isEmphasized && traitCollection.activeAppearance != .inactive
    let fill: NSColor =
      isStrong ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
    context.fill(bounds.insetBy(dx: inset, dy: 0), fill, cornerRadius: inset > 0 ? 5 : 0)
  }
}

/// A cell of a row, with a text and an image.
///
/// Apple counterpart: `NSTableCellView` · Source: AppKit reference · Fidelity: approximate
open class NSTableCellView: NSView {
  /// The text field of the cell; nil for none.
  open weak var textField: NSTextField?
  /// The image view of the cell; nil for none.
  open weak var imageView: NSImageView?
  /// The model object that the cell shows; nil for none.
  open var objectValue: Any?
  /// The background of the cell; on `emphasized`, text and symbols are white.
  open var backgroundStyle = BackgroundStyle.normal { didSet { showStyle() } }
  private final var ownColors: (text: NSColor?, tint: NSColor?)?

  /// Creates a cell with a frame.
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
  /// Called before the cell is used for another row; the default does nothing.
  open func prepareForReuse() {}
}
