// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroColor
package import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
package import Foundation

/// A visible view of a screen, with the facts that a measurement needs.
package struct KitSight {
  /// The picture that a view shows besides a text.
  package enum Picture: Sendable { case none, symbol, photo }

  /// Where it was made; nowhere for a part that UIKit makes.
  package var made: Place
  /// The element of a file from which the view was made; nil for a view that code made.
  package var origin: KitOrigin?
  /// Its frame in the window.
  package var frame: CGRect
  /// The text that the view shows to a person who can use it; nil for none.
  package var text: String?
  package var picture: Picture
  /// The origin of the color of the view's text or symbol; nil for the system's own.
  package var ink: KitInk?
  /// The color behind its content, in the traits of now; nil for none.
  package var fill: Color?
  /// The origin of the color behind the view; nil for the system's own.
  package var ground: KitInk?
  /// Whether code added unknown content to the view.
  package var isHollow: Bool

  /// The most views that are told.
  private static let bound = 5_000

  /// The views of a window that are seen, the outer ones first.
  @MainActor static func all(in window: UIWindow, _ kit: Kit) -> [KitSight] {
    var found: [KitSight] = []
    var open: [UIView] = window.subviews
    while let view = open.popLast(), found.count < bound {
      if view.isHidden || view.alpha < 0.05 { continue }
      open += view.subviews.reversed()
      found.append(KitSight(view, in: window, kit))
    }
    return found
  }

  @MainActor private init(_ view: UIView, in window: UIWindow, _ kit: Kit) {
    made = kit.known(view)?.place ?? .none
    isHollow = kit.hollow.contains(ObjectIdentifier(view))
    origin = kit.origins[ObjectIdentifier(view)]
    frame = window.upended(view.convert(view.bounds, to: window))
    let inks = kit.inks[ObjectIdentifier(view)] ?? [:]
    let ground = KitShown.fill(view)
    fill = ground?.color.resolved(with: view.traitCollection)
    self.ground = kit.groundInk(of: view)
    let shown = KitShown(view)
    picture = shown.picture
    if shown.isEnabled { text = shown.text }
    ink = inks[shown.property] ?? (shown.property == "textColor" ? nil : Self.tint(of: view, kit))
    // A field shows what people wrote.
    if picture != .none, !shown.isEnabled { picture = .none }
  }

  /// What gave the tint that a view shows: it, or one around it.
  @MainActor private static func tint(of view: UIView, _ kit: Kit) -> KitInk? {
    sequence(first: view, next: \.superview).lazy
      .compactMap { kit.inks[ObjectIdentifier($0)]?["tintColor"] }.first
  }
}
