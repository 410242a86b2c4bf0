// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews
import Foundation

/// A connection to what shows windows: SDL's, or a made-up one in tests.
@MainActor
protocol Desktop: AnyObject {
  /// How many pixels a point has, as the desktop's settings say; windows may have more.
  var scale: Double { get }
  /// Opens a window whose content has a size in the desktop's own units; it shows with the first
  /// frame. It stands at the right of another one, if there is one and the desktop allows that.
  func open(
    title: String, width: Int, height: Int, beside neighbor: (any DesktopWindow)?
  ) throws(WindowError) -> any DesktopWindow
  /// The next thing that happened, if anything did.
  func nextEvent() -> DesktopEvent?
  /// Whether something happened that `nextEvent` was not asked for yet.
  var hasEvents: Bool { get }
  /// Lets the main thread's run loop work until something happens or a time comes; nil for never.
  func wait(until time: ContinuousClock.Instant?)
}

/// A window's content on the desktop: pixels, and the frame around them.
@MainActor
protocol DesktopWindow: AnyObject {
  /// What events call it.
  var identifier: UInt32 { get }
  /// The size of the content in pixels.
  var pixels: PixelSize { get }
  /// How many pixels one of the units has that events are told in.
  var pixelsOfUnit: Double { get }
  /// Shows parts of a frame: four bytes a pixel, red first, rows of `size`.
  func show(_ frame: UnsafeRawBufferPointer, _ size: PixelSize, _ parts: [PixelRectangle])
  /// Makes the frame around the content dark or light, where that can be asked for.
  func setFrame(dark: Bool)
  /// Lets the input method work, or not.
  func setTextInput(_ isOn: Bool)
  /// Asks for another size of the content, in the desktop's units.
  func resize(width: Int, height: Int)
  /// Takes the window off the desktop.
  func close()
}

/// Something that happened on the desktop, in the window of an identifier.
///
/// Places are in the desktop's own units and times are those of its own clock.
enum DesktopEvent: Equatable {
  case input(InputEvent, UInt32)
  case resized(UInt32)
  /// What was shown is lost.
  case exposed(UInt32)
  case focused(UInt32, Bool)
  /// Somebody wants the window closed.
  case closing(UInt32)
  /// Somebody wants the program to end.
  case quit
  /// Nothing that matters here.
  case other
}
