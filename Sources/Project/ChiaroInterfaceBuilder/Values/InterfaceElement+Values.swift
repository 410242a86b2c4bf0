// SPDX-License-Identifier: MIT

package import ChiaroProject
import ChiaroViews
package import Foundation

extension InterfaceElement {
  /// The length that an attribute holds; nil if it is missing, no number, or beyond any screen.
  func number(_ attribute: String) -> CGFloat? { decimal(attribute).map { CGFloat($0) } }

  /// The whole number that an attribute holds; nil if it is missing or none.
  func integer(_ attribute: String) -> Int? { decimal(attribute).map { Int($0) } }

  /// The rectangle with a key among the children; nil if there is none.
  package func rect(key: String) -> CGRect? {
    guard let child = child(key: key), child.isNamed("rect") || child.isNamed("frame") else {
      return nil
    }
    return CGRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0,
      width: max(0, child.number("width") ?? 0), height: max(0, child.number("height") ?? 0))
  }

  /// The size with a key among the children; nil if there is none.
  func size(key: String) -> CGSize? {
    guard let child = child(key: key), child.isNamed("size") else { return nil }
    return CGSize(
      width: max(0, child.number("width") ?? 0), height: max(0, child.number("height") ?? 0))
  }

  /// The insets with a key among the children, in any of the three notations; nil for none.
  func insets(key: String) -> EdgeInsets? {
    // The guide of the margins has the same key as their lengths.
    let lengths = children.first { $0.key == key && !$0.isNamed("viewLayoutGuide") }
    guard let child = lengths else { return nil }
    return EdgeInsets(
      top: child.number("minY") ?? child.number("top") ?? 0,
      left: child.number("minX") ?? child.number("left") ?? child.number("leading") ?? 0,
      bottom: child.number("maxY") ?? child.number("bottom") ?? 0,
      right: child.number("maxX") ?? child.number("right") ?? child.number("trailing") ?? 0)
  }

  /// Returns the elements directly inside of the first child with a name.
  package func list(_ name: String) -> [InterfaceElement] {
    child(named: name).map { Array($0.children) } ?? []
  }

  /// The app's class; nil for none.
  package var customClass: String? { self[attribute: "customClass"] }
}
