// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// An item of a menu.
package struct MenuItemValue {
  package var content: Node
  package var isOn: Bool
  package var action: @MainActor () -> Void

  package init(content: Node, isOn: Bool = false, action: @escaping @MainActor () -> Void) {
    (self.content, self.isOn, self.action) = (content, isOn, action)
  }
}

@MainActor
extension Node {
  /// A button that shows the kernel's menu of items.
  static func menuButton(_ label: Node, _ items: [MenuItemValue]) -> Node {
    .system("Menu") { expansion in
      let environment = expansion.environment
      var value = ButtonValue {}
      value.menu = {
        ChiaroControls.Menu(
          children: items.map { item in
            Action(
              title: item.content.plainText(in: environment) ?? "",
              image: item.content.firstImage(in: environment)?.kernel,
              state: item.isOn ? .on : .off, handler: { _ in item.action() })
          })
      }
      return Node(.button(value), [label])
    }
  }

  /// A button with a menu of the buttons in a node.
  package static func menu(_ label: Node, _ content: Node) -> Node {
    .system("Menu") { expansion in
      let items = content.options(in: expansion.environment).map { option in
        MenuItemValue(content: option.node) { option.node.buttonAction?() }
      }
      let shown = label.environment("foregroundStyle") { values in
        let own = values.hasOwnForeground ? values.foreground?.first : nil
        let style = own ?? .tint
        values.foreground = [values.isEnabled ? style : .opacity(0.5, style)]
      }
      return menuButton(shown, items)
    }
  }

  /// The action of the button that a node is, below its modifiers; nil for another view.
  private var buttonAction: (@MainActor () -> Void)? {
    switch kind {
    case .button(let value): return value.action
    case .composite(let composite) where composite.name == "Button":
      var expansion = Expansion(environment: EnvironmentValues(), storage: nil)
      return composite.expand(&expansion).buttonAction
    case .modifier, .environment, .preference, .behavior, .identified, .tagged, .layered:
      return children.first?.buttonAction
    default: return nil
    }
  }
}

extension ImageValue {
  /// The image as the kernel's controls show it: by its name, which they look up.
  var kernel: KernelImage? {
    switch source {
    case .symbol(let name): KernelImage(.symbol(name))
    case .image(let image): image
    case .named: nil
    }
  }
}
