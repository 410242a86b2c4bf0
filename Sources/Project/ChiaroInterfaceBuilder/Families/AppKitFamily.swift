// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// Views of AppKit that hold others: plain ones, stacks, scrolling ones, tables and boxes.
enum AppKitFamily {
  /// The elements whose views measure places from above.
  static let flipped: Set<String> = [
    "tableView", "outlineView", "splitView", "textView", "tableHeaderView", "collectionView",
    "scrollView",
  ]

  static let kinds: [String: ElementKind] = [
    "view": ElementKind("NSView", make: PlainFamily.plain),
    "customView": ElementKind("NSView", make: PlainFamily.plain),
    "containerView": ElementKind("NSView", make: PlainFamily.plain),
    "scrollView": ElementKind("NSScrollView", make: clipping, fill: fillScroll),
    "clipView": ElementKind("NSClipView", make: clipping),
    "scroller": ElementKind("NSScroller", make: hidden),
    "splitView": ElementKind("NSSplitView"),
    "tabView": ElementKind("NSTabView", make: tabs, fill: fillTabs),
    "stackView": ElementKind("NSStackView", make: stack, fill: fillStack),
    "gridView": ElementKind("NSGridView", make: AppKitGrids.grid, fill: AppKitGrids.fill),
    "box": ElementKind("NSBox", make: box, fill: fillBox),
    "visualEffectView": ElementKind("NSVisualEffectView", make: effect),
    "tableView": ElementKind("NSTableView", make: AppKitTables.table, fill: AppKitTables.fill),
    "outlineView": ElementKind("NSOutlineView", make: AppKitTables.table, fill: AppKitTables.fill),
    "tableHeaderView": ElementKind("NSTableHeaderView", make: AppKitTables.header),
    "tableCellView": ElementKind("NSTableCellView"),
    "collectionView": ElementKind("NSCollectionView"),
    "wkWebView": .placeholder("WKWebView", "globe"), "webView": .placeholder("WebView", "globe"),
    "mapView": .placeholder("MKMapView", "map"), "pdfView": .placeholder("PDFView", "doc"),
    "control": ElementKind("NSControl", make: PlainFamily.plain),
    "ruleEditor": .placeholder("NSRuleEditor", "list.bullet"),
    "predicateEditor": .placeholder("NSPredicateEditor", "list.bullet"),
    "openGLView": .placeholder("NSOpenGLView", "cube"),
    "avPlayerView": .placeholder("AVPlayerView", "play.rectangle"),
  ]

  /// A color of macOS.
  static func color(_ name: String) -> DynamicColor? {
    DynamicColor(systemName: name, on: .macOS)
  }

  @MainActor
  private static func clipping(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = View()
    view.clipsToBounds = true
    if element.flag("drawsBackground") != false, element.isNamed("clipView"),
      let content = element.child(named: "subviews")?.children.first
    {
      let isText = content.isNamed("textView")
      view.backgroundColor = isText ? color("textBackgroundColor") : nil
    }
    return view
  }

  /// Adds the clip view, and above its content the header of a table.
  @MainActor
  private static func fillScroll(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    for child in element.children where child.key != nil && builder.isView(child) {
      let part = builder.makeView(child)
      guard child.isNamed("tableHeaderView") else {
        view.addSubview(part)
        continue
      }
      let strip = HeaderStrip(frame: CGRect(origin: .zero, size: part.frame.size))
      strip.clipsToBounds = true
      part.frame.origin = .zero
      strip.addSubview(part)
      view.addSubview(strip)
      view.subviews.first?.bounds.origin.y = -part.frame.height
    }
  }

  @MainActor
  private static func hidden(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    View()
  }

  @MainActor
  private static func tabs(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let type = element[attribute: "type"] ?? ""
    let isSmall = element[attribute: "controlSize"] == "small"
    let hasTabs = !type.hasPrefix("noTabs")
    if type == "noTabsNoBorder" { return View() }
    let box = MacBox(
      hasTabs ? EdgeInsets(top: isSmall ? 3 : 6, left: 7, bottom: 10, right: 7) : .zero)
    // The box begins in the middle of the tabs.
    let half: CGFloat = hasTabs ? 11 : 0
    box.show(
      plate: plate(),
      inset: EdgeInsets(
        top: type.hasPrefix("bottom") ? 0 : half, bottom: type.hasPrefix("bottom") ? half : 0))
    return box
  }

  /// The ground and the border of a box.
  @MainActor
  private static func plate() -> View {
    let plate = View()
    plate.backgroundColor = color("quaternaryLabelColor")?.withAlphaComponent(0.05)
    plate.layer.cornerRadius = 5
    plate.layer.borderWidth = 1
    plate.layer.borderColor = color("separatorColor") ?? .black
    return plate
  }

  @MainActor
  private static func fillTabs(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    let items = element.list("tabViewItems")
    let selected =
      items.firstIndex { $0.objectID != nil && $0.objectID == element[attribute: "initialItem"] }
      ?? 0
    for (index, item) in items.enumerated() {
      guard let content = item.child(key: "view"), builder.isView(content) else { continue }
      let page = builder.makeView(content)
      if index != selected { page.isHidden = true }
      view.addSubview(page)
    }
    builder.addSubviews(of: element, to: view)
    guard element[attribute: "type"]?.hasPrefix("noTabs") != true else { return }
    let tabs = NSSegmentedControl(
      labels: items.prefix(20).map { $0.string("label") ?? "" }, trackingMode: .selectOne,
      target: nil, action: nil)
    tabs.selectedSegment = items.isEmpty ? -1 : min(selected, 19)
    let width = min(tabs.intrinsicContentSize.width, view.frame.width)
    let isBelow = element[attribute: "type"]?.hasPrefix("bottom") == true
    tabs.frame = CGRect(
      x: (view.frame.width - width) / 2, y: isBelow ? view.frame.height - 22 : 0, width: width,
      height: 22)
    tabs.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin,
      isBelow ? .flexibleTopMargin : .flexibleBottomMargin,
    ]
    view.addSubview(tabs)
  }

  // MARK: Stacks

  @MainActor
  private static func stack(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let stack = UprightStack(frame: .zero)
    configure(stack, element)
    return stack
  }

  private static let alignments: [String: NSLayoutConstraint.Attribute] = [
    "leading": .leading, "trailing": .trailing, "centerX": .centerX, "centerY": .centerY,
    "top": .top, "bottom": .bottom, "width": .width, "height": .height,
    "firstBaseline": .firstBaseline, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
  ]

  private static let distributions: [String: NSStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  /// Gives a stack what its element says.
  @MainActor
  static func configure(_ stack: NSStackView, _ element: InterfaceElement) {
    if element[attribute: "orientation"] == "vertical" { stack.orientation = .vertical }
    stack.spacing = element.number("spacing") ?? 8
    if let alignment = element[attribute: "alignment"].flatMap({ alignments[$0] }) {
      stack.alignment = alignment
    }
    if let distribution = element[attribute: "distribution"].flatMap({ distributions[$0] }) {
      stack.distribution = distribution
    }
    for (name, orientation) in [
      ("horizontal", NSLayoutConstraint.Orientation.horizontal), ("vertical", .vertical),
    ] {
      guard let priority = element.number("\(name)StackHuggingPriority") else { continue }
      stack.setHuggingPriority(
        LayoutPriority(rawValue: Float(min(1_000, max(1, priority)))), for: orientation)
    }
    if let insets = element.insets(key: "edgeInsets") {
      stack.edgeInsets = NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    if element.flag("detachesHiddenViews") != true { stack.detachesHiddenViews = false }
  }

  /// The lists of a stack's views, with the parts of the stack where they stand.
  static let stackAreas: [(list: String, gravity: NSStackView.Gravity?)] = [
    ("subviews", nil), ("beginningViews", .leading), ("middleViews", .center),
    ("endViews", .trailing),
  ]

  /// Gives a stack the spaces after its views.
  @MainActor
  static func space(_ stack: NSStackView, _ element: InterfaceElement) {
    let spacings = element.list("customSpacing").map { $0.number("value") ?? .infinity }
    for (view, spacing) in zip(stack.arrangedSubviews, spacings) where abs(spacing) < 4_096 {
      stack.setCustomSpacing(spacing, after: view)
    }
  }

  @MainActor
  private static func fillStack(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let stack = view as? NSStackView else { return }
    for area in stackAreas {
      for child in element.list(area.list) where builder.isView(child) {
        let inner = builder.makeView(child)
        if inner.translatesAutoresizingMaskIntoConstraints {
          builder.trustSavedSize(of: inner, child)
        }
        // Stacks of AppKit arrange views of AppKit.
        let wrapper = MacArranged(inner)
        let first = stack.arrangedSubviews.first as? MacArranged
        if builder.trustsSavedSizes, child.rect(key: "frame") != nil { wrapper.lineLeader = first }
        if let gravity = area.gravity {
          stack.addView(wrapper, in: gravity)
        } else {
          stack.addArrangedSubview(wrapper)
        }
      }
    }
    space(stack, element)
  }

  // MARK: Boxes and effects

  @MainActor
  private static func box(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let kind = element[attribute: "boxType"]
    if kind == "separator" {
      let line = View()
      line.backgroundColor = color("separatorColor")
      let isFlat =
        (element.rect(key: "frame")?.height ?? 0) < (element.rect(key: "frame")?.width ?? 0)
      // The line stands in the middle of the frame.
      let thickness = element.rect(key: "frame").map { min($0.width, $0.height) } ?? 5
      let above = max(0, (thickness - 1) / 2).rounded(.down)
      return AlignedView(
        line,
        size: CGSize(
          width: isFlat ? View.noIntrinsicMetric : 1, height: isFlat ? 1 : View.noIntrinsicMetric),
        outsets: isFlat
          ? EdgeInsets(top: above, bottom: above) : EdgeInsets(left: above, right: above),
        isDrawnInside: true)
    }
    let hasTitle = element[attribute: "titlePosition"] != "noTitle"
    let box = MacBox(
      kind == "custom"
        ? .zero : EdgeInsets(top: hasTitle ? 2 : 0, left: 3, bottom: 4, right: 3))
    if kind == "custom" {
      if let fill = builder.color(of: element, key: "fillColor"), let fill {
        box.backgroundColor = fill
      }
      box.layer.cornerRadius = max(0, element.number("cornerRadius") ?? 0)
      if element[attribute: "borderType"] != "none" {
        box.layer.borderWidth = max(0, element.number("borderWidth") ?? 1)
        let own = builder.color(of: element, key: "borderColor") ?? nil
        box.layer.borderColor = own ?? color("separatorColor") ?? .black
      }
    } else if element.flag("transparent") != true {
      box.show(plate: plate())
      if hasTitle, let title = element.string("title"), !title.isEmpty {
        let label = Label(text: title)
        label.font = .systemFont(ofSize: 11)
        label.textColor = color("labelColor") ?? .label
        box.show(title: label)
      }
    }
    return box
  }

  @MainActor
  private static func fillBox(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    if view is AlignedView { return }
    builder.addSubviews(of: element, to: view)
    guard builder.document.usesAutolayout, !view.translatesAutoresizingMaskIntoConstraints,
      let content = (view as? MacBox)?.content
    else { return }
    // What is in a box decides how large the box is.
    content.translatesAutoresizingMaskIntoConstraints = false
    let (frame, size) = (content.frame, view.bounds.size)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: frame.minX),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
      view.rightAnchor.constraint(
        equalTo: content.rightAnchor, constant: size.width - frame.maxX),
      view.bottomAnchor.constraint(
        equalTo: content.bottomAnchor, constant: size.height - frame.maxY),
    ])
  }

  @MainActor
  private static func effect(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = View()
    let isOfWindow = ["sidebar", "menu", "popover", "headerView"].contains(
      element[attribute: "material"] ?? "")
    view.backgroundColor =
      color("windowBackgroundColor")?.withAlphaComponent(isOfWindow ? 0.9 : 0.8)
    return view
  }
}

/// The strip at the top of a table in which its header stands, as high as the header.
final class HeaderStrip: View {}

/// A stack whose views are placed from the top, as the builder places all views.
private final class UprightStack: NSStackView { override var isFlipped: Bool { true } }
