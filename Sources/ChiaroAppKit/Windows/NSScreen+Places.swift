// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension Screen {
    /// The screen of the app.
    public static var main: Screen? { NSApplication.shared.screen }
    /// The screens: that of the app.
    public static var screens: [Screen] { [NSApplication.shared.screen] }
    /// The rectangle of the screen, in points.
    public var frame: NSRect { bounds }
    /// The rectangle without menu bar and dock, of which there are none: the whole screen.
    public var visibleFrame: NSRect { bounds }
    /// The number of pixels in a point.
    public var backingScaleFactor: CGFloat { max(1, CGFloat(traitCollection.displayScale)) }
    /// The name of the screen.
    public var localizedName: String { "Display" }
    /// What is known of the screen: its size and its pixels.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
      [
        .size: NSValue(size: bounds.size),
        .resolution: NSValue(
          size: NSSize(width: 72 * backingScaleFactor, height: 72 * backingScaleFactor)),
      ]
    }
    /// The insets of what the camera takes; none.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    /// Returns a rectangle in pixels.
    public func convertRectToBacking(_ rect: NSRect) -> NSRect {
      let scale = backingScaleFactor
      return NSRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
  }
#endif

/// A key of what is known of a screen.
///
/// Apple counterpart: `NSDeviceDescriptionKey` · Source: NSGraphics.h · Fidelity: exact
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The size in points.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  /// The number of pixels in an inch.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
}
