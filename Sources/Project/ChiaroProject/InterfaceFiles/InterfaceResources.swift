// SPDX-License-Identifier: MIT

/// The colors and images that an interface file names, as it keeps them for its own use.
///
/// Interface Builder copies a named color's light value into the file, and an image's size. The
/// copies are as old as the last time when the file was saved.
package struct InterfaceResources: Sendable {
  /// An image that views refer to by name.
  package struct Image: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The size in points; nil if the file does not say it.
    package var size: (width: Double, height: Double)? {
      width.flatMap { width in height.map { (width, $0) } }
    }
    /// Whether it is a symbol of the system's.
    package var isSystem: Bool
    private var width: Double?
    private var height: Double?

    init(_ element: InterfaceElement) {
      name = element[attribute: "name"] ?? ""
      isSystem = element[attribute: "catalog"] == "system"
      width = element.decimal("width")
      height = element.decimal("height")
    }
  }

  /// The elements `<namedColor>` by name; the color in each is the copy.
  package private(set) var namedColors: [String: InterfaceElement] = [:]
  /// The elements `<systemColor>` by name.
  package private(set) var systemColors: [String: InterfaceElement] = [:]
  /// The images by name.
  package private(set) var images: [String: Image] = [:]
  /// The element `<resources>`; nil if the file has none.
  package let element: InterfaceElement?

  init(_ root: InterfaceElement?) {
    element = root?.child(named: "resources")
    guard let element else { return }
    for resource in element.children {
      guard let name = resource[attribute: "name"] else { continue }
      switch resource.name {
      case "namedColor": namedColors[name] = resource
      case "systemColor": systemColors[name] = resource
      case "image": images[name] = Image(resource)
      default: break
      }
    }
  }
}
