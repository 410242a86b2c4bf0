// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroControls
import ChiaroViews
package import Foundation

// Each control is the kernel's own, configured, with its label beside it.

@MainActor
extension Node {
  /// A label and what belongs to it at the other end of the room; without the label where labels
  /// are hidden.
  static func labeled(_ label: Node, _ control: Node) -> Node {
    .system("LabeledControl") { expansion in
      if expansion.environment.hidesLabels { return control }
      return .row([label, .spacer, control])
    }
  }

  /// A choice between on and off.
  package static func toggle(_ label: Node, isOn: Binding<Bool>) -> Node {
    .system("Toggle") { expansion in
      switch expansion.environment.toggleLook {
      case .custom(let make): make(label, isOn)
      case .button:
        .button(label) { isOn.wrappedValue.toggle() }
          .environment("buttonStyle") { [isOn = isOn.wrappedValue] in
            $0.buttonLook = isOn ? .bordered : .borderless
          }
      case .automatic, .toggleSwitch: .labeled(label, .toggleSwitch(isOn, expansion.environment))
      }
    }
  }

  /// The kernel's switch; on iOS 26 it is higher than the room that it takes (measured).
  private static func toggleSwitch(
    _ isOn: Binding<Bool>, _ environment: EnvironmentValues
  ) -> Node {
    let control = ControlValue.fitting("Toggle") { known, environment in
      let toggle = known as? Switch ?? Switch()
      toggle.isOn = isOn.wrappedValue
      toggle.isEnabled = environment.isEnabled
      toggle.onTintColor = environment.tint.map { Palette.shared.color($0, environment) }
      ControlAction.set(toggle, for: .valueChanged) {
        if let toggle = $0 as? Switch { isOn.wrappedValue = toggle.isOn }
      }
      toggle.takeOverrides(of: environment)
      return toggle
    }
    let isGlass = environment.release.hasLiquidGlass
    let over =
      isGlass ? EdgeInsets(top: -3, leading: 0, bottom: -3, trailing: -2) : EdgeInsets()
    return Node(.control(control)).padded(over)
  }

  /// A value that is pulled along a track.
  package static func slider(
    _ value: Binding<Double>, in range: ClosedRange<Double>, step: Double? = nil,
    onEditing: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> Node {
    let control = ControlValue.wide("Slider") { known, environment in
      let slider = known as? ChiaroControls.Slider ?? ChiaroControls.Slider(frame: .zero)
      slider.minimumValue = Float(range.lowerBound)
      slider.maximumValue = Float(range.upperBound)
      slider.value = Float(value.wrappedValue)
      slider.isEnabled = environment.isEnabled
      let tint = environment.tint ?? environment.accent
      slider.minimumTrackTintColor = tint.map { Palette.shared.color($0, environment) }
      ControlAction.set(slider, for: .valueChanged) {
        guard let slider = $0 as? ChiaroControls.Slider else { return }
        onEditing(true)
        value.wrappedValue = stepped(Double(slider.value), range, step)
        onEditing(false)
      }
      slider.takeOverrides(of: environment)
      return slider
    }
    return Node(.control(control))
  }

  private static func stepped(
    _ value: Double, _ range: ClosedRange<Double>, _ step: Double?
  ) -> Double {
    guard let step, step > 0, step.isFinite else { return value }
    let steps = ((value - range.lowerBound) / step).rounded()
    return min(range.upperBound, range.lowerBound + steps * step)
  }

  /// Returns two buttons that decrease or increase a value, beside a label; nil disables a button.
  package static func stepper(
    _ label: Node, increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?
  ) -> Node {
    let control = ControlValue.fitting("Stepper") { known, environment in
      let stepper = known as? ChiaroControls.Stepper ?? ChiaroControls.Stepper(frame: .zero)
      // The app keeps the value: the control's own says only which way it goes.
      (stepper.minimumValue, stepper.maximumValue) = (
        decrement == nil ? 0 : -1, increment == nil ? 0 : 1
      )
      stepper.value = 0
      stepper.isEnabled = environment.isEnabled
      ControlAction.set(stepper, for: .valueChanged) {
        guard let stepper = $0 as? ChiaroControls.Stepper else { return }
        let change = stepper.value
        stepper.value = 0
        if change > 0 { increment?() } else if change < 0 { decrement?() }
      }
      stepper.takeOverrides(of: environment)
      return stepper
    }
    return .labeled(label, Node(.control(control)))
  }

  /// Returns a view of the completed fraction of a task, from 0 to 1; nil if it is unknown.
  package static func progress(_ share: Double?, label: Node?, value: Node?) -> Node {
    .system("ProgressView") { expansion in
      switch expansion.environment.progressLook {
      case .custom(let make): return make(share, label, value)
      case .linear: return .column(.leading, spacing: 4, [label, bar(share ?? 0), value].present)
      case .automatic where share != nil:
        return .column(.leading, spacing: 4, [label, bar(share ?? 0), value].present)
      case .automatic, .circular:
        guard let label else { return spinner }
        return .column([spinner, label.font(.body).foreground(.color(.secondaryLabel))])
      }
    }
  }

  private static func bar(_ share: Double) -> Node {
    let control = ControlValue.wide("ProgressView") { known, environment in
      let bar = known as? ChiaroControls.ProgressView ?? ChiaroControls.ProgressView(frame: .zero)
      bar.progress = Float(share.isNaN ? 0 : min(1, max(0, share)))
      let tint = environment.tint ?? environment.accent
      bar.progressTintColor = tint.map { Palette.shared.color($0, environment) }
      return bar
    }
    return Node(.control(control))
  }

  /// The kernel's spinner.
  private static var spinner: Node {
    let control = ControlValue.fitting("ProgressView") { known, environment in
      let isLarge = environment.controlSize >= .large
      let spinner = known as? ActivityIndicator ?? ActivityIndicator(style: .medium)
      spinner.style = isLarge ? .large : .medium
      spinner.color = environment.tint.map { Palette.shared.color($0, environment) }
      spinner.startAnimating()
      return spinner
    }
    return Node(.control(control))
  }

  /// Returns a control for choosing a color.
  package static func colorPicker(_ label: Node, _ selection: Binding<Color>) -> Node {
    let control = ControlValue.fitting("ColorPicker") { known, environment in
      let well = known as? ColorWell ?? ColorWell(frame: .zero)
      well.selectedColor = Palette.shared.color(selection.wrappedValue.style, environment)
      ControlAction.set(well, for: .valueChanged) {
        guard let color = ($0 as? ColorWell)?.selectedColor else { return }
        selection.wrappedValue = Color(color)
      }
      return well
    }
    return .labeled(label, Node(.control(control)))
  }

  /// Returns a control for choosing a date.
  package static func datePicker(
    _ label: Node, _ selection: Binding<Date>, mode: ChiaroControls.DatePicker.Mode,
    minimum: Date? = nil, maximum: Date? = nil
  ) -> Node {
    let control = ControlValue.fitting("DatePicker") { known, environment in
      let picker = known as? ChiaroControls.DatePicker ?? ChiaroControls.DatePicker(frame: .zero)
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = environment.datePickerLook
      (picker.minimumDate, picker.maximumDate) = (minimum, maximum)
      picker.date = selection.wrappedValue
      picker.locale = environment.locale
      ControlAction.set(picker, for: .valueChanged) {
        if let picker = $0 as? ChiaroControls.DatePicker { selection.wrappedValue = picker.date }
      }
      picker.takeOverrides(of: environment)
      return picker
    }
    return .labeled(label, Node(.control(control)))
  }
}

extension [Node?] {
  /// The nodes that there are.
  var present: [Node] { compactMap { $0 } }
}

extension Palette {
  /// What makes the colors of controls, which are asked for outside of a tree.
  static let shared = Palette()

  /// Returns the color of a style for a control.
  func color(_ style: StyleValue, _ environment: EnvironmentValues) -> DynamicColor {
    paint(style, in: environment).color
  }
}
