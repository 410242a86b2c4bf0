// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroLayout
public import ChiaroViews
public import Foundation

/// The base class of the cells of tables and collections.
///
/// Apple counterpart: what `UITableViewCell` and `UICollectionViewCell` share · Source:
/// UITableViewCell.h (S107) · Fidelity: approximate
open class Cell: ConfiguredView {
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is highlighted because it is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the cell is enabled; the default is true.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the cell has keyboard focus; the window sets it, and programs may.
  public final var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }
  /// Whether the cell is shown in editing mode.
  open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }

  /// Begins or ends editing; the change is immediate.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The view behind the content; nil for the one of the configuration.
  ///
  /// Apple counterpart: `backgroundView` · Source: UITableViewCell.h · Fidelity: exact
  open var backgroundView: View? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// The view behind the content while the cell is selected or highlighted; nil for a gray.
  ///
  /// Apple counterpart: `selectedBackgroundView` · Source: UITableViewCell.h · Fidelity: exact
  open var selectedBackgroundView: View? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }

  private final func replaceBackground(_ old: View?, _ new: View?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  override final var showsSelection: Bool { selectedBackgroundView == nil && selectionIsShown }
  /// Whether a selected cell is gray.
  var selectionIsShown: Bool { true }

  /// Returns the content of a cell of the kind.
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    showBackgrounds()
  }

  final func showBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  // MARK: Input

  /// Shows the cell as selected or not, as its container wants it.
  func show(selected: Bool) { isSelected = selected }
  /// Shows the cell as highlighted or not, as its container wants it.
  func show(highlighted: Bool) { isHighlighted = highlighted }
  /// Whether the cell is pressed, however it shows that.
  private(set) final var isPressed = false {
    didSet { if isPressed != oldValue { show(highlighted: isPressed) } }
  }

  /// Shows the cell as one that nobody selected or pressed.
  final func showUntouched() {
    isPressed = false
    if isSelected { show(selected: false) }
    if isHighlighted { show(highlighted: false) }
  }

  /// The table or collection that contains the cell.
  private final var container: (any CellContainer)? { enclosing((any CellContainer).self) }

  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let container else { return super.touchesBegan(touches, with: event) }
    if isEnabled, container.allowsHighlight(of: self) { isPressed = true }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    if container == nil { return super.touchesMoved(touches, with: event) }
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) { isPressed = false }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let container else { return super.touchesEnded(touches, with: event) }
    guard isPressed else { return }
    isPressed = false
    container.select(byHand: self)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    isPressed = false
    if container == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Selects the cell with the Space or Return key; Up and Down move the focus to adjacent cells.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .space, .return:
      guard isEnabled, let container, container.allowsHighlight(of: self) else { break }
      container.select(byHand: self)
      return true
    case .upArrow, .downArrow:
      guard isFocused, let window else { break }
      return window.moveFocus(backward: event.key == .upArrow)
    default: break
    }
    return super.keyPressed(event)
  }

  open override var canBecomeFocused: Bool { isEnabled && container?.allowsSelection == true }
  public override final func focusDidChange(_ isFocused: Bool) { self.isFocused = isFocused }

  // MARK: State

  override final func stateChanged() { showBackgrounds() }

  open override var configurationState: CellConfigurationState {
    var state = super.configurationState
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isEnabled
    state.isFocused = isFocused
    state.isEditing = isEditing
    return state
  }
}

/// A cell of a collection view.
///
/// Apple counterpart: `UICollectionViewCell` · Source: UICollectionViewCell.h (S107) ·
/// Fidelity: approximate
open class CollectionViewCell: Cell {
  /// A closure that updates the configurations after `updateConfiguration(using:)`; nil for none.
  public final var configurationUpdateHandler:
    (@MainActor (CollectionViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  override final func runHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

/// A cell of a collection view that shows a list.
///
/// Apple counterpart: `UICollectionViewListCell` · Source: UICollectionViewListCell.h (S107) ·
/// Fidelity: approximate
open class CollectionViewListCell: CollectionViewCell {
  override final var defaultBackground: BackgroundConfiguration { .listCell() }
}

/// A row of a table view.
///
/// Apple counterpart: `UITableViewCell` · Source: UITableViewCell.h (S107) · Fidelity: approximate
open class TableViewCell: Cell {
  /// The standard control at the trailing edge of a cell.
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

  /// The arrangement of a cell's own labels.
  ///
  /// Apple counterpart: `UITableViewCell.CellStyle` · Source: UITableViewCell.h · Fidelity: exact
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// A label.
    case `default` = 0
    /// A label at the leading edge, and one in gray at the trailing edge.
    case value1 = 1
    /// A label in the tint color, and one beside it.
    case value2 = 2
    /// A label, and a smaller one below it.
    case subtitle = 3
  }

  /// The look of a selected cell.
  ///
  /// Apple counterpart: `UITableViewCell.SelectionStyle` · Source: UITableViewCell.h ·
  /// Fidelity: exact, as since iOS 7 three of them look the same
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The name of the kind of cell; nil for none.
  public override final var reuseIdentifier: String? { kindOfCell }
  private final let kindOfCell: String?
  final let cellStyle: CellStyle
  final var parts: TableViewCellParts?
  /// The look of the cell while it is selected; the default is `default`.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
  override final var selectionIsShown: Bool { selectionStyle != .none }

  /// Creates a cell with labels of its own.
  ///
  /// - Parameters:
  ///   - style: the arrangement of the labels
  ///   - reuseIdentifier: the name of the kind of cell; nil for none
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
        x: bounds.maxX - 16 - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height
      ).placed(in: bounds, drawnDirection)
    }
    // The content ends where an accessory begins, as UIKit's does.
    let end = accessoryWidth
    if end > 0, parts == nil {
      contentView.frame = CGRect(
        x: 0, y: 0, width: max(0, bounds.width - end), height: bounds.height
      )
      .placed(in: bounds, drawnDirection)
    }
    layoutParts()
  }

  override final var contentWidth: CGFloat { max(0, bounds.width - accessoryWidth) }

  /// The width of the accessory with its distances; 0 for none.
  private final var accessoryWidth: CGFloat {
    if let view = shownAccessory { return view.frame.width + 32 }
    let count = accessoryType.symbols(.leftToRight).count
    return count == 0 ? 0 : 16 + CGFloat(count) * 24
  }

  private final var shownAccessory: View? {
    (isEditing ? editingAccessoryView : nil) ?? accessoryView
  }

  /// The view at the trailing edge, shown instead of that of `accessoryType`; nil for none.
  ///
  /// Apple counterpart: `accessoryView` · Source: UITableViewCell.h · Fidelity: exact
  open var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The view at the trailing edge during editing; nil for none.
  open var editingAccessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// The standard control during editing; stored, but without effect.
  open var editingAccessoryType = AccessoryType.none
  /// Whether the cell shows a reorder control; stored, but without effect.
  open var showsReorderControl = false
  /// Whether content is indented during editing; stored, but without effect.
  open var shouldIndentWhileEditing = true
  /// The indentation of the content, in levels; stored, but without effect.
  open var indentationLevel = 0
  /// The width of an indentation level in points; stored, but without effect.
  open var indentationWidth: CGFloat = 10
  /// The look of the cell while it is focused; stored, but without effect.
  open var focusStyle = 0
  /// The edit that the table offers for the cell's row.
  open var editingStyle: EditingStyle { .none }
  /// The insets of the line below the cell; unless set, from the text to the cell's edge.
  open var separatorInset: EdgeInsets {
    get { chosenInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      chosenInset = newValue
      superview?.setNeedsLayout()
    }
  }
  final var chosenInset: EdgeInsets?
  /// Called before the cell's state changes; never called here.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell's state changed; never called here.
  open func didTransition(to state: StateMask) {}

  /// Selects the cell or ends that; the change is immediate.
  ///
  /// The table calls it, also before it shows the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  override final func show(selected: Bool) { setSelected(selected, animated: false) }

  /// Highlights the cell or ends that, which the table calls; the change is immediate.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  override final func show(highlighted: Bool) { setHighlighted(highlighted, animated: false) }

  /// The standard control at the trailing edge; the default is `none`.
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
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
    contentInsets.leading + (contentConfiguration?.textIndent ?? 0)
  }

  override final var contentInsets: DirectionalEdgeInsets {
    let count = accessoryType.symbols(.leftToRight).count
    return DirectionalEdgeInsets(leading: 16, trailing: 16 + CGFloat(count) * 24)
  }

  override final func drawAccessory(in context: GraphicsContext) {
    let direction = drawnDirection
    guard shownAccessory == nil else { return }
    for (index, (name, color)) in accessoryType.symbols(direction).enumerated() {
      let frame = CGRect(
        x: bounds.maxX - 32 - CGFloat(index) * 24, y: bounds.midY - 8, width: 16, height: 16)
      context.draw(.symbol(name), in: frame.placed(in: bounds, direction), tint: color)
    }
  }
}
