// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Fields and views in which people write.
@MainActor
enum FieldNames {
  /// The rectangles of a field's parts, which `super` gives.
  private static let rects: [String: KitMethod] = {
    let names = [
      "textRect", "editingRect", "placeholderRect", "clearButtonRect", "leftViewRect",
      "rightViewRect",
    ]
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let method: KitMethod = { object, call in
          guard let bounds = call.rect("forBounds") else { return nil }
          return .rect((object as? DrivenTextField)?.ownRect(name, bounds) ?? bounds)
        }
        return (name, method)
      })
  }()

  static let classes: [String: KitClass] = [
    "UITextField": KitClass(
      upper: "UIControl", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenTextField(frame: $0.frame) : UITextField(frame: $0.frame) },
      properties: [
        "text": .text(\UITextField.text),
        "attributedText": .attributed(\UITextField.attributedText),
        "placeholder": .text(\UITextField.placeholder),
        "attributedPlaceholder": .attributed(\UITextField.attributedPlaceholder),
        "font": .present(\UITextField.font, "UIFont", KitProperty.Samples.font) { $1.font($0) },
        "textColor": .present(\UITextField.textColor, "UIColor", KitProperty.Samples.color) {
          $1.color($0)
        },
        "textAlignment": .choice(\UITextField.textAlignment, "NSTextAlignment"),
        "borderStyle": .choice(\UITextField.borderStyle, "UITextField.BorderStyle"),
        "isSecureTextEntry": .flag(\UITextField.isSecureTextEntry),
        "leftView": .object(\UITextField.leftView, "UIView"),
        "rightView": .object(\UITextField.rightView, "UIView"),
        "leftViewMode": .choice(\UITextField.leftViewMode, "UITextField.ViewMode"),
        "rightViewMode": .choice(\UITextField.rightViewMode, "UITextField.ViewMode"),
        "clearButtonMode": .choice(\UITextField.clearButtonMode, "UITextField.ViewMode"),
        "adjustsFontForContentSizeCategory": .flag(
          \UITextField.adjustsFontForContentSizeCategory),
        "adjustsFontSizeToFitWidth": .flag(\UITextField.adjustsFontSizeToFitWidth),
        "background": .image(\UITextField.background),
        "isEditing": .computed(UITextField.self) { _, _ in .bool(false) },
      ],
      methods: rects),
    "UITextView": KitClass(
      upper: "UIScrollView", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenTextView(frame: $0.frame, textContainer: nil)
          : UITextView(frame: $0.frame, textContainer: nil)
      },
      properties: [
        "text": .of(
          \UITextView.text, "String?", .string("A text"), read: { held, _ in .string(held ?? "") }
        ) { value, kit in
          if case .nothing = value { return .some("") }
          return kit.text(value).map { .some($0) }
        },
        "attributedText": .present(
          \UITextView.attributedText, "NSAttributedString", .string("A text")
        ) { $1.attributed($0) },
        "font": .present(\UITextView.font, "UIFont", KitProperty.Samples.font) { $1.font($0) },
        "textColor": .present(\UITextView.textColor, "UIColor", KitProperty.Samples.color) {
          $1.color($0)
        },
        "textAlignment": .choice(\UITextView.textAlignment, "NSTextAlignment"),
        "textContainerInset": .insets(\UITextView.textContainerInset),
        "adjustsFontForContentSizeCategory": .flag(\UITextView.adjustsFontForContentSizeCategory),
        "textContainer": .part("NSTextContainer", UITextView.self) { $0.textContainer },
      ]),
    "NSTextContainer": KitClass(
      properties: [
        "lineFragmentPadding": .length(\NSTextContainer.lineFragmentPadding),
        "maximumNumberOfLines": .whole(\NSTextContainer.maximumNumberOfLines),
        "lineBreakMode": .choice(\NSTextContainer.lineBreakMode, "NSLineBreakMode"),
      ]),
    "UISearchBar": KitClass(
      upper: "UIView", usual: ViewNames.frame, make: { _ in UISearchBar() },
      properties: [
        "text": .text(\UISearchBar.text), "placeholder": .text(\UISearchBar.placeholder),
        "barTintColor": .color(\UISearchBar.barTintColor),
        "showsCancelButton": .flag(\UISearchBar.showsCancelButton),
        "searchTextField": .part("UITextField", UISearchBar.self) { $0.searchTextField },
        "searchBarStyle": KitProperty(), "backgroundImage": KitProperty(),
      ], methods: ["setImage": { _, _ in nil }, "setBackgroundImage": { _, _ in nil }]),
  ]
}
