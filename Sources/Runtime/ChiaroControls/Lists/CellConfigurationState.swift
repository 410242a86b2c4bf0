// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// The state of a cell, from which its configurations are updated.
///
/// Apple counterpart: `UICellConfigurationState`, `UIViewConfigurationState` · Source:
/// UICellConfigurationState.h (statement S107) · Fidelity: approximate, without expansion, swipe,
/// reordering and drag states
public struct CellConfigurationState: Hashable, Sendable {
  /// The traits of the cell; a change of a trait that was read during a configuration update causes
  /// another update.
  public var traitCollection: TraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted because it is pressed.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell has keyboard focus.
  public var isFocused = false
  /// Whether the cell is in editing mode.
  public var isEditing = false

  /// The state of a view that is neither selected nor highlighted.
  var withoutSelection: CellConfigurationState {
    var state = self
    state.isSelected = false
    state.isHighlighted = false
    return state
  }

  /// Creates a state with traits and with all flags set to false.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
