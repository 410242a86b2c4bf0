// SPDX-License-Identifier: MIT

import ChiaroProject

/// An object of an interface file, as people know it from Interface Builder.
struct InterfaceObject: Hashable {
  /// The element of the object: a view, a control, a controller, a bar item.
  let element: InterfaceElement

  /// Finds the object to which an element belongs: the element, or the nearest around it that
  /// Interface Builder lists; a cell belongs to its control.
  init(of element: InterfaceElement) {
    var found = element
    for candidate in [element] + Array(element.ancestors)
    where candidate.objectID != nil && !Self.isPart(candidate) {
      found = candidate
      break
    }
    self.element = found
  }

  /// Whether an element with an identifier is a part of the object around it.
  private static func isPart(_ element: InterfaceElement) -> Bool {
    let key = element.key ?? ""
    return element.name.hasSuffix("Cell") && ["cell", "dataCell", "headerCell"].contains(key)
      || element.isNamed("tableColumn") || element.isNamed("buttonConfiguration")
      || element.isNamed("device")
  }

  /// The identifier; empty if the object has none.
  var id: String { element.objectID ?? "" }

  /// The scene, or the topmost object of a xib, in which the object is.
  var screen: InterfaceElement {
    let chain = [element] + Array(element.ancestors)
    if let scene = chain.first(where: { $0.isNamed("scene") }) { return scene }
    return chain.last { $0.parent?.isNamed("objects") == true } ?? element
  }

  /// The class and the label or text by which people find the object, with the identifier:
  /// `UILabel “Title” 8Zp-2a`.
  var name: String { label + (id.isEmpty ? "" : " \(id)") }

  /// The class, with the label or text by which people find the object: `UILabel “Title”`.
  var label: String { className + (title.map { " “\($0)”" } ?? "") }

  /// The class: the app's own, or the framework's.
  var className: String {
    if let own = element[attribute: "customClass"] { return own }
    let name = element.name
    let isMac =
      element.ancestors.first { $0.parent == nil }?[attribute: "targetRuntime"] == "MacOSX.Cocoa"
    let plain = isMac && name == "customView" ? "view" : name
    return (isMac ? "NS" : "UI") + plain.prefix(1).uppercased() + plain.dropFirst()
  }

  private var title: String? {
    let cell = element.child(key: "cell")
    let button = cell == nil && element.isNamed("button") ? element.buttonTitle : nil
    let texts = [
      element[attribute: "userLabel"], element[attribute: "text"], element[attribute: "title"],
      cell?[attribute: "title"], button, element[attribute: "placeholder"],
      element[attribute: "reuseIdentifier"], element[attribute: "identifier"],
    ]
    guard let text = texts.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
    return text.count > 30 ? "\(text.prefix(29))…" : text
  }
}
