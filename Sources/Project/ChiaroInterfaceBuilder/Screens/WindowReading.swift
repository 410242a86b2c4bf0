// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation

/// The frame of a window of macOS as its file describes it: title bar and toolbar.
@MainActor
struct WindowReading {
  private let window: InterfaceElement
  private let mask: InterfaceElement?

  /// Finds the window of a subject; nil for none that has a title bar.
  init?(_ subject: InterfaceElement) {
    guard let window = subject.isNamed("window") ? subject : subject.child(key: "window"),
      window.isNamed("window")
    else { return nil }
    mask = window.child(key: "styleMask")
    guard mask?.flag("titled") == true else { return nil }
    self.window = window
  }

  private var toolbar: InterfaceElement? {
    window.child(key: "toolbar").flatMap { $0.flag("visible") == false ? nil : $0 }
  }

  /// Whether labels stand below the toolbar's items, and the title above them.
  private var isHigh: Bool {
    toolbar != nil && ["expanded", "preference"].contains(window[attribute: "toolbarStyle"])
  }

  /// The height of title bar and toolbar, as of macOS 11 and later.
  private var height: CGFloat { toolbar == nil ? 28 : isHigh ? 80 : 52 }

  /// The room that the bar takes from the content, which may extend below it.
  var coveredHeight: CGFloat { mask?.flag("fullSizeContentView") == true ? 0 : height }

  /// The size of the content of a window that shows none; nil where the file does not say it.
  var contentSize: CGSize? { window.rect(key: "contentRect")?.size }

  /// Puts a window's content below its bar.
  func frame(_ content: View, _ builder: SceneBuilder) -> View {
    let bar = WindowBar(
      title: window[attribute: "titleVisibility"] == "hidden" ? "" : window.string("title") ?? "",
      buttons: ["closable", "miniaturizable", "resizable"].map { mask?.flag($0) == true },
      isTransparent: window.flag("titlebarAppearsTransparent") == true, isHigh: isHigh)
    bar.items = items(builder)
    return WindowSurface(content, bar, height: height, coveredHeight: coveredHeight)
  }

  /// The most items of a toolbar that are drawn.
  private static let mostItems = 60

  /// The items that a toolbar has before anybody changes it.
  private func items(_ builder: SceneBuilder) -> [WindowBar.Item] {
    guard let toolbar else { return [] }
    var known: [String: InterfaceElement] = [:]
    for item in toolbar.list("allowedToolbarItems") { item.objectID.map { known[$0] = item } }
    return toolbar.list("defaultToolbarItems").prefix(Self.mostItems).compactMap { entry in
      (entry[attribute: "reference"].flatMap { known[$0] } ?? entry).objectID.flatMap { id in
        item(known[id] ?? entry, builder)
      }
    }
  }

  private func item(_ element: InterfaceElement, _ builder: SceneBuilder) -> WindowBar.Item {
    switch element[attribute: "implicitItemIdentifier"] {
    case "NSToolbarFlexibleSpaceItem": return .gap(nil)
    case "NSToolbarSpaceItem": return .gap(32)
    case "NSToolbarSidebarTrackingSeparatorItem": return .gap(8)
    default: break
    }
    let label = element.string("label") ?? ""
    let content = element.child(key: "view") ?? element.child(named: "nil")
    if let content, builder.isView(content) {
      return .view(builder.makeView(content), label: label)
    }
    return .image(builder.image(of: element), label: label)
  }
}
