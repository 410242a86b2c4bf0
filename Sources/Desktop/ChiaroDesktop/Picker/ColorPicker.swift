// SPDX-License-Identifier: MIT

public import ChiaroBus
public import ChiaroColor
import Synchronization

/// The result of picking a color.
///
/// Apple counterpart: the handler of `NSColorSampler` · Source: org.freedesktop.portal.Request ·
/// Fidelity: exact
public enum ColorPickerAnswer: Hashable, Sendable {
  /// The user picked this color, in sRGB.
  case color(Color)
  /// The user or the program canceled the picker.
  case canceled
  /// The desktop offers no color picker; the error is the reason.
  case unavailable(BusError)
}

/// The desktop's color picker, with which the user picks a pixel anywhere on the screen.
///
/// ```swift
/// switch await ColorPicker().pick() {
/// case .color(let color): well.color = color
/// case .canceled: break
/// case .unavailable(let error): well.note = error.description
/// }
/// ```
///
/// Apple counterpart: `NSColorSampler` · Source: org.freedesktop.portal.Screenshot, `PickColor` ·
/// Fidelity: approximate, drawn by the desktop
public final class ColorPicker: Sendable {
  private let bus: BusConnection

  /// Creates a picker that uses the portal on the session bus.
  public convenience init() { self.init(BusConnection()) }

  /// Creates a picker that uses the portal on a bus.
  package init(_ bus: BusConnection) { self.bus = bus }

  /// Shows the desktop's color picker and waits until the user has picked a color.
  ///
  /// Canceling the task cancels the picker.
  /// - Parameter window: the parent window in the portal's notation: `x11:` with the hexadecimal
  ///   window number, `wayland:` with a handle, or an empty text for none
  /// - Returns: the color, or the reason why there is none
  public func pick(window: String = "") async -> ColorPickerAnswer {
    let request = ColorRequest(bus, window: window)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request.start { continuation.resume(returning: $0) }
      }
    } onCancel: {
      request.cancel()
    }
  }
}
