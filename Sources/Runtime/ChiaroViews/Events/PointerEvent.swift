// SPDX-License-Identifier: MIT

public import Foundation

/// An event from a pointer: a mouse, pen or finger.
///
/// The program that shows the window creates the events and passes them to `Window.handle(_:)`.
/// Each window has one pointer.
///
/// Apple counterpart: `UITouch`, and `UIEvent` of a hovering pointer · Source: UITouch.h ·
/// Fidelity: approximate, a value rather than an object
public struct PointerEvent: Hashable, Sendable {
  /// The phase of a pointer event.
  ///
  /// Apple counterpart: `UITouch.Phase` · Source: UITouch.h · Fidelity: approximate, with hovering,
  /// without a stationary phase
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The pointer moved while no button was pressed.
    case hover
    /// A button went down, or a finger touched.
    case down
    /// The pointer moved while a button or finger was down.
    case drag
    /// The button or finger was lifted.
    case up
    /// The press was canceled, for example because the window lost the pointer.
    case cancel
  }

  /// The button that a pointer event concerns.
  ///
  /// Apple counterpart: `UIEvent.ButtonMask` · Source: UIEvent.h · Fidelity: approximate, only two
  /// buttons
  public enum Button: Hashable, Sendable, CaseIterable {
    /// The primary button; touches are always primary.
    case primary
    /// The secondary button, for context menus; AppKit's views handle it.
    case secondary
  }

  /// The phase of the event.
  public var phase: Phase
  /// The location of the pointer in the window, in points.
  public var location: CGPoint
  /// The button that went down or up; ignored while hovering.
  public var button: Button
  /// The time of the event, in seconds on a monotonic clock.
  public var time: Double
  /// The modifier keys that were held down.
  public var modifiers: KeyModifiers

  /// Creates a pointer event.
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

  /// Returns the location in a view's coordinates; the view must be in the event's window.
  @preconcurrency @MainActor
  public func location(in view: View) -> CGPoint { view.convert(location, from: nil) }
}
