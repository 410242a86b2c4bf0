// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Buttons and what all controls have.
@MainActor
enum ButtonNames {
  static let classes: [String: KitClass] = [
    "UIControl": KitClass(
      upper: "UIView", usual: ViewNames.frame,
      make: { call in
        if call.overrides("draw") { return DrivenControlCanvas(frame: call.frame) }
        return call.isDriven ? DrivenControl(frame: call.frame) : UIControl(frame: call.frame)
      },
      properties: [
        "isEnabled": .flag(\UIControl.isEnabled, false),
        "isSelected": .flag(\UIControl.isSelected),
        "isHighlighted": .flag(\UIControl.isHighlighted),
        "contentHorizontalAlignment": .choice(
          \UIControl.contentHorizontalAlignment, "UIControl.ContentHorizontalAlignment"),
        "contentVerticalAlignment": .choice(
          \UIControl.contentVerticalAlignment, "UIControl.ContentVerticalAlignment"),
        "state": .computed(UIControl.self) { control, _ in
          Value.word(
            !control.isEnabled ? "disabled" : control.isSelected ? "selected" : "normal")
        },
      ],
      methods: [
        "addTarget": { _, _ in nil }, "removeTarget": { _, _ in nil },
        "addAction": { _, _ in nil }, "removeAction": { _, _ in nil },
        "sendActions": { _, _ in nil },
      ]),
    "UIButton": KitClass(
      upper: "UIControl", usual: ViewNames.frame, make: make, properties: properties,
      methods: methods),
    "UIAction": KitClass(make: { _ in ViewNames.Plain() }),
    "UIMenu": KitClass(make: { _ in ViewNames.Plain() }),
  ]

  private static func make(_ call: KitCall) -> AnyObject {
    let button: UIButton
    if call.isDriven {
      button = DrivenButton(frame: call.frame)
    } else if let type = call.value("type").flatMap({
      call.kit.choice($0, UIButton.ButtonType.self)
    }) {
      button = UIButton(type: type)
    } else {
      button = UIButton(frame: call.frame)
    }
    if let configuration = call.value("configuration").flatMap(call.kit.configuration) {
      button.configuration = configuration
    }
    return button
  }

  private static let properties: [String: KitProperty] = [
    "configuration": KitProperty(
      type: "UIButton.Configuration?",
      set: { object, value, kit in
        guard let button = object as? UIButton else { return false }
        if case .nothing = value {
          button.configuration = nil
          return true
        }
        guard let configuration = kit.configuration(value) else { return false }
        button.configuration = configuration
        return true
      }),
    "configurationUpdateHandler": KitProperty(
      set: { object, value, kit in
        guard let button = object as? UIButton, case .function(let closure) = value.unwrapped
        else { return false }
        button.configurationUpdateHandler = { [weak kit] button in
          guard let kit, let known = kit.known(button) else { return }
          _ = kit.perform { try $0.call(closure, [.object(known)]) }
        }
        return true
      }),
    "titleLabel": .part("UILabel", UIButton.self) { $0.titleLabel },
    "imageView": .part("UIImageView", UIButton.self) { $0.imageView },
    "contentEdgeInsets": .insets(\UIButton.contentEdgeInsets),
    "titleEdgeInsets": .insets(\UIButton.titleEdgeInsets),
    "imageEdgeInsets": .insets(\UIButton.imageEdgeInsets),
    "currentTitle": .computed(UIButton.self) { button, _ in
      button.currentTitle.map { .some(.string($0)) } ?? .nothing
    },
    "currentImage": .computed(UIButton.self) { _, _ in nil },
    "adjustsImageWhenHighlighted": .flag(\UIButton.adjustsImageWhenHighlighted, false),
    "automaticallyUpdatesConfiguration": .flag(\UIButton.automaticallyUpdatesConfiguration, false),
  ]

  private static func state(_ call: KitCall) -> UIControl.State {
    switch call.word("for") ?? call.word("forImageIn") {
    case "highlighted": .highlighted
    case "selected": .selected
    case "disabled": .disabled
    default: .normal
    }
  }

  private static let methods: [String: KitMethod] = [
    "setTitle": { object, call in
      (object as? UIButton)?.setTitle(call.text(0), for: state(call))
      return nil
    },
    "setTitleColor": { object, call in
      (object as? UIButton)?.setTitleColor(call[0].flatMap(call.kit.color), for: state(call))
      return nil
    },
    "setImage": { object, call in
      (object as? UIButton)?.setImage(call[0].flatMap(call.kit.image), for: state(call))
      return nil
    },
    "setBackgroundImage": { object, call in
      (object as? UIButton)?.setBackgroundImage(call[0].flatMap(call.kit.image), for: state(call))
      return nil
    },
    "setAttributedTitle": { object, call in
      (object as? UIButton)?.setAttributedTitle(
        call[0].flatMap(call.kit.attributed), for: state(call))
      return nil
    },
    "setPreferredSymbolConfiguration": { object, call in
      if let symbol = call[0].flatMap(call.kit.symbol) {
        (object as? UIButton)?.setPreferredSymbolConfiguration(symbol, forImageIn: state(call))
      }
      return nil
    },
    "title": { object, call in
      (object as? UIButton)?.title(for: state(call)).map { .some(.string($0)) } ?? .nothing
    },
    "setNeedsUpdateConfiguration": { object, _ in
      (object as? UIButton)?.setNeedsUpdateConfiguration()
      return nil
    },
    "updateConfiguration": { _, _ in nil },
  ]
}
