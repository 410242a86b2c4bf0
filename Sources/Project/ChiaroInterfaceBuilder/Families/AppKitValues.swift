// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// Controls of AppKit that show or set a number or a state, laid out as those of `AppKitControls`.
enum AppKitValues {
  static let kinds: [String: ElementKind] = [
    "slider": ElementKind("NSSlider", make: slider),
    "progressIndicator": ElementKind("NSProgressIndicator", make: progress),
    "switch": ElementKind("NSSwitch", make: toggle),
    "stepper": ElementKind("NSStepper", make: stepper),
  ]

  @MainActor
  private static func slider(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let slider = NSSlider(frame: .zero)
    configure(slider, element)
    if slider.isVertical {
      return AlignedView(
        slider, size: CGSize(width: 16, height: View.noIntrinsicMetric),
        outsets: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2), isDrawnInside: true)
    }
    return AlignedView(
      slider, size: CGSize(width: View.noIntrinsicMetric, height: 16),
      outsets: EdgeInsets(top: 2, left: 2, bottom: 6, right: 2), isDrawnInside: true)
  }

  /// The most marks along a slider: more have room on no screen.
  private static let mostMarks = 1_000

  /// Gives a slider its values; one that is higher than wide is upright.
  @MainActor
  static func configure(_ slider: NSSlider, _ element: InterfaceElement) {
    guard let cell = element.child(key: "cell") else { return }
    if let size = element.rect(key: "frame")?.size, cell[attribute: "sliderType"] != "circular" {
      slider.isVertical = size.height > size.width
    }
    slider.numberOfTickMarks = min(mostMarks, max(0, cell.integer("numberOfTickMarks") ?? 0))
    slider.isEnabled = cell.flag("enabled") ?? true
    slider.maxValue = Double(cell.number("maxValue") ?? 1)
    slider.minValue = min(slider.maxValue, Double(cell.number("minValue") ?? 0))
    slider.doubleValue = Double(cell.number("doubleValue") ?? 0)
  }

  @MainActor
  private static func progress(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = NSProgressIndicator(frame: .zero)
    if element[attribute: "style"] == "spinning" {
      view.style = .spinning
      let isSmall = element[attribute: "controlSize"] == "small"
      let side: CGFloat = isSmall ? 16 : 32
      return AlignedView(
        view, size: CGSize(width: side, height: side), outsets: .zero, isDrawnInside: true)
    }
    configure(view, element)
    return AlignedView(
      view, size: CGSize(width: View.noIntrinsicMetric, height: 18),
      outsets: EdgeInsets(top: 1, bottom: 1), isDrawnInside: true)
  }

  /// Gives an indicator its values.
  @MainActor
  static func configure(_ view: NSProgressIndicator, _ element: InterfaceElement) {
    view.isIndeterminate = element.flag("indeterminate") ?? false
    view.minValue = Double(element.number("minValue") ?? 0)
    view.maxValue = max(view.minValue, Double(element.number("maxValue") ?? 100))
    view.doubleValue = Double(element.number("doubleValue") ?? 0)
  }

  @MainActor
  private static func toggle(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let toggle = NSSwitch(frame: .zero)
    configure(toggle, element)
    return AlignedView(
      toggle, size: CGSize(width: 38, height: 22),
      outsets: EdgeInsets(top: 1, left: 2, bottom: 2, right: 2), isDrawnInside: true)
  }

  /// Gives a switch its state.
  @MainActor
  static func configure(_ toggle: NSSwitch, _ element: InterfaceElement) {
    toggle.state = element[attribute: "state"] == "on" ? .on : .off
    toggle.isEnabled = element.flag("enabled") ?? true
  }

  @MainActor
  private static func stepper(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    AlignedView(
      NSStepper(frame: .zero), size: CGSize(width: 13, height: 22),
      outsets: EdgeInsets(left: 3, bottom: 5, right: 3), isDrawnInside: true)
  }
}
