// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension DynamicColor {
    /// Creates a color with a name; nil if the program's assets contain no color with the name.
    ///
    /// The bundle is ignored, because the assets of all bundles share one set of names.
    ///
    /// Apple counterpart: `init(named:bundle:)` · Source: NSColor.h (statement S136) · Fidelity:
    /// approximate, the bundle is ignored
    public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name) }

    /// The type of a color: made of components or of a pattern, or from a catalog.
    ///
    /// Apple counterpart: `NSColor.ColorType` · Source: NSColor.h · Fidelity: exact
    public enum ColorType: Int, Sendable, CaseIterable {
      case componentBased = 0
      case pattern = 1
      case catalog = 2
    }

    /// The type of the color: `catalog` if it can differ between appearances, otherwise
    /// `componentBased`.
    ///
    /// Apple counterpart: `type` · Source: NSColor.h · Fidelity: exact
    public var type: ColorType { isDynamic ? .catalog : .componentBased }

    /// Returns the color converted to another type; nil if it cannot be converted.
    ///
    /// A color from a catalog is converted to components as it is in the current appearance.
    ///
    /// Apple counterpart: `usingType(_:)` · Source: NSColor.h · Fidelity: exact
    public func usingType(_ type: ColorType) -> DynamicColor? {
      if type == self.type { return self }
      return type == .componentBased ? DynamicColor(resolved) : nil
    }

    /// The name of a color from a catalog; empty if the color was made without a name.
    ///
    /// - Precondition: the color's type is `catalog`
    ///
    /// Apple counterpart: `colorNameComponent` · Source: NSColor.h · Fidelity: exact
    public var colorNameComponent: Name {
      precondition(type == .catalog, "only a color from a catalog has a name")
      return name ?? ""
    }

    /// The name of the color's catalog: `System`, or `Assets` for one of the app's colors.
    ///
    /// - Precondition: the color's type is `catalog`
    ///
    /// Apple counterpart: `catalogNameComponent` · Source: NSColor.h · Fidelity: approximate, the
    /// name of an app's catalog is not documented
    public var catalogNameComponent: String {
      let isSystem = DynamicColor(systemName: colorNameComponent, on: .macOS) == self
      return isSystem ? "System" : "Assets"
    }

    /// The display name of a color from a catalog; not translated here.
    ///
    /// - Precondition: the color's type is `catalog`
    ///
    /// Apple counterpart: `localizedColorNameComponent` · Source: NSColor.h · Fidelity:
    /// approximate, not translated
    public var localizedColorNameComponent: String { colorNameComponent }

    /// The display name of the color's catalog; not translated here.
    ///
    /// - Precondition: the color's type is `catalog`
    public var localizedCatalogNameComponent: String { catalogNameComponent }
  }
#endif
