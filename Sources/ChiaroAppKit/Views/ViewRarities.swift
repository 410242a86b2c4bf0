// SPDX-License-Identifier: MIT

package import ChiaroViews

/// What few views have.
@MainActor
final class ViewRarities {
  var identifier: NSUserInterfaceItemIdentifier?
  var toolTip: String?
  var trackingAreas: [NSTrackingArea] = []
  var menu: NSMenu?
  var draggedTypes: [NSPasteboard.PasteboardType] = []
  weak var menuItem: NSMenuItem?
  var redrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
  var direction: NSUserInterfaceLayoutDirection?
}

extension NSView {
  /// The rare values, made where there are none.
  final var ensuredRarities: ViewRarities {
    if let rarities { return rarities }
    let new = ViewRarities()
    rarities = new
    return new
  }

  /// The identifier by which an app finds the view; nil for none.
  public final var identifier: NSUserInterfaceItemIdentifier? {
    get { rarities?.identifier }
    set { ensuredRarities.identifier = newValue }
  }
  /// The tool tip of the view; nil for none.
  ///
  /// Stored, but not shown.
  public final var toolTip: String? {
    get { rarities?.toolTip }
    set { ensuredRarities.toolTip = newValue }
  }
  /// The context menu of the view, which a secondary click opens; nil for none.
  public final var menu: NSMenu? {
    get { rarities?.menu }
    set { ensuredRarities.menu = newValue }
  }
  /// The menu item whose `view` is this view or one of its superviews; nil for none.
  public final var enclosingMenuItem: NSMenuItem? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.rarities?.menuItem }.first
  }
  /// The tracking areas of the view.
  public final var trackingAreas: [NSTrackingArea] { rarities?.trackingAreas ?? [] }

  /// Tells the owners of tracking areas that the pointer moved over the view.
  package final func pointerHovered(_ event: PointerEvent) {
    for area in trackingAreas { area.follow(event, in: self) }
  }
  /// Hands a press of another than the primary button to AppKit's methods.
  package final func otherButton(_ event: PointerEvent) {
    if NSDraggingSession.takes(event) || event.phase == .cancel { return }
    var press = event
    press.button = .secondary
    guard let event = NSEvent.monitored(NSEvent(press, in: window)) else { return }
    switch event.type {
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    default: rightMouseUp(with: event)
    }
  }
}

/// An identifier of a view, a menu item or a table column.
///
/// Apple counterpart: `NSUserInterfaceItemIdentifier` · Source: AppKit reference · Fidelity: exact
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The identifier as text.
  public let rawValue: String
  /// Creates an identifier from text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from text.
  public init(stringLiteral value: String) { rawValue = value }
}
