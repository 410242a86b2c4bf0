// SPDX-License-Identifier: MIT

import ChiaroAppKit
package import ChiaroInterpreter

// What who makes the objects of a Mac's files asks of the objects of code.

extension Kit {
  /// A controller of AppKit's own class.
  package func plainMacController(_ className: String) -> AnyObject {
    switch className {
    case "NSSplitViewController": DrivenMacSplitViewController(nibName: nil, bundle: nil)
    case "NSTabViewController": DrivenMacTabViewController(nibName: nil, bundle: nil)
    case "NSWindowController": DrivenMacWindowController(window: nil)
    case "NSCollectionViewItem": DrivenMacCollectionViewItem(nibName: nil, bundle: nil)
    default: DrivenMacViewController(nibName: nil, bundle: nil)
    }
  }

  /// Shows a controller in a container.
  package func show(_ inner: AnyObject, in container: AnyObject?, as role: String?) {
    guard let inner = inner as? NSViewController else { return }
    if let outer = container as? NSViewController, !MacControllerNames.fits(inner, in: outer) {
      return
    }
    switch container {
    case let split as NSSplitViewController:
      split.addSplitViewItem(NSSplitViewItem(viewController: inner))
    case let tabs as NSTabViewController:
      tabs.addTabViewItem(NSTabViewItem(viewController: inner))
    case let controller as NSWindowController: controller.contentViewController = inner
    default: break
    }
  }

  /// The value of a property that the project's class overrides; nil if it overrides none.
  package func declared(_ property: String, of owner: ObjectValue) throws -> Value? {
    guard owner.isDeclared, evaluator?.overrides(property, owner) == true else { return nil }
    return perform { try $0.readDeclared(property, of: .object(owner)) }
  }

  /// The name that a value gives; nil for none.
  package func name(of value: Value) -> String? {
    if case .nothing = value.unwrapped { return nil }
    return identifier(value)
  }
}
