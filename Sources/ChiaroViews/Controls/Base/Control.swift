// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// A view that can be used: it shows whether it is enabled, pressed, selected or in focus.
///
/// It shows states and handles no input; the host that does sets the states.
///
/// Apple counterpart: `UIControl` · Source: UIControl.h · Fidelity: approximate
open class Control: View {
  /// What a control can be, several at once.
  ///
  /// Apple counterpart: `UIControl.State` · Source: UIControl.h · Fidelity: exact
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Whether it can be used.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether it is pressed.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether it is selected.
  public final var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether it is in focus; the host says so.
  public final var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }

  /// All of the above as one value.
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Shows another state.
  func stateDidChange() { setNeedsDisplay() }

  /// Draws a ring around a control that is in focus.
  final func drawFocusRing(in context: GraphicsContext, cornerRadius: CGFloat) {
    guard isFocused else { return }
    context.strokeColor = .tintColor
    context.stroke(bounds, width: 3, cornerRadius: cornerRadius)
  }
}
