// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Controls of AppKit, and their cells.
@MainActor
enum MacControlNames {
  static let classes: [String: KitClass] = [
    "NSControl": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacControl(frame: $0.frame) : NSControl(frame: $0.frame) },
      properties: properties, methods: methods),
    "NSImageView": KitClass(
      upper: "NSControl", usual: ViewNames.frame,
      make: { call in
        let view =
          call.isDriven ? DrivenMacImageView(frame: call.frame) : NSImageView(frame: call.frame)
        if let image = call.value("image").flatMap(call.kit.image) {
          view.image = image
          if !call.has("frame") { view.frame.size = view.intrinsicContentSize }
        }
        return view
      },
      properties: [
        "image": .image(\NSImageView.image, "NSImage"),
        "imageScaling": .choice(\NSImageView.imageScaling, "NSImageScaling", MacWords.scalings),
        "imageAlignment": .choice(\NSImageView.imageAlignment, "NSImageAlignment"),
        "contentTintColor": .color(\NSImageView.contentTintColor, "NSColor"),
        "symbolConfiguration": .optional(
          \NSImageView.symbolConfiguration, "NSImage.SymbolConfiguration", .nothing
        ) { $1.symbol($0) },
        "imageFrameStyle": KitProperty(), "animates": .unseen,
      ]),
    "NSCell": KitClass(
      make: { NSCell(textCell: $0.text("textCell") ?? "") }, properties: cell,
      methods: KitMethods.idle("draw", "drawInterior", "setButtonType", "drawBezel")),
    "NSActionCell": KitClass(upper: "NSCell", make: { _ in NSCell(textCell: "") }),
    "NSTextFieldCell": KitClass(upper: "NSActionCell", make: { _ in NSCell(textCell: "") }),
    "NSButtonCell": KitClass(upper: "NSActionCell", make: { _ in NSCell(textCell: "") }),
    "NSSliderCell": KitClass(upper: "NSActionCell", make: { _ in NSCell(textCell: "") }),
    "NSImageCell": KitClass(upper: "NSCell", make: { _ in NSCell(textCell: "") }),
  ]

  private static let properties: [String: KitProperty] = [
    "stringValue": .string(\NSControl.stringValue),
    "attributedStringValue": .of(
      \NSControl.attributedStringValue, "NSAttributedString", Value.rich("A text"),
      read: { held, _ in Value.rich(held.string) }
    ) { $1.attributed($0) },
    "integerValue": .whole(\NSControl.integerValue), "intValue": .whole(\NSControl.integerValue),
    "doubleValue": .real(\NSControl.doubleValue),
    "floatValue": .single(\NSControl.floatValue), "objectValue": value,
    "isEnabled": .flag(\NSControl.isEnabled, false),
    "isHighlighted": .flag(\NSControl.isHighlighted),
    "font": .font(\NSControl.font, "NSFont"),
    "alignment": .choice(\NSControl.alignment, "NSTextAlignment"),
    "lineBreakMode": .choice(\NSControl.lineBreakMode, "NSLineBreakMode"),
    "usesSingleLineMode": .flag(\NSControl.usesSingleLineMode),
    "controlSize": .choice(\NSControl.controlSize, "NSControl.ControlSize"),
    "cell": .computed(NSControl.self) { control, kit in kit.value(control.cell, "NSCell") },
    "target": .absent, "action": .absent, "isContinuous": .unseen,
    "focusRingType": .unseen, "refusesFirstResponder": .unseen,
    "formatter": .absent, "tag": .whole(\NSControl.tag),
  ]

  /// What a control shows: a number, a text or nothing.
  private static let value = KitProperty(
    type: "Any?",
    set: { object, value, kit in
      guard let control = object as? NSControl else { return false }
      if let number = value.number { control.doubleValue = number }
      if let text = value.text { control.stringValue = text }
      return true
    })

  private static let methods: [String: KitMethod] = KitMethods.idle(
    "sendAction", "performClick", "takeStringValueFrom", "selectText", "abortEditing",
    "validateEditing", "calcSize", "setNeedsDisplay", "sendActionOn"
  ).merging([
    "sizeToFit": KitMethods.does(NSControl.self) {
      $0.sizeToFit()
      _ = $1
    },
    "sizeThatFits": KitMethods.gives(NSControl.self) { control, call in
      call[0].flatMap(call.kit.size).map { .size(control.sizeThatFits($0)) }
    },
    "currentEditor": { _, _ in .nothing },
  ]) { first, _ in first }

  private static let cell: [String: KitProperty] = [
    "font": .font(\NSCell.font, "NSFont"), "title": .string(\NSCell.title),
    "stringValue": .string(\NSCell.stringValue),
    "lineBreakMode": .choice(\NSCell.lineBreakMode, "NSLineBreakMode"),
    "usesSingleLineMode": .flag(\NSCell.usesSingleLineMode),
    "isEnabled": .flag(\NSCell.isEnabled, false),
    "alignment": .choice(\NSCell.alignment, "NSTextAlignment"),
    "controlView": .computed(NSCell.self) { cell, kit in kit.value(cell.controlView, "NSControl") },
    "truncatesLastVisibleLine": .unseen, "wraps": .unseen,
    "isScrollable": .unseen, "backgroundStyle": .unseen, "isBezeled": .unseen,
    "isBordered": .unseen, "controlSize": .unseen,
    "sendsActionOnEndEditing": .unseen,
    "highlightsBy": .unseen, "showsStateBy": .unseen, "imageScaling": .unseen,
    "imagePosition": .unseen, "focusRingType": .unseen, "isHighlighted": .unseen,
    "placeholderString": .unseen, "backgroundColor": .unseen, "image": .unseen,
    "allowsMixedState": .unseen, "userInterfaceLayoutDirection": .unseen,
    "menuItem": .unseen, "arrowPosition": .unseen, "isEditable": .unseen,
    "sendsWholeSearchString": .unseen, "searchButtonCell": .unseen,
  ]
}

/// Names that AppKit has for cases.
@MainActor
enum MacWords {
  static let scalings: [String: NSImageScaling] = [
    "scaleProportionallyDown": .scaleProportionallyDown, "scaleNone": .scaleNone,
    "scaleProportionallyUpOrDown": .scaleProportionallyUpOrDown,
    "scaleAxesIndependently": .scaleAxesIndependently,
  ]

  static let bezels: [String: NSButton.BezelStyle] = [
    "push": .push, "flexiblePush": .flexiblePush, "toolbar": .toolbar,
    "accessoryBar": .accessoryBar, "accessoryBarAction": .accessoryBarAction, "badge": .badge,
    "pushDisclosure": .pushDisclosure,
  ]
}

extension Kit {
  /// The state of a button: on, off or mixed; nil for what is none.
  func state(_ value: Value) -> NSControl.StateValue? {
    if let number = whole(value) { return NSControl.StateValue(number) }
    switch word(value) {
    case "on": return .on
    case "off": return .off
    case "mixed": return .mixed
    default:
      guard case .host(let hosted) = value.unwrapped,
        let raw = hosted.call?.arguments.first?.value
      else { return nil }
      return whole(raw).map { NSControl.StateValue($0) }
    }
  }

  /// The word for a state.
  static func word(_ state: NSControl.StateValue) -> Value {
    .word(state == .on ? "on" : state == .mixed ? "mixed" : "off", type: "NSControl.StateValue")
  }
}

extension Value {
  /// A text with attributes, as code asks for it: what it says.
  static func rich(_ text: String) -> Value {
    made("NSAttributedString", [("string", .string(text))])
  }
}
