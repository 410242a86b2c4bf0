// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// Controls of AppKit as a running program has them.
enum LiveMacControls {
  static let kinds: [String: ElementKind] = [
    "textField": ElementKind("NSTextField") { text($0, $1, NSTextField(frame: .zero)) },
    "secureTextField": ElementKind("NSSecureTextField") {
      text($0, $1, NSSecureTextField(frame: .zero))
    },
    "searchField": ElementKind("NSSearchField") { text($0, $1, NSSearchField(frame: .zero)) },
    "tokenField": ElementKind("NSTokenField") { text($0, $1, NSTokenField(frame: .zero)) },
    "comboBox": ElementKind("NSComboBox") { text($0, $1, NSComboBox(frame: .zero)) },
    "textView": ElementKind("NSTextView", make: textView),
    "button": ElementKind("NSButton", make: button),
    "popUpButton": ElementKind("NSPopUpButton", make: popUp),
    "imageView": ElementKind("NSImageView", make: image),
    "segmentedControl": ElementKind("NSSegmentedControl", make: segments),
    "slider": ElementKind("NSSlider", make: slider),
    "progressIndicator": ElementKind("NSProgressIndicator", make: progress),
    "switch": ElementKind("NSSwitch", make: toggle),
    "stepper": ElementKind("NSStepper") { $1.made($0, NSStepper(frame: .zero)) },
    "colorWell": ElementKind("NSColorWell", make: well),
    "levelIndicator": ElementKind("NSLevelIndicator") {
      $1.made($0, NSLevelIndicator(frame: .zero))
    },
    "datePicker": ElementKind("NSDatePicker") { $1.made($0, NSDatePicker(frame: .zero)) },
    "pathControl": ElementKind("NSPathControl") { $1.made($0, NSPathControl(frame: .zero)) },
  ]

  private static let sizes: [String: NSControl.ControlSize] = [
    "small": .small, "mini": .mini, "large": .large,
  ]

  /// Gives a control what all of them have.
  @MainActor
  private static func set(_ control: NSControl, _ cell: InterfaceElement?) {
    if let size = cell?[attribute: "controlSize"].flatMap({ sizes[$0] }) {
      control.controlSize = size
    }
    control.isEnabled = cell?.flag("enabled") ?? true
    if let alignment = cell?[attribute: "alignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      control.alignment = alignment
    }
  }

  // MARK: Texts

  @MainActor
  private static func text(
    _ element: InterfaceElement, _ builder: SceneBuilder, _ usual: NSTextField
  ) -> View {
    let field = builder.made(element, usual)
    let cell = element.child(key: "cell")
    AppKitControls.configure(field, cell, builder)
    set(field, cell)
    let border = cell?[attribute: "borderStyle"]
    guard element.isNamed("textField"), border != "bezel", border != "border" else {
      return field
    }
    (field.isEditable, field.isBezeled, field.isBordered) = (false, false, false)
    field.drawsBackground = cell?.flag("drawsBackground") ?? false
    if let color = cell.flatMap({ builder.color(of: $0, key: "backgroundColor") ?? nil }) {
      field.backgroundColor = color
    }
    if field.textColor == nil { field.textColor = .labelColor }
    let mode = EnumeratedValues.macLineBreakModes[cell?[attribute: "lineBreakMode"] ?? "wordWrap"]
    field.lineBreakMode = mode ?? .byClipping
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    field.usesSingleLineMode =
      cell?.flag("usesSingleLineMode") == true || !wraps || cell?.flag("scrollable") == true
    if let width = element.number("preferredMaxLayoutWidth"), width > 0, !field.usesSingleLineMode {
      field.preferredMaxLayoutWidth = width
    }
    return field
  }

  @MainActor
  private static func textView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSTextView(frame: .zero))
    view.string = element.string("string") ?? ""
    view.font = AppKitControls.font(element)
    view.drawsBackground = element.flag("drawsBackground") ?? true
    view.isEditable = element.flag("editable") ?? true
    if let color = builder.color(of: element, key: "textColor"), let color {
      view.textColor = color
    }
    return view
  }

  // MARK: Buttons

  @MainActor
  private static func button(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let kind = cell?[attribute: "type"] ?? "push"
    let button = builder.made(element, NSButton(frame: .zero))
    if kind == "check" { button.setButtonType(.switch) }
    if kind == "radio" { button.setButtonType(.radio) }
    button.title = cell?.string("title") ?? ""
    set(button, cell)
    AppKitControls.configure(button, kind, element, builder)
    return button
  }

  @MainActor
  private static func popUp(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let button = builder.made(element, NSPopUpButton(frame: .zero, pullsDown: false))
    button.pullsDown = cell?.flag("pullsDown") ?? false
    set(button, cell)
    AppKitControls.choose(button, cell)
    return button
  }

  @MainActor
  private static func segments(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let segments = (cell?.list("segments") ?? []).prefix(100)
    let control = builder.made(element, NSSegmentedControl(frame: .zero))
    control.segmentCount = segments.count
    for (index, segment) in segments.enumerated() {
      control.setLabel(segment.string("label") ?? "", forSegment: index)
    }
    control.trackingMode =
      cell?[attribute: "trackingMode"].flatMap { AppKitControls.trackingModes[$0] } ?? .selectOne
    AppKitControls.show(segments, in: control, builder)
    return control
  }

  // MARK: Others

  @MainActor
  private static func image(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSImageView(frame: .zero))
    guard let cell = element.child(key: "cell") else { return view }
    view.image = PlainFamily.symbolImage(builder.image(of: cell), nil, builder)
    if let color = builder.color(of: element, key: "contentTintColor"), let color {
      view.contentTintColor = color
    }
    switch cell[attribute: "imageScaling"] {
    case "proportionallyUpOrDown": view.imageScaling = .scaleProportionallyUpOrDown
    case "axesIndependently": view.imageScaling = .scaleAxesIndependently
    case "none": view.imageScaling = .scaleNone
    default: break
    }
    return view
  }

  @MainActor
  private static func slider(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let slider = builder.made(element, NSSlider(frame: .zero))
    AppKitValues.configure(slider, element)
    return slider
  }

  @MainActor
  private static func toggle(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let toggle = builder.made(element, NSSwitch(frame: .zero))
    AppKitValues.configure(toggle, element)
    return toggle
  }

  @MainActor
  private static func progress(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSProgressIndicator(frame: .zero))
    if element[attribute: "style"] == "spinning" { view.style = .spinning }
    if element[attribute: "controlSize"] == "small" { view.controlSize = .small }
    AppKitValues.configure(view, element)
    view.isDisplayedWhenStopped = element.flag("displayedWhenStopped") ?? true
    return view
  }

  @MainActor
  private static func well(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let well = builder.made(element, NSColorWell(frame: .zero))
    if let color = builder.color(of: element, key: "color"), let color { well.color = color }
    return well
  }
}
