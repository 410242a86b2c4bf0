// SPDX-License-Identifier: MIT

import ChiaroViews

/// An object that is equal only to itself, as AppKit's objects are unless their class overrides
/// `isEqual(_:)`.
///
/// Apple counterpart: `NSObjectProtocol` · Source: NSObject.h · Fidelity: approximate, only
/// comparing and hashing
public protocol ObjectIdentity: AnyObject, Hashable {}

extension ObjectIdentity {
  /// Returns whether both references refer to the same object.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ControllerResponder: ObjectIdentity {}
extension NSMenu: ObjectIdentity {}
extension NSMenuItem: ObjectIdentity {}
extension NSCell: ObjectIdentity {}
extension NSEvent: ObjectIdentity {}
extension NSTrackingArea: ObjectIdentity {}
extension NSTableColumn: ObjectIdentity {}
extension NSTabViewItem: ObjectIdentity {}
extension NSToolbar: ObjectIdentity {}
extension NSToolbarItem: ObjectIdentity {}
extension NSSplitViewItem: ObjectIdentity {}
extension NSRunningApplication: ObjectIdentity {}
extension NSPasteboard: ObjectIdentity {}
