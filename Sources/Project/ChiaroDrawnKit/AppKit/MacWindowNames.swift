// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Windows of AppKit, their controllers, and the app.
@MainActor
enum MacWindowNames {
  static let classes: [String: KitClass] = [
    "NSWindow": KitClass(
      upper: "NSResponder", make: { window($0) }, properties: properties, methods: methods),
    "NSPanel": KitClass(
      upper: "NSWindow", make: { window($0) },
      properties: [
        "isFloatingPanel": .unseen, "becomesKeyOnlyIfNeeded": .unseen,
        "worksWhenModal": .unseen,
      ]),
    "NSWindowController": KitClass(
      upper: "NSResponder", usual: [CallArgument("window", .nothing)],
      make: { call in
        let window = call.kit.object(call.value("window"), NSWindow.self)
        return call.isDriven
          ? DrivenMacWindowController(window: window) : NSWindowController(window: window)
      },
      properties: [
        "window": .object(\NSWindowController.window, "NSWindow"),
        "contentViewController": .object(
          \NSWindowController.contentViewController, "NSViewController"),
        "isWindowLoaded": .computed(NSWindowController.self) { controller, _ in
          .bool(controller.isWindowLoaded)
        },
        "windowNibName": .unseen, "windowFrameAutosaveName": .unseen,
        "shouldCascadeWindows": .unseen, "document": .absent,
        "storyboard": .unseen, "shouldCloseDocument": .unseen,
      ],
      methods: KitMethods.idle(
        "windowDidLoad", "windowWillLoad", "loadWindow", "showWindow", "close", "awakeFromNib",
        "synchronizeWindowTitleWithDocumentName", "setDocumentEdited", "windowTitle")),
    "NSApplication": KitClass(
      upper: "NSResponder",
      properties: [
        "effectiveAppearance": .computed(NSApplication.self) { _, kit in
          kit.value(NSAppearance.currentDrawing())
        },
        "appearance": KitProperty(type: "NSAppearance?"),
        "isActive": .computed(NSApplication.self) { _, _ in .bool(true) },
        "mainWindow": .computed(NSApplication.self) { _, _ in .nothing },
        "keyWindow": .computed(NSApplication.self) { _, _ in .nothing },
        "windows": .computed(NSApplication.self) { _, _ in .array([]) },
        "currentEvent": .computed(NSApplication.self) { _, _ in .nothing },
        "userInterfaceLayoutDirection": .computed(NSApplication.self) { _, _ in
          Value.word("leftToRight")
        },
        "mainMenu": .unseen, "dockTile": .unseen, "isHidden": .unseen,
        "applicationIconImage": .unseen, "presentationOptions": .unseen,
      ],
      methods: KitMethods.idle(
        "activate", "setActivationPolicy", "hide", "unhide", "terminate",
        "orderFrontStandardAboutPanel",
        "sendAction", "beginSheet", "registerForRemoteNotifications", "requestUserAttention",
        "runModal", "stopModal", "addWindowsItem"),
      statics: ["shared": { _, call in call.kit.value(NSApplication.shared, "NSApplication") }]),
  ]

  /// A window of code, which is not shown: what is in it is a screen of its own.
  private static func window(_ call: KitCall) -> NSWindow {
    let given = call.rect("contentRect") ?? .zero
    let size = given.isEmpty ? CGSize(width: 480, height: 360) : given.size
    let window = NSWindow(
      contentRect: CGRect(origin: .zero, size: KitGeometry.bounded(size)), styleMask: [],
      backing: .buffered, defer: true)
    if let controller = call.kit.object(call.value("contentViewController"), NSViewController.self)
    {
      window.contentViewController = controller
    }
    return window
  }

  private static let properties: [String: KitProperty] = [
    "title": .string(\NSWindow.title),
    "backgroundColor": .color(\NSWindow.backgroundColor, "NSColor"),
    "contentView": .object(\NSWindow.contentView, "NSView"),
    "contentViewController": .object(\NSWindow.contentViewController, "NSViewController"),
    "frame": .computed(NSWindow.self) { window, _ in .rect(window.frame) },
    "screen": .computed(NSWindow.self) { _, _ in .nothing },
    "isVisible": .computed(NSWindow.self) { _, _ in .bool(true) },
    "isKeyWindow": .computed(NSWindow.self) { _, _ in .bool(true) },
    "isMainWindow": .computed(NSWindow.self) { _, _ in .bool(true) },
    "backingScaleFactor": .computed(NSWindow.self) { _, _ in .double(2) },
    "firstResponder": .computed(NSWindow.self) { _, _ in .nothing },
    "contentLayoutRect": .computed(NSWindow.self) { window, _ in
      .rect(CGRect(origin: .zero, size: window.frame.size))
    },
    "appearance": .of(\NSWindow.appearance, "NSAppearance?", .nothing) { value, kit in
      if case .nothing = value { return .some(nil) }
      return kit.appearance(value).map { .some($0) }
    },
    "effectiveAppearance": .computed(NSWindow.self) { window, kit in
      kit.value(window.effectiveAppearance)
    },
    "contentLayoutGuide": .computed(NSWindow.self) { window, kit in
      kit.value(window.contentView, "NSView")
    },
  ].merging(kept) { first, _ in first }

  /// What of a window stands outside of its content.
  private static let kept: [String: KitProperty] = Dictionary(
    uniqueKeysWithValues: [
      "titlebarAppearsTransparent", "titleVisibility", "styleMask", "isOpaque", "hasShadow",
      "level",
      "isMovableByWindowBackground", "collectionBehavior", "toolbar", "toolbarStyle", "minSize",
      "maxSize", "isReleasedWhenClosed", "tabbingMode", "contentMinSize", "contentMaxSize",
      "aspectRatio", "contentAspectRatio", "alphaValue", "animationBehavior", "subtitle",
      "representedURL", "isRestorable", "restorationClass", "windowController",
      "initialFirstResponder",
      "ignoresMouseEvents", "acceptsMouseMovedEvents", "isExcludedFromWindowsMenu", "delegate",
      "hidesOnDeactivate", "titlebarSeparatorStyle", "isMovable", "identifier", "occlusionState",
      "autorecalculatesKeyViewLoop", "resizeIncrements", "tabbingIdentifier", "parent", "tab",
      "isDocumentEdited", "contentResizeIncrements", "nextResponder",
      "displaysWhenScreenProfileChanges",
    ].map { ($0, .unseen) })

  private static let methods: [String: KitMethod] = KitMethods.idle(
    "makeKeyAndOrderFront", "orderFront", "orderOut", "close", "center", "makeFirstResponder",
    "setFrame", "setContentSize", "setFrameAutosaveName", "setFrameOrigin", "performClose",
    "addChildWindow", "removeChildWindow", "beginSheet", "endSheet", "makeKey", "invalidateShadow",
    "setFrameUsingName", "saveFrame", "toggleFullScreen", "setIsVisible", "awakeFromNib",
    "addTitlebarAccessoryViewController", "orderFrontRegardless", "recalculateKeyViewLoop",
    "layoutIfNeeded", "display", "displayIfNeeded", "setTitleWithRepresentedFilename", "orderBack",
    "registerForDraggedTypes", "standardWindowButton", "zoom", "miniaturize",
    "setFrameTopLeftPoint",
    "enableCursorRects", "disableCursorRects", "setAnchorAttribute", "cascadeTopLeft", "endEditing"
  ).merging([
    "animator": { _, call in call.owner.map { .object($0) } },
    "convertToScreen": { _, call in call[0] }, "convertFromScreen": { _, call in call[0] },
    "standardWindowButton": { _, _ in .nothing },
  ]) { _, second in second }
}
