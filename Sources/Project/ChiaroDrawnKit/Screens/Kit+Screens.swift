// SPDX-License-Identifier: MIT

import ChiaroAppKit
package import ChiaroAppearance
package import ChiaroInterpreter
package import ChiaroRaster
package import ChiaroUIKit
import ChiaroViews
import Foundation

extension Kit {
  /// Begins a screen: objects that are made from now on belong to it.
  package func begin(
    _ resources: RenderResources, _ names: NamedAssets, scale: Double, _ traits: TraitCollection,
    isMac: Bool = false
  ) {
    reset()
    setStage { Stage(resources: resources, names: names, textScale: scale) }
    self.traits = isMac ? traits.modifyingTraits { $0.userInterfaceIdiom = .mac } : traits
    self.isMac = isMac
    macApp = isMac ? inStage { MacScreen.app(in: self.traits, self) } : nil
  }

  /// Draws the view or controller that a value holds; nil for other values.
  package func screen(_ value: Value, in room: KitRoom, _ session: Session) -> KitScreen? {
    let drawn = session.perform { evaluator in
      MainThread.run((self, evaluator, value, room)) { kit, evaluator, value, room in
        kit.inStage {
          kit.take(evaluator)
          if room.hasSamples, let view = kit.object(value, UIView.self) { kit.fillLabels(of: view) }
          return KitScreen(value, in: room, kit)
        }
      }
    }
    renewStage()
    // What code threw that views called is told beside the picture.
    if let failure = takeFailure() { _ = session.perform { _ in throw failure } as Void? }
    return drawn ?? nil
  }

  /// Whether a value is a view or a controller.
  package func isScreen(_ value: Value) -> Bool {
    guard case .object(let object) = value.unwrapped else { return false }
    return object.native is UIView || isController(value)
  }

  /// The traits of what a value shows.
  func traits(of value: Value) -> TraitCollection {
    if let view = object(value, UIView.self) ?? macView(of: value) { return view.traitCollection }
    return object(value, UIViewController.self)?.traitCollection ?? traits
  }

  /// The view of a value: itself, or that of a controller; nil for other values.
  package func view(of value: Value) -> UIView? {
    if let controller = object(value, UIViewController.self) { return inStage { controller.view } }
    return object(value, UIView.self) ?? inStage { macView(of: value) }
  }

  /// Whether a value is a controller.
  package func isController(_ value: Value) -> Bool {
    guard case .object(let object) = value.unwrapped else { return false }
    return object.native is UIViewController || object.native is NSViewController
      || object.native is NSWindowController
  }

  /// Whether a view fits a controller: a list controller needs a list.
  package static func isView(_ view: UIView, fitFor controller: UIViewController) -> Bool {
    if controller is UITableViewController { return view is UITableView }
    if controller is UICollectionViewController { return view is UICollectionView }
    return true
  }

  /// Whether a screen's controller asked for its navigation controller and had none, although the
  /// app puts one around it.
  package func missesNavigation(_ value: Value) -> Bool {
    guard missedNavigation, let controller = object(value, UIViewController.self) else {
      return false
    }
    return !(controller is UINavigationController) && !(controller is UITabBarController)
  }

  /// A controller in a navigation controller.
  package func inNavigation(_ value: Value) -> Value {
    guard let controller = object(value, UIViewController.self) else { return value }
    return inStage {
      let outer = UINavigationController(nibName: nil, bundle: nil)
      outer.viewControllers = [controller]
      return self.value(outer, "UINavigationController")
    }
  }

  /// Whether a view was made by code, or is drawn by it.
  func isMade(_ object: ObjectValue) -> Bool { object.place.file >= 0 }

  // MARK: Sizes

  /// The size of a view: its frame's, else that of its content.
  func size(of view: UIView, width: CGFloat?) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, view.frame.width >= 1,
      view.frame.height >= 1
    {
      return view.frame.size
    }
    settle()
    var fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if let width {
      fitted = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      fitted.width = width
      if fitted.height < 1 { fitted.height = view is UITableViewCell ? 44 : 100 }
    }
    if fitted.width < 1 || fitted.height < 1 { fitted = view.intrinsicContentSize }
    return fitted
  }

  /// The size of a controller: its view's.
  func size(of controller: UIViewController) -> CGSize {
    // What holds others fills the screen.
    if controller is UINavigationController || controller is UITabBarController {
      return deviceSize
    }
    let size = controller.preferredContentSize
    if size.width >= 1, size.height >= 1 { return size }
    let frame = controller.view.frame.size
    return frame.width >= 1 && frame.height >= 1 ? frame : deviceSize
  }

  // MARK: Changes of traits

  /// Notes a closure that is called when traits change.
  func register(_ object: UIResponder, _ call: KitCall) {
    guard let closure = call.closure("handler"), observers.count < 1_000 else { return }
    observers.append((object, closure))
  }

  /// Calls what waits for other traits, where these differ from the ones before.
  func runObservers(in traits: UITraitCollection) {
    guard traits.userInterfaceStyle != self.traits.userInterfaceStyle else { return }
    let former = KitTraits.value(self.traits)
    traits.performAsCurrent {
      for observer in observers {
        guard let object = known(observer.object) else { continue }
        _ = perform { try $0.call(observer.closure, [.object(object), former]) }
      }
    }
  }
}
