// SPDX-License-Identifier: MIT

public import Foundation

/// What a pointer did: a mouse, a pen or one finger.
///
/// A host makes them and hands them to `Window.handle(_:)`. There is one pointer a window.
///
/// Apple counterpart: `UITouch`, and `UIEvent` of a hovering pointer · Source: UITouch.h ·
/// Fidelity: approximate
public struct PointerEvent: Hashable, Sendable {
  /// What happened.
  ///
  /// Apple counterpart: `UITouch.Phase` · Source: UITouch.h · Fidelity: approximate
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The pointer moved, with nothing pressed.
    case hover
    /// A button went down, or a finger touched.
    case down
    /// The pointer moved, with something pressed.
    case drag
    /// The button or the finger went up.
    case up
    /// What began is not to have happened: the window lost the pointer.
    case cancel
  }

  /// Which button.
  ///
  /// Apple counterpart: `UIEvent.ButtonMask` · Source: UIEvent.h · Fidelity: approximate
  public enum Button: Hashable, Sendable, CaseIterable {
    /// The one that presses; fingers have no other.
    case primary
    /// The one that asks for menus. Nothing listens to it.
    case secondary
  }

  /// What happened.
  public var phase: Phase
  /// Where, in the window's points.
  public var location: CGPoint
  /// With which button; of no meaning while the pointer hovers.
  public var button: Button
  /// When, in seconds of a clock that never goes back.
  public var time: Double
  /// The keys that were held down.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(
    _ phase: Phase, at location: CGPoint, button: Button = .primary, time: Double = 0,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.button = button
    self.time = time
    self.modifiers = modifiers
  }

  /// Where, in a view's own points; the view stands in the window that the event is of.
  @MainActor
  public func location(in view: View) -> CGPoint { view.convert(location, from: nil) }
}
