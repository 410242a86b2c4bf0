// SPDX-License-Identifier: MIT

public import ChiaroBus
public import ChiaroColor
import Synchronization

/// How a choice of a color ended.
///
/// Apple counterpart: the handler of `NSColorSampler` · Source: org.freedesktop.portal.Request ·
/// Fidelity: exact
public enum ColorPickerAnswer: Hashable, Sendable {
  /// The person took this color, in sRGB.
  case color(Color)
  /// The person, or the program, thought better of it.
  case canceled
  /// The desktop has no color picker to offer, and why.
  case unavailable(BusError)
}

/// The desktop's own color picker: the person points at a pixel anywhere on the screen.
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
/// Fidelity: approximate
public final class ColorPicker: Sendable {
  private let bus: BusConnection

  /// Creates a picker of the desktop on a bus, the session's by default.
  public init(_ bus: BusConnection = BusConnection()) { self.bus = bus }

  /// Lets the person choose, and takes as long as the person does.
  ///
  /// Canceling the task ends the choice.
  /// - Parameter window: the window for which it is, in the portal's words: `x11:` and the window's
  ///   number in hexadecimal, `wayland:` and a handle, or nothing.
  /// - Returns: how the choice ended.
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
