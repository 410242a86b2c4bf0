// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroInterpreter
import ChiaroRaster
import ChiaroViews
import Foundation

/// A controller, view or window of AppKit in a window of its own.
@MainActor
struct MacScreen {
  let screen: NSScreen
  let window: NSWindow
  /// The window's size in points.
  let size: CGSize

  /// The size of a controller's view that has none of its own, in points.
  static let usualSize = CGSize(width: 480, height: 360)

  /// Shows what a value holds; nil for what is none of AppKit's.
  init?(_ value: Value, in room: KitRoom, _ kit: Kit) {
    guard let shown = kit.macView(of: value) else { return nil }
    size = KitRoom.bounded(room.size ?? kit.macSize(of: shown, value, width: room.width))
    let bounds = CGRect(origin: .zero, size: size)
    let app = kit.macApp ?? Self.app(in: kit.traits, kit)
    kit.macApp = app
    screen = app.screen
    screen.systemTraits = Self.traits(room)
    window = NSWindow(contentRect: bounds, application: app)
    if !room.isOpaque { window.backgroundColor = .clear }
    if let controller = kit.object(value, NSViewController.self) {
      controller.preferredContentSize = size
      // A window gives its content a frame, whatever its constraints are.
      shown.translatesAutoresizingMaskIntoConstraints = true
      window.contentViewController = controller
    } else {
      show(shown)
    }
    window.makeKeyAndOrderFront(nil)
    window.frame = bounds
    window.contentView?.frame = bounds
  }

  /// Shows a view: one that follows its frame is the whole content, and another stands in one.
  private func show(_ view: NSView) {
    view.removeFromSuperview()
    if view.translatesAutoresizingMaskIntoConstraints {
      window.contentView = view
      return
    }
    let outer = NSView(frame: CGRect(origin: .zero, size: window.frame.size))
    outer.addSubview(view)
    let edges = [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
    ]
    let sizes = [
      view.widthAnchor.constraint(equalTo: outer.widthAnchor),
      view.heightAnchor.constraint(equalTo: outer.heightAnchor),
    ]
    for size in sizes { size.priority = .defaultHigh }
    NSLayoutConstraint.activate(edges + sizes)
    window.contentView = outer
  }

  /// An app without windows, in which code makes views.
  static func app(in traits: TraitCollection, _ kit: Kit) -> NSApplication {
    NSApplication(
      screen: NSScreen(
        bounds: CGRect(x: 0, y: 0, width: 1_440, height: 900), systemTraits: traits,
        stage: kit.stage))
  }

  private static func traits(_ room: KitRoom) -> TraitCollection {
    let base = TraitCollection(userInterfaceStyle: .light).modifyingTraits {
      $0.userInterfaceIdiom = .mac
      $0.displayScale = room.scale
    }
    return TraitCollection(traitsFrom: [base, room.traits])
  }
}

extension Kit {
  /// The view that a value of AppKit shows; nil for what is none of it.
  func macView(of value: Value) -> NSView? {
    if let view = object(value, NSView.self) { return view }
    if let controller = object(value, NSViewController.self) { return controller.view }
    let window =
      object(value, NSWindowController.self)?.window ?? object(value, NSWindow.self)
    return window?.contentView
  }

  /// The size of what a value shows: its own, its frame's, else that of its content.
  func macSize(of view: NSView, _ value: Value, width: CGFloat?) -> CGSize {
    if let wish = object(value, NSViewController.self)?.preferredContentSize, wish.width >= 1,
      wish.height >= 1
    {
      return wish
    }
    let isWhole = object(value, NSView.self) == nil
    let isOfFile = origins[ObjectIdentifier(view)] != nil
    if view.translatesAutoresizingMaskIntoConstraints || isWhole || isOfFile, view.frame.width >= 1,
      view.frame.height >= 1
    {
      return enlarged(view.frame.size, for: view)
    }
    settle()
    var size = view.fittingSize
    if isWhole {
      // A window is at least as large as a person makes one.
      if size.width < 40 || size.height < 40 { size = MacScreen.usualSize }
      return size
    }
    if size.width < 1 { size.width = view.intrinsicContentSize.width }
    if size.height < 1 { size.height = view.intrinsicContentSize.height }
    if size.width < 1 { size.width = width ?? 240 }
    if size.height < 1 { size.height = view is NSTableCellView ? 24 : 100 }
    return size
  }

  /// A size as large as constraints make it: a window grows with its content.
  private func enlarged(_ size: CGSize, for view: NSView) -> CGSize {
    settle()
    let least = view.systemLayoutSizeFitting(NSView.layoutFittingCompressedSize)
    return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
  }
}
