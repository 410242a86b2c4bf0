// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A cell that shows one row of a table view.
///
/// Apple counterpart: `UITableViewCell` · Source: UITableViewCell.h (statement S107) · Fidelity:
/// approximate, there are no editing controls
open class TableViewCell: Cell {
  /// The type of the standard view at the trailing edge of a cell.
  ///
  /// Apple counterpart: `UITableViewCell.AccessoryType` · Source: UITableViewCell.h ·
  /// Fidelity: exact
  public enum AccessoryType: Int, Sendable, CaseIterable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4

    /// Returns the symbols and their colors for a layout direction, from the trailing edge.
    fileprivate func symbols(_ direction: LayoutDirection) -> [(String, DynamicColor)] {
      switch self {
      case .none: []
      case .disclosureIndicator: [(direction.forwardChevron, .tertiaryLabel)]
      case .detailDisclosureButton:
        [(direction.forwardChevron, .tertiaryLabel), ("info.circle", .tintColor)]
      case .checkmark: [("checkmark", .tintColor)]
      case .detailButton: [("info.circle", .tintColor)]
      }
    }
  }

  /// The arrangement of the labels in a cell.
  ///
  /// Apple counterpart: `UITableViewCell.CellStyle` · Source: UITableViewCell.h · Fidelity: exact
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// A single label.
    case `default` = 0
    /// A label at the leading edge, and a gray label at the trailing edge.
    case value1 = 1
    /// A label in the tint color at the leading edge, and another label beside it.
    case value2 = 2
    /// A label, and a smaller label below it.
    case subtitle = 3
  }

  /// The appearance of a selected cell: gray, or unchanged for `none`.
  ///
  /// Apple counterpart: `UITableViewCell.SelectionStyle` · Source: UITableViewCell.h · Fidelity:
  /// exact, because three of them have looked the same since iOS 7
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The reuse identifier; nil for none.
  public override final var reuseIdentifier: String? { kindOfCell }
  private final let kindOfCell: String?
  final let cellStyle: CellStyle
  final var parts: TableViewCellParts?
  /// The appearance of the cell while it is selected; the default is `default`.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
  override final var selectionIsShown: Bool { selectionStyle != .none }

  /// Creates a cell with a style and a reuse identifier.
  ///
  /// - Parameters:
  ///   - style: the arrangement of the labels
  ///   - reuseIdentifier: the reuse identifier; nil for none
  ///
  /// Apple counterpart: `init(style:reuseIdentifier:)` · Source: UITableViewCell.h · Fidelity:
  /// exact
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    kindOfCell = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Creates a cell of the default style with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: Self.kindBeingMade)
    self.frame = frame
  }

  /// The reuse identifier of the cell that is being made of a class.
  private static var kindBeingMade: String?

  /// Creates a cell of a class that is known at run time only.
  static func make(_ type: AnyClass, reuseIdentifier: String) -> TableViewCell {
    kindBeingMade = reuseIdentifier
    defer { kindBeingMade = nil }
    return make(type, frame: CGRect(x: 0, y: 0, width: 320, height: 44), as: TableViewCell.self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = shownAccessory {
      if view.superview !== self { addSubview(view) }
      let size = view.frame.size == .zero ? view.sizeThatFits(bounds.size) : view.frame.size
      view.frame = CGRect(
        x: bounds.maxX - sideMargin - size.width, y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      ).placed(in: bounds, drawnDirection)
    }
    // The content ends where an accessory begins, as UIKit's does.
    let end = accessoryWidth
    if end > 0 || indentation > 0, parts == nil {
      contentView.frame = CGRect(
        x: indentation, y: 0, width: max(0, bounds.width - end - indentation),
        height: bounds.height
      )
      .placed(in: bounds, drawnDirection)
    }
    layoutParts()
  }

  override final var contentWidth: CGFloat {
    max(0, bounds.width - accessoryWidth - indentation)
  }

  /// The distance of the content from the leading edge.
  final var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// The width of the accessory with its distances; 0 for none.
  private final var accessoryWidth: CGFloat {
    if let view = shownAccessory { return view.frame.width + 16 + sideMargin }
    let count = accessoryType.symbols(.leftToRight).count
    return count == 0 ? 0 : sideMargin + CGFloat(count) * 24
  }

  private final var shownAccessory: View? {
    (isEditing ? editingAccessoryView : nil) ?? accessoryView
  }

  /// The primary label; never nil.
  ///
  /// It is created when it is first read.
  ///
  /// Apple counterpart: `textLabel` · Source: UITableViewCell.h · Fidelity: approximate, it takes
  /// no space until it is read
  open var textLabel: Label? {
    if let label = parts?.text { return label }
    let label = Label()
    label.font = cellStyle == .value2 ? .subheadline : .label
    if cellStyle == .value2 { label.textColor = .tintColor }
    place(label) { $0.text = label }
    return label
  }

  /// The secondary label; nil in a cell of the default style.
  ///
  /// It is created when it is first read.
  ///
  /// Apple counterpart: `detailTextLabel` · Source: UITableViewCell.h · Fidelity: approximate, it
  /// takes no space until it is read
  open var detailTextLabel: Label? {
    if cellStyle == .default { return nil }
    if let label = parts?.detail { return label }
    let label = Label()
    label.font = cellStyle == .subtitle ? .footnote : .label
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    place(label) { $0.detail = label }
    return label
  }

  /// The image view at the leading edge; never nil.
  ///
  /// It is created when it is first read.
  ///
  /// It takes no space if it has no image.
  ///
  /// Apple counterpart: `imageView` · Source: UITableViewCell.h · Fidelity: approximate, it is
  /// always 29 by 29 points
  open var imageView: ImageView? {
    if let view = parts?.image { return view }
    let view = ImageView(frame: .zero)
    place(view) { $0.image = view }
    return view
  }

  /// The view at the trailing edge, which replaces the accessory type; nil for none.
  ///
  /// Apple counterpart: `accessoryView` · Source: UITableViewCell.h · Fidelity: exact
  open var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      contentView.insetsDidChange()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The view at the trailing edge during editing; nil for `accessoryView`.
  open var editingAccessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// The accessory type during editing; stored, but without effect.
  ///
  /// Fidelity: inert
  open var editingAccessoryType = AccessoryType.none
  /// Whether the cell shows a reorder control; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsReorderControl = false
  /// Whether the content is indented during editing; stored, but without effect.
  ///
  /// Fidelity: inert
  open var shouldIndentWhileEditing = true
  /// The indentation level of the content; the default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points; the default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The appearance of the cell while it is focused; stored, but without effect.
  ///
  /// Fidelity: inert
  open var focusStyle = 0
  /// The change that editing makes to the cell's row; `none` outside a table view.
  ///
  /// The data source and the delegate of the table view determine it.
  ///
  /// Apple counterpart: `editingStyle` · Source: UITableViewCell.h · Fidelity: exact
  open var editingStyle: EditingStyle { rowStyle }
  final var rowStyle = EditingStyle.none
  /// The insets of the separator below the cell, in points.
  ///
  /// If it is not set, the separator extends from the text to the edge.
  open var separatorInset: EdgeInsets {
    get { chosenInset ?? EdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      chosenInset = newValue
      superview?.setNeedsLayout()
    }
  }
  final var chosenInset: EdgeInsets?
  /// Never called here.
  ///
  /// UIKit calls it before the cell shows other editing controls.
  open func willTransition(to state: StateMask) {}
  /// Never called here.
  ///
  /// UIKit calls it after the cell has shown other editing controls.
  open func didTransition(to state: StateMask) {}

  /// Selects or deselects the cell, without animation.
  ///
  /// The table view calls it, even before it shows the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  override final func show(selected: Bool) { setSelected(selected, animated: false) }

  /// Sets whether the cell is highlighted, without animation; the table view calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  override final func show(highlighted: Bool) { setHighlighted(highlighted, animated: false) }

  /// The type of the standard view at the trailing edge; the default is `none`.
  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      contentView.insetsDidChange()
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// A closure that updates the configurations after `updateConfiguration(using:)`; nil for none.
  public final var configurationUpdateHandler:
    (@MainActor (TableViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  override final func runHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override final var defaultBackground: BackgroundConfiguration { .listCell() }

  /// The name of the kind as which a table uses the cell again; nil if it does not.
  final var poolName: String?
  /// Where the line below the cell begins: with its text.
  final var separatorStart: CGFloat {
    contentInsets.leading + (listContent?.textIndent ?? 0)
  }

  override final var contentInsets: DirectionalEdgeInsets {
    let count = accessoryType.symbols(.leftToRight).count
    return DirectionalEdgeInsets(
      leading: sideMargin, trailing: sideMargin + CGFloat(count) * 24)
  }

  /// The margins of cells in files of Interface Builder: less at an accessory than at the edge.
  override final var contentMargins: DirectionalEdgeInsets? {
    margins(hasAccessory: accessoryWidth > 0)
  }

  override final func drawAccessory(in context: GraphicsContext) {
    let direction = drawnDirection
    guard shownAccessory == nil else { return }
    for (index, (name, color)) in accessoryType.symbols(direction).enumerated() {
      let frame = CGRect(
        x: bounds.maxX - 16 - sideMargin - CGFloat(index) * 24, y: bounds.midY - 8, width: 16,
        height: 16)
      context.draw(.symbol(name), in: frame.placed(in: bounds, direction), tint: color)
    }
  }
}
