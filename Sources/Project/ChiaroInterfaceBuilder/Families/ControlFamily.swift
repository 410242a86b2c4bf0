// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Controls: buttons, and what shows or sets a value.
enum ControlFamily {
  static let kinds: [String: ElementKind] = [
    "button": ElementKind("UIButton", make: ButtonReading.button),
    "switch": ElementKind("UISwitch", make: toggle),
    "slider": ElementKind("UISlider", make: slider),
    "segmentedControl": ElementKind("UISegmentedControl", make: segments),
    "progressView": ElementKind("UIProgressView", make: progress),
    "activityIndicatorView": ElementKind("UIActivityIndicatorView", make: indicator),
  ]

  @MainActor
  private static func toggle(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let toggle = builder.made(element, Switch())
    // Interface Builder leaves out what is off.
    toggle.isOn = element.flag("on") ?? false
    toggle.isEnabled = element.flag("enabled") ?? true
    if let color = builder.color(of: element, key: "onTintColor") { toggle.onTintColor = color }
    if let color = builder.color(of: element, key: "thumbTintColor") {
      toggle.thumbTintColor = color
    }
    let size =
      builder.isOfGlass ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
    return builder.aligned(toggle, size: size, outsets: EdgeInsets(right: 2))
  }

  @MainActor
  private static func slider(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let slider = builder.made(element, Slider(frame: .zero))
    let least = Float(element.number("minValue") ?? 0)
    let most = max(least, Float(element.number("maxValue") ?? 1))
    slider.maximumValue = most
    slider.minimumValue = least
    slider.value = min(most, max(least, Float(element.number("value") ?? 0.5)))
    slider.isEnabled = element.flag("enabled") ?? true
    if let color = builder.color(of: element, key: "minimumTrackTintColor") {
      slider.minimumTrackTintColor = color
    }
    if let color = builder.color(of: element, key: "maximumTrackTintColor") {
      slider.maximumTrackTintColor = color
    }
    if let color = builder.color(of: element, key: "thumbTintColor") {
      slider.thumbTintColor = color
    }
    let isOfGlass = builder.isOfGlass
    return builder.aligned(
      slider, size: CGSize(width: View.noIntrinsicMetric, height: isOfGlass ? 34 : 30),
      outsets: isOfGlass ? .zero : EdgeInsets(left: 2, bottom: 1, right: 2))
  }

  @MainActor
  private static func segments(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let control = SegmentedControl(
      segments: element.list("segments").map { segment in
        if let image = builder.image(of: segment) { return .image(image) }
        return .title(segment.string("title") ?? "")
      })
    control.isMomentary = element.flag("momentary") ?? false
    if !control.isMomentary, let selected = element.integer("selectedSegmentIndex"), selected >= 0 {
      control.selectedSegmentIndex = selected
    }
    control.isEnabled = element.flag("enabled") ?? true
    for (index, segment) in element.list("segments").enumerated()
    where segment.flag("enabled") == false {
      control.own[index, default: SegmentedControl.OwnValues()].isEnabled = false
    }
    if let color = builder.color(of: element, key: "selectedSegmentTintColor") {
      control.selectedSegmentTintColor = color
    }
    return builder.aligned(
      control, size: CGSize(width: control.sizeThatFits(.zero).width, height: 31),
      outsets: EdgeInsets(bottom: 1))
  }

  @MainActor
  private static func progress(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, ProgressView(frame: .zero))
    view.progress = min(1, max(0, Float(element.number("progress") ?? 0)))
    if let color = builder.color(of: element, key: "progressTintColor") {
      view.progressTintColor = color
    }
    if let color = builder.color(of: element, key: "trackTintColor") {
      view.trackTintColor = color
    }
    return view
  }

  @MainActor
  private static func indicator(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = coloredIndicator(element, builder)
    // The canvas shows an indicator that does not move, whether it hides at run time or not.
    view.hidesWhenStopped = false
    view.isHidden = false
    return view
  }

  /// An indicator in the style and color of its element.
  @MainActor
  static func coloredIndicator(
    _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> ActivityIndicator {
    let isLarge = ["large", "whiteLarge"].contains(element[attribute: "style"] ?? "")
    let view = builder.made(element, ActivityIndicator(style: isLarge ? .large : .medium))
    if element[attribute: "style"]?.hasPrefix("white") == true { view.color = .white }
    if let color = builder.color(of: element, key: "color") { view.color = color }
    return view
  }
}
