// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A color of an interface file, from its `<color>` element.
///
/// Interface Builder has written colors in a dozen ways since 2014. They mean one of four things:
/// components, a color of the system's by name, a color of the app's catalogs by name, or a color
/// that UIKit named before iOS 13.
package struct InterfaceColor: Hashable, Sendable {
  /// The meaning of a color element.
  package enum Value: Hashable, Sendable {
    /// Components of a color, which is then the same in every appearance.
    case literal(Color)
    /// The name of a system color, such as `labelColor`; `SystemPalette` gives its values.
    case system(String)
    /// The name of a color in the app's catalogs.
    case named(String)
    /// The name of a color from before iOS 13, such as `darkTextColor`.
    case legacy(String)
    /// The name of an image that is repeated as a pattern.
    case pattern(String)
    /// An unknown notation.
    case unknown
  }

  /// The meaning.
  package let value: Value
  /// The components beside a name, for systems that do not know the name; nil if there are none.
  package let fallback: Color?
  /// The element.
  package let element: InterfaceElement

  /// Reads a `<color>` element.
  package init(_ element: InterfaceElement) {
    self.element = element
    let components = InterfaceColorComponents.color(element)
    fallback = components
    value = Self.value(of: element, components)
  }

  /// The role of the color in its object, such as `backgroundColor`.
  package var key: String? { element.key }

  private static func value(of element: InterfaceElement, _ components: Color?) -> Value {
    // The newest name counts: the others are for systems that do not know it.
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let name = element[attribute: attribute] else { continue }
      return LegacyColor.isLegacy(name) ? .legacy(name) : .system(name)
    }
    if let name = element[attribute: "name"] {
      if element[attribute: "catalog"] == "System" { return .system(name) }
      return .named(name)
    }
    if let components { return .literal(components) }
    if let image = element[attribute: "patternImage"] { return .pattern(image) }
    return .unknown
  }
}
