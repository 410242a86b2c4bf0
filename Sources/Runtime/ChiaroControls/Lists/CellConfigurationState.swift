// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// The state of a cell, which determines how its configurations are updated.
///
/// Apple counterpart: `UICellConfigurationState`, `UIViewConfigurationState` · Source:
/// UICellConfigurationState.h (statement S107) · Fidelity: approximate, there are no states for
/// expansion, swipes, reordering and drags
public struct CellConfigurationState: Hashable, Sendable {
  /// The traits of the cell.
  ///
  /// If a configuration update reads a trait, a change of that trait causes another update.
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

  /// Creates a state with traits; all flags are false.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
