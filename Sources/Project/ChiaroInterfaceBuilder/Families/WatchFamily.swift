// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// The objects of a watch's controllers: groups, labels, buttons, pictures, tables and the like.
///
/// Their files have no frames: objects are as large as they say, or as their content is.
enum WatchFamily {
  static let kinds: [String: ElementKind] = [
    "controller": controller("WKInterfaceController"),
    "notificationController": controller("WKUserNotificationInterfaceController"),
    "hostingController": controller("WKHostingController"),
    "group": ElementKind("WKInterfaceGroup", make: group, fill: fill),
    "table": ElementKind("WKInterfaceTable", make: { _, _ in WatchStack() }, fill: fillTable),
    "label": ElementKind("WKInterfaceLabel", make: label),
    "date": ElementKind("WKInterfaceDate") { text(of: $0, "6/4/19", $1) },
    "timer": ElementKind("WKInterfaceTimer") { text(of: $0, "10:00", $1) },
    "button": ElementKind("WKInterfaceButton", make: button, fill: fillButton),
    "switch": ElementKind("WKInterfaceSwitch", make: toggle),
    "slider": ElementKind("WKInterfaceSlider") { _, _ in bar("−            +") },
    "picker": ElementKind("WKInterfacePicker") { _, _ in bar("") },
    "textField": ElementKind("WKInterfaceTextField") { element, _ in
      bar(element.string("placeholder") ?? "")
    },
    "imageView": ElementKind("WKInterfaceImage", make: picture),
    "image": ElementKind("WKInterfaceImage", make: picture),
    "separator": ElementKind("WKInterfaceSeparator", make: separator),
    "map": .placeholder("WKInterfaceMap", "map"),
    "movie": .placeholder("WKInterfaceMovie", "play.rectangle"),
    "inlineMovie": .placeholder("WKInterfaceInlineMovie", "play.rectangle"),
    "skScene": .placeholder("WKInterfaceSKScene", "cube"),
    "scnScene": .placeholder("WKInterfaceSCNScene", "cube"),
  ]

  /// The gray of buttons and rows.
  ///
  /// Source: estimated, compared with no device; Apple publishes no values
  private static let plate = DynamicColor(Color(white: 0.14))

  private static func controller(_ className: String) -> ElementKind {
    ElementKind(
      className,
      make: { element, builder in
        let stack = WatchStack()
        stack.backgroundColor =
          (builder.color(of: element, key: "backgroundColor") ?? nil) ?? .black
        stack.insets = EdgeInsets(top: builder.device.insets.top, left: 1, right: 1)
        return stack
      }, fill: fill)
  }

  // MARK: Groups

  @MainActor
  private static func group(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let stack = WatchStack()
    switch element[attribute: "layout"] {
    case "vertical": stack.arrangement = .column
    case "overlap": stack.arrangement = .pile
    default: stack.arrangement = .row
    }
    stack.spacing = element.number("spacing") ?? 4
    if let margins = element.insets(key: "margins") { stack.insets = margins }
    let hasGround = element.child(key: "backgroundColor") != nil
    stack.layer.cornerRadius = max(0, element.number("radius") ?? (hasGround ? 6 : 0))
    return stack
  }

  @MainActor
  private static func fill(_ view: View, _ element: InterfaceElement, _ builder: SceneBuilder) {
    (view as? WatchStack)?.items = element.list("items").filter { builder.isView($0) }
      .map { item($0, builder) }
  }

  @MainActor
  private static func item(
    _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> WatchStack.Item {
    let places: [String: CGFloat] = ["center": 0.5, "right": 1, "bottom": 1]
    let isWide = ["button", "switch", "slider", "separator", "table", "picker", "textField"]
      .contains(element.name)
    let width = element.number("width") ?? (isWide ? 1 : nil)
    let isGroup = element.isNamed("group") || element.isNamed("table")
    return WatchStack.Item(
      view: builder.makeView(element), width: width ?? (isGroup ? 1 : nil),
      height: element.number("height"),
      across: places[element[attribute: "alignment"] ?? ""] ?? 0,
      down: places[element[attribute: "verticalAlignment"] ?? ""] ?? 0)
  }

  @MainActor
  private static func fillTable(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    let rows =
      element.children.filter { $0.isNamed("tableRow") }
      + element.list("items").filter { $0.isNamed("tableRow") }
      + element.list("rows").filter { $0.isNamed("tableRow") }
    let contents = rows.compactMap { $0.child(key: "rootItem") }.filter { builder.isView($0) }
    (view as? WatchStack)?.items = contents.map { content in
      var row = item(content, builder)
      row.width = 1
      if row.view.backgroundColor == nil { row.view.backgroundColor = plate }
      if row.view.layer.cornerRadius == 0 { row.view.layer.cornerRadius = 9 }
      return row
    }
  }

  // MARK: Texts and buttons

  @MainActor
  private static func label(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    text(of: element, element.string("text") ?? "", builder)
  }

  @MainActor
  private static func text(
    of element: InterfaceElement, _ text: String, _ builder: SceneBuilder
  ) -> View {
    let label = Label(text: text)
    label.font = builder.font(of: element, key: "font") ?? .systemFont(ofSize: 16)
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    label.textColor = (builder.color(of: element, key: "textColor") ?? nil) ?? .white
    if let alignment = element[attribute: "textAlignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      label.textAlignment = alignment
    }
    return label
  }

  /// A rounded ground with a text, as high as a button.
  @MainActor
  private static func bar(_ title: String) -> WatchStack {
    let stack = WatchStack()
    stack.backgroundColor = plate
    stack.layer.cornerRadius = 9
    stack.insets = EdgeInsets(top: 9, left: 8, bottom: 9, right: 8)
    let label = Label(text: title)
    label.font = .systemFont(ofSize: 16)
    label.textColor = .white
    stack.items = [WatchStack.Item(view: label, width: nil, height: 20, across: 0.5, down: 0.5)]
    return stack
  }

  @MainActor
  private static func button(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    guard element.child(key: "contentGroup") == nil else { return WatchStack() }
    let stack = bar(element.string("title") ?? "")
    let title = stack.items[0].view as? Label
    if let color = builder.color(of: element, key: "textColor") ?? nil { title?.textColor = color }
    if let font = builder.font(of: element, key: "font") { title?.font = font }
    return stack
  }

  @MainActor
  private static func fillButton(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let group = element.child(key: "contentGroup"), builder.isView(group) else { return }
    (view as? WatchStack)?.items = [item(group, builder)]
  }

  @MainActor
  private static func toggle(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let stack = bar(element.string("title") ?? "")
    let toggle = Switch()
    toggle.isOn = element.flag("on") ?? true
    stack.arrangement = .pile
    stack.items[0].across = 0
    stack.items.append(
      WatchStack.Item(view: toggle, width: 51, height: 31, across: 1, down: 0.5))
    return stack
  }

  // MARK: Others

  @MainActor
  private static func picture(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = WatchPicture(frame: .zero)
    view.image = PlainFamily.symbolImage(builder.image(of: element), nil, builder)
    view.knownSize = builder.size(
      ofImage: view.image, named: builder.imageName(of: element) ?? "", element)
    view.isMissing = builder.imageName(of: element) != nil && view.image == nil
    return view
  }

  @MainActor
  private static func separator(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let line = WatchPicture(frame: .zero)
    line.knownSize = CGSize(width: 10, height: 1)
    line.backgroundColor =
      (builder.color(of: element, key: "color") ?? nil) ?? DynamicColor(Color(white: 0.3))
    return line
  }
}

/// A picture in a group, which is as large as it is known to be.
private final class WatchPicture: PictureView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { knownSize ?? .zero }
}
