// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews

/// The origin of a color of a UIKit object.
package struct KitInk {
  /// Where the color was given.
  package var use: Place
  /// The place of the color itself, such as a constant.
  package var origin: Place
  /// Whether the color was assumed, because it is unknown.
  package var isAssumed: Bool
  /// Whether it is a color of the system's that adapts.
  package var isOfSystem: Bool
  /// The name of a color that has one, in a catalog or of the system; nil for others.
  package var name: String?
  /// Where a file gave it; nil for a color that code gave.
  package var file: KitOrigin?
}

extension Kit {
  /// Notes what gave an object a color.
  func note(
    ink value: Value, _ property: String, of object: AnyObject, at use: Place,
    isUnderstood: Bool = true
  ) {
    let ink: KitInk
    switch value.unwrapped {
    case .host(let hosted):
      guard let call = hosted.call else { return }
      let isNamed = !call.isCall && hosted.modifiers.isEmpty
      ink = KitInk(
        use: use, origin: call.place, isAssumed: !isUnderstood || isMissing(call),
        isOfSystem: isNamed && systemColor(call.name) != nil, name: colorName(call))
    case .unknown(let unknown):
      ink = KitInk(use: use, origin: unknown.place, isAssumed: true, isOfSystem: false)
    default: return
    }
    let former = inks[ObjectIdentifier(object), default: [:]].updateValue(ink, forKey: property)
    if let file = former?.file { replaced.append(file) }
  }

  /// What gave the color behind a view's content; nil for the system's own, and for none.
  func groundInk(of view: UIView) -> KitInk? {
    guard let ground = KitShown.fill(view) else { return nil }
    // A view shows the color that its layer was given.
    return inks[ObjectIdentifier(ground.owner)]?[ground.property]
      ?? KitShown.layer(of: view).flatMap { inks[ObjectIdentifier($0)]?["backgroundColor"] }
  }

  private func colorName(_ call: HostCall) -> String? {
    call.isCall
      ? call.argument("named").flatMap(text) : assets.colorOfSymbol(call.name) ?? call.name
  }

  /// Notes that nobody knows whether a view and what is in it are seen, so that nothing is said of
  /// their texts.
  func doubt(_ view: UIView, _ value: Value, at place: Place) {
    note(ink: value, "textColor", of: view, at: place, isUnderstood: false)
    for inner in view.subviews { doubt(inner, value, at: place) }
  }

  /// Whether a color is asked for by a name that no catalog has.
  private func isMissing(_ call: HostCall) -> Bool {
    guard let name = call.argument("named") else { return false }
    return text(name).map { !assets.hasColor($0) } ?? true
  }
}
