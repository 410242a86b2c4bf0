// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// The kinds of AppKit as a running program has them: the views themselves, which it changes.
enum LiveMac {
  static let kinds: [String: ElementKind] = ElementKinds.appKit
    .merging(views) { $1 }.merging(LiveMacControls.kinds) { $1 }
    .merging(LiveMacLists.kinds) { $1 }

  private static let views: [String: ElementKind] = [
    "view": ElementKind("NSView", make: plain), "customView": ElementKind("NSView", make: plain),
    "containerView": ElementKind("NSView", make: plain),
    "control": ElementKind("NSControl") { $1.made($0, NSControl(frame: .zero)) },
    "scrollView": ElementKind("NSScrollView", make: scroll, fill: fillScroll),
    "clipView": ElementKind("NSClipView") { $1.made($0, NSClipView(frame: .zero)) },
    "scroller": ElementKind("NSScroller") { _, _ in NSScroller(frame: .zero) },
    "splitView": ElementKind("NSSplitView", make: split, fill: fillSplit),
    "tabView": ElementKind("NSTabView", make: tabs, fill: fillTabs),
    "stackView": ElementKind("NSStackView", make: stack, fill: fillStack),
    "box": ElementKind("NSBox", make: box, fill: fillBox),
    "visualEffectView": ElementKind("NSVisualEffectView", make: effect),
  ]

  /// How far the frame of a control reaches beyond what is drawn of it.
  @MainActor
  static func outsets(of element: InterfaceElement, _ builder: SceneBuilder) -> EdgeInsets {
    let type = element.child(key: "cell")?[attribute: "type"] ?? "push"
    switch element.name {
    case "button": return MacMetrics(type == "radio" ? "check" : type, element, builder).outsets
    case "popUpButton": return MacMetrics("popUp", element, builder).outsets
    case "comboBox": return MacMetrics("combo", element, builder).outsets
    case "segmentedControl": return MacMetrics("segments", element, builder).outsets
    default: return .zero
    }
  }

  /// Gives a view what code finds it by.
  @MainActor
  static func identify(_ view: View, _ element: InterfaceElement) {
    let tag = element.number("tag") ?? element.child(key: "cell")?.number("tag")
    if let tag, abs(tag) < 1e9 { view.tag = Int(tag) }
    guard let view = view as? NSView else { return }
    if let name = element[attribute: "identifier"] {
      view.identifier = NSUserInterfaceItemIdentifier(name)
    }
    if element.flag("wantsLayer") == true { view.wantsLayer = true }
  }

  @MainActor
  private static func plain(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    builder.made(element, NSView(frame: .zero))
  }

  // MARK: Scroll and split views

  @MainActor
  private static func scroll(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSScrollView(frame: .zero))
    view.hasVerticalScroller = element.flag("hasVerticalScroller") ?? true
    view.hasHorizontalScroller = element.flag("hasHorizontalScroller") ?? true
    view.borderType = element[attribute: "borderType"] == "none" ? .noBorder : .bezelBorder
    view.drawsBackground = element.child(key: "contentView")?.flag("drawsBackground") ?? true
    if element.child(key: "contentView")?.flag("copiesOnScroll") == nil,
      let color = builder.color(of: element, key: "backgroundColor"), let color
    {
      view.backgroundColor = color
    }
    return view
  }

  /// Shows the content of the clip view.
  @MainActor
  private static func fillScroll(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let scroll = view as? NSScrollView, let clip = element.child(key: "contentView"),
      let content = builder.subviews(of: clip).first
    else { return }
    let document = builder.makeView(content)
    if let document = document as? NSView { scroll.documentView = document }
    if let color = builder.color(of: clip, key: "backgroundColor"), let color {
      scroll.backgroundColor = color
    }
    guard content.isNamed("tableView") || content.isNamed("outlineView"),
      element.child(key: "headerView") == nil
    else { return }
    (document as? NSTableView)?.headerView = nil
  }

  @MainActor
  private static func split(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSSplitView(frame: .zero))
    view.isVertical = element.flag("vertical") ?? false
    if element[attribute: "dividerStyle"] == "thin" { view.dividerStyle = .thin }
    return view
  }

  @MainActor
  private static func fillSplit(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let split = view as? NSSplitView else { return }
    for child in builder.subviews(of: element) {
      if let part = builder.makeView(child) as? NSView { split.addArrangedSubview(part) }
    }
  }

  // MARK: Tabs

  private static let tabTypes: [String: NSTabView.TabType] = [
    "noTabsNoBorder": .noTabsNoBorder, "noTabsLineBorder": .noTabsLineBorder,
    "noTabsBezelBorder": .noTabsBezelBorder, "bottomTabsBezelBorder": .bottomTabsBezelBorder,
  ]

  @MainActor
  private static func tabs(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSTabView(frame: .zero))
    if let type = element[attribute: "type"].flatMap({ tabTypes[$0] }) { view.tabViewType = type }
    return view
  }

  @MainActor
  private static func fillTabs(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let tabs = view as? NSTabView else { return }
    let items = element.list("tabViewItems").prefix(50)
    for item in items {
      let tab = NSTabViewItem(identifier: item[attribute: "identifier"])
      tab.label = item.string("label") ?? ""
      if let content = item.child(key: "view"), builder.isView(content) {
        tab.view = builder.makeView(content) as? NSView
      }
      tabs.addTabViewItem(tab)
    }
    let first = element[attribute: "initialItem"]
    if let index = items.firstIndex(where: { $0.objectID == first && first != nil }) {
      tabs.selectTabViewItem(at: index)
    }
  }

  // MARK: Stacks

  @MainActor
  private static func stack(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let stack = builder.made(element, NSStackView(frame: .zero))
    AppKitFamily.configure(stack, element)
    return stack
  }

  @MainActor
  private static func fillStack(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let stack = view as? NSStackView else { return }
    for area in AppKitFamily.stackAreas {
      for child in element.list(area.list) where builder.isView(child) {
        guard let inner = builder.makeView(child) as? NSView else { continue }
        if let gravity = area.gravity {
          stack.addView(inner, in: gravity)
        } else {
          stack.addArrangedSubview(inner)
        }
      }
    }
    AppKitFamily.space(stack, element)
  }

  // MARK: Boxes and effects

  @MainActor
  private static func box(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let box = builder.made(element, NSBox(frame: .zero))
    let kind = element[attribute: "boxType"]
    if kind == "separator" { box.boxType = .separator }
    if kind == "custom" { box.boxType = .custom }
    box.title = element.string("title") ?? ""
    if element[attribute: "titlePosition"] == "noTitle" { box.titlePosition = .noTitle }
    box.isTransparent = element.flag("transparent") ?? false
    box.cornerRadius = max(0, element.number("cornerRadius") ?? 0)
    if let fill = builder.color(of: element, key: "fillColor"), let fill { box.fillColor = fill }
    if let color = builder.color(of: element, key: "borderColor"), let color {
      box.borderColor = color
    }
    let isBare = element[attribute: "borderType"] == "none"
    box.borderWidth = isBare ? 0 : max(0, element.number("borderWidth") ?? 1)
    if kind == "custom" { box.contentViewMargins = .zero }
    return box
  }

  @MainActor
  private static func fillBox(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let box = view as? NSBox, box.boxType != .separator,
      let content = element.child(key: "contentView"), builder.isView(content)
    else { return }
    box.contentView = builder.makeView(content) as? NSView
  }

  @MainActor
  private static func effect(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSVisualEffectView(frame: .zero))
    if let word = element[attribute: "material"],
      let material = NSVisualEffectView.Material.allCases.first(where: { "\($0)" == word })
    {
      view.material = material
    }
    if element[attribute: "blendingMode"] == "withinWindow" { view.blendingMode = .withinWindow }
    if element[attribute: "state"] == "active" { view.state = .active }
    return view
  }
}
