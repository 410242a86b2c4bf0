// SPDX-License-Identifier: MIT

extension InterfaceElement {
  /// The text of an attribute or, where it has several lines, of a child element; nil for none.
  package func string(_ attribute: String) -> String? {
    if let value = self[attribute: attribute] { return value }
    guard let child = child(key: attribute),
      child.isNamed("string") || child.isNamed("mutableString")
    else { return nil }
    return child.text
  }

  /// The characters of all fragments of an `<attributedString>`.
  package var plainText: String {
    children.lazy.filter { $0.isNamed("fragment") }
      .map { $0.string("content") ?? "" }.joined()
  }

  /// The configuration of a UIKit button; nil if the title and colors are those of its states.
  package var buttonConfiguration: InterfaceElement? {
    guard isNamed("button") else { return nil }
    return child(named: "buttonConfiguration")
  }

  /// The title that a UIKit button shows; nil for none.
  ///
  /// A configuration's title goes before those of states, and an attributed title before a plain
  /// one.
  package var buttonTitle: String? {
    if let buttonConfiguration { return buttonConfiguration.shownTitle }
    let states = children.filter { $0.isNamed("state") }
    let wanted =
      flag("enabled") == false ? "disabled" : flag("selected") == true ? "selected" : "normal"
    return states.first { $0.key == wanted }?.shownTitle
      ?? states.first { $0.key == "normal" }?.shownTitle
  }

  private var shownTitle: String? {
    if let text = child(key: "attributedTitle")?.plainText, !text.isEmpty { return text }
    return string("title")
  }

  /// Whether a runtime attribute sets an object where the layer needs a Core Graphics color, which
  /// has no effect.
  package var isInertLayerColor: Bool {
    guard isNamed("userDefinedRuntimeAttribute"), child(key: "value")?.isNamed("color") == true,
      let path = self[attribute: "keyPath"]
    else { return false }
    return Self.layerColors.contains { path == $0 || path.hasSuffix(".\($0)") }
  }

  private static let layerColors = [
    "layer.borderColor", "layer.backgroundColor", "layer.shadowColor",
  ]
}
