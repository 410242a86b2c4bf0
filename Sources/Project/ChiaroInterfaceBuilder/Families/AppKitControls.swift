// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// Controls of AppKit.
///
/// Their frames are larger than the rectangles by which they are laid out; how much follows from
/// the frames of some 300 public files.
enum AppKitControls {
  static let kinds: [String: ElementKind] = [
    "textField": ElementKind("NSTextField", make: textField),
    "secureTextField": ElementKind("NSSecureTextField", make: textField),
    "searchField": ElementKind("NSSearchField", make: textField),
    "tokenField": ElementKind("NSTokenField", make: textField),
    "comboBox": ElementKind("NSComboBox", make: textField),
    "textView": ElementKind("NSTextView", make: textView),
    "button": ElementKind("NSButton", make: button),
    "popUpButton": ElementKind("NSPopUpButton", make: popUp),
    "imageView": ElementKind("NSImageView", make: imageView),
    "segmentedControl": ElementKind("NSSegmentedControl", make: segments),
    "matrix": .placeholder("NSMatrix", "square.grid.2x2"),
  ]

  @MainActor
  static func font(_ cell: InterfaceElement?) -> Font {
    FontReading(mac: cell?.child(key: "font"))?.font ?? .systemFont(ofSize: 13)
  }

  // MARK: Text

  @MainActor
  private static func textField(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let border = cell?[attribute: "borderStyle"]
    if border == "bezel" || border == "border" || !element.isNamed("textField") {
      return field(element, cell, builder)
    }
    let label = MacLabel(frame: .zero)
    label.font = font(cell)
    label.text = cell?.string("title")
    label.textColor =
      cell.flatMap { builder.color(of: $0, key: "textColor") ?? nil }
      ?? AppKitFamily.color("labelColor")
    if let alignment = cell?[attribute: "alignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      label.textAlignment = alignment
    }
    let mode = EnumeratedValues.macLineBreakModes[cell?[attribute: "lineBreakMode"] ?? "wordWrap"]
    label.lineBreakMode = mode ?? .byClipping
    let isSingle =
      cell?.flag("usesSingleLineMode") == true
      || ![.byWordWrapping, .byCharWrapping].contains(mode)
      || cell?.flag("scrollable") == true
    label.numberOfLines = isSingle ? 1 : 0
    if let width = element.number("preferredMaxLayoutWidth"), width > 0, !isSingle {
      label.preferredMaxLayoutWidth = width
    }
    if cell?.flag("drawsBackground") == true,
      let color = cell.flatMap({ builder.color(of: $0, key: "backgroundColor") ?? nil })
    {
      label.backgroundColor = color
    }
    if let text = AttributedReading.text(
      cell?.child(key: "attributedStringValue"), font: label.font,
      color: label.textColor, builder)
    {
      label.styledText = text
    }
    return label
  }

  @MainActor
  private static func field(
    _ element: InterfaceElement, _ cell: InterfaceElement?, _ builder: SceneBuilder
  ) -> View {
    let field: NSTextField =
      switch element.name {
      case "searchField": NSSearchField(frame: .zero)
      case "comboBox": NSComboBox(frame: .zero)
      case "secureTextField": NSSecureTextField(frame: .zero)
      default: NSTextField(frame: .zero)
      }
    configure(field, cell, builder)
    let isSmall = cell?[attribute: "controlSize"] == "small"
    let metrics = MacMetrics(element.isNamed("comboBox") ? "combo" : "field", element, builder)
    let usual: CGFloat = builder.isOfGlass ? 24 : metrics.isOlder ? 22 : 21
    return AlignedView(
      field, size: CGSize(width: View.noIntrinsicMetric, height: isSmall ? 19 : usual),
      outsets: metrics.outsets, isDrawnInside: true,
      line: AlignedView.TextLine(font: font(cell), bottom: builder.isOfGlass && !isSmall ? 4 : 3))
  }

  /// Gives a field what its cell says.
  @MainActor
  static func configure(
    _ field: NSTextField, _ cell: InterfaceElement?, _ builder: SceneBuilder
  ) {
    field.stringValue = cell?.string("title") ?? ""
    field.placeholderString = cell?.string("placeholderString")
    field.font = font(cell)
    field.isEnabled = cell?.flag("enabled") ?? true
    if let alignment = cell?[attribute: "alignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      field.alignment = alignment
    }
    if let color = cell.flatMap({ builder.color(of: $0, key: "textColor") ?? nil }) {
      field.textColor = color
    }
  }

  @MainActor
  private static func textView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let label = Label(frame: .zero)
    label.numberOfLines = 0
    label.font = font(element)
    label.text = element.string("string")
    label.textColor =
      (builder.color(of: element, key: "textColor") ?? nil) ?? AppKitFamily.color("textColor")
    return label
  }

  // MARK: Buttons

  @MainActor
  private static func button(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let kind = cell?[attribute: "type"] ?? "push"
    let title = cell?.string("title") ?? ""
    let button: NSButton =
      switch kind {
      case "check": NSButton(checkboxWithTitle: title, target: nil, action: nil)
      case "radio": NSButton(radioButtonWithTitle: title, target: nil, action: nil)
      default: NSButton(title: title, target: nil, action: nil)
      }
    configure(button, kind, element, builder)
    let metrics = MacMetrics(kind == "radio" ? "check" : kind, element, builder)
    let sizes = ButtonSizes(kind, cell, isOfGlass: metrics.isOfGlass, isOlder: metrics.isOlder)
    return AlignedView(
      button, size: sizes.size(title, font(cell), button), outsets: metrics.outsets,
      isDrawnInside: true, slack: ["check", "radio"].contains(kind) ? 6 : 0,
      line: sizes.bottom.map { AlignedView.TextLine(font: font(cell), bottom: $0) })
  }

  /// Gives a button what its element says.
  @MainActor
  static func configure(
    _ button: NSButton, _ kind: String, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    let cell = element.child(key: "cell")
    button.font = font(cell)
    if let image = cell.flatMap({ builder.image(of: $0) }) {
      button.image = image
      if cell?[attribute: "imagePosition"] == "only" || button.title.isEmpty {
        button.imagePosition = .imageOnly
      }
    }
    if kind == "help" { button.bezelStyle = .helpButton }
    if kind == "disclosureTriangle" { button.bezelStyle = .disclosure }
    if kind == "disclosureTriangle" {
      button.isBordered = false
    } else if !["check", "radio"].contains(kind) {
      button.isBordered = cell?[attribute: "borderStyle"]?.hasPrefix("border") == true
    }
    if cell?[attribute: "state"] == "on" { button.state = .on }
    button.isEnabled = cell?.flag("enabled") ?? true
    if let color = builder.color(of: element, key: "contentTintColor"), let color {
      button.contentTintColor = color
    }
    let isDefault =
      cell?.child(key: "keyEquivalent")?.text == "\r"
      || cell?.string("keyEquivalent") == "\r"
    if isDefault { button.keyEquivalent = "\r" }
  }

  @MainActor
  private static func popUp(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let button = NSPopUpButton(frame: .zero, pullsDown: cell?.flag("pullsDown") ?? false)
    let items = choose(button, cell)
    let isSmall = cell?[attribute: "controlSize"] == "small"
    let kind = cell?[attribute: "type"] ?? "push"
    let metrics = MacMetrics(kind == "push" ? "popUp" : kind, element, builder)
    let size = CGSize(
      width: popUpWidth(
        items, button, isSmall ? 24 : 32, isUsual: kind == "push" && !metrics.isOfGlass),
      height: metrics.isOfGlass ? 24 : isSmall ? 17 : 20)
    return AlignedView(
      button, size: size, outsets: metrics.outsets, isDrawnInside: true,
      line: kind == "push"
        ? AlignedView.TextLine(
          font: font(cell), bottom: metrics.isOfGlass ? 4 : isSmall ? 2 : 3) : nil)
  }

  /// Gives a pop-up button the items of its menu, and returns their elements.
  @MainActor
  @discardableResult
  static func choose(_ button: NSPopUpButton, _ cell: InterfaceElement?) -> [InterfaceElement] {
    let items = Array((cell?.child(key: "menu")?.list("items") ?? []).prefix(500))
    for item in items {
      // Lines, and items of a title that another one has, are items of their own.
      let isLine = item.flag("isSeparatorItem") == true
      button.menu?.addItem(
        isLine
          ? .separator()
          : NSMenuItem(title: item.string("title") ?? "", action: nil, keyEquivalent: ""))
    }
    if let selected = cell?[attribute: "selectedItem"],
      let index = items.firstIndex(where: { $0.objectID == selected })
    {
      button.selectItem(at: index)
    }
    button.font = font(cell)
    return items
  }

  /// The width of a pop-up button: its longest title beside the arrows.
  @MainActor
  private static func popUpWidth(
    _ items: [InterfaceElement], _ button: NSPopUpButton, _ arrows: CGFloat, isUsual: Bool
  ) -> CGFloat {
    guard isUsual, !items.isEmpty, let font = button.font else {
      return button.intrinsicContentSize.width
    }
    let widths = items.map { item -> CGFloat in
      let text = Label(text: item.string("title") ?? "")
      text.font = font
      return text.intrinsicContentSize.width
    }
    return (widths.max() ?? 0).rounded(.up) + arrows
  }

  // MARK: Others

  @MainActor
  private static func imageView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let view = PictureView(frame: .zero)
    view.contentMode = .scaleAspectFit
    guard let cell else { return view }
    view.image = PlainFamily.symbolImage(builder.image(of: cell), nil, builder)
    view.knownSize = builder.size(
      ofImage: view.image, named: builder.imageName(of: cell) ?? "", cell)
    if builder.imageName(of: cell) != nil, view.image == nil { view.isMissing = true }
    // AppKit draws templates as it does labels, not in the accent color.
    view.tintColor =
      (builder.color(of: element, key: "contentTintColor") ?? nil)
      ?? AppKitFamily.color("labelColor")
    return view
  }

  static let trackingModes: [String: NSSegmentedControl.SwitchTracking] = [
    "selectOne": .selectOne, "selectAny": .selectAny, "momentary": .momentary,
    "momentaryAccelerator": .momentaryAccelerator,
  ]

  @MainActor
  private static func segments(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let segments = (cell?.list("segments") ?? []).prefix(100)
    let mode = cell?[attribute: "trackingMode"].flatMap { trackingModes[$0] } ?? .selectOne
    let control = NSSegmentedControl(
      labels: segments.map { $0.string("label") ?? "" }, trackingMode: mode, target: nil,
      action: nil)
    show(segments, in: control, builder)
    return AlignedView(
      control, size: CGSize(width: control.intrinsicContentSize.width, height: 20),
      outsets: MacMetrics("segments", element, builder).outsets, isDrawnInside: true)
  }

  /// Shows the images and the selection of segments.
  @MainActor
  static func show(
    _ segments: some Sequence<InterfaceElement>, in control: NSSegmentedControl,
    _ builder: SceneBuilder
  ) {
    let selects = control.trackingMode == .selectAny || control.trackingMode == .selectOne
    for (index, segment) in segments.enumerated() {
      control.setImage(builder.image(of: segment), forSegment: index)
      // What is pressed for a moment is not selected when the window appears.
      if segment.flag("selected") == true, selects { control.setSelected(true, forSegment: index) }
    }
  }
}

/// The sizes of AppKit's buttons, by which they are laid out.
private struct ButtonSizes {
  private let kind: String
  private let height: CGFloat?
  private let padding: CGFloat
  /// How far the line of text stands above the lower edge; nil where the button itself tells.
  let bottom: CGFloat?

  init(_ kind: String, _ cell: InterfaceElement?, isOfGlass: Bool, isOlder: Bool) {
    self.kind = kind
    let isSmall = cell?[attribute: "controlSize"] == "small"
    switch kind {
    case "push":
      let isLarge = cell?[attribute: "controlSize"] == "large"
      height = isOfGlass ? (isLarge ? 28 : 24) : isSmall ? 16 : 20
      padding = isOfGlass ? (isLarge ? 28 : 24) : isSmall ? 16 : isOlder ? 28 : 20
      bottom = isOfGlass ? (isLarge ? 6 : 4) : isSmall ? 2 : 3
    case "check", "radio":
      height = isSmall ? 14 : 16
      padding = isSmall ? (isOfGlass ? 18 : 20) : isOfGlass ? 22 : isOlder ? 20 : 24
      bottom = nil
    case "help":
      height = isOfGlass ? 24 : 20
      padding = 0
      bottom = isOfGlass ? 4 : 3
    default:
      height = nil
      padding = 0
      bottom = nil
    }
  }

  @MainActor
  func size(_ title: String, _ font: Font, _ button: NSButton) -> CGSize {
    let own = button.intrinsicContentSize
    guard let height else { return own }
    if kind == "help" { return CGSize(width: height, height: height) }
    let text = Label(text: title)
    text.font = font
    let width = title.isEmpty ? own.width : text.intrinsicContentSize.width.rounded(.up) + padding
    return CGSize(width: width, height: height)
  }
}
