// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A choice among options.
package struct ChoiceValue {
  package var label: Node
  package var options: Node
  /// The tag of the option that is chosen; nil for none.
  package var selection: AnyHashable?
  package var select: @MainActor (AnyHashable) -> Void

  package init(
    label: Node, options: Node, selection: AnyHashable?,
    select: @escaping @MainActor (AnyHashable) -> Void
  ) {
    (self.label, self.options) = (label, options)
    (self.selection, self.select) = (selection, select)
  }
}

@MainActor
extension Node {
  /// A choice among options, in the look of its environment (statements SU196–SU199).
  package static func picker(_ choice: ChoiceValue) -> Node {
    .system("Picker") { expansion in
      let environment = expansion.environment
      let options = choice.options.options(in: environment)
      switch environment.pickerLook {
      case .segmented, .palette: return segmented(choice, options)
      case .inline: return inline(choice, options)
      case .wheel: return wheel(choice, options)
      case .navigationLink: return linked(choice, options)
      case .automatic, .menu: return menu(choice, options, environment)
      }
    }
  }

  /// The options in segments: the kernel's control.
  private static func segmented(_ choice: ChoiceValue, _ options: [NodeOption]) -> Node {
    let control = ControlValue.wide("Picker") { known, environment in
      let control = known as? SegmentedControl ?? SegmentedControl(frame: .zero)
      control.segments = options.map { option in
        if let text = option.node.plainText(in: environment) { return .title(text) }
        guard let image = option.node.firstImage(in: environment)?.kernel else {
          return .title("")
        }
        return .image(image)
      }
      control.selectedSegmentIndex =
        options.firstIndex { $0.tag == choice.selection } ?? SegmentedControl.noSegment
      control.isEnabled = environment.isEnabled
      ControlAction.set(control, for: .valueChanged) {
        guard let index = ($0 as? SegmentedControl)?.selectedSegmentIndex,
          options.indices.contains(index), let tag = options[index].tag
        else { return }
        choice.select(tag)
      }
      control.takeOverrides(of: environment)
      return control
    }
    return Node(.control(control))
  }

  /// The label, and what is chosen with arrows up and down; outside of lists in the tint.
  private static func menu(
    _ choice: ChoiceValue, _ options: [NodeOption], _ environment: EnvironmentValues
  ) -> Node {
    let chosen = options.first { $0.tag == choice.selection }?.node ?? .empty
    let isRow = environment.listLook != nil
    let style: StyleValue = isRow ? .color(.secondaryLabel) : .tint
    let arrows = Node.symbol("chevron.up.chevron.down").environment("font") {
      $0.font = ($0.font ?? .body).weight(.medium)
      $0.imageScale = .small
    }
    let value = Node.row(spacing: 5, [chosen, arrows]).foreground(style)
      .padded(horizontal: isRow ? 0 : 12, vertical: 0)
    let button = Node.menuButton(
      value,
      options.map { option in
        MenuItemValue(
          content: option.node, isOn: option.tag == choice.selection,
          action: { if let tag = option.tag { choice.select(tag) } })
      })
    return isRow ? .labeled(choice.label, button) : button
  }

  /// Each option in a row of its own, the chosen one with a check mark.
  private static func inline(_ choice: ChoiceValue, _ options: [NodeOption]) -> Node {
    Node(
      .group,
      options.enumerated().map { index, option in
        let mark = Node.symbol("checkmark").environment("font") { $0.font = .body.bold() }
          .foreground(.tint)
        let row = Node.row(
          option.tag == choice.selection
            ? [option.node, .spacer, mark] : [option.node, .spacer])
        return Node(
          .identified(option.tag ?? AnyHashable(index)),
          [
            Node.button(row) { if let tag = option.tag { choice.select(tag) } }
              .environment("buttonStyle") { $0.buttonLook = .plain }
          ])
      })
  }

  /// The label, what is chosen, and a mark that leads on.
  private static func linked(_ choice: ChoiceValue, _ options: [NodeOption]) -> Node {
    let chosen = options.first { $0.tag == choice.selection }?.node ?? .empty
    let page = Node(.list(ListValue(.insetGrouped)), [inline(choice, options)])
    return .link(
      .row([choice.label, .spacer, chosen.foreground(.color(.secondaryLabel))]), to: { page })
  }

  /// The kernel's wheel.
  private static func wheel(_ choice: ChoiceValue, _ options: [NodeOption]) -> Node {
    let control = ControlValue.wide("Picker") { known, environment in
      let picker = known as? NodeWheel ?? NodeWheel(frame: .zero)
      picker.titles = options.map { $0.node.plainText(in: environment) ?? "" }
      picker.chosen = options.firstIndex { $0.tag == choice.selection } ?? 0
      picker.choose = { index in
        if options.indices.contains(index), let tag = options[index].tag { choice.select(tag) }
      }
      return picker
    }
    return Node(.control(control))
  }
}

/// The kernel's wheel with titles.
private final class NodeWheel: PickerView, PickerViewDataSource, PickerViewDelegate {
  var titles: [String] = [] {
    didSet {
      (dataSource, delegate) = (self, self)
      if titles != oldValue { reloadAllComponents() }
    }
  }
  var chosen = 0 {
    didSet {
      if titles.indices.contains(chosen) { selectRow(chosen, inComponent: 0, animated: false) }
    }
  }
  var choose: @MainActor (Int) -> Void = { _ in }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[row] }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    choose(row)
  }
}
