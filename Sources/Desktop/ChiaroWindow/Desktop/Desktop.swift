// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews
import Foundation

/// A connection to a display: that of SDL, or a simulated one in tests.
@MainActor
protocol Desktop: AnyObject {
  /// The scale factor in pixels per point from the desktop's settings; a window may have more.
  var scale: Double { get }
  /// Opens a window with a content size in the desktop's units; it appears with its first frame.
  ///
  /// It is placed to the right of `neighbor` if there is one and the desktop allows it.
  func open(
    title: String, width: Int, height: Int, beside neighbor: (any DesktopWindow)?
  ) throws(WindowError) -> any DesktopWindow
  /// Returns the next event; nil if there is none.
  func nextEvent() -> DesktopEvent?
  /// Whether events are waiting to be read by `nextEvent`.
  var hasEvents: Bool { get }
  /// Enables or disables the input method, of which there is one for all windows.
  func setTextInput(_ isOn: Bool)
  /// Runs the timers and tasks of the main thread that are due, without waiting.
  func poll()
  /// Runs the main thread's run loop until an event or a time; nil for no time limit.
  func wait(until time: ContinuousClock.Instant?)
}

/// A window of the desktop: its pixels and the frame around them.
@MainActor
protocol DesktopWindow: AnyObject {
  /// The number that identifies the window in events.
  var identifier: UInt32 { get }
  /// The size of the content in pixels.
  var pixels: PixelSize { get }
  /// The number of pixels per unit of event coordinates.
  var pixelsOfUnit: Double { get }
  /// Shows parts of a frame with four bytes a pixel, red first, in rows of `size`.
  func show(_ frame: UnsafeRawBufferPointer, _ size: PixelSize, _ parts: [PixelRectangle])
  /// Requests a dark or light frame around the content, where the desktop supports it.
  func setFrame(dark: Bool)
  /// Requests another size of the content, in the desktop's units.
  func resize(width: Int, height: Int)
  /// Closes the window.
  func close()
}

/// An event of the desktop, for the window with an identifier.
///
/// Coordinates are in the desktop's units, and times are those of its clock.
enum DesktopEvent: Equatable {
  case input(InputEvent, UInt32)
  case resized(UInt32)
  /// The content of the window with this identifier was lost and must be shown again.
  case exposed(UInt32)
  case focused(UInt32, Bool)
  /// The user asked to close the window with this identifier.
  case closing(UInt32)
  /// The user or session asked to end the program.
  case quit
  /// An event that is ignored.
  case other
}
