// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Views of AppKit: their place, their look and their hierarchy.
@MainActor
enum MacViewNames {
  static let classes: [String: KitClass] = [
    "NSResponder": KitClass(
      properties: [
        "acceptsFirstResponder": .computed(Responder.self) { _, _ in .bool(false) },
        "nextResponder": .absent, "undoManager": .absent, "touchBar": .absent,
      ], methods: responder),
    "NSView": KitClass(
      upper: "NSResponder", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacView(frame: $0.frame) : NSView(frame: $0.frame) },
      properties: ViewNames.joined([places, looks, tree, flags, LayoutNames.anchors, guides]),
      methods: ViewNames.joined([
        hierarchy, updates, geometry, ViewNames.hierarchy, LayoutNames.methods,
      ]),
      statics: ["noIntrinsicMetric": { _, _ in .double(-1) }]),
    "NSVisualEffectView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenMacVisualEffectView(frame: $0.frame) : NSVisualEffectView(frame: $0.frame)
      },
      properties: [
        "material": .choice(\NSVisualEffectView.material, "NSVisualEffectView.Material"),
        "blendingMode": .choice(
          \NSVisualEffectView.blendingMode, "NSVisualEffectView.BlendingMode"),
        "state": .choice(\NSVisualEffectView.state, "NSVisualEffectView.State"),
        "isEmphasized": .flag(\NSVisualEffectView.isEmphasized), "maskImage": KitProperty(),
      ]),
    "NSShadow": KitClass(
      make: { _ in NSShadow() },
      properties: [
        "shadowColor": .color(\NSShadow.shadowColor, "NSColor"),
        "shadowOffset": .size(\NSShadow.shadowOffset),
        "shadowBlurRadius": .length(\NSShadow.shadowBlurRadius),
      ], methods: ["set": { _, _ in nil }]),
  ]

  private static let responder = KitMethods.idle(
    "mouseDown", "mouseUp", "mouseDragged", "mouseEntered", "mouseExited", "mouseMoved",
    "rightMouseDown", "rightMouseUp", "otherMouseDown", "otherMouseUp", "scrollWheel", "keyDown",
    "keyUp", "flagsChanged", "magnify", "rotate", "swipe", "cursorUpdate", "cancelOperation",
    "encodeRestorableState", "restoreState", "invalidateRestorableState", "interpretKeyEvents",
    "pressureChange", "becomeFirstResponder", "resignFirstResponder", "tabletPoint", "doCommand",
    "noResponder", "insertText", "quickLook", "updateUserActivityState", "validateProposed",
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled")

  // MARK: Properties

  private static let places: [String: KitProperty] = [
    "frame": .rect(\NSView.frame), "bounds": .rect(\NSView.bounds),
    "translatesAutoresizingMaskIntoConstraints": .flag(
      \NSView.translatesAutoresizingMaskIntoConstraints, false),
    "autoresizesSubviews": .flag(\NSView.autoresizesSubviews, false),
    "autoresizingMask": KitProperty(
      type: "NSView.AutoresizingMask",
      set: { object, value, kit in
        guard let view = object as? NSView, let words = kit.words(value) else { return false }
        view.autoresizingMask = words.reduce(into: []) { mask, word in
          masks[word].map { mask.formUnion($0) }
        }
        return true
      }),
    "intrinsicContentSize": .computed(NSView.self) { view, _ in .size(view.intrinsicContentSize) },
    "fittingSize": .computed(NSView.self) { view, kit in
      kit.settle()
      return .size(view.fittingSize)
    },
    "visibleRect": .computed(NSView.self) { view, _ in .rect(view.visibleRect) },
    "alignmentRectInsets": .computed(NSView.self) { _, _ in KitGeometry.insets(.zero) },
    "safeAreaInsets": .computed(NSView.self) { _, _ in KitGeometry.insets(.zero) },
    "safeAreaRect": .computed(NSView.self) { view, _ in .rect(view.bounds) },
    "baselineOffsetFromBottom": .computed(NSView.self) { _, _ in .double(0) },
  ]

  private static let masks: [String: NSView.AutoresizingMask] = [
    "width": .flexibleWidth, "height": .flexibleHeight, "minXMargin": .flexibleLeftMargin,
    "maxXMargin": .flexibleRightMargin, "minYMargin": .flexibleTopMargin,
    "maxYMargin": .flexibleBottomMargin,
  ]

  private static let looks: [String: KitProperty] = [
    "alphaValue": .length(\NSView.alphaValue, 0.5), "isHidden": .flag(\NSView.isHidden),
    "wantsLayer": .flag(\NSView.wantsLayer), "clipsToBounds": .flag(\NSView.clipsToBounds),
    "canDrawSubviewsIntoLayer": .flag(\NSView.canDrawSubviewsIntoLayer),
    "layer": .object(\NSView.layer, "CALayer"), "shadow": .object(\NSView.shadow, "NSShadow"),
    "appearance": .of(\NSView.appearance, "NSAppearance?", .nothing) { value, kit in
      if case .nothing = value { return .some(nil) }
      return kit.appearance(value).map { .some($0) }
    },
    "effectiveAppearance": .computed(NSView.self) { view, kit in
      kit.value(view.effectiveAppearance)
    },
    "userInterfaceLayoutDirection": .computed(NSView.self) { view, _ in
      Value.word("\(view.userInterfaceLayoutDirection)")
    },
  ]

  private static let tree: [String: KitProperty] = [
    "superview": .computed(NSView.self) { view, kit in kit.value(view.superview, "NSView") },
    "window": .computed(NSView.self) { view, kit in kit.value(view.window, "NSWindow") },
    "subviews": KitProperty(
      type: "[NSView]",
      get: { object, kit in
        (object as? NSView).map { .array($0.subviews.map { kit.value($0, "NSView") }) }
      },
      set: { object, value, kit in
        guard let view = object as? NSView else { return false }
        let wanted = kit.list(value).compactMap { kit.object($0, NSView.self) }
        for old in view.subviews where !wanted.contains(where: { $0 === old }) {
          old.removeFromSuperview()
        }
        for new in wanted where new !== view && !view.isDescendant(of: new) {
          view.addSubview(new)
        }
        return true
      }),
    "constraints": .computed(NSView.self) { view, kit in
      .array(view.constraints.map { kit.value($0, "NSLayoutConstraint") })
    },
    "enclosingScrollView": .computed(NSView.self) { view, kit in
      kit.value(view.enclosingScrollView, "NSScrollView")
    },
    "trackingAreas": .computed(NSView.self) { _, _ in .array([]) },
    "gestureRecognizers": .computed(NSView.self) { _, _ in .array([]) },
    "enclosingMenuItem": .computed(NSView.self) { _, _ in .nothing },
    "identifier": KitProperty(
      type: "NSUserInterfaceItemIdentifier?",
      get: { object, kit in
        (object as? NSView)?.identifier.map { .some(kit.identifier($0.rawValue)) }
      },
      set: { object, value, kit in
        let name = kit.identifier(value)
        (object as? NSView)?.identifier = name.map { NSUserInterfaceItemIdentifier($0) }
        return true
      }),
    "nextKeyView": .absent, "menu": .absent,
  ]

  private static let flags: [String: KitProperty] = [
    "needsDisplay": .flag(\NSView.needsDisplay), "needsLayout": .flag(\NSView.needsLayout),
    "needsUpdateConstraints": .flag(\NSView.needsUpdateConstraints),
    "isFlipped": .computed(NSView.self) { view, _ in .bool(view.isFlipped) },
    "isOpaque": .computed(NSView.self) { _, _ in .bool(false) },
    "wantsUpdateLayer": .computed(NSView.self) { _, _ in .bool(false) },
    "allowsVibrancy": .computed(NSView.self) { _, _ in .bool(false) },
    "inLiveResize": .computed(NSView.self) { _, _ in .bool(false) },
    "isInFullScreenMode": .computed(NSView.self) { _, _ in .bool(false) },
    "isHiddenOrHasHiddenAncestor": .computed(NSView.self) { view, _ in
      .bool(view.isHiddenOrHasHiddenAncestor)
    },
    "mouseDownCanMoveWindow": .computed(NSView.self) { _, _ in .bool(false) },
    "canBecomeKeyView": .computed(NSView.self) { _, _ in .bool(false) },
  ]

  private static let guides: [String: KitProperty] = [
    "safeAreaLayoutGuide": .part("UILayoutGuide", NSView.self) { $0.safeAreaLayoutGuide },
    "layoutMarginsGuide": .part("UILayoutGuide", NSView.self) { $0.layoutMarginsGuide },
  ]

  // MARK: Methods

  private static let hierarchy: [String: KitMethod] = [
    "addSubview": KitMethods.does(NSView.self) { parent, call in
      var index: Int?
      if let other = call.view("relativeTo"), other.superview === parent {
        index = parent.subviews.firstIndex { $0 === other }
        if call.word("positioned") != "below" { index = index.map { $0 + 1 } }
      } else if call.word("positioned") == "below" {
        index = 0
      }
      ViewNames.insert(call.view(0), in: parent, at: index, call)
    },
    "replaceSubview": KitMethods.does(NSView.self) { parent, call in
      guard let old = call.view(0) as? NSView, let new = call.view("with") as? NSView,
        !parent.isDescendant(of: new)
      else { return }
      parent.replaceSubview(old, with: new)
    },
    "removeFromSuperviewWithoutNeedingDisplay": KitMethods.does(NSView.self) { view, _ in
      view.removeFromSuperview()
    },
    "animator": { _, call in call.owner.map { .object($0) } },
    "viewWithTag": { _, _ in .nothing },
  ]

  private static let updates: [String: KitMethod] = KitMethods.idle(
    "layout", "updateConstraints", "updateLayer", "draw", "viewWillDraw", "viewDidMoveToSuperview",
    "viewDidMoveToWindow", "viewWillMove", "viewDidChangeEffectiveAppearance", "awakeFromNib",
    "viewDidChangeBackingProperties", "viewWillStartLiveResize", "viewDidEndLiveResize",
    "viewDidHide", "viewDidUnhide", "updateTrackingAreas", "addTrackingArea", "resetCursorRects",
    "removeTrackingArea", "addCursorRect", "discardCursorRects", "registerForDraggedTypes",
    "unregisterDraggedTypes", "prepareForReuse", "addGestureRecognizer", "didAddSubview",
    "removeGestureRecognizer", "setNeedsDisplay", "display", "displayIfNeeded", "resizeSubviews",
    "resize", "willRemoveSubview", "prepareForInterfaceBuilder", "scrollToVisible", "scroll",
    "addToolTip", "removeAllToolTips", "beginDraggingSession", "acceptsFirstMouse", "menu",
    "noteFocusRingMaskChanged", "drawFocusRingMask", "willOpenMenu", "didCloseMenu",
    "updateConstraintsForSubtreeIfNeeded", "viewWillBeginGesture", "performKeyEquivalent",
    "draggingEntered", "draggingUpdated", "draggingExited", "hitTest"
  ).merging([
    "layoutSubtreeIfNeeded": KitMethods.does(NSView.self) { view, call in
      call.kit.settle()
      view.layoutSubtreeIfNeeded()
    },
    "invalidateIntrinsicContentSize": KitMethods.does(NSView.self) { view, _ in
      view.invalidateIntrinsicContentSize()
    },
    "setFrameSize": KitMethods.does(NSView.self) { view, call in
      call[0].flatMap(call.kit.size).map { view.setFrameSize($0) }
    },
    "setFrameOrigin": KitMethods.does(NSView.self) { view, call in
      call[0].flatMap(call.kit.point).map { view.setFrameOrigin($0) }
    },
    "setBoundsOrigin": KitMethods.does(NSView.self) { view, call in
      call[0].flatMap(call.kit.point).map { view.setBoundsOrigin($0) }
    },
    "makeBackingLayer": { _, call in call.kit.value(CALayer(), "CALayer") },
  ]) { first, _ in first }

  private static let geometry: [String: KitMethod] = [
    "convert": KitMethods.gives(NSView.self) { view, call in
      guard let value = call[0] else { return nil }
      let (from, to) = (call.has("from"), call.view("from") ?? call.view("to"))
      let other = to as? NSView
      if call.kit.isRect(value), let rect = call.kit.rect(value) {
        return .rect(from ? view.convert(rect, from: other) : view.convert(rect, to: other))
      }
      guard let point = call.kit.point(value) else { return value }
      return .point(from ? view.convert(point, from: other) : view.convert(point, to: other))
    },
    "centerScanRect": { _, call in call[0] }, "backingAlignedRect": { _, call in call[0] },
    "convertToBacking": { _, call in call[0] }, "convertFromBacking": { _, call in call[0] },
    "needsToDraw": { _, _ in .bool(true) },
  ]
}
