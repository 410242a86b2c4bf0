// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation

/// Measures the contrast of what a screen draws in one color, with the objects of its file: texts,
/// and pictures that are templates or symbols.
@MainActor
struct InkMeter {
  private let screen: InterfaceScreen
  private let found: InkContrasts

  init(_ screen: InterfaceScreen, canvas: Canvas) {
    self.screen = screen
    found = InkContrasts(
      screen.window.displayList, canvas: canvas, screen.window.stage.resources)
  }

  /// What can show a text or a picture, with its place in the window.
  private struct Holder: InkHolder {
    var element: InterfaceElement
    var bar: InterfaceElement?
    var text: String
    var frame: CGRect

    /// The members of an object that say what it is, and how much it differs from its ground.
    func members(_ range: ContrastRange, _ closest: InkColors?) -> [JSON.Member] {
      let ids = [("object", element.objectID), ("bar", bar?.objectID)]
      return ids.compactMap { name, id in id.map { JSON.Member(name, .string($0)) } }
        + InkContrasts.members(range, closest)
    }
  }

  // MARK: Texts

  /// The texts that objects of the file show, in drawing order.
  func texts() -> [JSON] {
    let holders = viewsWithText + holders(of: screen.barItems)
    let covers = InkCovers(screen)
    let held = found.texts.map { _, contrast -> Holder? in
      let words = contrast.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if !InkContrasts.hasInk(words) { return nil }
      return InkContrasts.holder(around: contrast.frame, among: holders) {
        $0.text.contains(words)
      }
    }
    let places = zip(found.texts, held).compactMap { ink, holder in
      holder.map { InkCovers.Place(object: $0.element, frame: ink.contrast.frame) }
    }
    return zip(found.texts, held).compactMap { ink, holder -> JSON? in
      let (text, contrast) = ink
      guard let measured = contrast.measured, let holder else { return nil }
      let place = InkCovers.Place(object: holder.element, frame: contrast.frame)
      if covers.hide(place) || covers.areAlternates(place, among: places) { return nil }
      return .object(
        holder.members(measured, contrast.closest) + InkContrasts.members(text))
    }
  }

  /// The enabled views that show text.
  private var viewsWithText: [Holder] {
    screen.views.compactMap { placed in
      guard placed.element.objectID != nil, let text = placed.text, !text.isEmpty,
        Self.isEnabled(placed.element), !Self.isPrompt(text, of: placed.element)
      else { return nil }
      return Holder(
        element: placed.element, text: text, frame: InterfaceScreen.windowFrame(of: placed))
    }
  }

  /// The enabled ones among items of bars and the bars' titles.
  private func holders(of items: [PlacedItem]) -> [Holder] {
    items.compactMap { item in
      guard item.element.objectID != nil, item.isEnabled else { return nil }
      return Holder(
        element: item.element, bar: item.bar, text: item.text ?? "", frame: item.frameInWindow)
    }
  }

  private static func isEnabled(_ element: InterfaceElement) -> Bool {
    element.flag("enabled") != false && element.child(key: "cell")?.flag("enabled") != false
  }

  /// Whether a text stands in a field until somebody writes there: its color is the system's.
  private static func isPrompt(_ text: String, of element: InterfaceElement) -> Bool {
    if let cell = element.child(key: "cell") {
      return cell.string("title") == nil && cell.string("placeholderString") == text
    }
    return element.string("text") == nil && element.string("placeholder") == text
  }

  // MARK: Pictures

  /// The pictures in one color that objects of the file show, in drawing order.
  func marks() -> [JSON] {
    let holders = viewsWithPicture + holders(of: screen.barItems.filter(\.hasPicture))
    let covers = InkCovers(screen)
    return found.marks.compactMap { mark -> JSON? in
      guard let measured = mark.measured,
        let holder = InkContrasts.holder(around: mark.frame, among: holders, where: { _ in true }),
        !covers.hide(InkCovers.Place(object: holder.element, frame: mark.frame))
      else { return nil }
      return .object(holder.members(measured, mark.closest))
    }
  }

  /// The enabled views that show a picture of the file.
  private var viewsWithPicture: [Holder] {
    screen.views.compactMap { placed in
      guard placed.element.objectID != nil, Self.isEnabled(placed.element),
        Self.hasPicture(placed.element)
      else { return nil }
      return Holder(
        element: placed.element, text: "", frame: InterfaceScreen.windowFrame(of: placed))
    }
  }

  private static func hasPicture(_ element: InterfaceElement) -> Bool {
    let parts = element.children.filter {
      $0.isNamed("state") || $0.isNamed("buttonConfiguration") || $0.key == "cell"
    }
    return ([element] + parts).contains {
      $0[attribute: "image"] != nil || $0.child(key: "image") != nil
    }
  }
}
