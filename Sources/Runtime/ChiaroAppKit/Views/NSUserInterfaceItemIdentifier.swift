// SPDX-License-Identifier: MIT

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
