// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import Foundation

/// Objects of AppKit of which nothing is to be seen in a window.
@MainActor
enum MacPlainNames {
  static let classes: [String: KitClass] = plain.merging([
    "NSAnimationContext": KitClass(
      make: { _ in ViewNames.Plain() },
      properties: [
        "duration": .unseen, "allowsImplicitAnimation": .unseen,
        "timingFunction": .unseen, "completionHandler": .unseen,
      ],
      statics: [
        "current": { _, call in context(call) },
        "beginGrouping": { _, _ in .void }, "endGrouping": { _, _ in .void },
        "runAnimationGroup": { _, call in
          for closure in closures(call) {
            let takesContext = (closure.parameterCount ?? 1) > 0
            _ = try call.kit.evaluator?.call(closure, takesContext ? [context(call)] : [])
          }
          return .void
        },
      ]),
    "NSNib": KitClass(
      make: { NibFile($0.kit.identifier($0.value("nibNamed")) ?? "") },
      methods: [
        "instantiate": { object, call in
          guard let file = object as? NibFile else { return nil }
          _ = try call.kit.nibs?.objects(ofNib: file.name, owner: call.value("withOwner"))
          return .bool(true)
        }
      ]),
    "NSStoryboard": KitClass(
      make: { NibFile($0.kit.identifier($0.value("name")) ?? "") },
      methods: [
        "instantiateInitialController": { object, call in
          try NibNames.controller(object, call, identifier: nil)
        },
        "instantiateController": { object, call in
          let identifier = call.value("withIdentifier") ?? call.value("identifier")
          return try NibNames.controller(
            object, call, identifier: call.kit.identifier(identifier) ?? "")
        },
      ]),
  ]) { first, _ in first }

  private static func context(_ call: KitCall) -> Value {
    let context = ViewNames.Plain()
    call.kit.hold(context)
    return call.kit.value(context, "NSAnimationContext")
  }

  /// The closures of an animation, and of what follows it.
  private static func closures(_ call: KitCall) -> [FunctionValue] {
    call.arguments.compactMap { argument in
      if case .function(let function) = argument.value.unwrapped { return function }
      return nil
    }
  }

  /// Classes that only keep what they are given, with their methods.
  private static let idle: [String: [String]] = [
    "NSAlert": [
      "addButton", "runModal", "beginSheetModal", "layout",
    ],
    "NSPopover": ["show", "close", "performClose"],
    "NSToolbar": ["insertItem", "removeItem", "validateVisibleItems"],
    "NSToolbarItem": ["validate"], "NSSharingServicePicker": ["show"],
    "NSClickGestureRecognizer": [], "NSPanGestureRecognizer": [],
    "NSMagnificationGestureRecognizer": [], "NSPressGestureRecognizer": [],
    "NSOpenPanel": ["runModal", "begin", "beginSheetModal"],
    "NSSavePanel": ["runModal", "begin", "beginSheetModal"],
    "NSTitlebarAccessoryViewController": [], "NSArrayController": ["rearrangeObjects"],
    "NSStatusItem": [], "NSTextStorage": [], "NSLayoutManager": [],
    "NSTrackingArea": [],
  ]

  private static let plain: [String: KitClass] = idle.mapValues { methods in
    let nothing: KitMethod = { _, _ in nil }
    return KitClass(
      make: { _ in ViewNames.Plain() },
      methods: Dictionary(uniqueKeysWithValues: methods.map { ($0, nothing) }))
  }
}
