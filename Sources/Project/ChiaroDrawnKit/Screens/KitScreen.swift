// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroInterpreter
package import ChiaroRaster
import ChiaroUIKit
import ChiaroViews
package import Foundation

/// A controller or view of interpreted code in a window, laid out.
@MainActor
package struct KitScreen {
  /// The window's size in points.
  package let size: CGSize
  /// Whether the screen is dark.
  package let isDark: Bool
  /// The display list of the screen.
  package let list: DisplayList
  /// The views, the outer ones first.
  package let views: [KitView]
  /// The visible views, the outer ones first.
  package let sights: [KitSight]
  /// The names of the classes of the views and of their controllers, with enclosing types.
  package let types: Set<String>
  /// The colors of files that code replaced.
  package let replaced: [KitOrigin]
  private let window: UIWindow
  private let screen: UIScreen

  /// Lays out what a value holds.
  init?(_ value: Value, in room: KitRoom, _ kit: Kit) {
    if let mac = MacScreen(value, in: room, kit) {
      (screen, window, size) = (mac.screen, mac.window, mac.size)
    } else if let made = Self.window(value, in: room, kit) {
      (screen, window, size) = (made.screen, made.window, made.window.bounds.size)
    } else {
      return nil
    }
    kit.settle()
    screen.update()
    if kit.isWaiting {
      kit.settle()
      screen.update()
    }
    kit.runObservers(in: window.traitCollection)
    screen.update()
    list = window.displayList
    isDark = kit.traits(of: value).userInterfaceStyle == .dark
    views = KitView.all(in: window, kit)
    sights = KitSight.all(in: window, kit)
    types = KitView.types(in: window, kit)
    replaced = kit.replaced
  }

  /// A window that shows what a value of UIKit holds; nil for what is none of it.
  private static func window(
    _ value: Value, in room: KitRoom, _ kit: Kit
  ) -> (screen: UIScreen, window: UIWindow)? {
    let controller: UIViewController
    var size = room.size
    if let given = kit.object(value, UIViewController.self) {
      controller = given
      size = size ?? kit.size(of: given)
    } else if let view = kit.object(value, UIView.self) {
      size = size ?? kit.size(of: view, width: room.width)
      controller = frame(view, KitRoom.bounded(size ?? .zero))
    } else {
      return nil
    }
    let bounds = CGRect(origin: .zero, size: KitRoom.bounded(size ?? .zero))
    let screen = UIScreen(bounds: bounds, systemTraits: traits(room), stage: kit.stage)
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    screen.activate()
    // A controller is shown by one window at a time.
    kit.shownWindow?.rootViewController = nil
    kit.shownWindow = window
    window.deviceInsets = UIEdgeInsets(
      top: room.top, left: room.side, bottom: room.bottom, right: room.side)
    if room.isOpaque { window.backgroundColor = .systemBackground }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (screen, window)
  }

  /// Switches to another appearance like the system: views and code are notified, and no object is
  /// made again.
  package func show(_ traits: TraitCollection, _ kit: Kit) {
    kit.inStage {
      screen.systemTraits = UITraitCollection(traitsFrom: [screen.systemTraits, traits])
      screen.update()
      kit.runObservers(in: window.traitCollection)
      screen.update()
    }
  }

  /// A controller that shows a view in a size.
  private static func frame(_ view: UIView, _ size: CGSize) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = UIView(frame: CGRect(origin: .zero, size: size))
    view.removeFromSuperview()
    controller.view.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = controller.view.bounds
      return controller
    }
    let width = view.widthAnchor.constraint(equalToConstant: size.width)
    let height = view.heightAnchor.constraint(equalToConstant: size.height)
    (width.priority, height.priority) = (.defaultHigh, .defaultHigh)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor), width, height,
    ])
    return controller
  }

  private static func traits(_ room: KitRoom) -> UITraitCollection {
    let width = room.size?.width ?? room.width ?? 0
    let base = UITraitCollection(userInterfaceStyle: .light).modifyingTraits {
      $0.userInterfaceIdiom = width >= 700 ? .pad : .phone
      $0.displayScale = room.scale
      $0.horizontalSizeClass = width >= 700 ? .regular : .compact
      $0.verticalSizeClass = .regular
    }
    return UITraitCollection(traitsFrom: [base, room.traits])
  }
}

/// A view of a screen, as it is reported.
package struct KitView {
  package let className: String
  /// Where it was made.
  package let place: Place
  /// The element of a file from which the view was made; nil for a view that code made.
  package let origin: KitOrigin?
  /// Its frame in the window.
  package let frame: CGRect
  package let isHidden: Bool
  package let text: String?
  /// The colors by their names.
  package let colors: [(name: String, color: DynamicColor, ink: KitInk?)]

  /// The most views that are told.
  private static let bound = 5_000

  @MainActor static func all(in window: UIWindow, _ kit: Kit) -> [KitView] {
    var found: [KitView] = []
    var open: [UIView] = window.subviews
    while let view = open.popLast(), found.count < bound {
      open += view.subviews.reversed()
      let origin = kit.origins[ObjectIdentifier(view)]
      guard let object = kit.known(view), origin != nil || kit.isMade(object) else { continue }
      found.append(KitView(view, object, origin, in: window, kit))
    }
    return found
  }

  /// The names of the classes of a window's views and of their controllers.
  @MainActor static func types(in window: UIWindow, _ kit: Kit) -> Set<String> {
    var found: Set<String> = []
    var open: [UIView] = window.subviews
    var count = 0
    while let view = open.popLast(), count < bound {
      count += 1
      open += view.subviews
      for object in [view, view.next as? UIViewController] as [AnyObject?] {
        guard let path = object.flatMap(kit.known).flatMap({ Value.object($0).typePath }) else {
          continue
        }
        found.insert(path)
      }
    }
    return found
  }

  @MainActor private init(
    _ view: UIView, _ object: ObjectValue, _ origin: KitOrigin?, in window: UIWindow, _ kit: Kit
  ) {
    self.origin = origin
    className = object.typeName
    place = object.place
    frame = window.upended(view.convert(view.bounds, to: window))
    isHidden = view.isHidden
    let shown = KitShown(view)
    text = shown.text ?? shown.placeholder
    let inks = kit.inks[ObjectIdentifier(view)] ?? [:]
    var colors: [(name: String, color: DynamicColor, ink: KitInk?)] = []
    if let fill = KitShown.fill(view) {
      colors.append((fill.property, fill.color, kit.groundInk(of: view)))
    }
    if let color = shown.color { colors.append((shown.property, color, inks[shown.property])) }
    self.colors = colors
  }
}
