// SPDX-License-Identifier: MIT

import ChiaroControls
package import ChiaroViews
import Foundation

/// What few views have.
@MainActor
final class ViewRarities {
  var identifier: NSUserInterfaceItemIdentifier?
  var toolTip: String?
  var role: NSAccessibility.Role?
  var shadow: NSShadow?
  var isCompact: Bool?
  weak var nextKey: NSView?
  /// The frame that observers were told of last; nil where they are not told.
  var toldFrame: NSRect?
  var subrole: NSAccessibility.Subrole?
  var trackingAreas: [NSTrackingArea] = []
  var menu: NSMenu?
  var draggedTypes: [NSPasteboard.PasteboardType] = []
  weak var menuItem: NSMenuItem?
  var redrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
  var direction: NSUserInterfaceLayoutDirection?
}

extension ViewRarities {
  /// Tells observers of a new frame, where they are to be told.
  func followFrame(of view: NSView) {
    guard let former = toldFrame, former != view.frame else { return }
    toldFrame = view.frame
    NotificationCenter.default.post(name: NSView.frameDidChangeNotification, object: view)
  }
}

extension NSView {
  /// The view whose `layout()` is running.
  static weak var inLayout: NSView?

  /// Whether the view posts `frameDidChangeNotification` when its frame changes; the default is
  /// false.
  ///
  /// Apple counterpart: `postsFrameChangedNotifications` · Source: NSView.h · Fidelity:
  /// approximate, AppKit's default is true
  public final var postsFrameChangedNotifications: Bool {
    get { rarities?.toldFrame != nil }
    set { ensuredRarities.toldFrame = newValue ? frame : nil }
  }
  /// The view that the Tab key should move to; stored, but without effect: Tab follows the view
  /// hierarchy.
  ///
  /// Apple counterpart: `nextKeyView` · Source: NSView.h · Fidelity: inert
  public final var nextKeyView: NSView? {
    get { rarities?.nextKey }
    set { ensuredRarities.nextKey = newValue }
  }
  /// The shadow of the view; nil for none.
  ///
  /// Apple counterpart: `shadow` · Source: NSView.h · Fidelity: exact
  public final var shadow: NSShadow? {
    get { rarities?.shadow }
    set {
      ensuredRarities.shadow = newValue
      let layer = snapshotLayer
      layer.shadowOpacity = newValue == nil ? 0 : 1
      guard let newValue else { return }
      backdrop.shadowColor = newValue.shadowColor ?? .clear
      layer.shadowOffset = newValue.shadowOffset
      layer.shadowRadius = newValue.shadowBlurRadius
    }
  }

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
  ///
  /// Fidelity: inert
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
