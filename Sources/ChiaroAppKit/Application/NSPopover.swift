// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A window with content beside a view, whose appearance it inherits.
///
/// Apple counterpart: `NSPopover` · Source: AppKit reference (S200, S201) · Fidelity: approximate
@preconcurrency @MainActor
open class NSPopover: PopoverContent, NSAppearanceCustomization, NSPopoverContent {
  /// What closes the popover beside the app; stored, without effect.
  public final var behavior = Behavior.applicationDefined
  /// Whether it comes and goes with a motion; stored, without effect.
  public final var animates = true
  /// The size of the content; zero for that of the controller's view.
  public final var contentSize = NSSize.zero {
    didSet { window?.setContentSize(contentSize) }
  }
  /// The delegate; nil for none.
  public final weak var delegate: (any NSPopoverDelegate)?
  /// Closes the popover unless its delegate does not let it.
  public final func performClose(_ sender: Any?) {
    guard delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }
  /// The appearance of the popover; nil inherits from the view that it is shown for.
  public final var appearance: Appearance? { didSet { window?.appearance = appearance } }
  /// The window of the popover; nil unless it is shown.
  public private(set) final var window: NSWindow?

  /// Creates a popover without content.
  public override init() {}

  private final var shown: ViewController? { (self as PopoverContent).contentViewController }

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
    let size = contentSize == .zero ? shown?.view.frame.size ?? .zero : contentSize
    let window = NSWindow(
      contentRect: NSRect(
        origin: Self.origin(beside: positioningRect, of: positioningView, preferredEdge, size),
        size: size))
    window.isMaterial = true
    window.appearanceSource = positioningView
    window.appearance = appearance
    window.rootViewController = shown
    self.window = window
  }

  /// Closes the popover.
  public final func close() {
    window?.rootViewController = nil
    window?.close()
    window = nil
  }

  /// Returns the place of a popover's lower left corner on the screen.
  ///
  /// The edges are those of the view: the least y is at the bottom, or at the top if it is flipped.
  private static func origin(
    beside rect: NSRect, of view: NSView, _ edge: NSRectEdge, _ size: NSSize
  ) -> NSPoint {
    let inWindow = view.convert(rect, to: nil)
    let place = view.window?.convertToScreen(inWindow) ?? inWindow
    let (left, low) = (place.midX - size.width / 2, place.midY - size.height / 2)
    return switch edge {
    case .minX: NSPoint(x: place.minX - size.width, y: low)
    case .maxX: NSPoint(x: place.maxX, y: low)
    case .minY, .maxY:
      NSPoint(
        x: left, y: (edge == .minY) == view.isFlipped ? place.maxY : place.minY - size.height)
    }
  }
}

extension NSPopover {
  /// What closes a popover.
  ///
  /// Apple counterpart: `NSPopover.Behavior` · Source: NSPopover.h · Fidelity: exact
  public enum Behavior: Int, Sendable {
    case applicationDefined = 0
    case transient = 1
    case semitransient = 2
  }
}

/// What a popover shows, as a controller of the kernel.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
@preconcurrency @MainActor
open class PopoverContent {
  /// The view controller of the content; nil for none.
  public final var contentViewController: ViewController?

  /// Creates an empty content.
  public init() {}
}

/// The content of a popover in AppKit's types, which replace those of the kernel.
///
/// Apple counterpart: properties of `NSPopover` · Source: this project · Fidelity: exact
@preconcurrency @MainActor
public protocol NSPopoverContent: PopoverContent {}

extension NSPopoverContent {
  /// The view controller of the content; nil for none.
  public var contentViewController: NSViewController? {
    get { ((self as PopoverContent).contentViewController as? ControllerHost)?.owner }
    set { (self as PopoverContent).contentViewController = newValue?.host }
  }
}

/// The delegate of a popover; every method has a default.
///
/// Apple counterpart: `NSPopoverDelegate` · Source: NSPopover.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSPopoverDelegate: AnyObject {
  /// Returns whether the popover may close; true by default.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Called before the popover is shown; never here.
  func popoverWillShow(_ notification: Notification)
  /// Called when the popover is shown; never here.
  func popoverDidShow(_ notification: Notification)
  /// Called before the popover closes; never here.
  func popoverWillClose(_ notification: Notification)
  /// Called when the popover closed; never here.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Returns true.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
