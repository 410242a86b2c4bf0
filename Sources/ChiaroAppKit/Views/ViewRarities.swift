// SPDX-License-Identifier: MIT

import ChiaroViews

/// What few views have.
@MainActor
final class ViewRarities {
  var identifier: NSUserInterfaceItemIdentifier?
  var toolTip: String?
  var trackingAreas: [NSTrackingArea] = []
  var menu: NSMenu?
}

extension NSView {
  /// The rare values, made where there are none.
  final var ensuredRarities: ViewRarities {
    if let rarities { return rarities }
    let new = ViewRarities()
    rarities = new
    return new
  }

  /// The name by which an app finds the view; nil for none.
  public final var identifier: NSUserInterfaceItemIdentifier? {
    get { rarities?.identifier }
    set { ensuredRarities.identifier = newValue }
  }
  /// What is said of the view where the pointer rests on it; kept and not shown.
  public final var toolTip: String? {
    get { rarities?.toolTip }
    set { ensuredRarities.toolTip = newValue }
  }
  /// The menu of the view; kept and not shown, as secondary buttons press nothing.
  public final var menu: NSMenu? {
    get { rarities?.menu }
    set { ensuredRarities.menu = newValue }
  }
  /// The areas that track the pointer.
  public final var trackingAreas: [NSTrackingArea] { rarities?.trackingAreas ?? [] }

  /// Adds an area: its owner is told when the pointer comes onto the view or leaves it.
  public final func addTrackingArea(_ trackingArea: NSTrackingArea) {
    ensuredRarities.trackingAreas.append(trackingArea)
  }
  /// Removes an area.
  public final func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    rarities?.trackingAreas.removeAll { $0 === trackingArea }
  }

  /// Tells the owners of tracking areas that the pointer came or left.
  final func tellTracking(_ isHovered: Bool) {
    let event = NSEvent(isHovered ? .mouseEntered : .mouseExited, in: window)
    for area in trackingAreas where area.options.contains(.mouseEnteredAndExited) {
      let owner = area.owner as? NSView ?? self
      if isHovered { owner.mouseEntered(with: event) } else { owner.mouseExited(with: event) }
    }
  }
}

/// A name of a part of an interface.
///
/// Apple counterpart: `NSUserInterfaceItemIdentifier` · Source: AppKit reference · Fidelity: exact
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(stringLiteral value: String) { rawValue = value }
}
