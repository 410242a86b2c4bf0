// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// What a cell is right now, by which it is configured.
///
/// Apple counterpart: `UICellConfigurationState`, `UIViewConfigurationState` · Source:
/// UICellConfigurationState.h (S107) · Fidelity: approximate
public struct CellConfigurationState: Hashable, Sendable {
  /// The traits of the cell; what is read from it while a cell is configured is tracked.
  public var traitCollection: TraitCollection
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is in focus.
  public var isFocused = false
  /// Whether the list is being edited.
  public var isEditing = false

  /// A state in which nothing is the case.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
