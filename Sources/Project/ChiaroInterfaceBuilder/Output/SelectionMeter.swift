// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews

/// Measures how much what is selected differs from the rest where only its color tells it: the
/// selected tab of a bar, and the title of a button that is on.
@MainActor
struct SelectionMeter {
  let screen: InterfaceScreen

  /// The objects that tell selection by color alone, with the contrast of the two colors.
  func selections() -> [JSON] { screen.views.compactMap { tabs($0) ?? toggle($0) } }

  private func tabs(_ placed: PlacedElement) -> JSON? {
    guard let bar = placed.view as? TabBar, !bar.isHidden, !bar.marksSelectionByForm,
      let selected = bar.selectedItem, selected.isEnabled,
      let other = bar.shownItems.first(where: { $0 !== selected && $0.isEnabled })
    else { return nil }
    return told(
      placed, bar.iconColor(of: selected, isSelected: true),
      bar.iconColor(of: other, isSelected: false))
  }

  /// A button whose file gives it another color of the title while it is selected, and nothing
  /// else: no text, no picture and no ground.
  private func toggle(_ placed: PlacedElement) -> JSON? {
    let button = placed.element
    // The system's own buttons show their selection by a ground, and an app's classes as they like.
    guard button.isNamed("button"), ["custom", nil].contains(button[attribute: "buttonType"]),
      button.customClass == nil, button.child(key: "configuration") == nil, !placed.view.isHidden,
      let normal = state("normal", of: button), let selected = state("selected", of: button),
      let title = normal.string("title"), !title.isEmpty,
      [title, nil].contains(selected.string("title")),
      !hasPicture(normal), !hasPicture(selected),
      let usual = color("titleColor", of: placed),
      let other = color("selected.titleColor", of: placed),
      usual.resolved(with: placed.view.traitCollection)
        != other.resolved(with: placed.view.traitCollection)
    else { return nil }
    return told(placed, other, usual)
  }

  private func state(_ key: String, of button: InterfaceElement) -> InterfaceElement? {
    button.children.first { $0.isNamed("state") && $0.key == key }
  }

  private func hasPicture(_ state: InterfaceElement) -> Bool {
    ["image", "backgroundImage"].contains {
      state[attribute: $0] != nil || state.child(key: $0) != nil
    } || state.child(key: "attributedTitle") != nil
  }

  private func color(_ key: String, of placed: PlacedElement) -> DynamicColor? {
    placed.colors.first { $0.key == key }?.color
  }

  private func told(_ placed: PlacedElement, _ one: DynamicColor, _ other: DynamicColor) -> JSON? {
    guard let object = placed.element.objectID else { return nil }
    let colors = [one, other].map { $0.resolved(with: placed.view.traitCollection) }
    guard colors.allSatisfy({ $0.alpha > 0.9 }) else { return nil }
    let contrast = colors[0].withAlpha(1).contrast(on: colors[1].withAlpha(1)).lowest.value
    return ["object": .string(object), "contrast": .number(contrast)]
  }
}
