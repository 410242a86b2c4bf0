// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension Screen {
    /// The screen of the shared app; never nil.
    public static var main: Screen? { NSApplication.shared.screen }
    /// All screens; here the array contains only the screen of the shared app.
    public static var screens: [Screen] { [NSApplication.shared.screen] }
    /// The bounds of the screen, in points.
    public var frame: NSRect { bounds }
    /// The part of the screen that the menu bar and the Dock do not cover, in points; here the
    /// whole screen.
    public var visibleFrame: NSRect { bounds }
    /// The number of pixels per point, at least 1.
    public var backingScaleFactor: CGFloat { max(1, CGFloat(traitCollection.displayScale)) }
    /// The name of the screen; always "Display".
    public var localizedName: String { "Display" }
    /// The attributes of the screen: its size in points and its resolution in pixels per inch.
    ///
    /// A point is 1/72 inch.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
      [
        .size: NSValue(size: bounds.size),
        .resolution: NSValue(
          size: NSSize(width: 72 * backingScaleFactor, height: 72 * backingScaleFactor)),
      ]
    }
    /// The insets of the area that a camera housing does not cover; always zero here.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    /// Converts a rectangle from points to pixels.
    public func convertRectToBacking(_ rect: NSRect) -> NSRect {
      let scale = backingScaleFactor
      return NSRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
  }
#endif

/// A key for an attribute of a screen.
///
/// Apple counterpart: `NSDeviceDescriptionKey` · Source: NSGraphics.h · Fidelity: exact
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The key for the size of the screen in points; the value is an `NSValue` that holds a size.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  /// The key for the resolution in pixels per inch, across and down; the value is an `NSValue` that
  /// holds a size.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
}
