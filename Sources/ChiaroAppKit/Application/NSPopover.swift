// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A window with content beside a view, whose appearance it inherits.
///
/// Apple counterpart: `NSPopover` · Source: AppKit reference (S200, S201) · Fidelity: approximate
@MainActor
open class NSPopover: NSAppearanceCustomization {
  /// The view controller of the content; nil for none.
  public final var contentViewController: ViewController?
  /// The appearance of the popover; nil inherits from the view that it is shown for.
  public final var appearance: Appearance? { didSet { window?.appearance = appearance } }
  /// The window of the popover; nil unless it is shown.
  public private(set) final var window: NSWindow?

  /// Creates a popover without content.
  public init() {}

  /// Whether the popover is shown.
  public final var isShown: Bool { window != nil }

  /// The appearance in force for the popover.
  public final var effectiveAppearance: Appearance {
    if let window { return window.effectiveAppearance }
    let app = NSApplication.shared
    return appearance.map { Appearance(app.screen.traitCollection.replacing($0)) }
      ?? app.effectiveAppearance
  }

  /// Shows the popover at an edge of a rectangle, closing it first if it is shown.
  public final func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    close()
    let size = contentViewController?.view.frame.size ?? .zero
    let window = NSWindow(
      contentRect: NSRect(
        origin: Self.origin(beside: positioningRect, preferredEdge, size), size: size))
    window.isMaterial = true
    window.appearanceSource = positioningView
    window.appearance = appearance
    window.rootViewController = contentViewController
    self.window = window
  }

  /// Closes the popover.
  public final func close() {
    window?.rootViewController = nil
    window?.close()
    window = nil
  }

  private static func origin(
    beside rect: NSRect, _ edge: NSRectEdge, _ size: NSSize
  ) -> NSPoint {
    switch edge {
    case .minX: NSPoint(x: rect.minX - size.width, y: rect.minY)
    case .maxX: NSPoint(x: rect.maxX, y: rect.minY)
    case .minY: NSPoint(x: rect.minX, y: rect.minY - size.height)
    case .maxY: NSPoint(x: rect.minX, y: rect.maxY)
    }
  }
}
