// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// Switches, sliders and what else shows a value.
final class ControlsController: PageController {
  override var pageTitle: String { "Controls" }

  override func fill() {
    addHeading("Switches")
    let switches = [true, false, true].map { isOn in
      let control = UISwitch()
      control.isOn = isOn
      return control
    }
    switches[2].onTintColor = .systemIndigo
    addRow(switches, height: 31, spacing: 60)
    addHeading("Sliders and progress")
    let sliders = [Float(0.3), 0.8].map { value in
      let slider = UISlider()
      slider.value = value
      add(slider, height: 31)
      return slider
    }
    let progress = UIProgressView()
    progress.progress = 0.6
    add(progress, height: 6, gap: 20)
    for slider in sliders {
      slider.addAction(
        UIAction { [unowned slider, unowned progress] _ in progress.progress = slider.value },
        for: .valueChanged)
    }
    addHeading("Segments")
    let segments = UISegmentedControl(titles: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    add(segments, height: 34, gap: 20)
    addHeading("Activity")
    let spinners = [UIActivityIndicatorView.Style.medium, .large].map {
      UIActivityIndicatorView(style: $0)
    }
    for spinner in spinners { spinner.startAnimating() }
    addRow(spinners, height: 40)
    addFields()
  }

  private func addFields() {
    addHeading("Text fields")
    let field = UITextField()
    field.text = "Summit Lake"
    field.borderStyle = .roundedRect
    add(field, height: 38)
    let empty = UITextField()
    empty.placeholder = "Search trails"
    empty.borderStyle = .roundedRect
    add(empty, height: 38)
    let disabled = UITextField()
    disabled.text = "Not now"
    disabled.isEnabled = false
    disabled.borderStyle = .roundedRect
    add(disabled, height: 38)
  }
}
