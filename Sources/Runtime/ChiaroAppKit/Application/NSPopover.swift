// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A popover that shows content in a window beside a view and inherits the view's appearance.
///
/// Apple counterpart: `NSPopover` · Source: AppKit reference (statements S200, S201) · Fidelity:
/// approximate, without arrow and animation
@preconcurrency @MainActor
open class NSPopover: PopoverContent, NSAppearanceCustomization, NSPopoverContent {
  /// The rule for which of the user's actions close the popover; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var behavior = Behavior.applicationDefined
  /// Whether the popover opens and closes with an animation; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var animates = true
  /// The size of the content in points; the default, zero, uses the size of the content view
  /// controller's view.
  public final var contentSize = NSSize.zero {
    didSet { window?.setContentSize(contentSize) }
  }
  /// The delegate; nil for none.
  public final weak var delegate: (any NSPopoverDelegate)?
  /// Closes the popover if its delegate allows it; without a delegate it always closes.
  public final func performClose(_ sender: Any?) {
    guard delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }
  /// The appearance set on the popover; nil to inherit that of the view beside it.
  public final var appearance: Appearance? { didSet { window?.appearance = appearance } }
  /// The window of the popover; nil while it is not shown.
  public private(set) final var window: NSWindow?

  /// Creates a popover without content.
  public override init() {}

  private final var shown: ViewController? { (self as PopoverContent).contentViewController }

  /// Whether the popover is shown.
  public final var isShown: Bool { window != nil }

  /// The appearance in force for the popover; while hidden, it is the one set on it, or else the
  /// app's.
  public final var effectiveAppearance: Appearance {
    if let window { return window.effectiveAppearance }
    let app = NSApplication.shared
    return appearance.map { Appearance(app.screen.traitCollection.replacing($0)) }
      ?? app.effectiveAppearance
  }

  /// Shows the popover beside a rectangle; if it is already shown, it closes first.
  ///
  /// - Parameters:
  ///   - positioningRect: the rectangle, in the view's coordinates
  ///   - positioningView: the view that contains the rectangle; the popover inherits its appearance
  ///   - preferredEdge: the edge of the rectangle where the popover is always placed
  open func show(
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

  /// Closes the popover without asking its delegate.
  open func close() {
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
  /// The rule for which of the user's actions close a popover; has no effect here.
  ///
  /// Apple counterpart: `NSPopover.Behavior` · Source: NSPopover.h · Fidelity: inert
  public enum Behavior: Int, Sendable {
    case applicationDefined = 0
    case transient = 1
    case semitransient = 2
  }
}

/// The superclass of `NSPopover`, which holds the content as a `ViewController`: the type behind
/// the view controllers of both UIKit and AppKit.
@preconcurrency @MainActor
open class PopoverContent {
  /// The view controller that supplies the content; nil for none.
  public final var contentViewController: ViewController?

  /// Creates a popover's content without a view controller.
  public init() {}
}

/// A protocol that gives a popover's content the type `NSViewController`; its property replaces the
/// one of the same name in `PopoverContent`.
///
/// Apple counterpart: properties of `NSPopover` · Source: this project · Fidelity: exact
@preconcurrency @MainActor
public protocol NSPopoverContent: PopoverContent {}

extension NSPopoverContent {
  /// The view controller that supplies the content; nil for none.
  public var contentViewController: NSViewController? {
    get { ((self as PopoverContent).contentViewController as? ControllerHost)?.owner }
    set { (self as PopoverContent).contentViewController = newValue?.host }
  }
}

/// The delegate of a popover; every method has a default.
///
/// Apple counterpart: `NSPopoverDelegate` · Source: NSPopover.h · Fidelity: approximate, only
/// `popoverShouldClose(_:)` is called
@preconcurrency @MainActor
public protocol NSPopoverDelegate: AnyObject {
  /// Asks whether `performClose(_:)` may close the popover; the default returns true.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Called in AppKit before the popover is shown; never called here.
  func popoverWillShow(_ notification: Notification)
  /// Called in AppKit after the popover was shown; never called here.
  func popoverDidShow(_ notification: Notification)
  /// Called in AppKit before the popover closes; never called here.
  func popoverWillClose(_ notification: Notification)
  /// Called in AppKit after the popover closed; never called here.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Asks whether `performClose(_:)` may close the popover; the default returns true.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Called in AppKit before the popover is shown; never called here.
  ///
  /// The default does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Called in AppKit after the popover was shown; never called here.
  ///
  /// The default does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Called in AppKit before the popover closes; never called here.
  ///
  /// The default does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Called in AppKit after the popover closed; never called here.
  ///
  /// The default does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
