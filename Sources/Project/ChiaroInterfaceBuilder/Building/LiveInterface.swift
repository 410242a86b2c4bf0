// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroControls
package import ChiaroProject
package import ChiaroViews
package import Foundation

/// The objects of a part of a file, as a program has them while it runs.
///
/// Interface Builder's canvas shows the content of a file. A program changes that content, so it
/// needs the controls themselves.
@MainActor
package struct LiveInterface {
  /// A view with the element from which it was made.
  package struct Placed {
    package let element: InterfaceElement
    package let view: View
    /// The name of its class in UIKit or AppKit.
    package let className: String
  }

  package let document: InterfaceDocument
  private let builder: SceneBuilder

  /// Prepares for a part of a file.
  ///
  /// - Parameters:
  ///   - document: the file
  ///   - names: the project's colors and images
  ///   - size: the size of the screen in points
  ///   - objects: the program
  package init(
    _ document: InterfaceDocument, names: NamedAssets, size: CGSize,
    for objects: any InterfaceObjects
  ) {
    self.document = document
    builder = SceneBuilder(
      document, resources: InterfaceAssets(names: names), device: DeviceModel(screen: size),
      kinds: Self.kinds(of: document), budget: ScreenBudget(), trustsSavedSizes: false)
    builder.program = objects
  }

  /// Makes the views of elements and those inside of them, with their constraints.
  ///
  /// - Parameters:
  ///   - elements: the views; the first one is that of the controller
  ///   - controller: the controller's element, which may have guides; nil for none
  /// - Returns: the views of the elements
  package func make(
    _ elements: [InterfaceElement], of controller: InterfaceElement? = nil
  ) -> [View] {
    let views = elements.map { builder.makeView($0) }
    if let controller, let view = views.first { builder.addOldGuides(of: controller, to: view) }
    ConstraintReading(builder, SavedFrames(builder), root: controller == nil ? nil : views.first)
      .activateAll()
    return views
  }

  /// The views that were made, the outer ones first.
  package var placed: [Placed] {
    let kinds = Self.kinds(of: document)
    let usual = document.platform == .macOS ? "NSView" : "UIView"
    return builder.placed.map { placed in
      Placed(
        element: placed.element, view: placed.view,
        className: kinds[placed.element.name]?.className ?? usual)
    }
  }

  private static func kinds(of document: InterfaceDocument) -> [String: ElementKind] {
    document.platform == .macOS ? LiveMac.kinds : LiveFamily.kinds
  }

  /// A constraint by its identifier in the file; nil for none.
  package func constraint(_ id: String) -> LayoutConstraint? { builder.constraints[id] }

  /// The button of a bar, or a space between buttons.
  package func barItem(_ element: InterfaceElement) -> BarButtonItem {
    BarFamily.barItem(element, builder)
  }

  /// The tab of a controller.
  package func tabItem(_ element: InterfaceElement) -> TabBarItem {
    BarFamily.tabItem(element, builder)
  }

  /// Gives a bar the colors of its element.
  package func look(of bar: Bar, _ element: InterfaceElement) {
    BarFamily.look(of: bar, element, builder)
  }

  /// The color with a key among an element's children; nil for none.
  package func color(of element: InterfaceElement, key: String) -> DynamicColor? {
    builder.color(of: element, key: key) ?? nil
  }

  /// The view of a controller or window; nil for one that has none in the file.
  package static func root(of object: InterfaceElement) -> InterfaceElement? {
    ScreenReading.root(of: object)
  }

  /// The style that an element asks for.
  package static func style(of element: InterfaceElement) -> UserInterfaceStyle {
    EnumeratedValues.style(of: element)
  }
}

/// The controllers of a storyboard, and the segues between them.
@MainActor
package struct LiveStoryboard {
  package let document: InterfaceDocument
  private let links: ControllerLinks

  package init(_ document: InterfaceDocument) {
    self.document = document
    links = ControllerLinks(document)
  }

  /// The controller with an identifier in the file; nil for none.
  package func controller(id: String) -> InterfaceElement? { links.controllers[id] }

  /// The controllers, in the order of the file.
  package var controllers: [InterfaceElement] {
    links.controllers.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The navigation controller in which a controller is shown; nil for none.
  package func navigation(of controller: InterfaceElement) -> InterfaceElement? {
    links.navigation(of: controller)
  }
}
