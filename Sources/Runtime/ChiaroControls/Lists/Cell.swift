// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
import Foundation

/// The base class of the cells of table views and collection views.
///
/// Apple counterpart: the common members of `UITableViewCell` and `UICollectionViewCell` · Source:
/// UITableViewCell.h (statement S107) · Fidelity: approximate, one class for both kinds
open class Cell: ConfiguredView {
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is highlighted because it is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the cell is enabled; the default is true.
  package final var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the cell has keyboard focus.
  ///
  /// The window sets it, and an app can set it too.
  public final var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }
  /// Whether the cell is shown in editing mode.
  open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }

  /// Begins or ends editing mode, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The view behind the content; nil for the background of the cell's configuration.
  ///
  /// Apple counterpart: `backgroundView` · Source: UITableViewCell.h · Fidelity: exact
  open var backgroundView: View? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// The view behind the content while the cell is selected or highlighted; nil for a gray
  /// background.
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

  /// Returns the default content configuration of the cell, without text or an image.
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
    didSet {
      guard isPressed != oldValue else { return }
      show(highlighted: isPressed)
      guard let container, let path = container.path(of: self) else { return }
      container.didHighlight(path, isPressed)
    }
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

  /// Selects the cell for the Space or Return key, and moves the focus to an adjacent cell for the
  /// up or down arrow key.
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

  open override var canBecomeFocused: Bool {
    guard isEnabled, let container else { return false }
    return container.path(of: self).map(container.canFocus) ?? container.allowsSelection
  }
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
/// Apple counterpart: `UICollectionViewCell` · Source: UICollectionViewCell.h (statement S107) ·
/// Fidelity: approximate, there are no drag and drop states
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

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard layoutAttributes.isEstimated, !contentView.constraints.isEmpty else {
      return layoutAttributes
    }
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(layoutAttributes.frame.size)
    return layoutAttributes
  }
}
