// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Labels, fields and texts of AppKit.
@MainActor
enum MacTextNames {
  static let classes: [String: KitClass] = [
    "NSTextField": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { field($0) }, properties: properties),
    "NSSecureTextField": KitClass(
      upper: "NSTextField", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenMacSecureTextField(frame: $0.frame) : NSSecureTextField(frame: $0.frame)
      }),
    "NSTokenField": KitClass(
      upper: "NSTextField", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacTokenField(frame: $0.frame) : NSTokenField(frame: $0.frame) },
      properties: ["tokenStyle": KitProperty(), "tokenizingCharacterSet": .unseen]),
    "NSComboBox": KitClass(
      upper: "NSTextField", usual: ViewNames.frame, make: { NSComboBox(frame: $0.frame) },
      methods: KitMethods.idle("addItems", "addItem", "removeAllItems", "selectItem", "reloadData")),
    "NSSearchField": KitClass(
      upper: "NSTextField", usual: ViewNames.frame,
      make: {
        $0.isDriven ? DrivenMacSearchField(frame: $0.frame) : NSSearchField(frame: $0.frame)
      },
      properties: [
        "searchMenuTemplate": .unseen, "sendsWholeSearchString": .unseen,
        "sendsSearchStringImmediately": .unseen, "recentSearches": .unseen,
        "centersPlaceholder": KitProperty(), "recentsAutosaveName": .unseen,
      ]),
    "NSTextView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacTextView(frame: $0.frame) : NSTextView(frame: $0.frame) },
      properties: text, methods: textMethods,
      statics: [
        "scrollableTextView": { _, call in
          call.kit.value(NSTextView.scrollableTextView(), "NSScrollView")
        }
      ]),
    "NSText": KitClass(upper: "NSTextView"),
  ]

  private static func field(_ call: KitCall) -> NSTextField {
    let field =
      call.isDriven ? DrivenMacTextField(frame: call.frame) : NSTextField(frame: call.frame)
    let label = call.value("labelWithString") ?? call.value("wrappingLabelWithString")
    let rich = call.value("labelWithAttributedString")
    if let words = label.flatMap(call.kit.text) ?? call.text("string") { field.stringValue = words }
    if let words = rich.flatMap(call.kit.attributed) { field.attributedStringValue = words }
    guard label != nil || rich != nil else { return field }
    (field.isEditable, field.isBezeled, field.drawsBackground) = (false, false, false)
    let isWrapping = call.has("wrappingLabelWithString")
    field.isSelectable = isWrapping
    field.textColor = .labelColor
    field.lineBreakMode = isWrapping ? .byWordWrapping : .byClipping
    if !isWrapping { field.usesSingleLineMode = true }
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.frame.size = field.intrinsicContentSize
    return field
  }

  private static let properties: [String: KitProperty] = [
    "placeholderString": .text(\NSTextField.placeholderString),
    "placeholderAttributedString": .attributed(\NSTextField.placeholderAttributedString),
    "textColor": .color(\NSTextField.textColor, "NSColor"),
    "backgroundColor": .color(\NSTextField.backgroundColor, "NSColor"),
    "drawsBackground": .flag(\NSTextField.drawsBackground, false),
    "isEditable": .flag(\NSTextField.isEditable, false),
    "isSelectable": .flag(\NSTextField.isSelectable, true),
    "isBezeled": .flag(\NSTextField.isBezeled, false),
    "isBordered": .flag(\NSTextField.isBordered),
    "bezelStyle": .named(
      \NSTextField.bezelStyle, "NSTextField.BezelStyle",
      ["squareBezel": .squareBezel, "roundedBezel": .roundedBezel]),
    "maximumNumberOfLines": .whole(\NSTextField.maximumNumberOfLines),
    "preferredMaxLayoutWidth": .length(\NSTextField.preferredMaxLayoutWidth),
    "delegate": .absent, "allowsEditingTextAttributes": .unseen,
    "contentType": .unseen, "isAutomaticTextCompletionEnabled": .unseen,
    "cellTruncatesLastVisibleLine": .unseen, "importsGraphics": .unseen,
    "allowsDefaultTighteningForTruncation": .unseen, "lineBreakStrategy": .unseen,
  ]

  private static let text: [String: KitProperty] = [
    "string": .string(\NSTextView.string), "font": .font(\NSTextView.font, "NSFont"),
    "textColor": .color(\NSTextView.textColor, "NSColor"),
    "backgroundColor": .ink(\NSTextView.backgroundColorOrClear, "NSColor"),
    "drawsBackground": .flag(\NSTextView.drawsBackground, false),
    "alignment": .choice(\NSTextView.alignment, "NSTextAlignment"),
    "textContainerInset": .size(\NSTextView.textContainerInset),
    "isEditable": .flag(\NSTextView.isEditable, false),
    "isSelectable": .flag(\NSTextView.isSelectable, false),
    "insertionPointColor": .unseen, "typingAttributes": KitProperty(),
    "textContainer": .part("NSTextContainer", NSTextView.self) { $0.textContainer },
    "selectedTextAttributes": KitProperty(), "isRichText": .unseen,
    "isVerticallyResizable": .flag(\NSTextView.isVerticallyResizable, false),
    "isHorizontallyResizable": .flag(\NSTextView.isHorizontallyResizable),
    "minSize": .size(\NSTextView.minSize), "maxSize": .size(\NSTextView.maxSize),
    "usesFindBar": .unseen, "allowsUndo": .unseen, "usesRuler": .unseen,
    "isFieldEditor": .unseen, "importsGraphics": .unseen, "delegate": .absent,
    "textStorage": KitProperty(), "layoutManager": KitProperty(), "usesFontPanel": .unseen,
    "isAutomaticQuoteSubstitutionEnabled": .unseen, "defaultParagraphStyle": .unseen,
    "isAutomaticLinkDetectionEnabled": .unseen,
    "usesAdaptiveColorMappingForDarkAppearance": .unseen,
    "isContinuousSpellCheckingEnabled": .unseen, "isGrammarCheckingEnabled": .unseen,
  ]

  private static let textMethods: [String: KitMethod] = KitMethods.idle(
    "scrollRangeToVisible", "setSelectedRange", "selectAll", "scrollToEndOfDocument",
    "scrollToBeginningOfDocument", "didChangeText", "sizeToFit", "checkTextInDocument",
    "setAlignment", "insertNewline", "paste", "deleteBackward"
  ).merging([
    "setAttributedString": KitMethods.does(NSTextView.self) { view, call in
      call[0].flatMap(call.kit.attributed).map { view.setAttributedString($0) }
    },
    "selectedRange": { _, _ in
      Value.made("NSRange", [("location", .int(0)), ("length", .int(0))])
    },
  ]) { first, _ in first }
}

extension NSTextView {
  /// The color behind the text, which is always there.
  fileprivate var backgroundColorOrClear: NSColor {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }
}
