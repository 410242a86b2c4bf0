// SPDX-License-Identifier: MIT

import ChiaroProject
import Foundation

/// The size classes in which a scene is shown, and what its file varies by them.
///
/// A variation names one class or both, as in `heightClass=compact-widthClass=regular`.
struct SizeClasses {
  var isWide: Bool
  var isHigh: Bool

  /// Whether a variation is meant; the default variation is that of any class.
  private func matches(_ key: String) -> Bool {
    let parts = key.split(separator: "-")
    return !parts.isEmpty
      && parts.allSatisfy { part in
        switch part {
        case "widthClass=regular": isWide
        case "widthClass=compact": !isWide
        case "heightClass=regular": isHigh
        case "heightClass=compact": !isHigh
        case "default": true
        default: false
        }
      }
  }

  /// The variations of an element that hold, the more particular ones last.
  private func variations(of element: InterfaceElement) -> [InterfaceElement] {
    element.children
      .filter { $0.isNamed("variation") && matches($0.key ?? "") }
      .sorted { rank($0) < rank($1) }
  }

  private func rank(_ variation: InterfaceElement) -> Int {
    variation.key == "default" ? 0 : (variation.key ?? "").contains("-") ? 2 : 1
  }

  /// The value of an attribute, as varied.
  func attribute(_ name: String, of element: InterfaceElement) -> String? {
    variations(of: element).last { $0[attribute: name] != nil }?[attribute: name]
      ?? element[attribute: name]
  }

  /// Whether an attribute is `YES`, as varied.
  func flag(_ name: String, of element: InterfaceElement) -> Bool? {
    attribute(name, of: element).map { $0 == "YES" }
  }

  /// The number of an attribute, as varied.
  func number(_ name: String, of element: InterfaceElement) -> CGFloat? {
    let varied = variations(of: element).last { $0[attribute: name] != nil }
    return (varied ?? element).number(name)
  }

  /// The child with a key, as varied.
  func child(
    key: String, of element: InterfaceElement, where fits: (InterfaceElement) -> Bool
  ) -> InterfaceElement? {
    let varied = variations(of: element).compactMap { variation in
      variation.children.first { $0.key == key && fits($0) }
    }
    return varied.last ?? element.children.first { $0.key == key && fits($0) }
  }

  /// The identifiers that a mask leaves out.
  func excluded(_ key: String, of element: InterfaceElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(of: element) {
      for mask in variation.children where mask.isNamed("mask") && mask.key == key {
        for entry in mask.children {
          guard let id = entry[attribute: "reference"] else { continue }
          if entry.isNamed("exclude") { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }
}
